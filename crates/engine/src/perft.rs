use crate::{Actor, Game, Turn};

/// The number of paths of `depth` plies from here, every outcome of chance included. Of several seats due at
/// once the lowest goes first. A game that ends sooner ends its path.
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
