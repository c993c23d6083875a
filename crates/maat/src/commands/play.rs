//! A game at the terminal.

mod console;
mod request;
mod session;
mod show;

use std::hash::{BuildHasher, RandomState};
use std::path::Path;

use maat_bots::BotSpec;
use maat_catalog::{AnyGame, Dealer, DuelError, Entry};
use maat_engine::Seat;
use maat_words::Words;

use super::replay;
use crate::boards::letter;
use crate::cli::{DEFAULT_OPPONENT, Play};
use crate::error::{Error, Result};
use session::Session;

pub fn run(args: &Play) -> Result<()> {
    let bots = args.bots.as_ref().map(|bots| bots.0.as_slice());
    let game = match &args.resume {
        Some(file) => resume(args.game, file)?,
        None => {
            let fewest = bots.map_or(1, <[BotSpec]>::len) + 1;
            let seats = args.seats.unwrap_or(u8::try_from(fewest.max(2)).unwrap_or(u8::MAX));
            args.game.start(&args.rules.terms(args.game, seats))?
        }
    };
    let seats = game.seats();
    let players = seated(args.game, usize::from(seats), bots)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let words = Words::new(args.language.get(), Seat::first(seats).map(letter).collect());
    Session::new(game, players, Dealer::from_number(seed), seed, words).run()
}

/// A saved game, to be played on.
fn resume(entry: &Entry, file: &Path) -> Result<Box<dyn AnyGame>> {
    let record = replay::read(file)?;
    if record.game() != entry.id {
        let why = format!("this is a record of `{}`: write maat play {0} --resume", record.game());
        return Err(replay::wrong(file, why));
    }
    replay::replay(file, &record)
}

/// Different every time, and short enough to be typed again. The keys of hash maps come from the system.
fn any_seed() -> u64 {
    RandomState::new().hash_one(0) >> 32
}

/// The player on a seat.
#[derive(Clone)]
enum Player {
    Person,
    Bot(BotSpec),
}

/// People first, bots after them.
fn seated(game: &Entry, seats: usize, bots: Option<&[BotSpec]>) -> Result<Vec<Player>> {
    let opponent: BotSpec = DEFAULT_OPPONENT.parse().expect("the default opponent is a bot");
    let opponents = vec![opponent; seats - 1];
    let bots = bots.unwrap_or(&opponents);
    if let Some(bot) = bots.iter().find(|bot| !game.has_bot(bot)) {
        return Err(DuelError::NoBot(bot.clone()).into());
    }
    let people = seats.checked_sub(bots.len()).filter(|&people| people > 0).ok_or_else(|| {
        let (most, given) = (seats - 1, bots.len());
        Error::wrong(format!(
            "{given} bots leave no seat for a person: name at most {most} for {seats} seats"
        ))
    })?;
    let people = std::iter::repeat_n(Player::Person, people);
    Ok(people.chain(bots.iter().cloned().map(Player::Bot)).collect())
}
