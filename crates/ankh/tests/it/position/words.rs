//! Applies the statements of a position to the serialised state.

use std::collections::BTreeMap;

use maat_ankh::content::content;
use maat_ankh::map::{EdgeSet, Hex, Regions, Token};
use maat_ankh::pieces::{Action, God, Guardian, Monument};
use maat_ankh::{Ankh, Options};
use maat_engine::testing::Words;
use maat_engine::{Game, Seat, Setup};
use serde_json::{Value, json};

/// Default gods and guardians, where no option names them.
const USUAL: [(&str, &str); 4] = [
    ("guardian-1", "satet"),
    ("guardian-2", "mummy"),
    ("guardian-3", "scorpion"),
    ("scenario", "middle-kingdom"),
];

const WARRIORS: usize = 6;
const FIRST_WARRIOR: usize = 5;
const FIRST_GUARDIAN: usize = FIRST_WARRIOR + 5 * WARRIORS;
const OF_LEVEL: usize = 3;

pub struct Position {
    seats: u8,
    options: String,
    state: Value,
    /// The named spaces on the devotion track.
    devotion: Vec<(Seat, u8)>,
    camels: Option<Value>,
    tokens: BTreeMap<Token, Hex>,
}

impl Words for Position {
    type Game = Ankh;

    /// `seats 3 options gods=isis-ra-amun`: by default, gods are in alphabetical order.
    fn new(setup: &str) -> Position {
        let (seats, named) = setup.split_once(" options ").unwrap_or((setup, ""));
        let seats: u8 = seats.trim_start_matches("seats ").trim().parse().expect("a number of seats");
        let mut options: Vec<String> = named.split_whitespace().map(str::to_owned).collect();
        let gods: Vec<&str> = God::ALL[..usize::from(seats)].iter().map(|god| god.id()).collect();
        for (key, value) in USUAL.into_iter().chain([("gods", gods.join("-").as_str())]) {
            if !options.iter().any(|option| option.starts_with(&format!("{key}="))) {
                options.push(format!("{key}={value}"));
            }
        }
        let options = options.join(" ");
        let chosen: Options = options.parse().expect("options of the game");
        let options = chosen.to_string();
        let game = Ankh::new(&Setup { seats, revision: 1, options: chosen }).expect("a setup");
        let mut state = serde_json::to_value(&game).expect("a state is written");
        state["monuments"] = json!({ "built": [[], [], []], "held": [[], [], [], [], []] });
        for seat in Seat::first(seats) {
            for warrior in 0..WARRIORS {
                state["figures"]["places"][FIRST_WARRIOR + seat.index() * WARRIORS + warrior] = json!("pool");
            }
        }
        Position { seats, options, state, devotion: Vec::new(), camels: None, tokens: BTreeMap::new() }
    }

    fn read(&mut self, statement: &str) -> bool {
        let mut words = statement.split_whitespace();
        let Some(word) = words.next() else { return false };
        let rest: Vec<&str> = words.collect();
        match (word, rest.as_slice()) {
            ("god", [seat, hex]) => self.state["figures"]["places"][index(seat)] = json!(hex),
            ("warriors", [seat, hexes @ ..]) => self.warriors(seat, hexes),
            ("trapped", [seat, count]) => self.trapped(seat, count),
            ("guardian", [seat, kind, place]) => self.guardian(seat, kind, place),
            ("aim", [hex, dir]) => {
                let figure = self.figure_on(hex) - FIRST_GUARDIAN;
                self.state["figures"]["aims"][figure] = json!(dir);
            }
            ("radiant", hexes) => {
                let bits = hexes.iter().fold(0u64, |bits, hex| bits | 1 << self.figure_on(hex));
                self.state["figures"]["radiant"] = json!(bits);
            }
            ("own", [seat, monument, hexes @ ..]) => self.build(Some(seat), monument, hexes),
            ("neutral", [monument, hexes @ ..]) => self.build(None, monument, hexes),
            ("gates", hexes) => self.state["gates"] = json!(hexes),
            ("camels", edges) => self.camels = Some(json!(edges)),
            ("tokens", pairs) => {
                let token = |number: &str| number.parse().expect("a token");
                let pairs = pairs.chunks(2).map(|pair| (token(pair[0]), pair[1].parse().expect("a hex")));
                self.tokens = pairs.collect();
            }
            ("followers", pairs) => {
                for pair in pairs.chunks(2) {
                    self.state["players"][index(pair[0])]["followers"] = json!(number(pair[1]));
                }
            }
            ("powers", [seat, powers @ ..]) => {
                self.state["players"][index(seat)]["powers"] = json!(powers);
                self.state["players"][index(seat)]["row"] = json!(powers.len());
            }
            ("hand", [seat, cards @ ..]) => self.state["players"][index(seat)]["hand"] = json!(cards),
            ("devotion", pairs) => {
                let pairs = pairs.chunks(2).map(|pair| (seat(pair[0]), number(pair[1]) as u8));
                self.devotion = pairs.collect();
            }
            ("event" | "conflicts", [count]) => self.state[word] = json!(number(count)),
            ("track", [action, space]) => {
                let action: Action = action.parse().expect("an action");
                self.state["tracks"][action.index()] = json!(number(space));
            }
            ("merged", [higher, lower]) => self.merge(higher, lower),
            ("forgotten", [seat]) => self.forget(seat),
            ("turn", [seat]) => {
                self.state["active"] = json!(seat);
                self.state["steps"] = json!([{ "turn": { "seat": seat } }]);
            }
            ("taken", [action]) => self.state["taken"] = json!([action, null]),
            _ => return false,
        }
        true
    }

    fn head(&self) -> String {
        format!("game ankh · revision 1 · seats {} · options {}", self.seats, self.options)
    }

    fn touched(&self) -> bool {
        true
    }

    /// Completes the state with everything that follows from the statements: Ankh tokens, stacks, regions.
    fn state(self) -> Value {
        let mut state = self.state.clone();
        for seat in Seat::first(self.seats) {
            let living = state["players"][seat.index()]["fortune"] == "worshipped";
            let held = state["monuments"]["held"][seat.index()].as_array().map_or(0, Vec::len);
            let pool = if living { usize::from(content(1).setup.pool) - held } else { 0 };
            state["players"][seat.index()]["pool"] = json!(pool);
        }
        let mut heights = BTreeMap::<u8, u8>::new();
        let named = |seat: &Seat| self.devotion.iter().any(|(other, _)| other == seat);
        let others = Seat::first(self.seats).rev().filter(|seat| !named(seat)).map(|seat| (seat, 0));
        for (seat, space) in others.chain(self.devotion.iter().copied()) {
            let player = &mut state["players"][seat.index()];
            if player["fortune"] == "worshipped" {
                let height = heights.entry(space).or_default();
                (player["space"], player["height"]) = (json!(space), json!(height));
                *height += 1;
            } else {
                (player["space"], player["height"]) = (json!(space), json!(0));
            }
        }
        if let Some(camels) = &self.camels {
            state["camels"] = camels.clone();
        }
        if !self.tokens.is_empty() {
            let camels: EdgeSet = serde_json::from_value(state["camels"].clone()).expect("edges");
            let tokens = self.tokens.iter().map(|(token, hex)| (*token, *hex));
            state["regions"] = json!(Regions::new(&content(1).map, camels, tokens));
        }
        state
    }
}

impl Position {
    fn warriors(&mut self, seat: &str, hexes: &[&str]) {
        let first = FIRST_WARRIOR + index(seat) * WARRIORS;
        for (place, hex) in hexes.iter().enumerate() {
            self.state["figures"]["places"][first + place] = json!(hex);
        }
    }

    /// Traps the last warriors of a seat.
    fn trapped(&mut self, seat: &str, count: &str) {
        let last = FIRST_WARRIOR + (index(seat) + 1) * WARRIORS;
        for place in last - number(count)..last {
            self.state["figures"]["places"][place] = json!("captive");
        }
    }

    /// Takes the next figure beside the card or, if there is none, one that is not in the game.
    fn guardian(&mut self, seat: &str, kind: &str, place: &str) {
        let kind: Guardian = kind.parse().expect("a guardian");
        let first = FIRST_GUARDIAN + (usize::from(content(1).guardian(kind).level) - 1) * OF_LEVEL;
        let places = &self.state["figures"]["places"];
        let free = |wanted: &str| (first..first + OF_LEVEL).find(|figure| places[figure] == *wanted);
        let figure = free("card").or_else(|| free("gone")).expect("a figure that is left");
        self.state["figures"]["places"][figure] = json!(place);
        self.state["figures"]["owners"][figure - FIRST_GUARDIAN] = json!(seat);
        if kind == Guardian::Scorpion && place != "pool" {
            self.state["figures"]["aims"][figure - FIRST_GUARDIAN] = json!("s");
        }
    }

    fn figure_on(&self, hex: &str) -> usize {
        let places = self.state["figures"]["places"].as_array().expect("places of figures");
        places.iter().position(|place| place == hex).unwrap_or_else(|| panic!("nobody stands on {hex}"))
    }

    fn build(&mut self, seat: Option<&&str>, monument: &str, hexes: &[&str]) {
        let monument: Monument = monument.parse().expect("a monument");
        add_all(&mut self.state["monuments"]["built"][monument.index()], hexes);
        if let Some(seat) = seat {
            add_all(&mut self.state["monuments"]["held"][index(seat)], hexes);
        }
    }

    fn merge(&mut self, higher: &str, lower: &str) {
        self.state["players"][index(higher)]["partner"] = json!(lower);
        self.state["players"][index(lower)]["partner"] = json!(higher);
        self.remove(lower, "merged");
    }

    fn forget(&mut self, seat: &str) {
        self.remove(seat, "forgotten");
    }

    fn remove(&mut self, seat: &str, fortune: &str) {
        let player = &mut self.state["players"][index(seat)];
        player["fortune"] = json!(fortune);
        for (field, nothing) in
            [("followers", json!(0)), ("hand", json!([])), ("powers", json!([])), ("row", json!(0))]
        {
            player[field] = nothing;
        }
        self.state["figures"]["places"][index(seat)] = json!("gone");
        let first = FIRST_WARRIOR + index(seat) * WARRIORS;
        (first..first + WARRIORS)
            .for_each(|warrior| self.state["figures"]["places"][warrior] = json!("gone"));
    }
}

fn add_all(list: &mut Value, hexes: &[&str]) {
    list.as_array_mut().expect("a list of hexes").extend(hexes.iter().map(|hex| json!(hex)));
}

fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

fn index(letter: &str) -> usize {
    seat(letter).index()
}

fn number(text: &str) -> usize {
    text.parse().expect("a number")
}
