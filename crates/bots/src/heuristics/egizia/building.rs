//! What will be built: by the ships of this round, and by crews and quarries in later ones.

use maat_egizia::pieces::{Crew, Effect, Market, Positions, Site};
use maat_egizia::{BuildStep, Egizia, SphinxStep, Step};
use maat_engine::Seat;

use super::Ahead;
use super::goals::even_chance;

/// How likely a player who comes by a site with room for all will stop there.
const SITE_AHEAD: f32 = 0.55;
/// How likely a substitute builds.
const SUBSTITUTE: f32 = 0.2;
/// What standing one place nearer the Nile is worth.
const NEARER: f32 = 0.28;
/// What the only card of a Sphinx build is worth, and how much more the best of very many.
const SPHINX_CARD: f32 = 2.6;
const SPHINX_CHOICE: f32 = 2.3;
/// What a build at the Sphinx is worth above the points for its stones.
const SPHINX_BUILD: f32 = 3.5;
/// Part of the strength left in a build that will be used.
const STILL: f32 = 0.8;
/// What the market step after building at the obelisk is worth.
const OBELISK_STEP: f32 = 2.8;
/// What a stone and a strength are worth in a later round.
const LATER_STONE: f32 = 0.61;
const LATER_STRENGTH: f32 = 0.87;
/// What a space that a player can still sail to is worth, as long as there is a ship for it.
const SPACE_AHEAD: f32 = 1.5;
/// What each own brick in an open row of the pyramid brings, if nobody else has one there.
const ROW_BONUS: f32 = 0.56;
/// How uncertain the most bricks in a row are, for each space that is still open.
const ROW_OPEN: f32 = 0.68;

pub(super) fn points(game: &Egizia, seat: Seat, ahead: Ahead) -> f32 {
    let player = game.player(seat);
    let mut stones = f32::from(player.stones) + hauled(game, seat);
    let mut points = 0.0;
    if ahead.produces {
        stones = (stones + f32::from(game.production(seat))).min(f32::from(game.content().most_stones));
    }
    if ahead.builds {
        let work = Work::of(game, seat);
        let used = work.left.min(stones);
        stones -= used;
        points += work.points(game, used);
        let berths = Berths::of(game, seat, &work);
        let built = stones.min(berths.strength(game, seat, &work));
        stones -= built;
        points += built + berths.bonus + cooperation(game, berths.built + berths.sites);
    }
    points += ROW_BONUS * ahead.builds().min(1.0) * rows(game, seat);
    points + later(game, seat, ahead, stones) + river(game, seat, ahead)
}

/// A build that has begun.
#[derive(Default)]
struct Work {
    site: Option<Site>,
    /// Crews that are committed but not yet turned over, one bit each.
    crews: u8,
    /// Strength that can still be used.
    left: f32,
    /// What is done: spent on bricks, or cards drawn.
    done: u8,
}

impl Work {
    fn of(game: &Egizia, seat: Seat) -> Work {
        let look = game.player(seat).look.len();
        let sphinx = |cards: u8| Work { site: Some(Site::Sphinx), done: cards, ..Work::default() };
        match game.open_step() {
            Some(Step::Build(BuildStep::Commit { seat: builder, site, crews, boosts }))
                if builder == seat =>
            {
                let strength = maat_egizia::strength(game, seat, crews, boosts);
                let most = if site == Site::Sphinx { game.content().sphinx_build.most } else { u8::MAX };
                Work { site: Some(site), crews, left: f32::from(strength.min(most)), done: 0 }
            }
            Some(Step::Build(BuildStep::Lay { seat: builder, site, strength, one, other, .. }))
                if builder == seat =>
            {
                let left = strength - one - other;
                let fits = maat_egizia::cheapest(game, site).is_some_and(|value| value <= left);
                let left = if fits { f32::from(left) } else { 0.0 };
                Work { site: Some(site), left, done: one + other, crews: 0 }
            }
            Some(Step::Build(BuildStep::Market { seat: builder })) if builder == seat => {
                Work { site: Some(Site::Obelisk), ..Work::default() }
            }
            Some(Step::Sphinx(step)) => match step {
                SphinxStep::Extra { seat: builder, paid } if builder == seat => sphinx(paid),
                SphinxStep::DrawSphinx { seat: builder, left } if builder == seat => sphinx(left + look),
                SphinxStep::Keep { seat: builder, .. } if builder == seat => sphinx(look),
                SphinxStep::Extra { .. } | SphinxStep::DrawSphinx { .. } | SphinxStep::Keep { .. } => {
                    Work::default()
                }
            },
            _ => Work::default(),
        }
    }

    /// With so many stones more.
    fn points(&self, game: &Egizia, used: f32) -> f32 {
        match self.site {
            Some(Site::Sphinx) => sphinx_cards(game, f32::from(self.done) + used),
            Some(Site::Obelisk) => OBELISK_STEP + f32::from(self.done) + STILL * used,
            Some(Site::Pyramid) => f32::from(self.done) + STILL * used,
            None => 0.0,
        }
    }
}

/// The best of so many Sphinx cards, and a point for each of the others.
fn sphinx_cards(game: &Egizia, cards: f32) -> f32 {
    let cards = cards.max(1.0);
    let returned = f32::from(game.content().sphinx_build.points);
    SPHINX_CARD + SPHINX_CHOICE * (1.0 - 1.0 / cards) + returned * (cards - 1.0)
}

/// Stones of cards that were not used yet.
fn hauled(game: &Egizia, seat: Seat) -> f32 {
    let cards = game.player(seat).cards.and(game.content().with(Effect::Stones));
    cards.iter().map(|card| f32::from(game.content().nile(card).number)).sum()
}

/// Where a player may still build in this round.
struct Berths {
    /// Expected number of sites, and those built at.
    sites: f32,
    built: f32,
    /// Points beside those for stones.
    bonus: f32,
}

impl Berths {
    fn of(game: &Egizia, seat: Seat, work: &Work) -> Berths {
        let player = game.player(seat);
        let mut berths = Berths { sites: 0.0, built: 0.0, bonus: 0.0 };
        for site in Site::ALL {
            if player.built[site.index()] || work.site == Some(site) {
                berths.built += 1.0;
                continue;
            }
            let chance = chance(game, seat, site);
            berths.sites += chance;
            berths.bonus -= NEARER * place(game, seat, site).unwrap_or(0) as f32;
            berths.bonus += chance
                * match site {
                    Site::Sphinx => SPHINX_BUILD,
                    Site::Obelisk => OBELISK_STEP,
                    Site::Pyramid => 0.0,
                };
        }
        berths
    }

    /// Of the crews that have not worked.
    fn strength(&self, game: &Egizia, seat: Seat, work: &Work) -> f32 {
        let player = game.player(seat);
        let ready = |crew: Crew| !player.used[crew.index()] && work.crews & crew.bit() == 0;
        let strength = |crew: Crew| f32::from(player.strength[crew.index()]);
        strength_at(Crew::ALL.map(|crew| if ready(crew) { strength(crew) } else { 0.0 }), self.sites)
    }
}

/// What crews can build at so many sites: the strongest, one at each, and the joker.
fn strength_at(mut strength: [f32; Crew::ALL.len()], sites: f32) -> f32 {
    let joker = strength[Crew::Joker.index()];
    strength[Crew::Joker.index()] = 0.0;
    strength.sort_unstable_by(|one, other| other.total_cmp(one));
    let regular =
        strength.iter().zip(0u8..).map(|(crew, before)| crew * (sites - f32::from(before)).clamp(0.0, 1.0));
    joker * sites.min(1.0) + regular.sum::<f32>()
}

/// Where a player's ship stands at a site, counted from the Nile.
fn place(game: &Egizia, seat: Seat, site: Site) -> Option<usize> {
    game.site(site).iter().position(|&ship| ship == Some(seat))
}

/// How likely a player builds at a site in this round.
fn chance(game: &Egizia, seat: Seat, site: Site) -> f32 {
    if let Some(place) = place(game, seat, site) {
        let substitute = place == game.spaces() && !game.has(seat, Effect::StandIn);
        return if substitute { SUBSTITUTE } else { 1.0 };
    }
    let position = game.content().site_position(site);
    let comes = |seat: Seat| Ahead::of(game, seat).sails && game.player(seat).downstream().contains(position);
    if !comes(seat) {
        return 0.0;
    }
    let free = game.site(site)[..game.spaces()].iter().filter(|ship| ship.is_none()).count();
    let rivals = Seat::first(game.seats()).filter(|&seat| comes(seat)).count();
    SITE_AHEAD * (free as f32 / rivals as f32).min(1.0)
}

/// Points for so many sites; between two numbers of sites something between.
fn cooperation(game: &Egizia, sites: f32) -> f32 {
    let table = game.content().cooperation.map(f32::from);
    let below = (sites as usize).min(table.len() - 2);
    table[below] + (sites - below as f32) * (table[below + 1] - table[below])
}

/// What stones and crews will bring after this round.
fn later(game: &Egizia, seat: Seat, ahead: Ahead, stones: f32) -> f32 {
    let (player, markets) = (game.player(seat), &game.content().markets);
    if ahead.rounds == 0.0 {
        let sells = player.market(Market::Stone) + 1 >= markets.sale_from;
        let sale = f32::from(markets.sale_points) / f32::from(markets.sale_stones);
        return if sells { sale * stones } else { 0.0 };
    }
    let spaces = f32::from(game.content().site_spaces(game.seats()));
    let sites = Site::ALL.len() as f32 * (spaces / f32::from(game.seats())).min(1.0);
    let strength = strength_at(player.strength.map(f32::from), sites);
    let stones = stones + ahead.rounds * f32::from(game.production(seat));
    LATER_STONE * stones + LATER_STRENGTH * ahead.rounds * strength
}

/// Most bricks in rows of the pyramid that are not complete yet.
fn rows(game: &Egizia, seat: Seat) -> f32 {
    let rows = game.pyramid().iter().zip(&game.content().pyramid);
    rows.map(|(bricks, row)| {
        let own = f32::from(bricks.count(seat));
        let left = f32::from(row.spaces) - bricks.len() as f32;
        if own == 0.0 || left == 0.0 {
            return 0.0;
        }
        let others = Seat::first(game.seats()).filter(|&other| other != seat);
        let most = others.map(|other| bricks.count(other)).max().map_or(0.0, f32::from);
        own * even_chance(own - most, ROW_OPEN * left)
    })
    .sum()
}

/// Cards and spaces that a player can still sail to.
fn river(game: &Egizia, seat: Seat, ahead: Ahead) -> f32 {
    let player = game.player(seat);
    if !ahead.sails {
        return 0.0;
    }
    let content = game.content();
    let players = Seat::first(game.seats()).map(|seat| game.player(seat));
    let taken = players.fold(Positions::EMPTY, |taken, player| taken.or(player.ships));
    let open = game.lying().or(content.round_positions.without(taken)).and(player.downstream());
    let rivals = Seat::first(game.seats()).filter(|&seat| !game.player(seat).passed).count();
    // Not all rivals want the same spaces.
    let spaces = f32::from(open.len()) / (rivals as f32).sqrt();
    SPACE_AHEAD * spaces.min(f32::from(game.ships_left(seat)))
}
