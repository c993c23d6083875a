//! Positions in a compact notation, expanded to `set` lines.
//!
//! ```text
//! ships a_c_ @temple _        # slots from the bow; `@temple`: sailed there and empty; those not named: one empty slot
//! market lever - statue sail  # face-up cards by place
//! pair 2                      # cards of the pile that lie face down in the market
//! hand a lever sail           # cards before a seat
//! discard statue path
//! pile chisel                 # all of the pile: cards named nowhere then lie before the last seat
//! temple abba                 # stones in the order they came; also pyramid, burial, left, middle, right
//! obelisks 3 4 0 3            # by seat
//! towers aab
//! sled a 3
//! quarry a 10                 # stones missing then stand on the obelisk of a
//! active b · round 6
//! ```
//! Stones and cards that are not named are in the quarries and in the pile. The active player is on turn.

use maat_engine::Seat;
use maat_engine::testing::check;
use maat_imhotep::Imhotep;
use maat_imhotep::content::content;
use maat_imhotep::pieces::{Card, SmallPyramid};

const SHIPS: usize = 4;

/// Runs a script of one or more games with positions in this notation.
pub fn play(script: &str) {
    let mut written = String::new();
    let mut lines = script.trim().lines().map(str::trim).peekable();
    while let Some(head) = lines.next() {
        let mut position = Position::new(head);
        let mut rest = Vec::new();
        while let Some(line) = lines.next_if(|line| !line.starts_with("game ")) {
            let code = line.split('#').next().unwrap_or_default();
            rest.extend(code.split('·').map(str::trim).filter(|statement| !position.read(statement)));
        }
        written += &format!("{head}\n{}{}\n", position.written(), rest.join("\n"));
    }
    check::<Imhotep>(&written);
}

/// Plays the last ply of a game: seat a sails the last ship, with a stone of its own, to the pyramid.
pub fn play_to_the_end(setup: &str, position: &str, expectations: &str) {
    play(&format!(
        "game imhotep · revision 1 · {setup}
        round 6 · ships @market @temple @obelisks a · {position}
        a sail 4 · a to pyramid
        {expectations}"
    ));
}

/// The position described by the statements so far.
#[derive(Default)]
struct Position {
    seats: u8,
    sets: Vec<String>,
    ships: Vec<String>,
    sleds: [u8; 4],
    quarries: [Option<u8>; 4],
    obelisks: [u8; 4],
    /// The number of stones on ships and on monuments other than the obelisks.
    built: [u8; 4],
    hands: [[u8; Card::KINDS]; 4],
    discard: [u8; Card::KINDS],
    pile: Option<[u8; Card::KINDS]>,
    market: Vec<Option<Card>>,
}

impl Position {
    fn new(head: &str) -> Position {
        let seats = head.split("seats ").nth(1).and_then(|rest| rest.chars().next()?.to_digit(10));
        Position { seats: seats.unwrap_or_default() as u8, ..Position::default() }
    }

    /// Applies a statement that describes the position; returns `false` for statements of the script.
    fn read(&mut self, statement: &str) -> bool {
        let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        let mut words = rest.split_whitespace();
        match word {
            "ships" => self.ships = words.map(str::to_owned).collect(),
            "market" => self.market = words.map(|card| card.parse().ok()).collect(),
            "pair" => self.sets.push(format!("bag.held {rest}")),
            "hand" => {
                let seat = seat(words.next());
                self.hands[seat] = counts(words);
            }
            "discard" => self.discard = counts(words),
            "pile" => self.pile = Some(counts(words)),
            "sled" | "quarry" => {
                let (seat, stones) = (seat(words.next()), number(words.next()));
                match word {
                    "sled" => self.sleds[seat] = stones,
                    _ => self.quarries[seat] = Some(stones),
                }
            }
            "obelisks" => {
                for (height, word) in self.obelisks.iter_mut().zip(words) {
                    *height = number(Some(word));
                }
            }
            "active" => self.sets.push(format!("active {rest}")),
            "round" => self.sets.push(format!("round {rest}")),
            "pyramid" | "temple" | "burial" => {
                self.build(rest, 1);
                self.sets.push(format!("{word} {rest}"));
            }
            "towers" => {
                self.build(rest, content(1).stones_in_a_tower);
                self.sets.push(format!("towers {}", owners(rest, 8)));
            }
            word => match word.parse::<SmallPyramid>() {
                Ok(pyramid) => {
                    self.build(rest, 1);
                    self.sets.push(format!("small.{} {}", pyramid.index() + 1, owners(rest, 5)));
                }
                Err(_) => return false,
            },
        }
        true
    }

    fn build(&mut self, owners: &str, stones: u8) {
        owners.chars().filter(char::is_ascii_lowercase).for_each(|owner| self.built[letter(owner)] += stones);
    }

    /// The `set` lines; empty if there were no statements.
    fn written(mut self) -> String {
        if self.ships.is_empty() {
            return String::new();
        }
        self.write_ships();
        self.write_stones();
        self.write_cards();
        self.sets.push(r#"steps ["turn"]"#.into());
        self.sets.iter().map(|set| format!("set {set}\n")).collect()
    }

    fn write_ships(&mut self) {
        self.ships.resize(SHIPS, "_".into());
        for (index, ship) in std::mem::take(&mut self.ships).into_iter().enumerate() {
            let (slots, docked) = match ship.strip_prefix('@') {
                Some(site) => ("_", format!("{site:?}")),
                None => (&ship[..], "null".to_owned()),
            };
            self.build(slots, 1);
            let (capacity, slots) = (slots.len(), owners(slots, 4));
            let ship = format!(r#"{{"capacity":{capacity},"slots":{slots},"docked":{docked}}}"#);
            self.sets.push(format!("ships.{} {ship}", index + 1));
        }
    }

    fn write_stones(&mut self) {
        for (index, seat) in Seat::first(self.seats).enumerate() {
            let used = self.sleds[index] + self.built[index] + self.obelisks[index];
            let left = content(1).stones - used;
            let quarry = self.quarries[index].unwrap_or(left);
            let height = self.obelisks[index] + left - quarry;
            self.sets.push(format!("players.{seat}.sled {}", self.sleds[index]));
            self.sets.push(format!("players.{seat}.quarry {quarry}"));
            self.sets.push(format!("obelisks.{seat} {height}"));
        }
    }

    fn write_cards(&mut self) {
        let mut left = content(1).copies;
        let market = self.market.iter().flatten().map(|card| card.index());
        market.for_each(|card| left[card] -= 1);
        for named in self.hands.iter().chain([&self.discard]).chain(&self.pile) {
            left.iter_mut().zip(named).for_each(|(left, count)| *left -= count);
        }
        let pile = self.pile.unwrap_or(left);
        if self.pile.is_some() {
            let last = &mut self.hands[usize::from(self.seats - 1)];
            last.iter_mut().zip(left).for_each(|(held, count)| *held += count);
        }
        for (place, card) in self.market.iter().enumerate() {
            let card = card.map_or("null".to_owned(), |card| format!("\"{card}\""));
            self.sets.push(format!("market.{} {card}", place + 1));
        }
        for seat in Seat::first(self.seats) {
            let held = Card::ALL.into_iter().zip(self.hands[seat.index()]).filter(|(_, count)| *count > 0);
            let held: Vec<String> = held.map(|(card, count)| format!("\"{card}\":{count}")).collect();
            self.sets.push(format!("players.{seat}.cards {{{}}}", held.join(",")));
        }
        self.sets.push(format!("bag.pile {pile:?}"));
        self.sets.push(format!("bag.discard {:?}", self.discard));
    }
}

/// `ab_` as a list with `null` for empty places, filled up to `room`.
fn owners(letters: &str, room: usize) -> String {
    let owner = |letter| if letter == '_' { "null".to_owned() } else { format!("\"{letter}\"") };
    let owners: Vec<String> = letters.chars().chain(std::iter::repeat('_')).take(room).map(owner).collect();
    format!("[{}]", owners.join(","))
}

fn counts<'t>(cards: impl Iterator<Item = &'t str>) -> [u8; Card::KINDS] {
    let mut counts = [0; Card::KINDS];
    cards.for_each(|card| counts[card.parse::<Card>().expect("a market card").index()] += 1);
    counts
}

fn seat(word: Option<&str>) -> usize {
    word.and_then(|word| word.parse::<Seat>().ok()).expect("a seat").index()
}

fn letter(owner: char) -> usize {
    seat(Some(&owner.to_string()))
}

fn number(word: Option<&str>) -> u8 {
    word.and_then(|word| word.parse().ok()).expect("a number")
}
