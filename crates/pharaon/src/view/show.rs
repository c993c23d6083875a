//! Builds a view.

use maat_engine::{Actor, Counts, Game, Seat, SeatSet, Viewer};

use super::{
    ArtisanView, GodView, JarView, LaneView, NobleView, Offer, OwnNoble, PlaceView, PlayerView, SpaceView,
    TraitorView, UnderWay, View, ZoneView,
};
use crate::cards::{Card, Cards};
use crate::moves::Target;
use crate::pay::{self, Purse};
use crate::pieces::{Piece, Zone};
use crate::printed::Printed;
use crate::rules::{Step, gain, setup, traitor, turn, zones};
use crate::score::{self, Standing};
use crate::state::{Pharaon, Place, Player, Traitor};

pub(super) fn view(game: &Pharaon, viewer: Viewer) -> View {
    let content = game.content();
    let table = content.table(game.seats);
    let places = usize::from(table.pairs);
    let laid_out =
        !game.steps.as_slice().iter().any(|step| matches!(step, Step::Setup(setup::Step::Ring { .. })));
    let places_of_ring = if laid_out { 0..5 } else { 0..0 };
    let (looks, aside) = draft(game, viewer);
    View {
        options: game.options,
        round: game.round,
        rounds: content.rounds,
        first: game.first,
        pharaoh: game.pharaoh,
        active: game.active,
        direction: game.direction,
        offset: game.offset,
        zones: places_of_ring.clone().map(|place| zone(game, game.ring[place])).collect(),
        gods: places_of_ring.map(|place| god(game, place)).collect(),
        bank: Counts::all(game.bank),
        jars: game.jars_up.iter().flatten().map(|&card| jar(game, card)).collect(),
        jar_pile: game.jars.len(),
        jar_discard: game.jars.discard().len(),
        pairs: game.pairs[..places].iter().map(|pair| Some([pair[0]?, pair[1]?])).collect(),
        bonus: game.bonus[..places].to_vec(),
        bag: game.bag.pile_len(),
        offering_discard: Counts::positive(*game.bag.discard()),
        nobles: game.nobles_up.iter().map(|place| place.map(|card| noble(game, card))).collect(),
        noble_deck: game.nobles.len(),
        artisans: game.artisans_up.iter().map(|place| place.map(|card| artisan(game, card))).collect(),
        artisan_deck: game.artisans.len(),
        look: looks.map(|card| noble(game, card)).collect(),
        aside: aside.map(|card| noble(game, card)),
        players: Seat::first(game.seats).map(|seat| player(game, seat)).collect(),
        traitor: game.traitor().map(|traitor| self::traitor(game, traitor)),
        under_way: under_way(game),
        jar: open_jar(game).map(|card| jar(game, card)),
        left: left(game),
        offers: offers(game, viewer),
        printed: Printed::of(game),
    }
}

/// The nobles of the draft that the viewer knows: those being looked at, and the declined one.
fn draft(game: &Pharaon, viewer: Viewer) -> (impl Iterator<Item = Card>, Option<Card>) {
    let looker = looker(game).filter(|&seat| viewer.may_read(SeatSet::only(seat)));
    let own = match viewer {
        Viewer::Seat(seat) => game.aside[seat],
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    (game.look.into_iter().flatten().filter(move |_| looker.is_some()), own)
}

/// The seat that looks at nobles now.
pub(super) fn looker(game: &Pharaon) -> Option<Seat> {
    match game.steps.top() {
        Some(Step::Setup(setup::Step::Look { seat } | setup::Step::DraftNoble { seat })) => Some(seat),
        _ => None,
    }
}

fn zone(game: &Pharaon, zone: Zone) -> ZoneView {
    let colour = game.entry_colour(zone);
    let rounds = game.content().rounds - game.round.max(1);
    ZoneView {
        zone,
        colour,
        later: (1..=rounds).map(|later| game.entry_colour_later(zone, later)).collect(),
        slots: game.wheel[colour.index()][..game.slots()].to_vec(),
        overflow: game.overflow[zone.index()],
    }
}

fn god(game: &Pharaon, place: usize) -> GodView {
    let zones = [game.ring[place], game.ring[(place + 1) % 5]];
    let conditions = &game.content().conditions;
    let conditions = [conditions[zones[0].index()][1], conditions[zones[1].index()][0]];
    let points = conditions.iter().map(|condition| condition.points).sum();
    GodView { god: game.god(place), zones, conditions, points }
}

fn jar(game: &Pharaon, card: Card) -> JarView {
    let jar = game.content().jar(card);
    JarView { jar: card, top: jar.top, bottom: jar.bottom }
}

fn noble(game: &Pharaon, card: Card) -> NobleView {
    let noble = game.content().noble(card);
    NobleView {
        noble: card,
        role: noble.role,
        rhythm: noble.rhythm,
        ability: noble.ability,
        zone: noble.zone,
        colours: noble.colours,
        gain: noble.gain,
        points: noble.points,
        per: noble.per.to_vec(),
    }
}

fn artisan(game: &Pharaon, card: Card) -> ArtisanView {
    let artisan = game.content().artisan(card);
    ArtisanView { artisan: card, points: artisan.points, gain: artisan.gain.to_vec(), jars: artisan.jars }
}

fn artisans(game: &Pharaon, cards: Cards) -> Vec<ArtisanView> {
    cards.iter().map(|card| artisan(game, card)).collect()
}

fn player(game: &Pharaon, seat: Seat) -> PlayerView {
    let player: &Player = game.player(seat);
    let Standing { sheet, gods, nobles } = score::standing(game, seat);
    let own = |(card, worth)| OwnNoble { card: noble(game, card), tired: player.tired.contains(card), worth };
    PlayerView {
        score: sheet.total(),
        sheet,
        gods: gods.to_vec(),
        resources: Counts::all(player.resources),
        offerings: Counts::positive(player.offerings),
        nobles: nobles.into_iter().map(own).collect(),
        artisans: artisans(game, player.artisans),
        tomb: player.tomb,
        nile: Counts::all(player.nile),
        place: place(player.place),
    }
}

fn place(place: Place) -> PlaceView {
    match place {
        Place::Active => PlaceView::Active,
        Place::Pyramid { row, field } => PlaceView::Pyramid { row: row + 1, field: field + 1 },
        Place::Last => PlaceView::Last,
    }
}

fn traitor(game: &Pharaon, traitor: &Traitor) -> TraitorView {
    let content = game.content();
    let Standing { sheet, gods, .. } = Standing::of_traitor(game);
    let decided = |steps: &[Step]| {
        let mut place = 5;
        for step in steps {
            match *step {
                Step::Setup(setup::Step::Board { place: next }) => place = next,
                Step::Setup(setup::Step::Ring { .. } | setup::Step::Offset | setup::Step::Spin) => place = 0,
                _ => {}
            }
        }
        usize::from(place)
    };
    TraitorView {
        score: sheet.total(),
        sheet,
        lanes: (0..decided(game.steps.as_slice())).map(|place| lane(game, traitor, place)).collect(),
        stack: game.jars.held(),
        gods: gods.to_vec(),
        noble_value: content.traitor_noble.max(traitor.noble_value.into()),
        resources: Counts::all(traitor.resources),
        offerings: Counts::positive(traitor.offerings),
        nobles: traitor.nobles.iter().map(|card| noble(game, card)).collect(),
        artisans: artisans(game, traitor.artisans),
        tomb: traitor.tomb,
        nile: Counts::all(traitor.nile),
        place: place(traitor.place),
    }
}

fn lane(game: &Pharaon, traitor: &Traitor, place: usize) -> LaneView {
    let (board, face) = (traitor.boards[place], traitor.faces[place]);
    let printed = game.content().traitor_board(board, face);
    let tokens = traitor.lanes[place].iter();
    LaneView {
        board,
        face,
        colour: traitor.lanes[place][0],
        jars: printed.jars,
        spaces: printed
            .lane
            .iter()
            .zip(tokens)
            .map(|(&symbol, &token)| SpaceView { symbol, token })
            .collect(),
    }
}

fn under_way(game: &Pharaon) -> Option<UnderWay> {
    let shown = |seat: Seat, target: Target, entry: Option<u8>, paid: &[u8]| {
        let zone = target.zone();
        let piece = |kind: &u8| Piece::of_kind(usize::from(*kind), zone);
        UnderWay {
            seat,
            zone,
            action: target.named().to_string(),
            entry: entry.as_ref().map(piece),
            paid: paid.iter().map(piece).collect(),
            owed: owed(game, seat, target, entry, paid).iter().map(piece).collect(),
        }
    };
    match game.steps.top()? {
        Step::Turn(turn::Step::Enter { seat, target, .. }) => Some(shown(seat, target, None, &[])),
        Step::Turn(turn::Step::Pay { seat, target, entry, paid, .. }) => {
            Some(shown(seat, target, Some(entry), paid.as_slice()))
        }
        _ => None,
    }
}

/// The kinds of pieces in the cheapest rest of the payment.
fn owed(game: &Pharaon, seat: Seat, target: Target, entry: Option<u8>, paid: &[u8]) -> Vec<u8> {
    let purse = Purse::of(game, seat, target.zone());
    let Some(cost) = game.cost(seat, target) else { return Vec::new() };
    let Some(entry) = entry.map(usize::from) else {
        return pay::cheapest(&purse, cost)
            .iter()
            .flat_map(pay::Payment::kinds)
            .map(|kind| kind as u8)
            .collect();
    };
    let rest = pay::begin(&purse, cost, entry, paid).cheapest(entry);
    rest.map_or_else(Vec::new, |payment| payment.rest.to_vec())
}

fn open_jar(game: &Pharaon) -> Option<Card> {
    game.steps.as_slice().iter().rev().find_map(|step| match *step {
        Step::Gain(
            gain::Step::Diplomat { jar, .. } | gain::Step::Teacher { jar, .. } | gain::Step::Discard { jar },
        )
        | Step::Traitor(traitor::Step::TraitorTop { jar, .. }) => Some(jar),
        _ => None,
    })
}

fn left(game: &Pharaon) -> u8 {
    match game.steps.top() {
        Some(
            Step::Zones(zones::Step::Offering { left, .. } | zones::Step::Arrows { left, .. })
            | Step::Gain(gain::Step::Gain { left, .. }),
        ) => left,
        _ => 0,
    }
}

fn offers(game: &Pharaon, viewer: Viewer) -> Vec<Offer> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    if game.steps.top() != Some(turn::Step::Turn.into()) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    game.legal_moves(Actor::Seat(seat), &mut legal);
    let offer = |m| {
        let target = Target::of(m)?;
        let zone = target.zone();
        let payment = pay::cheapest(&Purse::of(game, seat, zone), game.cost(seat, target)?)?;
        let piece = |kind: &u8| Piece::of_kind(usize::from(*kind), zone);
        Some(Offer {
            action: m.to_string(),
            zone,
            entry: piece(&payment.entry),
            pieces: payment.rest.iter().map(piece).collect(),
        })
    };
    legal.into_iter().filter_map(offer).collect()
}
