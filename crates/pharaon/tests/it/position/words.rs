//! Applies the statements of a position to the serialised state.

use std::str::FromStr;

use maat_engine::testing::Words;
use maat_engine::{Game, Record, Table};
use maat_pharaon::Pharaon;
use maat_pharaon::content::content;
use maat_pharaon::pieces::{Board, Colour, Holder, Offering, Piece, Resource, Zone};
use serde_json::{Value, json};

use super::place_of;
use super::rest::Rest;

/// The zones clockwise in all worked examples.
const RING: [Zone; 5] = [Zone::Offerings, Zone::Tomb, Zone::Nile, Zone::Nobles, Zone::Artisans];

/// The position described by the statements so far.
pub struct Position {
    head: String,
    pub seats: u8,
    /// The serialised state.
    pub state: Value,
    pub said: Rest,
    faces: Option<(Zone, Colour)>,
    touched: bool,
}

impl Words for Position {
    type Game = Pharaon;

    fn new(setup: &str) -> Position {
        let head = format!("game pharaon · revision 1 · {setup}");
        let record: Record = head.parse().unwrap_or_else(|error| panic!("{error}"));
        let table = Table::<Pharaon>::replay(&record).unwrap_or_else(|error| panic!("{error}"));
        let game = Pharaon::new(table.setup()).expect("a setup within the rules");
        let mut state = serde_json::to_value(&game).expect("a state is plain data");
        state["ring"] = json!(RING);
        state["first"] = json!("a");
        state["steps"] = json!(["turn"]);
        state["active"] = json!("a");
        Position { head, seats: game.seats(), state, said: Rest::default(), faces: None, touched: false }
    }

    fn read(&mut self, statement: &str) -> bool {
        let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        match word {
            "ring" => self.state["ring"] = json!(words),
            "faces" => self.faces = Some((read(words[0]), read(words[1]))),
            "spin" => self.state["direction"] = json!(rest),
            "active" | "first" | "pharaoh" => self.state[word] = json!(rest),
            "round" => self.state["round"] = json!(number(rest)),
            "wheel" | "beside" => self.lay(word, &words),
            "pairs" => self.said.pairs = words.iter().map(|word| pair(word)).collect(),
            "bonus" => self.said.bonus = places(&words),
            "bank" => self.said.bank.extend(counts(&words)),
            "bag" => self.said.bag = Some(counts(&words)),
            "thrown" => self.said.thrown = counts(&words),
            "court" => self.said.court.cards = places(&words),
            "workshop" => self.said.workshop.cards = places(&words),
            "court-deck" => self.said.court.deck = Some(numbers(&words)),
            "workshop-deck" => self.said.workshop.deck = Some(numbers(&words)),
            "jars" => self.said.jars = numbers(&words),
            "pile" => self.said.pile = Some(numbers(&words)),
            "boards" | "dark" | "lanes" | "fill" | "stack" => self.read_lanes(word, &words),
            "supply" | "nobles" | "tired" | "artisans" | "tomb" | "nile" | "on" => {
                let (holder, words) = words.split_first().expect("a seat or `traitor`");
                self.read_holder(word, read(holder), words);
            }
            _ => return false,
        }
        self.touched = true;
        true
    }

    fn head(&self) -> String {
        self.head.clone()
    }

    fn touched(&self) -> bool {
        self.touched
    }

    fn state(mut self) -> Value {
        if let Some((zone, colour)) = self.faces {
            let place = self.state["ring"]
                .as_array()
                .expect("five zones")
                .iter()
                .position(|other| *other == json!(zone));
            let section = content(1).wheel.iter().position(|other| *other == colour);
            let (place, section) = place.zip(section).expect("every zone and every colour is there");
            self.state["offset"] = json!((place + 5 - section) % 5);
        }
        std::mem::take(&mut self.said).complete(&mut self);
        self.state
    }
}

impl Position {
    /// The state of a holder.
    pub fn owner(&mut self, holder: Holder) -> &mut Value {
        match place_of(holder) {
            Some(index) => &mut self.state["players"][index],
            None => &mut self.state["traitor"],
        }
    }

    fn read_holder(&mut self, word: &str, holder: Holder, words: &[&str]) {
        let owner = self.owner(holder);
        match word {
            "supply" => {
                for (kind, count) in counts::<String>(words) {
                    match kind.parse::<Resource>() {
                        Ok(resource) => owner["resources"][resource.index()] = json!(count),
                        Err(_) => owner["offerings"][read::<Offering>(&kind).index()] = json!(count),
                    }
                }
            }
            "nobles" | "tired" | "artisans" => owner[word] = json!(numbers(words)),
            "tomb" => owner["tomb"] = json!(number(words[0])),
            "nile" => {
                for (colour, level) in counts::<Colour>(words) {
                    owner["nile"][colour.index()] = json!(level);
                }
            }
            _ => {
                let (row, field) = (number(words[0]) - 1, number(words[1]) - 1);
                owner["place"] = json!({ "pyramid": { "row": row, "field": field } });
            }
        }
    }

    fn lay(&mut self, word: &str, words: &[&str]) {
        if word == "beside" {
            self.state["overflow"][read::<Zone>(words[0]).index()] = json!(read::<Piece>(words[1]));
            return;
        }
        let section = &mut self.state["wheel"][read::<Colour>(words[0]).index()];
        for (slot, piece) in words[1..].iter().enumerate() {
            section[slot] = json!(read::<Piece>(piece));
        }
    }

    fn read_lanes(&mut self, word: &str, words: &[&str]) {
        match word {
            "boards" => self.state["traitor"]["boards"] = json!(words),
            "dark" => {
                let boards = self.state["traitor"]["boards"].clone();
                for (place, board) in boards.as_array().into_iter().flatten().enumerate() {
                    let dark = words.iter().any(|word| json!(read::<Board>(word)) == *board);
                    self.state["traitor"]["faces"][place] = json!(if dark { "dark" } else { "light" });
                }
            }
            "lanes" => self.state["traitor"]["colours"] = json!(words),
            "fill" => self.said.fill = numbers(words),
            _ => self.state["jars"]["held"] = json!(number(words[0])),
        }
    }
}

pub fn read<T: FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is unknown"))
}

fn number(word: &str) -> u8 {
    read(word)
}

fn numbers(words: &[&str]) -> Vec<u8> {
    words.iter().copied().map(number).collect()
}

/// The item at each place; `-` is none.
fn places<T: FromStr>(words: &[&str]) -> Vec<Option<T>> {
    words.iter().map(|word| (*word != "-").then(|| read(word))).collect()
}

fn pair(word: &str) -> Option<[Offering; 2]> {
    word.split_once('+').map(|(one, other)| [read(one), read(other)])
}

/// Parses counts: `green 2 red 1`.
fn counts<T: FromStr>(words: &[&str]) -> Vec<(T, u8)> {
    words.chunks(2).map(|words| (read(words[0]), number(words[1]))).collect()
}
