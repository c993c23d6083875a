//! Slow, obvious versions.

use maat_engine::{PerSeat, Seat};
use maat_imhotep::content::content;
use maat_imhotep::pieces::Card;

/// The points of a group of stones or of a set of statues, which are the same.
pub fn ladder(count: usize) -> i16 {
    match count {
        0 => 0,
        1 => 1,
        2 => 3,
        3 => 6,
        4 => 10,
        5 => 15,
        more => ladder(more - 1) + 2,
    }
}

/// The sizes of a seat's groups, by flood fill from each stone that was not reached before.
pub fn group_sizes(stones: &[Seat], seat: Seat) -> Vec<usize> {
    let owner = |row: i32, column: i32| {
        let inside = (0..3).contains(&row) && column >= 0;
        if inside { stones.get((column * 3 + row) as usize).copied() } else { None }
    };
    let mut reached: Vec<(i32, i32)> = Vec::new();
    let mut sizes = Vec::new();
    for index in 0..stones.len() as i32 {
        let before = reached.len();
        let mut open = vec![(index % 3, index / 3)];
        while let Some((row, column)) = open.pop() {
            if owner(row, column) == Some(seat) && !reached.contains(&(row, column)) {
                reached.push((row, column));
                open.extend([(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]);
            }
        }
        if reached.len() > before {
            sizes.push(reached.len() - before);
        }
    }
    sizes
}

pub fn rows(stones: &[Seat], seats: u8) -> PerSeat<i16> {
    let mut points = PerSeat::default();
    for row in 0..3 {
        let mut counts = PerSeat::<u8>::default();
        stones.iter().skip(row).step_by(3).for_each(|&owner| counts[owner] += 1);
        let shares = places(&counts, seats, &content(1).burial_b);
        Seat::ALL.into_iter().for_each(|seat| points[seat] += shares[seat]);
    }
    points
}

/// Ranks the players from the most stones to the fewest and gives out the places one by one.
pub fn places(counts: &PerSeat<u8>, seats: u8, table: &[i16]) -> PerSeat<i16> {
    let mut points = PerSeat::default();
    let mut table = table.iter().copied();
    for count in (1..=u8::MAX).rev() {
        let tied: Vec<Seat> = Seat::first(seats).filter(|&seat| counts[seat] == count).collect();
        let pot: i16 = tied.iter().map(|_| table.next().unwrap_or(0)).sum();
        tied.iter().for_each(|&seat| points[seat] = pot.div_euclid(tied.len() as i16));
    }
    points
}

/// The stones in the temple by place, the top one last.
pub fn stacks(stones: &[Seat], seats: u8) -> Vec<Vec<Seat>> {
    let mut stacks = vec![Vec::new(); if seats == 2 { 4 } else { 5 }];
    let places = stacks.len();
    stones.iter().enumerate().for_each(|(index, &owner)| stacks[index % places].push(owner));
    stacks
}

/// `stones` are the numbers of stones on pyramid, temple, burial chamber and obelisks.
pub fn decorations(hand: &[Card], stones: [usize; 4]) -> i16 {
    let value = |card: &Card| match card {
        Card::PyramidDecoration => stones[0] / 3,
        Card::TempleDecoration => stones[1] / 3,
        Card::BurialDecoration => stones[2] / 3,
        Card::ObeliskDecoration => stones[3] / 3,
        _ => 0,
    };
    hand.iter().map(|card| value(card) as i16).sum()
}
