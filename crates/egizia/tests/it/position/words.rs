//! Applies the statements of a position to the serialised state.

use std::str::FromStr;

use maat_egizia::Egizia;
use maat_egizia::content::content;
use maat_egizia::nile::{Nile, NileSet};
use maat_egizia::pieces::{Crew, Effect, Part, Site};
use maat_egizia::sphinx::Sphinx;
use maat_engine::testing::Words;
use maat_engine::{Game, Record, Seat, Table};
use serde_json::{Value, json};

/// The position described by the statements so far.
pub struct Position {
    head: String,
    seats: u8,
    /// The serialised state.
    state: Value,
    track: Vec<Seat>,
    tiles: Vec<Seat>,
    /// The open decision: its word, the seat and the site.
    open: Option<(String, Seat, Option<Site>)>,
    under: Vec<(Seat, Vec<u8>)>,
    unseen: Option<Vec<u8>>,
    touched: bool,
}

impl Words for Position {
    type Game = Egizia;

    fn new(setup: &str) -> Position {
        let head = format!("game egizia · revision 1 · {setup}");
        let record: Record = head.parse().unwrap_or_else(|error| panic!("{error}"));
        let table = Table::<Egizia>::replay(&record).unwrap_or_else(|error| panic!("{error}"));
        let game = Egizia::new(table.setup()).expect("a setup within the rules");
        let mut state = serde_json::to_value(&game).expect("a state is plain data");
        state["round"] = json!(1);
        let seats: Vec<Seat> = Seat::first(game.seats()).collect();
        let mut position = Position {
            head,
            seats: game.seats(),
            state,
            track: seats.iter().rev().copied().collect(),
            tiles: seats,
            open: None,
            under: Vec::new(),
            unseen: None,
            touched: false,
        };
        position.lay_graves(&[]);
        position
    }

    fn read(&mut self, statement: &str) -> bool {
        let (word, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        match word {
            "round" => self.state["round"] = json!(read::<u8>(rest)),
            "ring" => self.state["ring"] = json!(rest),
            "tiles" => self.tiles = words.iter().map(|word| read(word)).collect(),
            "track" => self.track = words.iter().map(|word| read(word)).collect(),
            "points" => words.chunks(2).for_each(|pair| self.score(read(pair[0]), read(pair[1]))),
            "passed" => words.iter().for_each(|seat| self.player(seat)["passed"] = json!(true)),
            "squares" => {
                for (square, card) in words.iter().enumerate().filter(|(_, card)| **card != "-") {
                    self.state["squares"][square] = json!(read::<Nile>(card));
                }
            }
            "at" => {
                let site = read::<Site>(words[0]).index();
                for (place, ship) in words[1..].iter().enumerate().filter(|(_, ship)| **ship != "-") {
                    self.state["sites"][site][place] = json!(read::<Seat>(ship));
                }
            }
            "unseen" => self.unseen = Some(words.iter().map(|word| read(word)).collect()),
            "under" => {
                let cards = words[1..].iter().map(|word| read(word)).collect();
                self.under.push((read(words[0]), cards));
            }
            "obelisk" => self.state["obelisk"] = json!(rest),
            "pyramid" => self.state["pyramid"][read::<usize>(words[0]) - 1] = json!(words[1]),
            "temple" => self.state["temple"][read::<Part>(words[0]).index()] = json!(words[1]),
            "graves" => self.lay_graves(&words),
            "sail" | "leftover" | "feed" | "build" | "bonus" | "upgrade" => {
                let site = words.get(1).map(|site| read(site));
                self.open = Some((word.to_owned(), read(words[0]), site));
            }
            "stones" | "crews" | "used" | "markets" | "cards" | "water" | "spent" | "built" | "ships"
            | "hand" => {
                self.read_player(word, words[0], &words[1..]);
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
        self.stand();
        self.moor();
        self.shuffle_nile();
        self.deal_sphinx();
        self.ask();
        self.state
    }
}

impl Position {
    fn player(&mut self, seat: &str) -> &mut Value {
        &mut self.state["players"][read::<Seat>(seat).index()]
    }

    /// Adds the points to a source on the score sheet.
    fn score(&mut self, seat: Seat, points: i16) {
        let player = &mut self.state["players"][seat.index()];
        player["points"] = json!(points);
        player["sheet"][0] = json!(points);
    }

    fn read_player(&mut self, word: &str, seat: &str, words: &[&str]) {
        let player = self.player(seat);
        match word {
            "stones" => player["stones"] = json!(read::<u8>(words[0])),
            "crews" => player["strength"] = json!(numbers(words)),
            "markets" => player["markets"] = json!(numbers(words)),
            "used" => words.iter().for_each(|crew| player["used"][read::<Crew>(crew).index()] = json!(true)),
            "built" => {
                words.iter().for_each(|site| player["built"][read::<Site>(site).index()] = json!(true));
            }
            "spent" => words.iter().for_each(|power| player["spent"][*power] = json!(true)),
            "cards" => player["cards"] = json!(words),
            "hand" => player["hand"] = json!(numbers(words)),
            "water" => {
                let held: NileSet = serde_json::from_value(player["cards"].clone()).expect("Nile cards");
                let upgrades = content(1).with(Effect::BetterField).iter().enumerate();
                let held = upgrades.filter(|(_, card)| held.contains(*card));
                for ((place, _), field) in held.zip(words) {
                    player["upgrades"][place] = json!(field);
                }
            }
            _ => {
                let mut ships = numbers(words);
                ships.sort_unstable();
                let again = ships.windows(2).find(|pair| pair[0] == pair[1]).map_or(0, |pair| pair[0]);
                ships.dedup();
                player["ships"] = json!(ships);
                player["again"] = json!(again);
            }
        }
    }

    /// Lays out the taken tiles, then the open ones; missing ones are filled with any that are left.
    fn lay_graves(&mut self, words: &[&str]) {
        let printed = &content(1).graves;
        let mut bag: Vec<u8> = printed.tiles.iter().map(|(_, tiles)| *tiles).collect();
        let mut take = |value: u8| {
            let kind = printed.tiles.iter().position(|(printed, _)| *printed == value).expect("a tile");
            bag[kind] = bag[kind].checked_sub(1).unwrap_or_else(|| panic!("too many tiles of {value}"));
            value
        };
        let owner = |word: &&&str| word.starts_with(|first: char| first.is_ascii_lowercase());
        let owners: String = words.iter().filter(owner).map(|word| &word[..1]).collect();
        let mut tiles: Vec<u8> =
            words.iter().map(|word| take(read(word.trim_start_matches(char::is_alphabetic)))).collect();
        let open = usize::from(printed.open) + owners.len();
        while tiles.len() < open.min(usize::from(printed.slots)) {
            let (kind, _) = bag.iter().enumerate().max_by_key(|(_, left)| **left).expect("tiles");
            bag[kind] -= 1;
            tiles.push(printed.tiles[kind].0);
        }
        let graves = &mut self.state["graves"];
        graves["owners"] = json!(owners);
        for slot in 0..graves["tiles"].as_array().expect("slots").len() {
            graves["tiles"][slot] = json!(tiles.get(slot).copied().unwrap_or(0));
        }
        bag.iter().enumerate().for_each(|(kind, left)| graves["bag"][kind] = json!(left));
    }

    /// Places the markers in the order of the track, one behind the other where they share a space.
    fn stand(&mut self) {
        for (arrival, seat) in self.track.iter().enumerate() {
            self.state["players"][seat.index()]["arrival"] = json!(arrival);
        }
        for (tile, seat) in self.tiles.iter().enumerate() {
            self.state["players"][seat.index()]["tile"] = json!(tile + 1);
        }
    }

    /// Places the ships at sites on the river too.
    fn moor(&mut self) {
        for site in Site::ALL {
            let ships = self.state["sites"][site.index()].clone();
            for seat in ships.as_array().expect("places").iter().filter_map(Value::as_str) {
                let position = content(1).site_position(site);
                let on_river = self.player(seat)["ships"].as_array_mut().expect("positions");
                if !on_river.contains(&json!(position)) {
                    on_river.push(json!(position));
                }
            }
        }
    }

    /// Puts Nile cards that are not named into the decks of later rounds.
    fn shuffle_nile(&mut self) {
        let round: u8 = serde_json::from_value(self.state["round"].clone()).expect("a round");
        let mut named: Vec<Value> = self.state["squares"].as_array().expect("squares").clone();
        for player in self.state["players"].as_array().expect("players") {
            named.extend(player["cards"].as_array().expect("cards").iter().cloned());
        }
        let later = |card: Nile| {
            (round + 1..=content(1).rounds)
                .any(|round| content(1).deck(content(1).deck_of_round(round)).contains(card))
        };
        let left = (0..Nile::COUNT).map(Nile::at);
        let left: Vec<Nile> = left.filter(|&card| later(card) && !named.contains(&json!(card))).collect();
        self.state["nile"] = json!(left);
    }

    /// Makes every hand and every heap under the deck a separate draw.
    fn deal_sphinx(&mut self) {
        let mut free: Vec<u8> = (1..=Sphinx::COUNT as u8).collect();
        let mut draws: Vec<(Seat, Vec<u8>, bool)> = Vec::new();
        for seat in Seat::first(self.seats) {
            let hand = self.state["players"][seat.index()]["hand"].clone();
            draws.push((seat, serde_json::from_value(hand).expect("numbers"), true));
        }
        draws.extend(self.under.iter().map(|(seat, cards)| (*seat, cards.clone(), false)));
        free.retain(|card| !draws.iter().any(|(_, cards, _)| cards.contains(card)));
        let unseen = self.unseen.clone().unwrap_or_else(|| free.clone());
        free.retain(|card| !unseen.contains(card));
        let last = Seat::at(usize::from(self.seats) - 1);
        draws.push((last, free, true));
        let sphinx = &mut self.state["sphinx"];
        sphinx["unseen"] = json!(unseen);
        let chunks = draws
            .iter()
            .flat_map(|(seat, cards, kept)| cards.chunks(5).map(move |cards| (seat, cards, kept)));
        let (mut under, mut hand) = (0, Vec::new());
        for (draw, (seat, cards, kept)) in chunks.enumerate() {
            let count = cards.len();
            sphinx["draws"][draw] =
                json!({ "seat": seat, "cards": count, "kept": if *kept { count } else { 0 } });
            for (place, card) in cards.iter().enumerate() {
                sphinx["traces"][usize::from(*card) - 1] =
                    json!({ "draw": draw, "place": place, "knowers": "" });
                if *kept {
                    hand.push((*seat, *card));
                } else {
                    sphinx["under"][under] = json!(card);
                    under += 1;
                }
            }
        }
        sphinx["under_len"] = json!(under);
        for seat in Seat::first(self.seats) {
            let cards: Vec<u8> =
                hand.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card).collect();
            self.state["players"][seat.index()]["hand"] = json!(cards);
        }
    }

    /// Pushes the steps of the open decision, and sets the phase with its order.
    fn ask(&mut self) {
        let (word, seat, site) = self.open.clone().unwrap_or(("sail".into(), self.tiles[0], None));
        let mut front = self.track.clone();
        let points = |seat: &Seat| self.state["players"][seat.index()]["points"].as_i64();
        front.sort_by_key(|seat| std::cmp::Reverse(points(seat)));
        let (phase, order) = match word.as_str() {
            "sail" | "leftover" => ("sail", self.tiles.clone()),
            "feed" => ("feed", front),
            "build" => ("build", front),
            "bonus" => ("cooperation", front),
            _ => ("final-scoring", self.tiles.iter().rev().copied().collect()),
        };
        let next = order.iter().position(|other| *other == seat).expect("a seat at the table") + 1;
        let steps = match word.as_str() {
            "sail" => {
                let place = next % usize::from(self.seats);
                json!([{ "fleet": { "place": place } }, { "sail": { "seat": seat, "again": false } }])
            }
            "leftover" => json!([{ "leftovers": { "place": next } }, { "leftover": { "seat": seat } }]),
            "feed" => json!([{ "feeding": { "place": next } }, { "feed": { "seat": seat, "grain": 0 } }]),
            "build" => {
                let site = site.expect("`build` names a seat and a site");
                let ships = self.state["sites"][site.index()].as_array().expect("places");
                let place =
                    ships.iter().position(|ship| *ship == json!(seat)).expect("a ship at the site") + 1;
                let places = json!({ "site": site, "place": place, "freed": false, "all": false });
                json!([{ "places": places }, { "build": { "seat": seat, "site": site } }])
            }
            "bonus" => json!([{ "rewards": { "place": next } }, { "bonus": { "seat": seat } }]),
            _ => json!([{ "last-upgrades": { "place": next } }, { "last-upgrade": { "seat": seat } }]),
        };
        self.state["phase"] = json!(phase);
        order.iter().enumerate().for_each(|(place, seat)| self.state["order"][place] = json!(seat));
        self.state["steps"] = steps;
    }
}

fn read<T: FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("`{word}` is unknown"))
}

fn numbers(words: &[&str]) -> Vec<u8> {
    words.iter().map(|word| read(word)).collect()
}
