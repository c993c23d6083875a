//! Bots live as long as a game and observe it.

use maat_bots::{Bot, Budget, Greedy, HasBots, KINDS, Observation, Random, Seen, duel};
use maat_engine::{Actor, Game, Perspective, Seat, Setup};
use maat_imhotep::{Event, Imhotep};
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::kuhn::{Kuhn, Move};
use crate::scissors::{Scissors, Show, Unevaluated};

/// Plays the moves of another bot and records everything it observes.
struct Witness<B, G: Game> {
    bot: B,
    seen: Vec<(Actor, Seen<G::Move>)>,
    events: Vec<G::Event>,
    decisions: u32,
    seats: Vec<Seat>,
    /// The number of plies observed before each of its decisions.
    known: Vec<usize>,
}

impl<B, G: Game> Witness<B, G> {
    fn new(bot: B) -> Self {
        Witness {
            bot,
            seen: Vec::new(),
            events: Vec::new(),
            decisions: 0,
            seats: Vec::new(),
            known: Vec::new(),
        }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Witness<B, G> {
    fn choose(&mut self, at: &Perspective<'_, G>, budget: &Budget, rng: &mut SmallRng) -> G::Move {
        self.decisions += 1;
        self.known.push(self.seen.len());
        self.bot.choose(at, budget, rng)
    }

    fn observe(&mut self, ply: &Observation<'_, G>) {
        self.seats.push(ply.after().seat());
        self.seen.push((ply.actor(), ply.seen()));
        self.events.extend(ply.events());
        // The debug output of an observation shows no more than the bot may see.
        assert!(format!("{ply:?}").contains(&format!("seen: {:?}", ply.seen())));
    }
}

fn setup<G: Game>() -> Setup<G::Options> {
    Setup { seats: 2, revision: 1, options: Default::default() }
}

#[test]
fn a_bot_observes_every_ply_of_its_game_once() {
    let (mut one, mut other) = (Witness::<_, Imhotep>::new(Greedy), Witness::<_, Imhotep>::new(Random));
    let played = duel(&setup::<Imhotep>(), &mut [&mut one, &mut other], 3).unwrap();
    assert_eq!((one.seen.len(), other.seen.len()), (played.plies, played.plies));
    assert!(one.seats.iter().all(|&seat| seat == Seat::A) && other.seats.iter().all(|&seat| seat == Seat::B));
    assert_eq!((one.decisions, other.decisions), (played.seats[0].decisions, played.seats[1].decisions));
    assert!(one.known.is_sorted() && one.known[0] > 0, "state is kept from move to move: {:?}", one.known);
    // The moves that both saw completely are the same game and can be replayed.
    let mut game = Imhotep::new(&setup::<Imhotep>()).unwrap();
    for ((actor, own), (_, others)) in one.seen.iter().zip(&other.seen) {
        let m = match (own, others) {
            (Seen::Move(m), _) | (_, Seen::Move(m)) => *m,
            (Seen::Verb(verb), Seen::Verb(_)) => panic!("nobody saw {actor} {verb}"),
        };
        game.play(*actor, m, &mut Vec::new()).unwrap();
    }
    assert_eq!(game.outcome(), Some(played.outcome));
}

#[test]
fn following_a_game_does_not_change_it() {
    let plain = duel::<Imhotep>(&setup::<Imhotep>(), &mut [&mut Greedy, &mut Random], 3).unwrap();
    let mut witness = Witness::<_, Imhotep>::new(Greedy);
    let followed = duel(&setup::<Imhotep>(), &mut [&mut witness, &mut Random], 3).unwrap();
    assert_eq!((plain.outcome, plain.plies), (followed.outcome, followed.plies));
}

#[test]
fn a_bot_does_not_observe_the_hand_of_another() {
    for seed in 0..10 {
        let (mut one, mut other) = (Witness::<_, Kuhn>::new(Random), Witness::<_, Kuhn>::new(Random));
        duel(&setup::<Kuhn>(), &mut [&mut one, &mut other], seed).unwrap();
        let hidden = Seen::Verb("deal".to_owned());
        assert!(matches!(one.seen[0], (Actor::Chance, Seen::Move(Move::Deal(_)))), "{:?}", one.seen);
        assert!(matches!(other.seen[1], (Actor::Chance, Seen::Move(Move::Deal(_)))), "{:?}", other.seen);
        assert_eq!((&one.seen[1].1, &other.seen[0].1), (&hidden, &hidden));
        assert_eq!(one.seen[2..], other.seen[2..], "bets are public");
    }
}

#[test]
fn a_bot_does_not_observe_secret_answers() {
    let (mut one, mut other) = (Witness::<_, Scissors>::new(Random), Witness::<_, Scissors>::new(Random));
    duel(&setup::<Scissors>(), &mut [&mut one, &mut other], 1).unwrap();
    assert!(matches!(one.seen[0].1, Seen::Move(Show(_))));
    assert_eq!(one.seen[1].1, Seen::Verb("show".to_owned()));
    assert_eq!(other.seen[0].1, Seen::Verb("show".to_owned()));
    // At the end both signs are revealed.
    assert_eq!(one.events, other.events);
    assert_eq!(one.events.len(), 1);
}

/// Only the player who takes a face-down pair of Imhotep's market sees it.
#[test]
fn a_bot_observes_only_its_own_secret_events() {
    let setup = Setup { options: "market=b".parse().unwrap(), ..setup::<Imhotep>() };
    let mut seen = [0, 0];
    for seed in 0..10 {
        let (mut one, mut other) = (Witness::<_, Imhotep>::new(Random), Witness::<_, Imhotep>::new(Random));
        duel(&setup, &mut [&mut one, &mut other], seed).unwrap();
        for (witness, own) in [(one, Seat::A), (other, Seat::B)] {
            for event in witness.events {
                if let Event::PairSeen { seat, .. } = event {
                    assert_eq!(seat, own);
                    seen[own.index()] += 1;
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
#[should_panic(expected = "the bot in seat a chose `deal 3`, which is not legal")]
fn a_bot_that_cheats_is_named() {
    struct Cheat;
    impl Bot<Kuhn> for Cheat {
        fn choose(&mut self, _at: &Perspective<'_, Kuhn>, _budget: &Budget, _rng: &mut SmallRng) -> Move {
            Move::Deal(3)
        }
    }
    let _ = duel::<Kuhn>(&setup::<Kuhn>(), &mut [&mut Cheat, &mut Random], 1);
}

/// The random bot plays any game; the others need an evaluation.
#[test]
fn a_game_without_an_evaluation_has_the_random_bot() {
    let bot = |name: &str| Unevaluated::bot(&name.parse().unwrap());
    let known: Vec<&str> = KINDS.iter().map(|kind| kind.name).filter(|name| bot(name).is_some()).collect();
    assert_eq!(known, ["random"]);
    let mut bots = [bot("random").unwrap(), bot("random").unwrap()];
    let [one, other] = &mut bots;
    let played = duel::<Unevaluated>(&setup::<Unevaluated>(), &mut [&mut **one, &mut **other], 1).unwrap();
    assert_eq!(played.plies, 2);
    let game = Unevaluated::new(&setup::<Unevaluated>()).unwrap();
    let at = Perspective::new(&game, Seat::A);
    let rated = Unevaluated::rate_moves(&at, None, &Budget::iterations(5), &mut SmallRng::seed_from_u64(1));
    assert_eq!(rated, []);
    assert!(KINDS.iter().all(|kind| Scissors::bot(&kind.name.parse().unwrap()).is_some()));
}
