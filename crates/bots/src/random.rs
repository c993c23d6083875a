//! A bot that plays at random.

use maat_engine::{Game, Perspective, random_move};
use rand::rngs::SmallRng;

use crate::{Bot, BotKind, Budget, Cost, Searchable};

/// Plays a random legal move; all are equally likely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, at: &Perspective<'_, G>, _budget: &Budget, rng: &mut SmallRng) -> G::Move {
        let sample = at.sample(rng);
        random_move(&sample, at.seat(), rng, &mut Vec::new())
    }
}

impl BotKind for Random {
    const NAME: &'static str = "random";
    const FORMS: &'static [&'static str] = &["random"];
    const HELP: &'static str = "plays any legal move, each equally likely";

    fn parse(argument: Option<&str>) -> Option<Self> {
        argument.is_none().then_some(Random)
    }

    fn cost(&self) -> Cost {
        Cost::Negligible
    }

    fn build<G: Searchable>(&self) -> Box<dyn Bot<G>> {
        Box::new(Random)
    }

    fn build_without_evaluation<G: Game>(&self) -> Option<Box<dyn Bot<G>>> {
        Some(Box::new(Random))
    }
}
