//! Analyses as the protocol tells them.

use maat_catalog::{AnyGame, analysis as catalog};
use maat_engine::Seat;
use maat_protocol::{
    AnalysedMove, Decision, Depth, Expectation, ExpectedPly, Knowledge, LineAnalysis, LineKind, Mark,
    SeatSummary, TermChange, Thresholds,
};

/// The settings of a search.
pub fn settings(
    game: &dyn AnyGame,
    depth: Depth,
    knowledge: Knowledge,
    seed: u64,
) -> catalog::AnalysisSettings {
    let depth = match depth {
        Depth::Quick => catalog::Depth::Quick,
        Depth::Standard => catalog::Depth::Standard,
        Depth::Deep => catalog::Depth::Deep,
    };
    let knowledge = match knowledge {
        Knowledge::Seat => catalog::Knowledge::Seat,
        Knowledge::Open => catalog::Knowledge::Open,
    };
    catalog::AnalysisSettings { iterations: depth.iterations(game.id()), knowledge, seed }
}

/// What the marks of a game mean.
pub fn thresholds(game: &dyn AnyGame) -> Thresholds {
    let catalog::Thresholds { inaccuracy, mistake, blunder } =
        catalog::Thresholds::of(game.id(), game.seats());
    Thresholds { inaccuracy, mistake, blunder }
}

/// A line; `running` if it is told to a player of a game that is not over.
pub fn line(analysed: &catalog::LineAnalysis, running: bool) -> LineAnalysis {
    let kind = match &analysed.kind {
        catalog::LineKind::Decision(made) => LineKind::Decision(decision(made, running)),
        catalog::LineKind::Chance { luck } => LineKind::Chance { luck: expectation(luck) },
        catalog::LineKind::End => LineKind::End,
    };
    LineAnalysis { line: analysed.line, before: expectation(&analysed.before), kind }
}

fn decision(made: &catalog::Decision, running: bool) -> Decision {
    let mark = made.mark.map(|mark| match mark {
        catalog::Mark::Good => Mark::Good,
        catalog::Mark::Inaccuracy => Mark::Inaccuracy,
        catalog::Mark::Mistake => Mark::Mistake,
        catalog::Mark::Blunder => Mark::Blunder,
    });
    // What follows the best move ends where it was not possible in truth, which would tell something about hidden cards.
    let told = if running { 1 } else { made.expected.len() };
    let expected = made.expected.iter().take(told);
    Decision {
        seat: made.seat,
        moves: made.moves.iter().map(analysed_move).collect(),
        played: made.played as u32,
        loss_win: made.loss_win,
        loss_points: made.loss_points,
        mark,
        expected: expected.map(|(actor, text)| ExpectedPly { actor: *actor, text: text.clone() }).collect(),
    }
}

fn analysed_move(one: &catalog::AnalysedMove) -> AnalysedMove {
    // All of them: whoever compares two moves needs the small ones as well.
    let terms = one.terms.iter();
    AnalysedMove {
        text: one.text.clone(),
        share: one.share,
        win: one.win,
        points: one.points,
        terms: terms.map(|term| TermChange { id: term.id.clone(), points: term.points }).collect(),
    }
}

fn expectation(expected: &catalog::Expectation) -> Expectation {
    Expectation { win: expected.win.clone(), points: expected.points.clone() }
}

/// The sums of a whole game, by seat.
pub fn summary(all: catalog::Summary) -> Vec<SeatSummary> {
    let seat = |(index, one): (usize, catalog::SeatSummary)| SeatSummary {
        seat: Seat::at(index),
        luck_win: one.luck_win,
        luck_points: one.luck_points,
        loss_win: one.loss_win,
        loss_points: one.loss_points,
        good: one.good,
        inaccuracies: one.inaccuracies,
        mistakes: one.mistakes,
        blunders: one.blunders,
    };
    all.seats.into_iter().enumerate().map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_of_a_move_is_told() {
        let terms = (0..12)
            .map(|number| catalog::Reason { id: format!("term-{number}"), points: 12.0 - number as f32 });
        let one = catalog::AnalysedMove {
            text: "quarry".to_owned(),
            share: 1.0,
            win: 0.5,
            points: 40.0,
            terms: terms.collect(),
        };
        let told: Vec<String> = analysed_move(&one).terms.into_iter().map(|term| term.id).collect();
        let all: Vec<String> = one.terms.into_iter().map(|term| term.id).collect();
        assert_eq!(told, all, "differences between moves are made from them");
    }
}
