//! The five zones: which of their actions can be paid, and what they bring.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{gain, supply};
use crate::cards::Card;
use crate::content::content;
use crate::events::Event;
use crate::moves::{Move, Target};
use crate::pay::{Cost, Purse, payable};
use crate::pieces::{
    ArtisanPlace, Cause, Colour, Holder, NileNo, NoblePlace, OfferingPlace, Pick, Resource, TokenSource, Zone,
};
use crate::state::Pharaon;

steps! {
    pub enum Step of game: Pharaon {
        /// This number of offerings is still to be taken, each from the bonus field or the bag.
        Offering { seat: Seat, left: u8, cause: Cause } => ask(seat, "offering"),
        /// This number of steps is still to be made on tracks of this set, from this one on; `tracks` has one bit for each.
        Arrows { seat: Seat, tracks: u8, left: u8, from: Colour } => ask(seat, "arrows"),
        /// The top noble of the deck.
        DrawNoble { seat: Seat } => chance("draw-noble"),
        /// The top artisan of the deck.
        DrawArtisan { seat: Seat } => chance("draw-artisan"),
        /// Which artisan a court official brings.
        Artisan { seat: Seat } => ask(seat, "artisan"),
        /// The rest of the gain of a court official; all of it if `first`.
        Official { seat: Seat, noble: Card, first: bool } => auto,
    }
}

pub fn offer(game: &Pharaon, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Offering { .. } => tokens(game, out),
        Step::Arrows { seat, tracks, left, from } => arrows(game, seat, tracks, left, from, out),
        Step::DrawNoble { .. } => supply::offer_nobles(game, out),
        Step::DrawArtisan { .. } => supply::offer_artisans(game, out),
        Step::Artisan { .. } => artisans(game, out),
        Step::Official { .. } => {}
    }
}

pub fn act(game: &mut Pharaon, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Offering { seat, left, cause } => {
            take_offering(game, seat, left, cause, noun!(Move::Token, m, step), events);
        }
        Step::Arrows { seat, tracks, left, .. } => {
            climb(game, seat, tracks, left, noun!(Move::Step, m, step), events);
        }
        Step::DrawNoble { seat } => draw_noble(game, seat, noun!(Move::Noble, m, step).card(), events),
        Step::DrawArtisan { seat } => draw_artisan(game, seat, noun!(Move::Artisan, m, step).card(), events),
        Step::Artisan { seat } => {
            game.steps.pop();
            take_artisan(game, seat, noun!(Move::Artisan, m, step), events);
        }
        Step::Official { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Offering { seat, cause, .. } => open_offerings(game, seat, cause, events),
        Step::DrawNoble { .. } | Step::DrawArtisan { .. } => Settled::Waits,
        Step::Arrows { .. } | Step::Artisan { .. } => Settled::Asks,
        Step::Official { seat, noble, first } => use_official(game, seat, noble, first, events),
    }
}

/// The actions of a zone for which there is a payment.
pub fn offer_actions(game: &Pharaon, seat: Seat, zone: Zone, purse: &Purse, out: &mut impl Extend<Move>) {
    let pays = |target| game.cost(seat, target).is_some_and(|cost: Cost| payable(purse, cost));
    // All pairs cost the same.
    let any = OfferingPlace::at(0);
    match zone {
        Zone::Offerings => {
            if pays(Target::Pair(any)) {
                out.extend(pairs(game).map(Move::Pair));
            }
            // J-C7: the bonus must be there before anything is paid.
            if game.has_offering() && pays(Target::Bonus(any)) {
                out.extend(pairs(game).map(Move::Bonus));
            }
        }
        Zone::Nobles if pays(Target::Noble(Pick::Deck)) => {
            out.extend(picks(&game.nobles_up, !game.nobles.is_empty()).map(Move::Noble));
        }
        Zone::Artisans if pays(Target::Artisan(Pick::Deck)) => artisans(game, out),
        Zone::Nobles | Zone::Artisans => {}
        Zone::Nile => out.extend(NileNo::all().filter(|&action| pays(Target::Nile(action))).map(Move::Nile)),
        Zone::Tomb => out.extend(pays(Target::Tomb).then_some(Move::Tomb)),
    }
}

/// The complete pairs; equal ones are named once, unless places matter.
fn pairs(game: &Pharaon) -> impl Iterator<Item = OfferingPlace> {
    let sorted = |place: usize| {
        let [one, other] = game.pairs[place];
        if one < other { [one, other] } else { [other, one] }
    };
    let first =
        move |place: usize| game.is_solo() || (0..place).all(|before| sorted(before) != sorted(place));
    (0..game.pairs.len())
        .filter(move |&place| !game.pairs[place].contains(&None) && first(place))
        .map(OfferingPlace::at)
}

fn artisans(game: &Pharaon, out: &mut impl Extend<Move>) {
    out.extend(picks(&game.artisans_up, !game.artisans.is_empty()).map(Move::Artisan));
}

/// The places of a display that hold a card, and the deck.
fn picks<T>(display: &[Option<T>], deck: bool) -> impl Iterator<Item = Pick> {
    let places = (0..display.len()).filter(|&place| display[place].is_some());
    places.map(Pick::place).chain(deck.then_some(Pick::Deck))
}

/// Equal tokens of the bonus field are named once, unless places matter; or the bag.
fn tokens(game: &Pharaon, out: &mut impl Extend<Move>) {
    let first = |place: usize| game.is_solo() || !game.bonus[..place].contains(&game.bonus[place]);
    let places = (0..game.bonus.len()).filter(|&place| game.bonus[place].is_some() && first(place));
    out.extend(places.map(|place| Move::Token(TokenSource::Bonus(OfferingPlace::at(place)))));
    if game.bag.can_draw() {
        out.extend([Move::Token(TokenSource::Bag)]);
    }
}

/// Tracks in ascending order, as long as those from here on have room for all arrows that are left.
fn arrows(game: &Pharaon, seat: Seat, tracks: u8, left: u8, from: Colour, out: &mut impl Extend<Move>) {
    let top = game.content().nile_top();
    let room =
        |colour: usize| if tracks & 1 << colour == 0 { 0 } else { top - game.players[seat].nile[colour] };
    let mut later: u8 = (from.index()..5).map(room).sum();
    for colour in from.index()..5 {
        let here = room(colour);
        if here > 0 && later >= left {
            out.extend([Move::Step(Colour::ALL[colour])]);
        }
        later -= here;
    }
}

/// The action that was paid.
pub fn resolve(game: &mut Pharaon, seat: Seat, target: Target, events: &mut Vec<Event>) {
    match target {
        Target::Pair(place) => take_pair(game, seat.into(), place, events),
        Target::Bonus(place) => {
            take_pair(game, seat.into(), place, events);
            game.steps.push(Step::Offering { seat, left: 1, cause: Cause::Bonus });
        }
        Target::Noble(Pick::Number(number)) => take_noble(game, seat, NoblePlace::at(number.index()), events),
        Target::Noble(Pick::Deck) => game.steps.push(Step::DrawNoble { seat }),
        Target::Artisan(pick) => take_artisan(game, seat, pick, events),
        Target::Nile(action) => sail(game, seat, action, events),
        Target::Tomb => build(game, seat.into(), events),
    }
}

pub fn take_pair(game: &mut Pharaon, holder: Holder, place: OfferingPlace, events: &mut Vec<Event>) {
    let [Some(one), Some(other)] = std::mem::take(&mut game.pairs[place.index()]) else {
        unreachable!("only whole pairs are taken")
    };
    supply::give_token(game, holder, one);
    supply::give_token(game, holder, other);
    events.push(Event::PairTaken { seat: holder, place, offerings: [one, other] });
}

/// J-B4: without any token nothing is gained.
fn open_offerings(game: &mut Pharaon, seat: Seat, cause: Cause, events: &mut Vec<Event>) -> Settled {
    if game.has_offering() {
        return Settled::Asks;
    }
    game.steps.pop();
    events.push(Event::NoOffering { seat: seat.into(), cause });
    Settled::Done
}

/// Each offering separately: from the bonus field or out of the bag.
fn take_offering(
    game: &mut Pharaon,
    seat: Seat,
    left: u8,
    cause: Cause,
    source: TokenSource,
    events: &mut Vec<Event>,
) {
    game.steps.pop();
    if left > 1 {
        game.steps.push(Step::Offering { seat, left: left - 1, cause });
    }
    match source {
        TokenSource::Bonus(place) => take_bonus(game, seat.into(), place, cause, events),
        TokenSource::Bag => game.steps.push(supply::Step::DrawToken { holder: seat.into(), cause }),
    }
}

pub fn take_bonus(
    game: &mut Pharaon,
    holder: Holder,
    place: OfferingPlace,
    cause: Cause,
    events: &mut Vec<Event>,
) {
    let offering = game.bonus[place.index()].take().expect("a place that holds a token");
    supply::give_token(game, holder, offering);
    events.push(Event::OfferingTaken { seat: holder, place, offering, cause });
}

/// The place is refilled before the card acts (J-N7).
fn take_noble(game: &mut Pharaon, seat: Seat, place: NoblePlace, events: &mut Vec<Event>) {
    let noble = game.nobles_up[place.index()].take().expect("a place that holds a card");
    let role = game.content().noble(noble).role;
    events.push(Event::NobleTaken { seat: seat.into(), place, noble, role });
    gain_noble(game, seat, noble, events);
    game.steps.push(supply::Step::ShowNobles);
}

fn draw_noble(game: &mut Pharaon, seat: Seat, noble: Card, events: &mut Vec<Event>) {
    game.steps.pop();
    game.nobles.remove(noble);
    events.push(Event::NobleDrawn { seat, noble, role: game.content().noble(noble).role });
    gain_noble(game, seat, noble, events);
}

pub fn gain_noble(game: &mut Pharaon, seat: Seat, noble: Card, events: &mut Vec<Event>) {
    game.players[seat].nobles.add(noble);
    succeed(game, seat.into(), events);
    if game.content().noble(noble).gain.is_some() {
        game.steps.push(Step::Official { seat, noble, first: true });
    }
}

/// Steps or an artisan first, then silver or offerings.
fn use_official(
    game: &mut Pharaon,
    seat: Seat,
    noble: Card,
    first: bool,
    events: &mut Vec<Event>,
) -> Settled {
    let gain = game.content().noble(noble).gain.expect("a court official brings something");
    if !first {
        game.steps.pop();
        let silver = std::iter::repeat_n(Resource::Silver, usize::from(gain.silver));
        gain::gain(game, seat.into(), silver, Cause::Official, events);
        if gain.offerings > 0 {
            game.steps.push(Step::Offering { seat, left: gain.offerings, cause: Cause::Official });
        }
        return Settled::Done;
    }
    game.steps.replace(Step::Official { seat, noble, first: false });
    open_arrows(game, seat, 0b1_1111, gain.nile, events);
    for _ in 0..gain.tomb {
        build(game, seat.into(), events);
    }
    for _ in 0..gain.artisans {
        let any = game.artisans_up.iter().any(Option::is_some);
        if any { game.steps.push(Step::Artisan { seat }) } else { events.push(Event::NoArtisan { seat }) }
    }
    Settled::Done
}

/// The place is refilled before a jar is drawn.
fn take_artisan(game: &mut Pharaon, seat: Seat, pick: Pick, events: &mut Vec<Event>) {
    let Pick::Number(number) = pick else { return game.steps.push(Step::DrawArtisan { seat }) };
    let place = ArtisanPlace::at(number.index());
    let artisan = game.artisans_up[place.index()].take().expect("a place that holds a card");
    let points = game.content().artisan(artisan).points;
    events.push(Event::ArtisanTaken { seat: seat.into(), place, artisan, points });
    gain_artisan(game, seat, artisan, events);
    game.steps.push(supply::Step::ShowArtisans);
}

fn draw_artisan(game: &mut Pharaon, seat: Seat, artisan: Card, events: &mut Vec<Event>) {
    game.steps.pop();
    game.artisans.remove(artisan);
    let points = game.content().artisan(artisan).points;
    events.push(Event::ArtisanDrawn { seat, artisan, points });
    gain_artisan(game, seat, artisan, events);
}

fn gain_artisan(game: &mut Pharaon, seat: Seat, artisan: Card, events: &mut Vec<Event>) {
    game.players[seat].artisans.add(artisan);
    let printed = game.content().artisan(artisan);
    gain::gain(game, seat.into(), printed.gain.iter().copied(), Cause::Artisan, events);
    for _ in 0..printed.jars {
        game.steps.push(gain::Step::DrawJar { seat, cause: Cause::Artisan });
    }
}

/// Resources or a jar first, then the arrows.
fn sail(game: &mut Pharaon, seat: Seat, action: NileNo, events: &mut Vec<Event>) {
    let printed = &game.content().nile[action.index()];
    gain::gain(game, seat.into(), printed.gain.iter().copied(), Cause::Nile, events);
    open_arrows(game, seat, printed.track_bits(), printed.arrows, events);
    for _ in 0..printed.jars {
        game.steps.push(gain::Step::DrawJar { seat, cause: Cause::Nile });
    }
}

/// Arrows that no disc can use are lost, all others are used (J-N2).
fn open_arrows(game: &mut Pharaon, seat: Seat, tracks: u8, count: u8, events: &mut Vec<Event>) {
    let top = game.content().nile_top();
    let levels = game.players[seat].nile.iter().enumerate();
    let room: u8 = levels.filter(|(track, _)| tracks & 1 << track != 0).map(|(_, level)| top - level).sum();
    let left = count.min(room);
    if left < count {
        events.push(Event::StepsLost { seat, count: count - left });
    }
    if left > 0 {
        game.steps.push(Step::Arrows { seat, tracks, left, from: Colour::Green });
    }
}

fn climb(game: &mut Pharaon, seat: Seat, tracks: u8, left: u8, colour: Colour, events: &mut Vec<Event>) {
    game.steps.pop();
    let level = &mut game.players[seat].nile[colour.index()];
    *level += 1;
    let level = *level;
    let points = game.content().nile_points[usize::from(level)];
    events.push(Event::DiscMoved { seat: seat.into(), colour, level, points });
    if left > 1 {
        game.steps.push(Step::Arrows { seat, tracks, left: left - 1, from: colour });
    }
}

/// One space; a step past the last one is lost.
pub fn build(game: &mut Pharaon, holder: Holder, events: &mut Vec<Event>) {
    let tomb = match holder.seat() {
        Some(seat) => &mut game.players[seat].tomb,
        None => &mut game.traitor.tomb,
    };
    let Some(space) = content(game.revision).tomb.get(usize::from(*tomb)) else {
        return events.push(Event::TombFinished { seat: holder });
    };
    *tomb += 1;
    events.push(Event::TombBuilt { seat: holder, space: *tomb, points: space.points });
    succeed(game, holder, events);
}

/// After every change of nobles or tomb; the token never changes hands.
pub fn succeed(game: &mut Pharaon, holder: Holder, events: &mut Vec<Event>) {
    let (nobles, tomb) = match holder.seat() {
        Some(seat) => (game.players[seat].nobles.len(), game.players[seat].tomb),
        None => (game.traitor.nobles.len(), game.traitor.tomb),
    };
    let content = game.content();
    let asked = content.succession;
    if game.pharaoh.is_none() && nobles >= asked.nobles && tomb >= asked.tomb {
        game.pharaoh = Some(holder);
        events.push(Event::Succeeded { seat: holder, points: content.tokens.pharaoh });
    }
}
