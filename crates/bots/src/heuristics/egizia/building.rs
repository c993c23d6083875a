//! What will be built: by the ships of this round, and by crews and quarries in later ones.

use maat_egizia::content::SpaceKind;
use maat_egizia::pieces::{Crew, Effect, Market, Site};
use maat_egizia::{Egizia, Step};
use maat_engine::Seat;

use super::Ahead;

/// How likely a player who comes by a site with room for all will stop there.
const SITE_AHEAD: f32 = 0.75;
/// How likely a substitute builds.
const SUBSTITUTE: f32 = 0.3;
/// What standing one place nearer the Nile is worth.
const NEARER: f32 = 0.15;
/// What the only card of a Sphinx build is worth, and how much more the best of very many.
const SPHINX_CARD: f32 = 3.0;
const SPHINX_CHOICE: f32 = 4.0;
/// What a build at the Sphinx is worth above the points for its stones.
const SPHINX_BUILD: f32 = 4.0;
/// What the market step after building at the obelisk is worth.
const OBELISK_STEP: f32 = 1.0;
/// By how much quarries and crews grow in a round.
const QUARRIES_GROW: f32 = 1.0;
const CREWS_GROW: f32 = 2.0;
/// Part of all crews' strength that finds something to build.
const CREWS_USED: f32 = 0.85;
/// What a stone is worth that there is no crew for, and strength that there is no stone for.
const SPARE_STONE: f32 = 0.3;
const SPARE_STRENGTH: f32 = 0.2;
/// What a space that a player can still sail to is worth, as long as there is a ship for it.
const SPACE_AHEAD: f32 = 0.5;

pub(super) fn points(game: &Egizia, seat: Seat, ahead: Ahead) -> f32 {
    let content = game.content();
    let player = game.player(seat);
    let mut stones = f32::from(player.stones) + hauled(game, seat);
    let mut points = under_way(game, seat);
    if ahead.produces {
        stones = (stones + f32::from(game.production(seat))).min(f32::from(content.most_stones));
    }
    if ahead.builds {
        let berths = Berths::of(game, seat);
        let built = stones.min(berths.strength(game, seat));
        stones -= built;
        points += built + berths.bonus + cooperation(game, berths.built + berths.sites);
    }
    points + later(game, seat, ahead, stones) + river(game, seat, ahead)
}

/// Points and cards of a build that has begun.
fn under_way(game: &Egizia, seat: Seat) -> f32 {
    let drawn = |cards: u8| sphinx_cards(game, cards);
    let look = game.player(seat).look.len();
    match game.open_step() {
        Some(Step::Lay { seat: builder, one, other, .. }) if builder == seat => f32::from(one + other),
        Some(Step::Extra { seat: builder, paid }) if builder == seat => drawn(paid),
        Some(Step::DrawSphinx { seat: builder, left }) if builder == seat => drawn(left + look),
        Some(Step::Keep { seat: builder, .. }) if builder == seat => drawn(look),
        _ => 0.0,
    }
}

/// The best of so many Sphinx cards, and a point for each of the others.
fn sphinx_cards(game: &Egizia, cards: u8) -> f32 {
    let cards = f32::from(cards.max(1));
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
    fn of(game: &Egizia, seat: Seat) -> Berths {
        let player = game.player(seat);
        let mut berths = Berths { sites: 0.0, built: 0.0, bonus: 0.0 };
        for site in Site::ALL {
            if player.built[site.index()] || at_work(game, seat, site) {
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

    /// Of the strongest crews that have not worked, as many as there are sites, and the joker.
    fn strength(&self, game: &Egizia, seat: Seat) -> f32 {
        let player = game.player(seat);
        let ready = |crew: Crew| !player.used[crew.index()];
        let strength = |crew: Crew| f32::from(player.strength[crew.index()]);
        let mut crews = Crew::REGULAR.map(|crew| if ready(crew) { strength(crew) } else { 0.0 });
        crews.sort_unstable_by(|one, other| other.total_cmp(one));
        let joker = if ready(Crew::Joker) { strength(Crew::Joker) } else { 0.0 };
        let mut left = self.sites;
        let mut sum = joker * left.min(1.0);
        for crew in crews {
            sum += crew * left.clamp(0.0, 1.0);
            left -= 1.0;
        }
        sum
    }
}

/// Whether a player is building at a site.
fn at_work(game: &Egizia, seat: Seat, site: Site) -> bool {
    match game.open_step() {
        Some(Step::Lay { seat: builder, site: there, .. }) => builder == seat && there == site,
        _ => false,
    }
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
    let comes =
        |seat: Seat| Ahead::of(game, seat).sails && game.player(seat).ships.lowest_on_the_river() < position;
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

/// What the stones to come and the crews that build with them will bring after this round.
fn later(game: &Egizia, seat: Seat, ahead: Ahead, stones: f32) -> f32 {
    let (player, markets) = (game.player(seat), &game.content().markets);
    let rounds = ahead.rounds;
    let grown = rounds * (rounds + 1.0) / 2.0;
    let supply = stones + rounds * f32::from(game.production(seat)) + QUARRIES_GROW * grown;
    let strength = CREWS_USED * (rounds * f32::from(player.need()) + CREWS_GROW * grown);
    let sells = player.market(Market::Stone) + 1 >= markets.sale_from;
    let sale = if sells { f32::from(markets.sale_points) / f32::from(markets.sale_stones) } else { 0.0 };
    let spare = if rounds > 0.0 { SPARE_STONE.max(sale) } else { sale };
    supply.min(strength)
        + spare * (supply - strength).max(0.0)
        + SPARE_STRENGTH * (strength - supply).max(0.0)
}

/// Cards and spaces that a player can still sail to.
fn river(game: &Egizia, seat: Seat, ahead: Ahead) -> f32 {
    let player = game.player(seat);
    if !ahead.sails {
        return 0.0;
    }
    let content = game.content();
    let low = player.ships.lowest_on_the_river();
    let taken =
        |position: u8| Seat::first(game.seats()).any(|seat| game.player(seat).ships.contains(position));
    let open = (low + 1..=maat_egizia::river::LAST_POSITION).filter(|&position| {
        match content.space(position).kind {
            SpaceKind::Card(square) => game.squares()[usize::from(square)].is_some(),
            SpaceKind::Round => !taken(position),
            SpaceKind::Site(_) => false,
        }
    });
    let rivals = Seat::first(game.seats()).filter(|&seat| !game.player(seat).passed).count();
    let spaces = open.count() as f32 / rivals as f32;
    SPACE_AHEAD * spaces.min(f32::from(game.ships_left(seat)))
}
