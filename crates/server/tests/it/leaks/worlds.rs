//! If chance had shown something else to the seat that looks, nobody else could tell.

use std::collections::BTreeMap;

use maat_catalog::AnyGame;
use maat_engine::{Actor, Record, Seat, Viewer};
use serde_json::{Value, json};

use super::hidden::{Hidden, Shown, Until};
use super::watch::{Game, play_line};
use super::{expected, expected_record};

/// The number of alternatives tried for each.
const OTHERS: usize = 3;

/// The messages after each number of lines, except those to the seat that knows.
type Heard = BTreeMap<usize, Vec<(Viewer, Told)>>;

enum Told {
    Update(Value),
    Record(String),
}

/// Checks that all others get the same messages for every alternative. Returns the number of comparisons.
pub fn assert_nobody_else_can_tell(hidden: &Hidden, shown: &Shown, game: &Game) -> usize {
    let by_chance = |line: &usize| {
        let ply = &game.plies[*line];
        ply.actor == Actor::Chance && ply.text.split(' ').next() == Some(shown.verb)
    };
    let mut compared = 0;
    for line in (0..game.plies.len()).filter(by_chance) {
        let looker = looker(shown, game, line);
        let Some(choice) = choice(hidden, shown, game, line, looker) else { continue };
        let until = (shown.until)(game.after[line].seats());
        let end = match until {
            Until::Chosen => choice,
            Until::Never => game.plies.len(),
            Until::TheEnd => game.plies.len() - 1,
        };
        let heard = heard_by_others(game, looker, line, end);
        let mut others = game.after[line].legal_moves(Actor::Chance);
        others.retain(|text| *text != game.plies[line].text);
        for text in others.iter().step_by(others.len().div_ceil(OTHERS).max(1)) {
            compared += World { hidden, game, looker, choice, until, end, heard: &heard }.compare(line, text);
        }
    }
    compared
}

/// The seat that saw what chance showed in `line`.
fn looker(shown: &Shown, game: &Game, line: usize) -> Seat {
    let told = game.after[line + 1].log_since(line, Viewer::Omniscient).into_iter();
    let mut events = told.map(|told| json!(told.event));
    let seen = events.find(|event| event["type"] == shown.event).expect("somebody is told");
    let seats = Seat::first(game.after[line].seats());
    seats.into_iter().find(|seat| json!(seat) == seen["seat"]).expect("a seat of the table")
}

/// The number of lines after which the seat chooses among what it saw in `line`; `None` if it did not choose.
fn choice(hidden: &Hidden, shown: &Shown, game: &Game, line: usize, looker: Seat) -> Option<usize> {
    let is_chance = |ply: &usize| game.plies.get(*ply).is_some_and(|ply| ply.actor == Actor::Chance);
    let next = (line + 1..game.after.len()).find(|ply| !is_chance(ply))?;
    let step = game.after[next].step();
    if hidden.at_once(step).is_some() {
        let own = |ply: &usize| game.plies[*ply].actor == Actor::Seat(looker);
        return (next..game.plies.len()).find(own);
    }
    (step == shown.step).then_some(next)
}

fn heard_by_others(game: &Game, looker: Seat, line: usize, end: usize) -> Heard {
    let mut heard = Heard::new();
    for watcher in game.watchers.iter().filter(|watcher| watcher.viewer() != Viewer::Seat(looker)) {
        let updates = watcher.updates().map(|update| (super::number(&update, "ply"), Told::Update(update)));
        // The record of a finished game hides nothing.
        let records = watcher.records.iter().filter_map(|text| {
            let record: Record = text.parse().unwrap();
            record.result().is_none().then(|| (record.plies().len(), Told::Record(text.clone())))
        });
        for (ply, told) in updates.chain(records).filter(|(ply, _)| (line + 1..=end).contains(ply)) {
            heard.entry(ply).or_default().push((watcher.viewer(), told));
        }
    }
    heard
}

struct World<'a> {
    hidden: &'a Hidden,
    game: &'a Game,
    looker: Seat,
    choice: usize,
    until: Until,
    end: usize,
    heard: &'a Heard,
}

impl World<'_> {
    /// Plays `text` instead of a line, and then the same lines as far as that is possible.
    fn compare(&self, line: usize, text: &str) -> usize {
        let mut game = self.game.after[line].clone_box();
        assert!(play_line(&mut *game, Actor::Chance, text));
        let mut compared = 0;
        for ply in line + 1..=self.end {
            if ply == self.choice && game.legal_moves(Actor::Seat(self.looker)).len() < 2 {
                // Between two equal things there is no choice, and everybody sees that.
                break;
            }
            compared += self.compare_now(&*game, ply);
            let Some(next) = self.game.plies.get(ply) else { break };
            if !play_line(&mut *game, next.actor, &next.text)
                && !self.chooses_otherwise(&mut *game, line, text, ply)
            {
                let knows = next.actor == Actor::Chance || next.actor == Actor::Seat(self.looker);
                assert!(knows, "{} {} depends on what is hidden", next.actor, next.text);
                break;
            }
        }
        compared
    }

    /// For information that nobody else learns before the end: in this variant the seat chooses what it saw instead.
    fn chooses_otherwise(&self, game: &mut dyn AnyGame, line: usize, text: &str, ply: usize) -> bool {
        let noun = |text: &str| text.split_once(' ').map(|(_, noun)| noun.to_owned());
        let next = &self.game.plies[ply];
        let same = noun(&next.text) == noun(&self.game.plies[line].text);
        let verb = next.text.split(' ').next().unwrap_or_default();
        let instead = noun(text).map(|noun| format!("{verb} {noun}")).unwrap_or_default();
        let own = next.actor == Actor::Seat(self.looker);
        self.until == Until::TheEnd && own && same && play_line(game, next.actor, &instead)
    }

    fn compare_now(&self, game: &dyn AnyGame, ply: usize) -> usize {
        let heard = self.heard.get(&ply).map_or(&[][..], Vec::as_slice);
        for (viewer, told) in heard {
            match told {
                Told::Update(update) => {
                    let since = super::number(update, "since");
                    assert_eq!(*update, expected(self.hidden, self.game, game, *viewer, since));
                }
                Told::Record(text) => assert_eq!(*text, expected_record(text, game, *viewer)),
            }
        }
        heard.len()
    }
}
