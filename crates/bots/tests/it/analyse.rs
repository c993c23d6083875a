//! The analysis of decisions and draws.

use maat_bots::forecast::{Features, Fit};
use maat_bots::{Evaluate, HasBots};
use maat_engine::{Actor, Game, Perspective, Scratch, Seat, Setup, Turn, random_ply};
use maat_imhotep::Imhotep;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::kuhn::{Kuhn, Move, position};

#[test]
fn a_forced_win_has_chance_1_and_giving_it_away_has_0() {
    // The king calls a bet: whatever the other card is, it wins.
    for other in [1, 2] {
        let game = position([other, 3], "+");
        let at = Perspective::new(&game, Seat::B);
        let analysed = Kuhn::analyse_decision(&at, Move::Pass, 100, 1).unwrap();
        let [best, worst] = &analysed.moves[..] else { panic!("{analysed:?}") };
        assert_eq!((best.m, worst.m), (Move::Bet, Move::Pass));
        assert_eq!((best.forecast.unwrap().win[Seat::B], best.error_against(worst)), (1.0, 0.0));
        assert_eq!(worst.forecast.unwrap().win[Seat::B], 0.0);
        assert_eq!(analysed.before.win[Seat::B], 1.0);
        assert_eq!(analysed.expected, [(Actor::Seat(Seat::B), Move::Bet)]);
    }
}

/// The jack of the other is not known, so the queen's call may win or lose; with open cards it surely wins.
#[test]
fn only_open_cards_are_known() {
    let game = position([1, 2], "+");
    let win = |at: &Perspective<'_, Kuhn>| {
        let analysed = Kuhn::analyse_decision(at, Move::Bet, 400, 3).unwrap();
        analysed.moves.iter().find(|one| one.m == Move::Bet).unwrap().forecast.unwrap().win[Seat::B]
    };
    let fair = win(&Perspective::new(&game, Seat::B));
    assert!((0.2..0.8).contains(&fair), "{fair}");
    assert_eq!(win(&Perspective::with_open_cards(&game, Seat::B)), 1.0);
}

/// Draws of a game of Imhotep that have an alternative.
fn draws(count: usize) -> Vec<Imhotep> {
    let mut game = Imhotep::new(&Setup { seats: 2, revision: 1, options: Default::default() }).unwrap();
    let (mut rng, mut scratch, mut found) = (SmallRng::seed_from_u64(3), Scratch::default(), Vec::new());
    while found.len() < count {
        let mut moves = Vec::new();
        game.legal_moves(Actor::Chance, &mut moves);
        if game.turn() == Turn::Chance && (2..=8).contains(&moves.len()) {
            found.push(game.clone());
        }
        random_ply(&mut game, &mut rng, &mut scratch).expect("a game has several draws");
    }
    found
}

#[test]
fn the_luck_of_all_draws_is_zero_on_average() {
    let mut sums = [0.0; 2];
    let games = draws(4);
    for game in &games {
        let mut moves = Vec::new();
        game.legal_moves(Actor::Chance, &mut moves);
        let whole: u32 = moves.iter().map(|&m| game.weight(m)).sum();
        for &m in &moves {
            let share = game.weight(m) as f32 / whole as f32;
            let analysed = game.analyse_draw(m, 400, 5).unwrap();
            let both = analysed.luck.win[Seat::A] + analysed.luck.win[Seat::B];
            assert!(both.abs() < 1e-4, "what one seat gains, the other loses: {both}");
            sums[0] += share * analysed.luck.win[Seat::A] / games.len() as f32;
            sums[1] += share * analysed.luck.points[Seat::A] / games.len() as f32;
        }
    }
    assert!(sums[0].abs() < 0.02 && sums[1].abs() < 0.6, "{sums:?}");
}

/// Chances add up, whatever the parameters are, and what is certain stays certain.
#[test]
fn chances_add_up() {
    let features = |win: [f32; 3]| Features {
        progress: 0.93,
        win: win.to_vec(),
        score: vec![30.0, 41.0, 12.0],
        ended: 0.0,
        ended_score: vec![0.0; 3],
        rival: None,
    };
    for seats in 2..=4 {
        for fit in ["ankh", "egizia", "imhotep", "pharaon", "senet"].map(|game| Fit::of(game, seats, 300)) {
            let sum = |win| {
                let forecast = fit.forecast(&features(win));
                Seat::first(3).map(|seat| forecast.win[seat]).sum::<f32>()
            };
            assert!((sum([0.2, 0.5, 0.3]) - 1.0).abs() < 1e-5);
            let sure = fit.forecast(&features([0.0, 1.0, 0.0]));
            assert_eq!([Seat::A, Seat::B, Seat::C].map(|seat| sure.win[seat]), [0.0, 1.0, 0.0]);
        }
    }
}

/// Analyses of the same decision with other seeds differ by as much as each of them says. Both are estimates: the bounds are those of their
/// mean over some decisions.
#[test]
fn errors_are_as_large_as_analyses_differ() {
    let mut game = Imhotep::new(&Setup { seats: 2, revision: 1, options: Default::default() }).unwrap();
    let (mut rng, mut scratch, mut moves) = (SmallRng::seed_from_u64(7), Scratch::default(), Vec::new());
    let mut ratios = Vec::new();
    while ratios.len() < 6 {
        random_ply(&mut game, &mut rng, &mut scratch).expect("a game has several decisions");
        let Some(seat) = game.turn().seats().lowest() else { continue };
        moves.clear();
        game.legal_moves(Actor::Seat(seat), &mut moves);
        if moves.len() < 3 || game.progress() < 0.1 * (ratios.len() + 1) as f32 {
            continue;
        }
        let at = Perspective::new(&game, seat);
        let (mut leads, mut errors) = (Vec::new(), Vec::new());
        for seed in 0..20 {
            let analysed = Imhotep::analyse_decision(&at, moves[0], 640, seed).unwrap();
            let mut compared = analysed.moves.iter().filter_map(|one| Some((one, one.forecast?.win[seat])));
            let (one, win) =
                compared.clone().find(|(one, _)| one.m == moves[0]).expect("the played move is compared");
            let (other, other_win) =
                compared.find(|(other, _)| other.m != moves[0]).expect("and others with it");
            leads.push(win - other_win);
            errors.push(one.error_against(other));
        }
        let mean = |values: &[f32]| values.iter().sum::<f32>() / values.len() as f32;
        let middle = mean(&leads);
        let squares: Vec<f32> = leads.iter().map(|lead| (lead - middle).powi(2)).collect();
        ratios.push((mean(&squares) * 20.0 / 19.0).sqrt() / mean(&errors));
    }
    let ratio = ratios.iter().sum::<f32>() / ratios.len() as f32;
    assert!((0.6..1.4).contains(&ratio), "{ratio}: {ratios:?}");
}
