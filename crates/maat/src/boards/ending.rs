//! The end of any game: who came where, and why.

use maat_engine::{Outcome, Seat};
use serde_json::json;

use super::text::{BOLD, DIM, Text};
use super::{Scene, score_sheet};

/// The score sheet and the ranking.
pub fn ending(scene: Scene<'_>, outcome: &Outcome) -> Vec<Text> {
    let words = scene.words;
    let mut lines = vec![Text::painted(BOLD, &words.ui("score-sheet", &[]))];
    lines.extend(sheet(scene, outcome));
    lines.push(Text::default());
    lines.extend(ranking(scene, outcome));
    let equal = |one: usize| (0..one).any(|other| outcome.score[one] == outcome.score[other]);
    if (0..outcome.score.len()).any(equal) {
        lines.push(Text::from(words.label(scene.game, "tie-break", &json!({}))));
    }
    lines
}

/// A row for each source of points, a column for each seat.
fn sheet(scene: Scene<'_>, outcome: &Outcome) -> Vec<Text> {
    let sources = score_sheet(scene);
    let total = (scene.words.ui("total", &[]), outcome.score.to_vec());
    let head = scene.words.ui("source", &[]);
    let names = sources.iter().map(|(name, _)| name).chain([&head, &total.0]);
    let margin = names.map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    let row = |(name, points): &(String, Vec<i32>)| {
        let cells = points.iter().map(|points| format!("{points:>6}"));
        Text::from(name.as_str()).pad(margin).with(cells.collect::<String>())
    };
    let seats = Seat::ALL.into_iter().take(outcome.score.len());
    let head = seats
        .fold(Text::painted(DIM, &head).pad(margin), |line, seat| line.with("     ").with(Text::seat(seat)));
    let mut lines = vec![head];
    lines.extend(sources.iter().map(row));
    lines.push(Text::painted(BOLD, &row(&total).to_string()));
    lines
}

fn ranking(scene: Scene<'_>, outcome: &Outcome) -> Vec<Text> {
    let mut seats: Vec<Seat> = Seat::ALL.into_iter().take(outcome.score.len()).collect();
    seats.sort_by_key(|seat| outcome.rank[seat.index()]);
    let line = |seat: Seat| {
        let name = match scene.players.get(seat.index()) {
            Some(player) if !player.is_empty() => format!("{} ({player})", scene.words.seat(seat)),
            _ => scene.words.seat(seat),
        };
        let (rank, points) = (outcome.rank[seat.index()], outcome.score[seat.index()]);
        let args = [("rank", rank.into()), ("seat", name.into()), ("points", points.into())];
        Text::from(scene.words.ui("ranking", &args))
    };
    seats.into_iter().map(line).collect()
}
