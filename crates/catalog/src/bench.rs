//! Measures how fast a game is on one core.

use std::hint::black_box;
use std::time::Duration;

use maat_bots::{Budget, HasBots, Leaf};
use maat_engine::{
    Actor, Game, Perspective, Scratch, Seat, Setup, SetupError, Viewer, ids, playout, random_ply,
};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde::Serialize;

/// Returns the CPU time that this thread has used.
pub type Clock = fn() -> Duration;

/// The results of a measurement. Rates are per CPU second.
#[derive(Clone, Serialize, Debug)]
pub struct Figures {
    /// The id of the game.
    pub game: &'static str,
    /// The number of players.
    pub seats: u8,
    /// Plies of random play, chance and forced moves included.
    pub plies_per_s: f64,
    /// Plies of random play in which a seat had at least two legal moves. Compares games better than all plies.
    pub decisions_per_s: f64,
    /// Random games.
    pub games_per_s: f64,
    /// The mean number of plies in a random game.
    pub mean_plies: f64,
    /// The mean number of legal moves at a decision.
    pub mean_legal: f64,
    /// Time to clone a state, in nanoseconds.
    pub clone_ns: f64,
    /// Size of a state.
    pub state_bytes: usize,
    /// Mean size of the JSON of a spectator's view.
    pub view_json_bytes: f64,
    /// Iterations of a search from the first decision, with random play to the end; 0 if the game has no evaluation.
    pub mcts_sims_per_s: f64,
}

/// The number of runs; each rate is their median.
const RUNS: usize = 3;
/// CPU time of one run.
const RUN_TIME: Duration = Duration::from_millis(700);

pub(crate) fn bench<G: HasBots>(setup: &Setup<G::Options>, clock: Clock) -> Result<Figures, SetupError> {
    let start = G::new(setup)?;
    let mut plays: Vec<Play> = (0..RUNS as u64).map(|run| random_play(&start, clock, run)).collect();
    plays.sort_by(|one, other| one.games_per_s().total_cmp(&other.games_per_s()));
    let play = &plays[RUNS / 2];
    let middle = middle_of_a_game(&start);
    Ok(Figures {
        game: G::ID,
        seats: setup.seats,
        plies_per_s: play.plies as f64 / play.seconds,
        decisions_per_s: play.decisions as f64 / play.seconds,
        games_per_s: play.games_per_s(),
        mean_plies: play.plies as f64 / play.games as f64,
        mean_legal: play.legal as f64 / play.decisions as f64,
        clone_ns: median(|_| clone_ns(&middle, clock)),
        state_bytes: size_of::<G>(),
        view_json_bytes: view_bytes(&start),
        mcts_sims_per_s: median(|run| search_rate(&start, clock, run)),
    })
}

/// Counters of one run of random play.
#[derive(Default)]
struct Play {
    seconds: f64,
    games: u64,
    plies: u64,
    decisions: u64,
    legal: u64,
}

impl Play {
    fn games_per_s(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}

fn random_play<G: Game>(start: &G, clock: Clock, seed: u64) -> Play {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut scratch = Scratch::default();
    let mut play = Play::default();
    let begin = clock();
    while clock() - begin < RUN_TIME {
        // Reading the clock after every game would distort the measurement.
        for _ in 0..64 {
            let mut game = start.clone();
            while let Some((actor, _)) = random_ply(&mut game, &mut rng, &mut scratch) {
                play.plies += 1;
                if actor != Actor::Chance && scratch.moves.len() > 1 {
                    play.decisions += 1;
                    play.legal += scratch.moves.len() as u64;
                }
            }
            black_box(&game);
            play.games += 1;
        }
    }
    play.seconds = (clock() - begin).as_secs_f64();
    play
}

ids! {
    /// Kinds of work that are always the same, so that their instructions can be counted.
    pub enum Work {
        /// Random games.
        Playout = "playout",
        /// The legal moves of every position of a game.
        LegalMoves = "legal-moves",
        /// The views of every position of a game.
        View = "view",
        /// Iterations of a bot's search from the first decision.
        Search = "search",
    }
}

/// Does the work `rounds` times and returns the number of units done: plies, lists, views, iterations.
pub(crate) fn work<G: HasBots>(
    setup: &Setup<G::Options>,
    work: Work,
    rounds: u32,
) -> Result<u64, SetupError> {
    let start = G::new(setup)?;
    let mut units = 0;
    match work {
        Work::Playout => {
            let (mut rng, mut scratch) = (SmallRng::seed_from_u64(1), Scratch::default());
            for _ in 0..rounds {
                let mut game = start.clone();
                while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
                    units += 1;
                }
                black_box(&game);
            }
        }
        Work::LegalMoves => {
            let (states, mut moves) = (states_of_a_game(&start), Vec::new());
            for state in (0..rounds).flat_map(|_| &states) {
                let lowest = state.turn().seats().lowest();
                moves.clear();
                state.legal_moves(lowest.map_or(Actor::Chance, Actor::Seat), &mut moves);
                black_box(&moves);
                units += 1;
            }
        }
        Work::View => {
            let states = states_of_a_game(&start);
            for state in (0..rounds).flat_map(|_| &states) {
                for viewer in [Viewer::Spectator, Viewer::Seat(Seat::A), Viewer::Seat(Seat::B)] {
                    black_box(state.view(viewer));
                    units += 1;
                }
            }
        }
        Work::Search => {
            let (game, seat) = first_decision(&start, 1);
            let mut rng = SmallRng::seed_from_u64(1);
            let budget = Budget::iterations(rounds);
            let rated = black_box(G::rate_moves(&Perspective::new(&game, seat), None, &budget, &mut rng));
            units += if rated.is_empty() { 0 } else { u64::from(rounds) };
        }
    }
    Ok(units)
}

fn clone_ns<G: Game>(game: &G, clock: Clock) -> f64 {
    const CLONES: u32 = 4_000_000;
    let begin = clock();
    for _ in 0..CLONES {
        black_box(black_box(game).clone());
    }
    (clock() - begin).as_secs_f64() * 1e9 / f64::from(CLONES)
}

fn search_rate<G: HasBots>(start: &G, clock: Clock, seed: u64) -> f64 {
    let (game, seat) = first_decision(start, seed);
    let mut rng = SmallRng::seed_from_u64(seed);
    const BATCH: u32 = 4096;
    let mut sims = 0;
    let begin = clock();
    while clock() - begin < RUN_TIME {
        let at = Perspective::new(&game, seat);
        let rated = G::rate_moves(&at, Some(Leaf::Playout), &Budget::iterations(BATCH), &mut rng);
        sims += if rated.is_empty() { 0 } else { BATCH };
    }
    f64::from(sims) / (clock() - begin).as_secs_f64()
}

/// The first position in which a seat has a choice, and the seat.
fn first_decision<G: Game>(start: &G, seed: u64) -> (G, Seat) {
    let (mut rng, mut scratch) = (SmallRng::seed_from_u64(seed), Scratch::default());
    let mut game = start.clone();
    loop {
        if let Some(seat) = game.turn().seats().lowest() {
            let mut moves = Vec::new();
            game.legal_moves(Actor::Seat(seat), &mut moves);
            if moves.len() > 1 {
                return (game, seat);
            }
        }
        random_ply(&mut game, &mut rng, &mut scratch).expect("every game has a decision");
    }
}

/// A state as it is half-way through a random game.
fn middle_of_a_game<G: Game>(start: &G) -> G {
    let length = states_of_a_game(start).len();
    states_of_a_game(start).swap_remove(length / 2)
}

/// The mean size of a view over a random game.
fn view_bytes<G: Game>(start: &G) -> f64 {
    let states = states_of_a_game(start);
    let bytes = |game: &G| serde_json::to_string(&game.view(Viewer::Spectator)).map_or(0, |text| text.len());
    states.iter().map(bytes).sum::<usize>() as f64 / states.len() as f64
}

fn states_of_a_game<G: Game>(start: &G) -> Vec<G> {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut scratch = Scratch::default();
    // A first game warms the caches up.
    playout(&mut start.clone(), &mut rng, &mut scratch);
    let mut states = vec![start.clone()];
    let mut game = start.clone();
    while random_ply(&mut game, &mut rng, &mut scratch).is_some() {
        states.push(game.clone());
    }
    states
}

fn median(measure: impl Fn(u64) -> f64) -> f64 {
    let mut figures: Vec<f64> = (0..RUNS as u64).map(measure).collect();
    figures.sort_by(f64::total_cmp);
    figures[RUNS / 2]
}
