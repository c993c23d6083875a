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
/// The number of games below which a figure says little.
pub const FEW: u32 = 30;

/// The events by which a seat gets something that may win games, and the field that names it.
const GAINS: [(&str, &str); 12] = [
    ("god-taken", "god"),
    ("power-unlocked", "power"),
    ("guardian-gained", "guardian"),
    ("card-taken", "effect"),
    ("card-taken", "card"),
    ("card-drawn", "card"),
    ("pair-split", "card"),
    ("sphinx-kept", "goal"),
    ("scribe-dealt", "role"),
    ("noble-kept", "role"),
    ("noble-taken", "role"),
    ("noble-drawn", "role"),
];

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
    opening: Vec<String>,
    sources: BTreeMap<String, i32>,
    /// What the seat got, each once, with the field that names it.
    gains: BTreeSet<(String, String)>,
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
        note_openings(&mut seats, game)?;
        let events: Vec<Value> = game
            .log_since(0, Viewer::Omniscient)
            .iter()
            .filter(|entry| !entry.undone)
            .filter_map(|entry| serde_json::from_str(entry.event.get()).ok())
            .collect();
        for event in &events {
            note_gains(&mut seats, event);
        }
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
fn note_openings(seats: &mut [SeatDigest], game: &dyn AnyGame) -> Option<()> {
    let terms = Terms::of(&game.record(Viewer::Omniscient));
    let mut past = find(game.id())?.start(&terms).ok()?;
    let lines = (0..game.len()).filter_map(|index| game.line(index, Viewer::Omniscient));
    for line in lines.filter(|line| line.live) {
        if seats.iter().all(|seat| seat.opening.len() == OPENING) {
            break;
        }
        if let Actor::Seat(seat) = line.actor
            && let Some(seat) = seats.get_mut(seat.index())
            && seat.opening.len() < OPENING
            && past.legal_moves(line.actor).len() > 1
        {
            seat.opening.push(line.text.clone());
        }
        past.play(line.actor, &line.text).ok()?;
    }
    Some(())
}

fn note_gains(seats: &mut [SeatDigest], event: &Value) {
    let kind = event["type"].as_str().unwrap_or_default();
    let seat = event["seat"].as_str().and_then(|seat| seat.parse::<Seat>().ok());
    let Some(seat) = seat.and_then(|seat| seats.get_mut(seat.index())) else { return };
    // The first field that the event has: some cards are better known by what they do.
    let found = GAINS.iter().filter(|(event, _)| *event == kind).find_map(|(_, field)| {
        let id = event[*field].as_str()?;
        Some(((*field).to_owned(), id.to_owned()))
    });
    seat.gains.extend(found);
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
    let mut entity: Vec<usize> = (0..seats).collect();
    let seat = |value: &Value| value.as_str().and_then(|seat| seat.parse::<Seat>().ok()).map(Seat::index);
    let number = |value: &Value| value.as_i64().map(|number| number as i32);
    for event in events {
        let (Some(own), Some(space)) = (seat(&event["seat"]), number(&event["space"])) else { continue };
        let together: Vec<usize> = (0..seats).filter(|index| entity[*index] == own).collect();
        match event["type"].as_str().unwrap_or_default() {
            "devotion-gained" => {
                let own = number(&event["gained"]).zip(number(&event["bountiful"]));
                let own = own.map_or(0, |(all, bountiful)| all - bountiful);
                for index in together {
                    // Devotion beyond the top is lost.
                    let by_merit = space.min(tracks[index].space + own);
                    tracks[index].move_to(event["merit"].as_str().unwrap_or_default(), by_merit);
                    tracks[index].move_to("bountiful", space);
                }
            }
            "devotion-lost" => together.into_iter().for_each(|index| tracks[index].move_to("cat", space)),
            "gods-merged" => {
                for index in [Some(own), seat(&event["lower"])].into_iter().flatten() {
                    tracks[index].move_to("merge", space);
                    entity[index] = own;
                }
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
    /// The number of games.
    pub games: u32,
    /// The share of games that were won; a shared victory counts as a part of one.
    pub share: f64,
    /// The share that anybody would win by chance alone, with as many players.
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
    /// What players got, the most frequent first.
    pub gains: Vec<GainStatistics>,
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
    /// The move in notation.
    #[serde(rename = "move")]
    pub text: String,
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
    /// The number of games below which a figure says little.
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
    games: u32,
    wins: f64,
    expected: f64,
    points: f64,
}

impl Tally {
    fn add(&mut self, seat: &SeatDigest, players: usize) {
        self.games += 1;
        self.wins += seat.win;
        self.expected += 1.0 / players as f64;
        self.points += f64::from(seat.points);
    }

    fn rate(&self) -> Rate {
        let games = f64::from(self.games.max(1));
        let (low, high) = wilson(self.wins, games);
        Rate { games: self.games, share: self.wins / games, expected: self.expected / games, low, high }
    }

    fn mean(&self) -> f64 {
        self.points / f64::from(self.games.max(1))
    }
}

#[derive(Default)]
struct Branch {
    tally: Tally,
    then: BTreeMap<String, Branch>,
}

impl Branch {
    fn then(self) -> Vec<OpeningStatistics> {
        let mut openings: Vec<OpeningStatistics> = self
            .then
            .into_iter()
            .map(|(text, branch)| OpeningStatistics { text, rate: branch.tally.rate(), then: branch.then() })
            .collect();
        openings.sort_by_key(|opening| std::cmp::Reverse(opening.rate.games));
        openings
    }
}

/// The figures of games of the same kind; of each only some seats are counted.
pub fn statistics<'d>(game: &str, games: impl IntoIterator<Item = (&'d Digest, SeatSet)>) -> Statistics {
    let (mut count, mut all, mut winners) = (0, Tally::default(), 0.0);
    let mut tables: BTreeMap<u8, (u32, BTreeMap<usize, Tally>)> = BTreeMap::new();
    let mut sources: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
    let mut gains: BTreeMap<&(String, String), Tally> = BTreeMap::new();
    let mut openings = Branch::default();
    for (digest, counted) in games {
        let players = digest.seats.len();
        let counted: Vec<(usize, &SeatDigest)> =
            digest.seats.iter().enumerate().filter(|(seat, _)| counted.contains(Seat::at(*seat))).collect();
        if digest.game != game || counted.is_empty() {
            continue;
        }
        count += 1;
        let table = tables.entry(players as u8).or_default();
        table.0 += 1;
        for (index, seat) in counted {
            all.add(seat, players);
            winners += seat.win;
            table.1.entry(index).or_default().add(seat, players);
            for (id, points) in &seat.sources {
                let source = sources.entry(id).or_default();
                source.0 += f64::from(*points);
                source.1 += f64::from(*points) * seat.win;
            }
            for gain in &seat.gains {
                gains.entry(gain).or_default().add(seat, players);
            }
            let mut branch = &mut openings;
            for text in &seat.opening {
                branch = branch.then.entry(text.clone()).or_default();
                branch.tally.add(seat, players);
            }
        }
    }
    let mut sources: Vec<SourceStatistics> = sources
        .into_iter()
        .map(|(id, (sum, won))| SourceStatistics {
            id: id.to_owned(),
            points: sum / f64::from(all.games.max(1)),
            winners: if winners > 0.0 { won / winners } else { 0.0 },
        })
        .collect();
    sources.sort_by(|one, other| other.points.total_cmp(&one.points));
    let mut gains: Vec<GainStatistics> = gains
        .into_iter()
        .map(|((kind, id), tally)| GainStatistics { kind: kind.clone(), id: id.clone(), rate: tally.rate() })
        .collect();
    gains.sort_by_key(|gain| (gain.kind.clone(), std::cmp::Reverse(gain.rate.games)));
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
        games: count,
        rate: (all.games > 0).then(|| all.rate()),
        points: all.mean(),
        tables: tables.into_iter().map(table).collect(),
        sources,
        gains,
        openings: openings.then(),
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
                    assert!(!seat.gains.is_empty(), "{}", entry.id);
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
        let all = statistics("imhotep", digests.iter().map(|digest| (digest, both)));
        assert_eq!((all.games, all.tables.len(), all.tables[0].seats.len()), (6, 1, 2));
        let rate = all.rate.unwrap();
        assert_eq!((rate.games, rate.expected), (12, 0.5));
        assert!((rate.share - 0.5).abs() < 1e-9, "somebody wins every game");
        assert!(rate.low < 0.5 && rate.high > 0.5);
        assert_eq!(all.openings.iter().map(|opening| opening.rate.games).sum::<u32>(), 12);
        assert!(all.openings[0].rate.games >= all.openings.last().unwrap().rate.games);
        let sum: f64 = all.sources.iter().map(|source| source.points).sum();
        assert!((sum - all.points).abs() < 1e-9);
        let first = statistics("imhotep", digests.iter().map(|digest| (digest, SeatSet::only(Seat::A))));
        assert_eq!(first.rate.unwrap().games, 6);
        assert_eq!(first.tables[0].seats.len(), 1);
        let none = statistics("ankh", digests.iter().map(|digest| (digest, both)));
        assert_eq!((none.games, none.rate), (0, None));
    }
}
