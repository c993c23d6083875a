//! The payments suggested by views.

use maat_engine::{Actor, Game, Seat, Turn, Viewer};
use maat_pharaon::pieces::Piece;
use maat_pharaon::view::UnderWay;
use maat_pharaon::{Options, Pharaon};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use crate::games::new_game;

/// Pays the suggested pieces until nothing is owed. The total of pieces paid and owed never changes.
fn pay_what_is_owed(mut game: Pharaon, seat: Seat) {
    let under_way = |game: &Pharaon| game.view(Viewer::Seat(seat)).under_way;
    let whole = |way: &UnderWay| {
        let mut all: Vec<Piece> = way.entry.iter().chain(&way.paid).chain(&way.owed).copied().collect();
        all.sort();
        all
    };
    let expected = under_way(&game).as_ref().map(whole);
    while let Some(way) = under_way(&game) {
        assert_eq!(Some(whole(&way)), expected);
        let verb = if way.entry.is_none() { "lay" } else { "pay" };
        let paid = format!("{verb} {}", way.owed[0]).parse().expect("a move");
        game.play(Actor::Seat(seat), paid, &mut Vec::new()).expect("what is owed can be paid");
    }
}

#[test]
fn what_is_owed_completes_a_payment() {
    let mut rng = SmallRng::seed_from_u64(3);
    let (mut legal, mut seen) = (Vec::new(), 0);
    for number in 0..30 {
        let mut game = new_game(1 + number % 5, Options::default());
        loop {
            let actor = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Actor::Chance,
                Turn::Seats(due) => Actor::Seat(due.lowest().expect("somebody is due")),
            };
            if let Actor::Seat(seat) = actor
                && game.view(Viewer::Seat(seat)).under_way.is_some()
            {
                seen += 1;
                pay_what_is_owed(game.clone(), seat);
            }
            legal.clear();
            game.legal_moves(actor, &mut legal);
            game.apply(actor, legal[rng.random_range(0..legal.len())], &mut Vec::new());
        }
    }
    assert!(seen > 200, "{seen}");
}
