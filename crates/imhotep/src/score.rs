//! The end of the game.

use arrayvec::ArrayVec;
use maat_engine::{Outcome, PerSeat, Prospect, Seat};

use crate::content::Ladder;
use crate::events::Event;
use crate::owners::Owners;
use crate::pieces::{Card, Side, Site, Source};
use crate::state::Imhotep;

const ROWS: usize = 3;
const MONUMENTS: [Site; 4] = [Site::Pyramid, Site::Temple, Site::Burial, Site::Obelisks];

/// Most points, then most stones on the sled; who is still equal wins together.
pub(crate) fn outcome(game: &Imhotep) -> Option<Outcome> {
    if game.steps.top().is_some() {
        return None;
    }
    let seats = || Seat::first(game.seats);
    let sleds: ArrayVec<u8, 5> = seats().map(|seat| game.players[seat].sled).collect();
    Some(Outcome::ranked(seats().map(|seat| i32::from(game.players[seat].points.total())), &sleds))
}

pub(crate) fn final_scoring(game: &mut Imhotep, events: &mut Vec<Event>) {
    for source in Source::ALL {
        let points = points_at_end(game, source);
        for seat in Seat::first(game.seats) {
            if points[seat] != 0 {
                game.players[seat].points.add(source, points[seat]);
                events.push(Event::Scored {
                    seat,
                    source,
                    side: board_side(game, source),
                    points: points[seat],
                });
            }
        }
    }
    if let Some(outcome) = outcome(game) {
        events.push(Event::GameEnded { winners: outcome.winners().collect() });
    }
}

/// The side of the board that a line of the score sheet belongs to.
fn board_side(game: &Imhotep, source: Source) -> Option<Side> {
    match source {
        Source::Burial => Some(game.side(Site::Burial)),
        Source::Obelisks => Some(game.side(Site::Obelisks)),
        _ => None,
    }
}

/// The points of a line of the score sheet if the game ended now.
pub fn points_at_end(game: &Imhotep, source: Source) -> PerSeat<i16> {
    let content = game.content();
    match (source, game.side(Site::Burial), game.side(Site::Obelisks)) {
        (Source::Pyramid | Source::Temple, ..) => PerSeat::default(),
        (Source::Burial, Side::A, _) => {
            PerSeat::from_fn(|seat| groups(&game.burial, seat, &content.burial_a))
        }
        (Source::Burial, Side::B, _) => rows(&game.burial, game.seats, &content.burial_b),
        (Source::Obelisks, _, Side::A) => places(&game.obelisks, game.seats, content.obelisks_a(game.seats)),
        (Source::Obelisks, _, Side::B) => {
            PerSeat::from_fn(|seat| i16::from(game.obelisks[seat]) * content.loose_points)
        }
        (Source::Decorations, ..) => decorations(game),
        (Source::Statues, ..) => {
            per_player(game, |cards| content.statues.points(usize::from(cards(Card::Statue))))
        }
        (Source::BlueCards, ..) => per_player(game, |cards| {
            Card::BLUE.into_iter().map(|card| i16::from(cards(card)) * content.unused_blue_card).sum()
        }),
        (Source::Wrath, ..) => wrath(game),
    }
}

/// What the monuments that are scored at the end of the round or of the game would bring now. A temple that does not bring points
/// only is left out.
pub(crate) fn prospects(game: &Imhotep) -> Vec<Prospect> {
    let prospect = |source: Source, points: PerSeat<i16>| Prospect {
        source: source.id(),
        points: Seat::first(game.seats).map(|seat| i32::from(points[seat])).collect(),
    };
    let at_end = |source| prospect(source, points_at_end(game, source));
    let mut prospects = vec![at_end(Source::Burial), at_end(Source::Obelisks)];
    if game.side(Site::Temple) == Side::A {
        let mut points = PerSeat::default();
        for seat in
            (0..game.content().temple_slots(game.seats)).filter_map(|place| game.temple_visible(place))
        {
            points[seat] += game.content().temple_a;
        }
        prospects.push(prospect(Source::Temple, points));
    }
    prospects
}

fn per_player(game: &Imhotep, points: impl Fn(&dyn Fn(Card) -> u8) -> i16) -> PerSeat<i16> {
    PerSeat::from_fn(|seat| points(&|card| game.players[seat].cards.count(card)))
}

/// Every group of orthogonally connected stones of one colour. Stone `k` lies in row `k % 3`, column
/// `k / 3`, so that neighbours are three bits apart, or one bit within a column.
pub fn groups(stones: &Owners, seat: Seat, ladder: &Ladder) -> i16 {
    /// Every third bit, from bit 0.
    const TOP: u128 = ((1 << 126) - 1) / 7;
    const BOTTOM: u128 = TOP << 2;
    let mut left = 0u128;
    for (index, owner) in stones.iter().enumerate() {
        left |= u128::from(owner == seat) << index;
    }
    let mut points = 0;
    while left != 0 {
        let mut group = left & left.wrapping_neg();
        loop {
            let column = (group & !TOP) >> 1 | (group & !BOTTOM) << 1;
            let grown = (group | group << ROWS | group >> ROWS | column) & left;
            if grown == group {
                break;
            }
            group = grown;
        }
        points += ladder.points(group.count_ones() as usize);
        left &= !group;
    }
    points
}

/// The places of each row; rounding down is done row by row.
pub fn rows(stones: &Owners, seats: u8, table: &[i16]) -> PerSeat<i16> {
    let mut counts = [PerSeat::<u8>::default(); ROWS];
    for (index, owner) in stones.iter().enumerate() {
        counts[index % ROWS][owner] += 1;
    }
    let rows = counts.map(|count| places(&count, seats, table));
    PerSeat::from_fn(|seat| rows.iter().map(|row| row[seat]).sum())
}

/// Players with at least one stone fill the places by number of stones; who ties shares the points of
/// the places together, rounded down.
pub fn places(counts: &PerSeat<u8>, seats: u8, table: &[i16]) -> PerSeat<i16> {
    let mut points = PerSeat::default();
    for seat in Seat::first(seats).filter(|&seat| counts[seat] > 0) {
        let before = Seat::first(seats).filter(|&other| counts[other] > counts[seat]).count();
        let tied = Seat::first(seats).filter(|&other| counts[other] == counts[seat]).count();
        let shared: i16 = table.iter().skip(before).take(tied).sum();
        points[seat] = shared / tied as i16;
    }
    points
}

/// Each card by itself, rounded down; all stones on the site count.
fn decorations(game: &Imhotep) -> PerSeat<i16> {
    let content = game.content();
    let value = Card::DECORATIONS.map(|card| {
        let site = content.site(card).expect("every decoration names a site");
        (game.stones_on(site) / usize::from(content.stones_for_a_point)) as i16
    });
    per_player(game, |cards| {
        Card::DECORATIONS.into_iter().zip(value).map(|(card, value)| i16::from(cards(card)) * value).sum()
    })
}

/// One deduction, however many monuments lack a stone.
fn wrath(game: &Imhotep) -> PerSeat<i16> {
    PerSeat::from_fn(|seat| {
        let served = MONUMENTS.into_iter().all(|site| game.stones_of(seat, site) > 0);
        if game.options.wrath && !served { game.content().wrath } else { 0 }
    })
}
