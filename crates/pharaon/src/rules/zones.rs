//! What the actions bring.

use maat_engine::Seat;

use super::{Settled, gain, supply};
use crate::cards::Card;
use crate::content::content;
use crate::events::Event;
use crate::moves::{Pick, Target};
use crate::pieces::{Cause, Colour, Holder, Resource};
use crate::state::Pharaon;
use crate::step::Step;

/// The action that was paid.
pub fn resolve(game: &mut Pharaon, seat: Seat, target: Target, events: &mut Vec<Event>) {
    match target {
        Target::Pair(place) => take_pair(game, seat.into(), usize::from(place), events),
        Target::Bonus(place) => {
            take_pair(game, seat.into(), usize::from(place), events);
            game.steps.push(Step::Offering { seat, left: 1, cause: Cause::Bonus });
        }
        Target::Noble(Pick::Number(place)) => take_noble(game, seat, usize::from(place), events),
        Target::Noble(Pick::Deck) => game.steps.push(Step::DrawNoble { seat }),
        Target::Artisan(pick) => take_artisan(game, seat, pick, events),
        Target::Nile(action) => sail(game, seat, usize::from(action), events),
        Target::Tomb => build(game, seat.into(), events),
    }
}
pub fn take_pair(game: &mut Pharaon, holder: Holder, place: usize, events: &mut Vec<Event>) {
    let [Some(one), Some(other)] = std::mem::take(&mut game.pairs[place]) else {
        unreachable!("only whole pairs are taken")
    };
    supply::give_token(game, holder, one);
    supply::give_token(game, holder, other);
    events.push(Event::PairTaken { seat: holder, place: place as u8 + 1, offerings: [one, other] });
}

/// J-B4: without any token nothing is gained.
pub fn open_offerings(game: &mut Pharaon, seat: Seat, cause: Cause, events: &mut Vec<Event>) -> Settled {
    if game.has_offering() {
        return Settled::Asks;
    }
    game.steps.pop();
    events.push(Event::NoOffering { seat: seat.into(), cause });
    Settled::Done
}

/// Each offering separately: from the bonus field or out of the bag.
pub fn take_offering(
    game: &mut Pharaon,
    seat: Seat,
    left: u8,
    cause: Cause,
    place: Option<u8>,
    events: &mut Vec<Event>,
) {
    game.steps.pop();
    if left > 1 {
        game.steps.push(Step::Offering { seat, left: left - 1, cause });
    }
    match place {
        Some(place) => take_bonus(game, seat.into(), usize::from(place), cause, events),
        None => game.steps.push(Step::DrawToken { holder: seat.into(), cause }),
    }
}

pub fn take_bonus(game: &mut Pharaon, holder: Holder, place: usize, cause: Cause, events: &mut Vec<Event>) {
    let offering = game.bonus[place].take().expect("a place that holds a token");
    supply::give_token(game, holder, offering);
    events.push(Event::OfferingTaken { seat: holder, place: place as u8 + 1, offering, cause });
}

/// The place is refilled before the card acts (J-N7).
fn take_noble(game: &mut Pharaon, seat: Seat, place: usize, events: &mut Vec<Event>) {
    let noble = game.nobles_up[place].take().expect("a place that holds a card");
    let role = game.content().noble(noble).role;
    events.push(Event::NobleTaken { seat: seat.into(), place: place as u8 + 1, noble: noble.number(), role });
    gain_noble(game, seat, noble, events);
    game.steps.push(Step::ShowNobles);
}

pub fn draw_noble(game: &mut Pharaon, seat: Seat, noble: Card, events: &mut Vec<Event>) {
    game.steps.pop();
    game.nobles.remove(noble);
    events.push(Event::NobleDrawn { seat, noble: noble.number(), role: game.content().noble(noble).role });
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
pub fn use_official(
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
pub fn take_artisan(game: &mut Pharaon, seat: Seat, pick: Pick, events: &mut Vec<Event>) {
    let Pick::Number(place) = pick else { return game.steps.push(Step::DrawArtisan { seat }) };
    let artisan = game.artisans_up[usize::from(place)].take().expect("a place that holds a card");
    let points = game.content().artisan(artisan).points;
    events.push(Event::ArtisanTaken {
        seat: seat.into(),
        place: place + 1,
        artisan: artisan.number(),
        points,
    });
    gain_artisan(game, seat, artisan, events);
    game.steps.push(Step::ShowArtisans);
}

pub fn draw_artisan(game: &mut Pharaon, seat: Seat, artisan: Card, events: &mut Vec<Event>) {
    game.steps.pop();
    game.artisans.remove(artisan);
    let points = game.content().artisan(artisan).points;
    events.push(Event::ArtisanDrawn { seat, artisan: artisan.number(), points });
    gain_artisan(game, seat, artisan, events);
}

fn gain_artisan(game: &mut Pharaon, seat: Seat, artisan: Card, events: &mut Vec<Event>) {
    game.players[seat].artisans.add(artisan);
    let printed = game.content().artisan(artisan);
    gain::gain(game, seat.into(), printed.gain.iter().copied(), Cause::Artisan, events);
    for _ in 0..printed.jars {
        game.steps.push(Step::DrawJar { seat, cause: Cause::Artisan });
    }
}

/// Resources or a jar first, then the arrows.
fn sail(game: &mut Pharaon, seat: Seat, action: usize, events: &mut Vec<Event>) {
    let printed = &game.content().nile[action];
    gain::gain(game, seat.into(), printed.gain.iter().copied(), Cause::Nile, events);
    open_arrows(game, seat, printed.track_bits(), printed.arrows, events);
    for _ in 0..printed.jars {
        game.steps.push(Step::DrawJar { seat, cause: Cause::Nile });
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

pub fn step(game: &mut Pharaon, seat: Seat, tracks: u8, left: u8, colour: Colour, events: &mut Vec<Event>) {
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
