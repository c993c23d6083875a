//! The expected points from building, in this round and in later ones.

use maat_egizia::pieces::{Crew, Effect, Market, Site};
use maat_egizia::state::Player;
use maat_egizia::{BuildStep, Egizia, SphinxStep, Step};
use maat_engine::Seat;

use super::goals::lead_probability;
use super::{Outlook, Table};

/// Probability that a player who can reach a site with room for all stops there.
const STOP_PROBABILITY: f32 = 0.55;
/// Probability that a substitute builds.
const SUBSTITUTE: f32 = 0.2;
/// Value of each place nearer to the Nile.
const PLACE_VALUE: f32 = 0.28;
/// Value of the only card of a Sphinx build.
const SPHINX_CARD: f32 = 2.6;
/// Limit of the additional value of choosing among several cards.
const SPHINX_CHOICE: f32 = 2.3;
/// Value of a build at the Sphinx besides the points for its stones.
const SPHINX_BUILD: f32 = 3.5;
/// Share of the remaining strength of a build that will be used.
const USED_SHARE: f32 = 0.8;
/// Value of the market step after building at the obelisk.
const OBELISK_STEP: f32 = 2.8;
/// Value of a stone in a later round.
const LATER_STONE: f32 = 0.61;
/// Value of a point of strength in a later round.
const LATER_STRENGTH: f32 = 0.87;
/// Value of a space that a player can still reach, while there is a ship for it.
const REACHABLE_SPACE: f32 = 1.5;
/// Value of each own brick in an open row of the pyramid without bricks of others.
const ROW_BONUS: f32 = 0.56;
/// Uncertainty about the majority in a row for each open space.
const ROW_UNCERTAINTY: f32 = 0.68;

/// The expected points from building.
pub(super) struct Expected {
    /// In this round.
    pub now: f32,
    /// For majorities in incomplete rows of the pyramid.
    pub rows: f32,
    /// In later rounds.
    pub later: f32,
}

pub(super) fn points(table: &Table<'_>, seat: Seat) -> Expected {
    let (player, outlook) = (table.game.player(seat), &table.outlooks[seat]);
    let ahead = outlook.ahead;
    let mut stones = f32::from(player.stones) + hauled(table, player);
    let mut points = 0.0;
    if ahead.produces {
        stones = (stones + f32::from(outlook.production)).min(f32::from(table.content.most_stones));
    }
    if ahead.builds {
        let work = Work::of(table, seat);
        let used = work.left.min(stones);
        stones -= used;
        points += work.points(table, used);
        let berths = Berths::of(table, seat, &work);
        let built = stones.min(berths.strength(player, &work));
        stones -= built;
        points += built + berths.bonus + cooperation(table, berths.built + berths.sites);
    }
    Expected {
        now: points,
        rows: ROW_BONUS * ahead.builds().min(1.0) * rows(table, seat),
        later: later(table, player, outlook, stones),
    }
}

/// A build in progress.
#[derive(Default)]
struct Work {
    site: Option<Site>,
    /// The committed crews that have not worked yet, one bit each.
    crews: u8,
    /// The strength that can still be used.
    left: f32,
    /// The value of bricks built, or the number of cards drawn.
    done: u8,
}

impl Work {
    fn of(table: &Table<'_>, seat: Seat) -> Work {
        let game = table.game;
        let look = game.player(seat).look.len();
        let sphinx = |cards: u8| Work { site: Some(Site::Sphinx), done: cards, ..Work::default() };
        match table.step {
            Some(Step::Build(BuildStep::Commit { seat: builder, site, crews, boosts }))
                if builder == seat =>
            {
                let strength = maat_egizia::strength(game, seat, crews, boosts);
                let most = if site == Site::Sphinx { table.content.sphinx_build.most } else { u8::MAX };
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

    /// The points of the build if it uses `used` more stones.
    fn points(&self, table: &Table<'_>, used: f32) -> f32 {
        match self.site {
            Some(Site::Sphinx) => sphinx_cards(table, f32::from(self.done) + used),
            Some(Site::Obelisk) => OBELISK_STEP + f32::from(self.done) + USED_SHARE * used,
            Some(Site::Pyramid) => f32::from(self.done) + USED_SHARE * used,
            None => 0.0,
        }
    }
}

/// The value of the best of several Sphinx cards, and one point for each of the others.
fn sphinx_cards(table: &Table<'_>, cards: f32) -> f32 {
    let cards = cards.max(1.0);
    let returned = f32::from(table.content.sphinx_build.points);
    SPHINX_CARD + SPHINX_CHOICE * (1.0 - 1.0 / cards) + returned * (cards - 1.0)
}

/// The stones from cards that are not used yet.
fn hauled(table: &Table<'_>, player: &Player) -> f32 {
    let cards = player.cards.and(table.content.with(Effect::Stones));
    cards.iter().map(|card| f32::from(table.content.nile(card).number)).sum()
}

/// The sites where a player may still build in this round.
struct Berths {
    /// The expected number of sites, including those already built at.
    sites: f32,
    /// The number of sites already built at.
    built: f32,
    /// The expected points besides those for stones.
    bonus: f32,
}

impl Berths {
    fn of(table: &Table<'_>, seat: Seat, work: &Work) -> Berths {
        let player = table.game.player(seat);
        let mut berths = Berths { sites: 0.0, built: 0.0, bonus: 0.0 };
        for site in Site::ALL {
            if player.built[site.index()] || work.site == Some(site) {
                berths.built += 1.0;
                continue;
            }
            let place = place(table.game, seat, site);
            let chance = chance(table, seat, site, place);
            berths.sites += chance;
            berths.bonus -= PLACE_VALUE * place.unwrap_or(0) as f32;
            berths.bonus += chance
                * match site {
                    Site::Sphinx => SPHINX_BUILD,
                    Site::Obelisk => OBELISK_STEP,
                    Site::Pyramid => 0.0,
                };
        }
        berths
    }

    /// The strength of the crews that have not worked.
    fn strength(&self, player: &Player, work: &Work) -> f32 {
        let ready = |crew: Crew| !player.used[crew.index()] && work.crews & crew.bit() == 0;
        let strength = |crew: Crew| player.strength[crew.index()];
        strength_at(Crew::ALL.map(|crew| if ready(crew) { strength(crew) } else { 0 }), self.sites)
    }
}

/// The strength available at a number of sites: the strongest crews, one at each, and the joker.
fn strength_at([black, yellow, blue, joker]: [u8; Crew::ALL.len()], sites: f32) -> f32 {
    let (first, second) = (black.max(yellow), black.min(yellow));
    let (second, third) = (second.max(blue), second.min(blue));
    let regular = [first.max(second), first.min(second), third].map(f32::from);
    let regular =
        regular.iter().zip(0u8..).map(|(crew, before)| crew * (sites - f32::from(before)).clamp(0.0, 1.0));
    f32::from(joker) * sites.min(1.0) + regular.sum::<f32>()
}

/// The place of the player's ship at a site, counted from the Nile.
fn place(game: &Egizia, seat: Seat, site: Site) -> Option<usize> {
    game.site(site).iter().position(|&ship| ship == Some(seat))
}

/// The probability that a player builds at a site in this round; `place` is the place of the ship there.
fn chance(table: &Table<'_>, seat: Seat, site: Site, place: Option<usize>) -> f32 {
    let game = table.game;
    if let Some(place) = place {
        let substitute = place == game.spaces() && !game.has(seat, Effect::StandIn);
        return if substitute { SUBSTITUTE } else { 1.0 };
    }
    if !table.outlooks[seat].comes(table.content, site) {
        return 0.0;
    }
    let landing = table.sites[site.index()];
    STOP_PROBABILITY * (f32::from(landing.free) / f32::from(landing.rivals)).min(1.0)
}

/// The cooperation points, interpolated between two numbers of sites.
fn cooperation(table: &Table<'_>, sites: f32) -> f32 {
    let points = &table.content.cooperation;
    let below = (sites as usize).min(points.len() - 2);
    let (less, more) = (f32::from(points[below]), f32::from(points[below + 1]));
    less + (sites - below as f32) * (more - less)
}

/// The expected points from stones and crews after this round.
fn later(table: &Table<'_>, player: &Player, outlook: &Outlook, stones: f32) -> f32 {
    let (ahead, markets) = (outlook.ahead, &table.content.markets);
    if ahead.rounds == 0.0 {
        let sells = player.market(Market::Stone) + 1 >= markets.sale_from;
        let sale = f32::from(markets.sale_points) / f32::from(markets.sale_stones);
        return if sells { sale * stones } else { 0.0 };
    }
    let seats = table.game.seats();
    let spaces = f32::from(table.content.site_spaces(seats));
    let sites = Site::ALL.len() as f32 * (spaces / f32::from(seats)).min(1.0);
    let strength = strength_at(player.strength, sites);
    let stones = stones + ahead.rounds * f32::from(outlook.production);
    LATER_STONE * stones + LATER_STRENGTH * ahead.rounds * strength
}

/// The expected points for majorities in incomplete rows of the pyramid.
fn rows(table: &Table<'_>, seat: Seat) -> f32 {
    let rows = table.game.pyramid().iter().zip(&table.content.pyramid);
    let begun = rows.filter(|(bricks, _)| !bricks.is_empty());
    begun
        .map(|(bricks, row)| {
            let own = f32::from(bricks.count(seat));
            let left = f32::from(row.spaces) - bricks.len() as f32;
            if own == 0.0 || left == 0.0 {
                return 0.0;
            }
            let others = Seat::first(table.game.seats()).filter(|&other| other != seat);
            let most = others.map(|other| bricks.count(other)).max().map_or(0.0, f32::from);
            own * lead_probability(own - most, ROW_UNCERTAINTY * left)
        })
        .sum()
}

/// The value of the cards and spaces that a player can still reach.
pub(super) fn river(table: &Table<'_>, seat: Seat) -> f32 {
    let outlook = &table.outlooks[seat];
    if !outlook.ahead.sails {
        return 0.0;
    }
    let open = table.open.and(outlook.downstream);
    // Opponents do not all want the same spaces.
    let spaces = f32::from(open.len()) / table.sailors;
    REACHABLE_SPACE * spaces.min(f32::from(table.game.ships_left(seat)))
}
