//! The end of any game: the score sheet and the ranking.

use maat_engine::{Outcome, Seat};
use serde_json::json;

use super::text::{BOLD, DIM, Text};
use super::{Board, Scene};

pub fn ending(scene: Scene<'_>, board: &dyn Board, outcome: &Outcome) -> Vec<Text> {
    let words = scene.words;
    let mut lines = vec![Text::painted(BOLD, &words.ui("score-sheet", &[]))];
    lines.extend(sheet(scene, board, outcome));
    lines.push(Text::default());
    lines.extend(ranking(scene, outcome));
    if outcome.winners().next().is_none() {
        lines.push(Text::from(words.nobody_won(scene.game)));
    }
    let equal = |one: usize| (0..one).any(|other| outcome.score[one] == outcome.score[other]);
    if (0..outcome.score.len()).any(equal) {
        lines.push(Text::from(words.label(scene.game, "tie-break", &json!({}))));
    }
    lines
}

/// A row for each source of points, a column for each seat and for a rival without one.
fn sheet(scene: Scene<'_>, board: &dyn Board, outcome: &Outcome) -> Vec<Text> {
    let sources = board.score_sheet();
    let (mark, points) = board.rival().unzip();
    let total = outcome.score.iter().copied().chain(points).collect();
    let total = (scene.words.ui("total", &[]), total);
    let head = scene.words.ui("source", &[]);
    let names = sources.iter().map(|(name, _)| name).chain([&head, &total.0]);
    let margin = names.map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    let row = |(name, points): &(String, Vec<i32>)| {
        let cells = points.iter().map(|points| format!("{:>6}", points.to_string().replace('-', "−")));
        Text::from(name.as_str()).pad(margin).with(cells.collect::<String>())
    };
    let marks = Seat::ALL.into_iter().take(outcome.score.len()).map(Text::seat).chain(mark);
    let head = marks.fold(Text::painted(DIM, &head).pad(margin), |line, mark| line.with("     ").with(mark));
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
        // A single player has no place in a ranking.
        let key = if outcome.rank.len() == 1 { "score-alone" } else { "ranking" };
        Text::from(scene.words.ui(key, &args))
    };
    seats.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use maat_words::{Lang, Words};
    use serde_json::Value;

    use super::super::Table;
    use super::*;

    /// The last lines of a game without a board.
    fn last_lines(score: &[i32], rank: &[u8]) -> Vec<String> {
        let words = Words::new(Lang::En, ["A".to_owned(), "B".to_owned()].to_vec());
        let scene = Scene { game: "senet", words: &words, players: &[] };
        let board = Table { scene, view: Value::Null };
        let outcome =
            Outcome { score: score.iter().copied().collect(), rank: rank.iter().copied().collect() };
        let lines = ending(scene, &board, &outcome);
        let blank = lines.iter().rposition(|line| line.width() == 0).expect("the sheet ends");
        lines[blank + 1..].iter().map(ToString::to_string).collect()
    }

    #[test]
    fn whoever_plays_alone_has_no_place_and_may_lose() {
        assert_eq!(last_lines(&[35], &[1]), ["A, 35 points"]);
        assert_eq!(last_lines(&[1], &[2]), ["A, 1 point", "Nobody wins."]);
        assert_eq!(last_lines(&[7, 9], &[2, 1]), ["1. B, 9 points", "2. A, 7 points"]);
    }
}
