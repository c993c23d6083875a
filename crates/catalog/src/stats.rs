//! Statistics over many games: seats, openings, points by source, and what people win with.
//!
//! A [`Digest`] keeps of one game what they count, so that a game is replayed once, however often it is counted.

use std::collections::{BTreeMap, BTreeSet};

use maat_engine::{Actor, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{AnyGame, Terms, find};

/// The number of decisions with which a game opens for a seat.
const OPENING: usize = 3;
/// The number of results below which a figure says little.
pub const FEW: u32 = 30;

/// The events by which a seat gets something that may win games, the field that names it, and its kind.
const GAINS: [(&str, &str, &str); 15] = [
    ("god-taken", "god", "god"),
    ("gods-satisfied", "gods", "god"),
    ("power-unlocked", "power", "power"),
    ("guardian-gained", "guardian", "guardian"),
    ("card-taken", "effect", "effect"),
    ("card-taken", "card", "card"),
    ("card-drawn", "card", "card"),
    ("pair-split", "card", "card"),
    ("sphinx-kept", "goal", "goal"),
    ("scribe-dealt", "role", "role"),
    ("noble-kept", "role", "role"),
    ("noble-taken", "role", "role"),
    ("noble-drawn", "role", "role"),
    // Artisans have no names in the rules; those with the same points bring the same.
    ("artisan-taken", "points", "artisan"),
    ("artisan-drawn", "points", "artisan"),
];

/// The events by which a seat does something that it could do elsewhere, the field that says where, and its kind.
const ACTIONS: [(&str, &str, &str); 5] = [
    ("action-taken", "action", "action"),
    ("ship-sailed", "site", "sailed"),
    ("ship-berthed", "site", "building"),
    ("town-visited", "town", "town"),
    ("paid", "zone", "zone"),
];

/// Decisions whose noun is the number of a card, the event that tells the card, and the field with what is on it.
const CARDS_BY_NUMBER: [(&str, &str, &str); 1] = [("jar", "jar-taken", "colours")];

/// What statistics count of one finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Digest {
    /// The id of the game.
    pub game: &'static str,
    seats: Vec<SeatDigest>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct SeatDigest {
    points: i32,
    /// 1 for the only winner; several share it.
    win: f64,
    opening: Vec<Choice>,
    sources: BTreeMap<String, i32>,
    /// What the seat got, each once, with its kind.
    gains: BTreeSet<(String, String)>,
    /// How often it did something, by kind and id.
    actions: BTreeMap<(String, String), u32>,
    battles: Vec<Battle>,
}

/// A decision as an opening counts it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Choice {
    /// The move in notation; without its noun if `things` tell it better.
    text: String,
    things: Vec<String>,
}

/// A battle of one seat, once for every card that it played.
#[derive(Clone, PartialEq, Debug)]
struct Battle {
    card: String,
    won: bool,
    /// What a side of the battle won on average: nothing where it was undecided.
    expected: f64,
}

impl Digest {
    /// The digest of a game; `None` if it is not over.
    pub fn of(game: &dyn AnyGame) -> Option<Digest> {
        let outcome = game.outcome()?;
        let winners = outcome.rank.iter().filter(|rank| **rank == 1).count();
        let mut seats: Vec<SeatDigest> = outcome
            .score
            .iter()
            .zip(&outcome.rank)
            .map(|(points, rank)| SeatDigest {
                points: *points,
                win: if *rank == 1 { 1.0 / winners as f64 } else { 0.0 },
                ..SeatDigest::default()
            })
            .collect();
        let entries: Vec<(usize, Value)> = game
            .log_since(0, Viewer::Omniscient)
            .iter()
            .filter(|entry| !entry.undone)
            .filter_map(|entry| Some((entry.line, serde_json::from_str(entry.event.get()).ok()?)))
            .collect();
        note_openings(&mut seats, game, &entries)?;
        let events: Vec<Value> = entries.into_iter().map(|(_, event)| event).collect();
        for event in &events {
            note_gains(&mut seats, event);
        }
        note_battles(&mut seats, &events);
        let view: Value = serde_json::from_str(game.view(Viewer::Omniscient).get()).ok()?;
        let of_events = devotion(&events, seats.len());
        for (index, seat) in seats.iter_mut().enumerate() {
            seat.sources = sheet(&view["players"][index]).unwrap_or_else(|| of_events[index].clone());
            seat.sources.retain(|_, points| *points != 0);
        }
        Some(Digest { game: game.id(), seats })
    }
}

/// Notes the first decisions of each seat: the plies that were not its only legal move.
fn note_openings(seats: &mut [SeatDigest], game: &dyn AnyGame, events: &[(usize, Value)]) -> Option<()> {
    let terms = Terms::of(&game.record(Viewer::Omniscient));
    let mut past = find(game.id())?.start(&terms).ok()?;
    for index in 0..game.len() {
        let Some(line) = game.line(index, Viewer::Omniscient).filter(|line| line.live) else { continue };
        if seats.iter().all(|seat| seat.opening.len() == OPENING) {
            break;
        }
        if let Actor::Seat(seat) = line.actor
            && let Some(seat) = seats.get_mut(seat.index())
            && seat.opening.len() < OPENING
            && past.legal_moves(line.actor).len() > 1
        {
            let caused = events.iter().filter(|(line, _)| *line == index).map(|(_, event)| event);
            seat.opening.push(choice(&line.text, caused));
        }
        past.play(line.actor, &line.text).ok()?;
    }
    Some(())
}

fn choice<'e>(text: &str, mut caused: impl Iterator<Item = &'e Value>) -> Choice {
    let verb = text.split(' ').next().unwrap_or_default();
    let card = CARDS_BY_NUMBER.iter().find(|(one, _, _)| *one == verb);
    let things = card.and_then(|(_, kind, field)| {
        let event = caused.find(|event| event["type"] == *kind)?;
        Some(ids(&event[*field]))
    });
    match things {
        Some(things) => Choice { text: verb.to_owned(), things },
        None => Choice { text: text.to_owned(), things: Vec::new() },
    }
}

fn note_gains(seats: &mut [SeatDigest], event: &Value) {
    let Some(seat) = seat_of(&event["seat"]).and_then(|seat| seats.get_mut(seat)) else { return };
    seat.gains.extend(named(&GAINS, event));
    for action in named(&ACTIONS, event) {
        *seat.actions.entry(action).or_default() += 1;
    }
}

/// The kinds and ids of the things that an event names, by a table of events and fields.
fn named(table: &[(&str, &str, &str)], event: &Value) -> Vec<(String, String)> {
    let kind = event["type"].as_str().unwrap_or_default();
    let found =
        table.iter().filter(|(one, _, _)| *one == kind).find(|(_, field, _)| !event[*field].is_null());
    found.map_or_else(Vec::new, |(_, field, kind)| {
        ids(&event[*field]).into_iter().map(|id| ((*kind).to_owned(), id)).collect()
    })
}

fn ids(value: &Value) -> Vec<String> {
    match value {
        Value::String(id) => vec![id.clone()],
        Value::Number(number) => vec![number.to_string()],
        Value::Array(items) => items.iter().flat_map(ids).collect(),
        _ => Vec::new(),
    }
}

fn seat_of(value: &Value) -> Option<usize> {
    value.as_str().and_then(|seat| seat.parse::<Seat>().ok()).map(Seat::index)
}

/// Notes which cards were played in battles, and who won them. Merged gods fight together.
fn note_battles(seats: &mut [SeatDigest], events: &[Value]) {
    let mut gods = Gods::new(seats.len());
    let mut sides = 0_u32;
    let mut played: Vec<(usize, String)> = Vec::new();
    for event in events {
        gods.note(event);
        match event["type"].as_str().unwrap_or_default() {
            "battle-began" => {
                sides = event["seats"].as_array().map_or(0, |seats| seats.len() as u32);
                played.clear();
            }
            "cards-revealed" => {
                let seat = seat_of(&event["seat"]);
                played.extend(
                    seat.into_iter()
                        .flat_map(|seat| ids(&event["cards"]).into_iter().map(move |card| (seat, card))),
                );
            }
            "battle-won" | "battle-undecided" => {
                let winner = seat_of(&event["seat"]);
                let expected = if winner.is_some() { 1.0 / f64::from(sides.max(1)) } else { 0.0 };
                for (seat, card) in played.drain(..) {
                    for index in gods.with(seat) {
                        let won = winner == Some(seat);
                        seats[index].battles.push(Battle { card: card.clone(), won, expected });
                    }
                }
            }
            _ => {}
        }
    }
}

/// Which seats play one god together.
struct Gods(Vec<usize>);

impl Gods {
    fn new(seats: usize) -> Gods {
        Gods((0..seats).collect())
    }

    fn note(&mut self, event: &Value) {
        if event["type"] == "gods-merged"
            && let Some(higher) = seat_of(&event["seat"])
        {
            for index in [Some(higher), seat_of(&event["lower"])].into_iter().flatten() {
                self.0[index] = higher;
            }
        }
    }

    /// The seats of the god of `seat`.
    fn with(&self, seat: usize) -> Vec<usize> {
        (0..self.0.len()).filter(|index| self.0[*index] == seat).collect()
    }
}

/// The points by source that a view has for a player, in whichever field its game keeps them.
fn sheet(player: &Value) -> Option<BTreeMap<String, i32>> {
    let points = ["sheet", "points"].iter().find_map(|field| player[*field].as_object())?;
    let line = |(id, points): (&String, &Value)| Some((id.replace('_', "-"), points.as_i64()? as i32));
    Some(points.iter().filter_map(line).collect())
}

/// The devotion of each seat by merit, for a game whose view does not keep it. Merged gods move together.
fn devotion(events: &[Value], seats: usize) -> Vec<BTreeMap<String, i32>> {
    let mut tracks = vec![Track::default(); seats];
    let mut gods = Gods::new(seats);
    let number = |value: &Value| value.as_i64().map(|number| number as i32);
    for event in events {
        let (Some(own), Some(space)) = (seat_of(&event["seat"]), number(&event["space"])) else { continue };
        match event["type"].as_str().unwrap_or_default() {
            "devotion-gained" => {
                let gained = number(&event["gained"]).zip(number(&event["bountiful"]));
                let gained = gained.map_or(0, |(all, bountiful)| all - bountiful);
                for index in gods.with(own) {
                    // Devotion beyond the top is lost.
                    let by_merit = space.min(tracks[index].space + gained);
                    tracks[index].move_to(event["merit"].as_str().unwrap_or_default(), by_merit);
                    tracks[index].move_to("bountiful", space);
                }
            }
            "devotion-lost" => {
                gods.with(own).into_iter().for_each(|index| tracks[index].move_to("cat", space));
            }
            "gods-merged" => {
                gods.note(event);
                gods.with(own).into_iter().for_each(|index| tracks[index].move_to("merge", space));
            }
            _ => {}
        }
    }
    tracks.into_iter().map(|track| track.sources).collect()
}

/// Where a seat stands, and what brought it there.
#[derive(Clone, Default)]
struct Track {
    space: i32,
    sources: BTreeMap<String, i32>,
}

impl Track {
    fn move_to(&mut self, source: &str, space: i32) {
        *self.sources.entry(source.to_owned()).or_default() += space - self.space;
        self.space = space;
    }
}

/// How often something won, and what is known of its chance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rate {
    /// The number of results: one for each seat that is counted.
    pub results: u32,
    /// The share of them that were won; a shared victory counts as a part of one.
    pub share: f64,
    /// The share that the seats of the same games won on average: what chance alone would bring. Where nobody won, it is 0.
    pub expected: f64,
    /// The bounds of the chance to win, at 95 % (Wilson).
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The figures of one game over many records.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statistics {
    /// The id of the game.
    pub game: String,
    /// The number of players of the games that are counted; `None` for all. `tables` has all of them.
    pub players: Option<u8>,
    /// The number of games.
    pub games: u32,
    /// All results together.
    pub rate: Option<Rate>,
    /// The points of a player, on average.
    pub points: f64,
    /// By number of players.
    pub tables: Vec<TableStatistics>,
    /// Where the points came from, the most important source first.
    pub sources: Vec<SourceStatistics>,
    /// What players did, the most frequent first.
    pub actions: Vec<ActionStatistics>,
    /// What players got, the most frequent first.
    pub gains: Vec<GainStatistics>,
    /// The cards that players played in battles, the most frequent first; their results are battles.
    pub battles: Vec<GainStatistics>,
    /// The first decisions of a seat, the most frequent first.
    pub openings: Vec<OpeningStatistics>,
}

/// The seats of games with the same number of players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableStatistics {
    /// The number of players.
    pub players: u8,
    /// The number of games.
    pub games: u32,
    /// What each seat won.
    pub seats: Vec<SeatStatistics>,
}

/// The results of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatStatistics {
    /// The seat.
    pub seat: Seat,
    /// How often it won.
    pub rate: Rate,
    /// Its points on average.
    pub points: f64,
}

/// A source of points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SourceStatistics {
    /// The id of its name.
    pub id: String,
    /// The points that it brought a player on average.
    pub points: f64,
    /// The points that it brought a winner on average.
    pub winners: f64,
}

/// Something that players do several times in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionStatistics {
    /// What kind of thing it is: `action`, `zone`.
    pub kind: String,
    /// The id of its name.
    pub id: String,
    /// How often a player does it in a game, on average.
    pub times: f64,
    /// How often a winner does it.
    pub winners: f64,
}

/// Something that players got: a god, a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GainStatistics {
    /// What kind of thing it is: `god`, `card`, `role`.
    pub kind: String,
    /// The id of its name.
    pub id: String,
    /// How often those who got it won.
    pub rate: Rate,
}

/// A first decision, and those that followed it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpeningStatistics {
    /// The move in notation; only its verb if `things` tell the rest.
    #[serde(rename = "move")]
    pub text: String,
    /// The ids of the things that the move is about, where its noun is only the number of a card.
    pub things: Vec<String>,
    /// How often it won.
    pub rate: Rate,
    /// The next decisions of the same seat.
    #[cfg_attr(feature = "ts", ts(type = "OpeningStatistics[]"))]
    pub then: Vec<OpeningStatistics>,
}

/// Somebody's figures beside those of everybody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Compared {
    /// Those of one person.
    pub own: Statistics,
    /// Those of all people.
    pub all: Statistics,
    /// The number of results below which a figure says little.
    pub few: u32,
    /// Whether there are more games, which are not counted yet.
    pub partial: bool,
}

/// The TypeScript module with these types.
#[cfg(feature = "ts")]
pub fn typescript() -> String {
    maat_engine::typescript::Declarations::default().with::<Compared>().module()
}

#[derive(Clone, Copy, Default)]
struct Tally {
    results: u32,
    wins: f64,
    expected: f64,
    points: f64,
}

impl Tally {
    fn add(&mut self, seat: &SeatDigest, expected: f64) {
        self.add_result(seat.win, expected);
        self.points += f64::from(seat.points);
    }

    fn add_result(&mut self, win: f64, expected: f64) {
        self.results += 1;
        self.wins += win;
        self.expected += expected;
    }

    fn rate(&self) -> Rate {
        let results = f64::from(self.results.max(1));
        let (low, high) = wilson(self.wins, results);
        Rate {
            results: self.results,
            share: self.wins / results,
            expected: self.expected / results,
            low,
            high,
        }
    }

    fn mean(&self) -> f64 {
        self.points / f64::from(self.results.max(1))
    }
}

#[derive(Default)]
struct Branch {
    tally: Tally,
    then: BTreeMap<Choice, Branch>,
}

impl Branch {
    fn then(self) -> Vec<OpeningStatistics> {
        let mut openings: Vec<OpeningStatistics> = self
            .then
            .into_iter()
            .map(|(Choice { text, things }, branch)| OpeningStatistics {
                text,
                things,
                rate: branch.tally.rate(),
                then: branch.then(),
            })
            .collect();
        openings.sort_by_key(|opening| std::cmp::Reverse(opening.rate.results));
        openings
    }
}

/// The figures of games of the same kind, of all or of those with `players` players; of each only some seats are counted.
pub fn statistics<'d>(
    game: &str,
    players: Option<u8>,
    games: impl IntoIterator<Item = (&'d Digest, SeatSet)>,
) -> Statistics {
    let (mut count, mut all) = (0, Tally::default());
    let mut tables: BTreeMap<u8, (u32, BTreeMap<usize, Tally>)> = BTreeMap::new();
    let mut sources: BTreeMap<&str, Mean> = BTreeMap::new();
    let mut actions: BTreeMap<&(String, String), Mean> = BTreeMap::new();
    let mut gains: BTreeMap<(&str, &str), Tally> = BTreeMap::new();
    let mut battles: BTreeMap<(&str, &str), Tally> = BTreeMap::new();
    let mut openings = Branch::default();
    for (digest, counted) in games {
        let sides = digest.seats.len();
        let counted: Vec<(usize, &SeatDigest)> =
            digest.seats.iter().enumerate().filter(|(seat, _)| counted.contains(Seat::at(*seat))).collect();
        if digest.game != game || counted.is_empty() {
            continue;
        }
        let expected = digest.seats.iter().map(|seat| seat.win).sum::<f64>() / sides as f64;
        let table = tables.entry(sides as u8).or_default();
        table.0 += 1;
        for (index, seat) in &counted {
            table.1.entry(*index).or_default().add(seat, expected);
        }
        if players.is_some_and(|players| usize::from(players) != sides) {
            continue;
        }
        count += 1;
        for (_, seat) in counted {
            all.add(seat, expected);
            for (id, points) in &seat.sources {
                sources.entry(id).or_default().add(f64::from(*points), seat);
            }
            for (action, times) in &seat.actions {
                actions.entry(action).or_default().add(f64::from(*times), seat);
            }
            for (kind, id) in &seat.gains {
                gains.entry((kind, id)).or_default().add(seat, expected);
            }
            for Battle { card, won, expected } in &seat.battles {
                let win = if *won { 1.0 } else { 0.0 };
                battles.entry(("battle", card)).or_default().add_result(win, *expected);
            }
            let mut branch = &mut openings;
            for choice in &seat.opening {
                branch = branch.then.entry(choice.clone()).or_default();
                branch.tally.add(seat, expected);
            }
        }
    }
    let mut sources: Vec<SourceStatistics> = sources
        .into_iter()
        .map(|(id, mean)| SourceStatistics {
            id: id.to_owned(),
            points: mean.of(&all),
            winners: mean.of_winners(&all),
        })
        .collect();
    sources.sort_by(|one, other| other.points.total_cmp(&one.points));
    let mut actions: Vec<ActionStatistics> = actions
        .into_iter()
        .map(|((kind, id), mean)| ActionStatistics {
            kind: kind.clone(),
            id: id.clone(),
            times: mean.of(&all),
            winners: mean.of_winners(&all),
        })
        .collect();
    actions.sort_by(|one, other| one.kind.cmp(&other.kind).then(other.times.total_cmp(&one.times)));
    let table = |(players, (games, seats)): (u8, (u32, BTreeMap<usize, Tally>))| TableStatistics {
        players,
        games,
        seats: seats
            .into_iter()
            .map(|(seat, tally)| SeatStatistics {
                seat: Seat::at(seat),
                rate: tally.rate(),
                points: tally.mean(),
            })
            .collect(),
    };
    Statistics {
        game: game.to_owned(),
        players,
        games: count,
        rate: (all.results > 0).then(|| all.rate()),
        points: all.mean(),
        tables: tables.into_iter().map(table).collect(),
        sources,
        actions,
        gains: by_frequency(gains),
        battles: by_frequency(battles),
        openings: openings.then(),
    }
}

fn by_frequency(tallies: BTreeMap<(&str, &str), Tally>) -> Vec<GainStatistics> {
    let mut things: Vec<GainStatistics> = tallies
        .into_iter()
        .map(|((kind, id), tally)| GainStatistics {
            kind: kind.to_owned(),
            id: id.to_owned(),
            rate: tally.rate(),
        })
        .collect();
    things.sort_by_key(|thing| (thing.kind.clone(), std::cmp::Reverse(thing.rate.results)));
    things
}

/// A sum over all seats, and over the winners among them.
#[derive(Clone, Copy, Default)]
struct Mean {
    sum: f64,
    won: f64,
}

impl Mean {
    fn add(&mut self, value: f64, seat: &SeatDigest) {
        self.sum += value;
        self.won += value * seat.win;
    }

    fn of(&self, all: &Tally) -> f64 {
        self.sum / f64::from(all.results.max(1))
    }

    fn of_winners(&self, all: &Tally) -> f64 {
        if all.wins > 0.0 { self.won / all.wins } else { 0.0 }
    }
}

/// Wilson's interval for a share of `games`, at 95 %.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let share = wins / games;
    let (middle, spread) = (share + Z * Z / (2.0 * games), share * (1.0 - share) / games);
    let half = Z * (spread + Z * Z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + Z * Z / games;
    // Rounding must not put the share itself outside.
    (((middle - half) / whole).clamp(0.0, share), ((middle + half) / whole).clamp(share, 1.0))
}

#[cfg(test)]
mod tests {
    use maat_bots::BotSpec;

    use super::*;
    use crate::{Dealer, GAMES};

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = wilson(45.0, 50.0);
        assert!((low - 0.7864).abs() < 1e-4 && (high - 0.9565).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 10.0).0, 0.0);
        assert_eq!(wilson(10.0, 10.0).1, 1.0);
    }

    /// A game between bots that play at random.
    fn played(entry: &crate::Entry, seats: u8, seed: u8) -> Box<dyn AnyGame> {
        let mut game = entry.start(&entry.terms(seats, "")).unwrap();
        let (dealer, bot) = (Dealer::new([seed; 32]), "random".parse::<BotSpec>().unwrap());
        game.settle(&dealer);
        while let Some(seat) = game.turn().seats().iter().next() {
            let text = game.bot_move(seat, &bot, game.len() as u64).unwrap();
            game.play(Actor::Seat(seat), &text).unwrap();
            game.settle(&dealer);
        }
        game
    }

    #[test]
    fn every_point_has_a_source_in_every_game() {
        for entry in GAMES {
            for seats in [2, *entry.seats.end()] {
                let digest = Digest::of(&*played(entry, seats, 3)).unwrap();
                for seat in &digest.seats {
                    let sum: i32 = seat.sources.values().sum();
                    assert_eq!(sum, seat.points, "{} {seat:?}", entry.id);
                    assert_eq!(seat.opening.len(), OPENING);
                    assert!(!seat.gains.is_empty() && !seat.actions.is_empty(), "{}", entry.id);
                }
                let won: f64 = digest.seats.iter().map(|seat| seat.win).sum();
                assert!((won - 1.0).abs() < 1e-9 || won == 0.0, "{}", entry.id);
            }
        }
    }

    #[test]
    fn figures_are_counted_from_the_seats_that_are_asked_for() {
        let entry = find("imhotep").unwrap();
        let digests: Vec<Digest> = (0..6).map(|seed| Digest::of(&*played(entry, 2, seed)).unwrap()).collect();
        let both = SeatSet::first(2);
        let all = statistics("imhotep", None, digests.iter().map(|digest| (digest, both)));
        assert_eq!((all.games, all.tables.len(), all.tables[0].seats.len()), (6, 1, 2));
        let rate = all.rate.unwrap();
        assert_eq!((rate.results, rate.expected), (12, 0.5));
        assert!((rate.share - 0.5).abs() < 1e-9, "somebody wins every game");
        assert!(rate.low < 0.5 && rate.high > 0.5);
        assert_eq!(all.openings.iter().map(|opening| opening.rate.results).sum::<u32>(), 12);
        assert!(all.openings[0].rate.results >= all.openings.last().unwrap().rate.results);
        let sum: f64 = all.sources.iter().map(|source| source.points).sum();
        assert!((sum - all.points).abs() < 1e-9);
        let first =
            statistics("imhotep", None, digests.iter().map(|digest| (digest, SeatSet::only(Seat::A))));
        assert_eq!(first.rate.unwrap().results, 6);
        assert_eq!(first.tables[0].seats.len(), 1);
        let none = statistics("ankh", None, digests.iter().map(|digest| (digest, both)));
        assert_eq!((none.games, none.rate), (0, None));
    }

    /// The digest of a recorded game.
    fn recorded(game: &str, path: &str) -> Digest {
        let path = format!("{}/../{game}/replays/{path}", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(path).unwrap().parse().unwrap();
        Digest::of(&*find(game).unwrap().replay(&record).unwrap()).unwrap()
    }

    #[test]
    fn players_of_another_number_are_not_counted() {
        let entry = find("imhotep").unwrap();
        let digests =
            [(2, 1), (2, 2), (3, 3)].map(|(seats, seed)| Digest::of(&*played(entry, seats, seed)).unwrap());
        let all = || digests.iter().map(|digest| (digest, SeatSet::first(4)));
        let two = statistics("imhotep", Some(2), all());
        assert_eq!((two.games, two.rate.unwrap().results, two.players), (2, 4, Some(2)));
        let alone = statistics("imhotep", None, all().take(2));
        assert_eq!(
            (&two.gains, &two.sources, &two.openings),
            (&alone.gains, &alone.sources, &alone.openings)
        );
        let tables: Vec<(u8, u32)> = two.tables.iter().map(|table| (table.players, table.games)).collect();
        assert_eq!(tables, [(2, 2), (3, 1)], "one can choose another number");
        let alone = recorded("pharaon", "r1/1.txt");
        let rate = statistics("pharaon", None, [(&alone, SeatSet::first(1))]).rate.unwrap();
        assert_eq!(rate.expected, rate.share, "a solo game is not won by chance");
    }

    #[test]
    fn artisans_gods_jars_and_battle_cards_are_counted() {
        let pharaon = recorded("pharaon", "r1/3.txt");
        let kinds = |kind: &str| {
            pharaon.seats.iter().flat_map(|seat| &seat.gains).filter(|(one, _)| one == kind).count()
        };
        assert!(kinds("artisan") > 0 && kinds("god") > 0 && kinds("role") > 0);
        let jar =
            pharaon.seats.iter().flat_map(|seat| &seat.opening).find(|choice| choice.text == "jar").unwrap();
        assert_eq!(jar.things.len(), 3, "a jar is told by its colours");
        let ankh = recorded("ankh", "r1/4-last-conflict.txt");
        let battles: Vec<&Battle> = ankh.seats.iter().flat_map(|seat| &seat.battles).collect();
        assert!(battles.iter().any(|battle| battle.won) && battles.iter().any(|battle| !battle.won));
        assert!(
            battles.iter().all(|battle| battle.expected <= 0.5 && (battle.expected > 0.0 || !battle.won))
        );
        let figures = statistics("ankh", None, [(&ankh, SeatSet::first(4))]);
        assert_eq!(
            figures.battles.iter().map(|card| card.rate.results as usize).sum::<usize>(),
            battles.len()
        );
    }
}
