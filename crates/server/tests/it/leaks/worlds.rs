//! How a game might have gone, had chance shown something else to the one who looked: nobody else can tell.

use std::collections::BTreeMap;

use maat_catalog::AnyGame;
use maat_engine::{Actor, Record, Seat, Viewer};
use serde_json::Value;

use super::expected;
use super::hidden::Hidden;
use super::watch::{Game, play_line};

/// So many other things that might have been seen are tried for each, near and far.
const OTHERS: usize = 3;

/// What was told after so many lines, except what went to the one who knows.
type Heard = BTreeMap<usize, Vec<(Viewer, Told)>>;

enum Told {
    Update(Value),
    Record(String),
}

/// What all others were told is the same whatever was seen. Counts how often that was compared.
pub fn assert_nobody_else_can_tell(hidden: &Hidden, game: &Game) -> usize {
    let shown = |line: &usize| {
        let ply = &game.plies[*line];
        ply.actor == Actor::Chance && ply.text.split(' ').next() == Some(hidden.verb)
    };
    let mut compared = 0;
    for line in (0..game.plies.len()).filter(shown) {
        let Some(choice) = choice(hidden, game, line) else { continue };
        let looker = game.after[choice].turn().seats().lowest().expect("somebody chooses");
        let stays = (hidden.stays_hidden)(game.after[line].seats());
        let end = if stays { game.plies.len() } else { choice };
        let heard = heard_by_others(game, looker, line, end);
        let mut others = game.after[line].legal_moves(Actor::Chance);
        others.retain(|text| *text != game.plies[line].text);
        for text in others.iter().step_by(others.len().div_ceil(OTHERS).max(1)) {
            compared += World { game, looker, choice, end, heard: &heard }.compare(line, text);
        }
    }
    compared
}

/// After how many lines the seat chooses among what it saw in `line`; never, if it was not asked.
fn choice(hidden: &Hidden, game: &Game, line: usize) -> Option<usize> {
    let is_chance = |ply: &usize| game.plies.get(*ply).is_some_and(|ply| ply.actor == Actor::Chance);
    let next = (line + 1..game.after.len()).find(|ply| !is_chance(ply))?;
    (game.after[next].step() == hidden.step).then_some(next)
}

fn heard_by_others(game: &Game, looker: Seat, line: usize, end: usize) -> Heard {
    let mut heard = Heard::new();
    for watcher in game.watchers.iter().filter(|watcher| watcher.viewer() != Viewer::Seat(looker)) {
        let updates = watcher.updates().map(|update| (super::number(&update, "ply"), Told::Update(update)));
        // Of a finished game the record tells everything.
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
    game: &'a Game,
    looker: Seat,
    choice: usize,
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
                // Of two equal things nothing is to be chosen, and everybody sees that.
                break;
            }
            compared += self.compare_now(&*game, ply);
            let Some(next) = self.game.plies.get(ply) else { break };
            if !play_line(&mut *game, next.actor, &next.text) {
                let knows = next.actor == Actor::Chance || next.actor == Actor::Seat(self.looker);
                assert!(knows, "{} {} depends on what is hidden", next.actor, next.text);
                break;
            }
        }
        compared
    }

    fn compare_now(&self, game: &dyn AnyGame, ply: usize) -> usize {
        let heard = self.heard.get(&ply).map_or(&[][..], Vec::as_slice);
        for (viewer, told) in heard {
            match told {
                Told::Update(update) => {
                    assert_eq!(*update, expected(game, *viewer, super::number(update, "since")));
                }
                Told::Record(text) => assert_eq!(*text, game.record(*viewer).to_string()),
            }
        }
        heard.len()
    }
}
