//! Builds the view of a player mat.

use maat_engine::{Counts, Seat, SeatSet, Viewer};

use super::show::nile;
use super::{CrewView, FieldView, OwnCard, PlayerView, SphinxView};
use crate::nile::Nile;
use crate::pieces::{Colour, Crew, Effect, Market, Site, Source};
use crate::rules::setup;
use crate::score::{self, Prospect};
use crate::sphinx::{Sphinx, SphinxSet};
use crate::state::{Egizia, Player};

pub(super) fn player(game: &Egizia, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = game.player(seat);
    let seen = viewer.may_read(SeatSet::only(seat)) || game.steps.top().is_none();
    let shown = |cards: SphinxSet| if seen { cards } else { SphinxSet::EMPTY };
    // The cards kept at the start count only when everybody has chosen.
    let chosen = game.steps.top() != Some(setup::Step::Setup.into());
    let cards = player.cards.iter().map(|card| own_card(game, seat, card));
    let tiles = game.graves().owners.iter().zip(game.graves().tiles).filter(|(owner, _)| *owner == seat);
    PlayerView {
        score: player.points,
        sheet: Counts::from_fn(|source| player.sheet.get(source)),
        prospect: prospect(game, seat, seen),
        scarab: scarab(game, player.points),
        tile: player.tile,
        stones: player.stones,
        production: game.production(seat),
        crews: Crew::ALL.map(|crew| crew_view(player, crew)).into(),
        need: player.need(),
        grain: game.grain(seat),
        penalty: game.content().markets.penalties[usize::from(player.market(Market::Grain))],
        markets: Counts::from_fn(|market| player.market(market) + 1),
        fields: fields(game, seat),
        cards: cards.collect(),
        sphinx: if chosen { player.hand.len() } else { 0 },
        hand: sphinx_cards(game, seat, shown(player.hand)),
        look: sphinx_cards(game, seat, shown(player.look)),
        graves: tiles.map(|(_, value)| value).collect(),
        grave_sum: score::grave_total(game, seat),
        bricks: Counts::from_fn(|building| game.bricks(seat, building)),
        ships: game.ships_left(seat),
        passed: player.passed,
        built: Site::ALL.into_iter().filter(|site| player.built[site.index()]).collect(),
    }
}

/// The highest side of the scarab tile that a marker has reached.
fn scarab(game: &Egizia, points: i16) -> u8 {
    game.content().scarab.iter().copied().filter(|&mark| points >= i16::from(mark)).max().unwrap_or(0)
}

/// The points that final scoring would add; none after the end, when they are on the score sheet.
fn prospect(game: &Egizia, seat: Seat, seen: bool) -> Counts<Source, i16, { Source::ALL.len() }> {
    if game.steps.top().is_none() {
        return Default::default();
    }
    let Prospect { sale, graves, sphinx } = Prospect::of(game, seat);
    let known = seen.then_some((Source::SphinxCards, sphinx));
    [(Source::Sale, sale), (Source::GraveTiles, graves)].into_iter().chain(known).collect()
}

fn crew_view(player: &Player, crew: Crew) -> CrewView {
    CrewView { crew, strength: player.strength[crew.index()], used: player.used[crew.index()] }
}

fn fields(game: &Egizia, seat: Seat) -> Vec<FieldView> {
    let content = game.content();
    let field = |card: Option<Nile>, colour: Colour, printed: Colour, value: u8| {
        let irrigated = content.irrigates(game.ring, colour);
        FieldView { card, colour, printed, value, irrigated }
    };
    let (colour, value) = content.start_field;
    let taken = game.player(seat).cards.and(content.with(Effect::Field)).iter().map(|card| {
        let colour = game.field_colour(seat, card);
        let printed = content.nile(card).colour.unwrap_or(colour);
        field(Some(card), colour, printed, content.nile(card).number)
    });
    [field(None, colour, colour, value)].into_iter().chain(taken).collect()
}

fn own_card(game: &Egizia, seat: Seat, card: Nile) -> OwnCard {
    let player = game.player(seat);
    let used = match game.content().nile(card).effect {
        Effect::Upstream => player.spent.upstream,
        Effect::Occupied => player.spent.occupied,
        Effect::CrewEachRound => player.spent.drill,
        Effect::PayForCrew => player.spent.train,
        Effect::FirstPlace => game.first == Some(seat),
        _ => false,
    };
    let upgrades = game.content().with(Effect::BetterField).iter().zip(player.upgrades);
    let field = upgrades.filter(|(upgrade, _)| *upgrade == card).find_map(|(_, field)| field);
    OwnCard { card: nile(game, card), used, field }
}

fn sphinx_cards(game: &Egizia, seat: Seat, cards: SphinxSet) -> Vec<SphinxView> {
    let points = game.player(seat).points;
    let view = |card: Sphinx| SphinxView {
        card,
        printed: game.content().sphinx(card).clone(),
        worth: score::worth(game, seat, card, points),
    };
    cards.iter().map(view).collect()
}
