use crate::{Actor, Game, Turn};

/// Counts the paths of `depth` plies from a state, every outcome of chance included. A path ends early if the game does.
///
/// Of several seats that are due at once the lowest moves first. The counts are compared with known numbers, so that a change
/// of the rules is noticed.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    let actor = match game.turn() {
        Turn::Over => return 1,
        Turn::Chance => Actor::Chance,
        Turn::Seats(due) => match due.lowest() {
            Some(seat) => Actor::Seat(seat),
            None => return 0,
        },
    };
    let mut moves = Vec::new();
    game.legal_moves(actor, &mut moves);
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves
            .iter()
            .map(|&m| {
                let mut next = game.clone();
                next.apply(actor, m, &mut Vec::new());
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
