//! Undo, replay, and the record of a running game.

use std::cell::Cell;

use maat_engine::{
    Action, Actor, Game, PlayError, Record, ReplayError, ReplayErrorKind, Seat, SeatSet, Setup, SetupError,
    Table, Turn, Viewer,
};

use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::broken::{Broken, Bug, introduce};
use crate::toy::{Card, Event, Options, Toy};

/// Seat a has the cards 1 2 3, seat b 3 4 5.
const DEALT: &str = "game toy · revision 1 · seats 2\n\
    * deal 1 · * deal 2 · * deal 3 · * deal 3 · * deal 4 · * deal 5\n";

const WHOLE: &str = "game toy · revision 1 · seats 2\n\
    * deal 1 · * deal 2 · * deal 3 · * deal 3 · * deal 4 · * deal 5\n\
    a dig · a take 2\n\
    b bury 5\n\
    * flip heads\n\
    a lay 3\n\
    b lay 4\n\
    * deal 1 · * deal 2 · * deal 2\n\
    a rest\n\
    b trade · b drop 3\n\
    * deal 4 · * flip tails\n\
    b lay 2\n\
    a lay 1\n\
    = 4 7\n";

/// The head for three seats with the cards 1 2 3 each, which have all rested.
const CONTEST: &str = "game toy · revision 1 · seats 3\n\
    * deal 1 · * deal 2 · * deal 3 · * deal 1 · * deal 2 · * deal 3 · * deal 1 · * deal 2 · * deal 3\n\
    a rest · b rest · c rest · * flip heads\n";

fn table_of<G: Game>(head: &str, plies: &str) -> Table<G> {
    let record: Record = format!("{head}{plies}").parse().unwrap();
    Table::replay(&record).unwrap()
}

fn table(head: &str, plies: &str) -> Table<Toy> {
    table_of(head, plies)
}

/// The move that an undo would take back, and whether the undo is free.
fn undoable<G: Game>(table: &Table<G>, seat: Seat) -> Option<(String, bool)> {
    let undo = table.undoable(seat)?;
    Some((table.line_text(&table.lines()[undo.line], Viewer::Omniscient), undo.free))
}

fn advance<G: Game>(table: &mut Table<G>) -> bool {
    table.advance(SeatSet::EMPTY, |line| SmallRng::seed_from_u64(line as u64), &mut Vec::new())
}

fn last_line<G: Game>(table: &Table<G>) -> String {
    let line = table.lines().last().unwrap();
    format!("{} {}", line.actor, line.action)
}

fn free(text: &str) -> Option<(String, bool)> {
    Some((text.into(), true))
}

fn by_consent(text: &str) -> Option<(String, bool)> {
    Some((text.into(), false))
}

#[test]
fn undo_is_free_inside_the_own_turn_and_goes_back_ply_by_ply() {
    let mut toy = table(DEALT, "a dig · a take 2");
    assert_eq!(undoable(&toy, Seat::A), free("take 2"));
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(DEALT, "a dig").game());
    assert_eq!(undoable(&toy, Seat::A), free("dig"));
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(DEALT, "").game());
    assert_eq!(undoable(&toy, Seat::A), None);
    assert_eq!(toy.undo(Seat::A).unwrap_err().to_string(), "there is nothing to undo");
    assert_eq!(toy.undoable(Seat::B), None);
}

#[test]
fn undone_lines_stay_in_the_record_and_replay() {
    let mut toy = table(DEALT, "a dig · a take 2 · a undo · a take 3");
    let live: Vec<bool> = toy.lines().iter().skip(6).map(|line| line.live).collect();
    assert_eq!(live, [true, false, false, true]);
    assert_eq!(toy.lines()[8].action, Action::Undo);
    toy.undo(Seat::A).unwrap();
    let record = toy.record(Viewer::Omniscient);
    assert!(record.to_string().ends_with("a dig · a take 2 · a undo · a take 3 · a undo\n"), "{record}");
    let again = Table::<Toy>::replay(&record).unwrap();
    assert_eq!((again.game(), again.lines()), (toy.game(), toy.lines()));
}

#[test]
fn undo_is_not_free_after_chance() {
    let mut toy = table(DEALT, "a trade · a drop 1 · * deal 4");
    assert_eq!(undoable(&toy, Seat::A), by_consent("drop 1"));
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(DEALT, "a trade").game());
}

#[test]
fn undo_is_not_free_after_a_free_choice_of_another_seat() {
    let mut toy = table(DEALT, "a dig · a take 2 · b dig");
    assert_eq!(undoable(&toy, Seat::A), by_consent("take 2"));
    assert_eq!(undoable(&toy, Seat::B), free("dig"));
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(DEALT, "a dig").game());
}

#[test]
fn undo_is_not_free_after_a_choice_of_another_seat_that_was_taken_back() {
    let mut toy = table(DEALT, "a dig · a take 2 · b dig · b undo");
    assert_eq!(undoable(&toy, Seat::A), by_consent("take 2"), "a has seen what b would do");
    toy.undo(Seat::A).unwrap();
    assert_eq!(undoable(&toy, Seat::A), by_consent("dig"));
    toy.play_text(Actor::Seat(Seat::A), "take 3", &mut Vec::new()).unwrap();
    assert_eq!(undoable(&toy, Seat::A), free("take 3"), "a choice after that");
}

#[test]
fn forced_plies_are_struck_with_the_choice_before_them() {
    let one_stone_left =
        "a dig · a take 3 · b dig · b take 2 · * flip heads · a lay 3 · b lay 3 · * deal 1 · * deal 1";
    let mut toy = table(DEALT, &format!("{one_stone_left} · a dig"));
    assert!(advance(&mut toy));
    assert_eq!(last_line(&toy), "a take 1");
    assert!(!advance(&mut toy), "b has a choice");
    assert_eq!(undoable(&toy, Seat::A), free("dig"));
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(DEALT, one_stone_left).game());
}

/// An undo restores the right state after any number of struck lines, and does not affect clones.
#[test]
fn undo_leads_back_however_long_the_game() {
    let mut toy = table(DEALT, "a dig");
    let (begin, other) = (toy.game().clone(), toy.clone());
    for round in 0..300 {
        toy.play_text(Actor::Seat(Seat::A), &format!("take {}", 1 + round % 3), &mut Vec::new()).unwrap();
        assert_ne!(*toy.game(), begin);
        toy.undo(Seat::A).unwrap();
        assert_eq!(*toy.game(), begin, "round {round}");
        assert_eq!(toy.last_undo(), Some(toy.lines().len() - 1));
    }
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(DEALT, "").game());
    assert_eq!((other.game(), other.lines().len(), other.last_undo()), (&begin, 7, None));
    assert!(other.lines().iter().all(|line| line.live));
}

thread_local! {
    static GENERATED: Cell<usize> = const { Cell::new(0) };
}

/// The number of times that `act` generates legal moves.
fn generations(act: impl FnOnce()) -> usize {
    let legal_moves = |toy: &Toy, actor, out: &mut Vec<_>| {
        GENERATED.set(GENERATED.get() + 1);
        toy.legal_moves(actor, out);
    };
    introduce(Bug { legal_moves, ..Bug::NONE });
    GENERATED.set(0);
    act();
    GENERATED.get()
}

#[test]
fn legal_moves_are_generated_once_a_ply() {
    assert_eq!(generations(|| drop(table_of::<Broken>(WHOLE, ""))), 22, "a replay of 22 plies");
    let mut toy = table_of::<Broken>(DEALT, "");
    let plies = [("a", "dig"), ("a", "take 2"), ("b", "bury 5")];
    for (actor, text) in plies {
        let play = || toy.play_text(actor.parse().unwrap(), text, &mut Vec::new()).unwrap();
        assert_eq!(generations(play), 1, "{actor} {text}");
    }
    assert_eq!(generations(|| assert!(advance(&mut toy))), 1, "a dealt ply");
    assert!(last_line(&toy).starts_with("* flip"));
    assert_eq!(generations(|| assert!(!advance(&mut toy))), 2, "a look at the two seats that have a choice");
    let mut heap =
        table_of::<Broken>(DEALT, "a dig · a take 3 · b dig · b take 2 · * flip heads · a lay 3 · b lay 3");
    while heap.game().turn() == Turn::Chance {
        assert_eq!(generations(|| assert!(advance(&mut heap))), 1);
    }
    heap.play_text(Actor::Seat(Seat::A), "dig", &mut Vec::new()).unwrap();
    assert_eq!(generations(|| assert!(advance(&mut heap))), 1, "a forced ply");
}

#[test]
fn an_open_answer_is_taken_back_for_free_and_the_others_stay() {
    let mut toy = table(CONTEST, "a lay 3 · b lay 2");
    assert_eq!(undoable(&toy, Seat::A), free("lay 3"));
    assert_eq!(undoable(&toy, Seat::B), free("lay 2"));
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(CONTEST, "b lay 2").game());
    toy.play_text(Actor::Seat(Seat::A), "lay 1", &mut Vec::new()).unwrap();
    assert_eq!(undoable(&toy, Seat::B), free("lay 2"));
    toy.undo(Seat::B).unwrap();
    assert_eq!(toy.game(), table(CONTEST, "a lay 1").game());
}

#[test]
fn an_open_answer_stays_free_when_another_is_taken_back_until_all_were_revealed() {
    let toy = table(CONTEST, "a lay 3 · b lay 2 · b undo");
    assert_eq!(undoable(&toy, Seat::A), free("lay 3"));
    let toy = table(CONTEST, "a lay 3 · b lay 2 · c lay 1 · c undo");
    assert_eq!(undoable(&toy, Seat::A), by_consent("lay 3"));
}

#[test]
fn a_revealed_answer_is_taken_back_by_consent_and_with_it_the_others() {
    let mut toy = table(CONTEST, "a lay 3 · b lay 2 · c lay 1");
    for (seat, text) in [(Seat::A, "lay 3"), (Seat::B, "lay 2"), (Seat::C, "lay 1")] {
        assert_eq!(undoable(&toy, seat), by_consent(text));
    }
    toy.undo(Seat::A).unwrap();
    assert_eq!(toy.game(), table(CONTEST, "").game());
}

#[test]
fn a_secret_ply_of_the_only_seat_due_is_not_free() {
    let toy = table(DEALT, "a bury 1");
    assert_eq!(undoable(&toy, Seat::A), by_consent("bury 1"));
}

/// Seat a has the cards 1 2 3, seat b three times 5, so its answers are forced.
const FORCED_B: &str = "game toy · revision 1 · seats 2\n\
    * deal 1 · * deal 2 · * deal 3 · * deal 5 · * deal 5 · * deal 5\n\
    a rest · b rest · * flip tails\n";

#[test]
fn a_forced_last_answer_opens_the_others_all_the_same() {
    let toy = table(FORCED_B, "a lay 3 · b lay 5");
    assert_eq!(undoable(&toy, Seat::A), by_consent("lay 3"));
}

#[test]
fn nothing_is_free_when_the_game_is_over() {
    // Without secrets, the forced last ply would reveal nothing.
    introduce(Bug { secret: |_, _, _| None, ..Bug::NONE });
    let round =
        "a lay 3 · b lay 5 · * deal 3 · * deal 5 · a rest · b rest · * flip tails · a lay 3 · b lay 5";
    let toy = table_of::<Broken>(FORCED_B, round);
    assert_eq!(toy.game().turn(), Turn::Over);
    assert_eq!(undoable(&toy, Seat::A), by_consent("lay 3"));
}

#[test]
fn a_running_record_masks_the_nouns_that_are_secret() {
    let toy = table(DEALT, "a bury 1 · b rest · * flip heads · a lay 3");
    let outside = toy.record(Viewer::Spectator).to_string();
    let deals = "* deal ? · * deal ? · * deal ? · * deal ? · * deal ? · * deal ?";
    let rest = "b rest\n* flip heads\na lay ?\n";
    assert_eq!(outside, format!("game toy · revision 1 · seats 2\n{deals}\na bury ?\n{rest}"));
    let own = toy.record(Viewer::Seat(Seat::A)).to_string();
    assert!(own.contains("* deal 1 · * deal 2 · * deal 3 · * deal ? · * deal ? · * deal ?"), "{own}");
    assert!(own.contains("a bury 1") && own.contains("a lay 3"), "{own}");
    let other = toy.record(Viewer::Seat(Seat::B)).to_string();
    assert!(other.contains("* deal ? · * deal ? · * deal ? · * deal 3 · * deal 4 · * deal 5"), "{other}");
    assert!(other.contains("a bury ?") && other.contains("a lay ?"), "{other}");
}

#[test]
fn what_was_undone_stays_masked() {
    let toy = table(CONTEST, "a lay 3 · a undo · a lay 2");
    let seen = toy.record(Viewer::Seat(Seat::B)).to_string();
    assert!(seen.ends_with("a lay ? · a undo · a lay ?\n"), "{seen}");
}

#[test]
fn a_finished_record_is_whole_for_everybody() {
    let toy = table(WHOLE, "");
    assert_eq!(toy.game().turn(), Turn::Over);
    assert_eq!(toy.record(Viewer::Spectator).to_string(), WHOLE);
}

#[test]
fn options_are_part_of_the_record() {
    let setup = Setup { seats: 4, revision: 1, options: Options { long: true, ..Options::default() } };
    let toy = Table::<Toy>::new(setup).unwrap();
    let record = toy.record(Viewer::Spectator);
    assert_eq!(record.to_string(), "game toy · revision 1 · seats 4 · options length=long\n");
    assert_eq!(Table::<Toy>::replay(&record).unwrap().setup(), toy.setup());
}

#[test]
fn a_truncated_record_replays_to_a_position() {
    let lines: Vec<&str> = WHOLE.lines().collect();
    let step = |count| table(&lines[..count].join("\n"), "").game().step();
    assert_eq!([1, 2, 3, 4, 5, 6].map(step), ["deal", "act", "act", "flip", "lay", "lay"]);
}

#[test]
fn a_replay_shows_every_ply_and_what_it_told() {
    let mut told = Vec::new();
    Table::<Toy>::replay_with(&WHOLE.parse().unwrap(), |table, events| {
        told.push((table.lines().len(), events.to_vec()));
    })
    .unwrap();
    assert_eq!(told.iter().map(|(plies, _)| *plies).collect::<Vec<_>>(), (1..=22).collect::<Vec<_>>());
    assert_eq!(told[7].1, [Event::Took { seat: Seat::A, stones: 2 }]);
    let end = &told[21].1;
    assert_eq!(end[end.len() - 2], Event::Won { seat: Seat::A, stones: 2 });
    assert_eq!(end[end.len() - 1], Event::Unearthed { seat: Seat::B, card: Card(5) });
}

fn refusal(text: &str) -> ReplayError {
    Table::<Toy>::replay(&text.parse().unwrap()).unwrap_err()
}

#[track_caller]
fn refuses(text: &str, (ply, line): (usize, usize), why: ReplayErrorKind, message: &str) {
    let error = refusal(text);
    assert_eq!(error, ReplayError { ply, line, why });
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_ply_that_does_not_replay_is_named() {
    let after = |plies: &str| format!("{DEALT}\n{plies}");
    let refused = ReplayErrorKind::Refused;
    let illegal = "ply 8 (line 4): the rules do not allow this move now";
    refuses(&after("a dig · a rest\n"), (8, 4), refused(PlayError::Illegal), illegal);
    let not_due = "ply 7 (line 4): the game does not wait for this actor";
    refuses(&after("b rest\n"), (7, 4), refused(PlayError::NotDue), not_due);
    let unreadable = "ply 7 (line 4): this is no move of the game";
    refuses(&after("a fly 3\n"), (7, 4), refused(PlayError::Unreadable), unreadable);
    let hidden = "ply 8 (line 5): the noun is hidden: only whole records replay";
    refuses(&after("a trade\na drop ?\n"), (8, 5), ReplayErrorKind::Hidden, hidden);
    refuses(&after("a undo\n"), (7, 4), ReplayErrorKind::Undo, "ply 7 (line 4): there is nothing to undo");
    let over = WHOLE.replace("= 4 7", "a rest");
    refuses(&over, (23, 14), refused(PlayError::Over), "ply 23 (line 14): the game is over");
}

#[test]
fn a_masked_record_does_not_replay() {
    let record = table(DEALT, "").record(Viewer::Seat(Seat::B));
    let error = Table::<Toy>::replay(&record).unwrap_err();
    assert_eq!((error.ply, error.why), (1, ReplayErrorKind::Hidden));
}

#[test]
fn a_tampered_result_is_refused() {
    let why = ReplayErrorKind::Result { stated: vec![5, 7], played: Some(vec![4, 7]) };
    let message = "ply 22 (line 14): the record says the result is [5, 7], but it is [4, 7]";
    refuses(&WHOLE.replace("= 4 7\n", "= 5 7\n# signed, the winner\n"), (22, 14), why, message);
    let why = ReplayErrorKind::Result { stated: vec![4, 7], played: None };
    let message = "ply 6 (line 3): the record has a result, but the game is not over";
    refuses(&format!("{DEALT}= 4 7\n"), (6, 3), why, message);
}

#[test]
fn a_head_that_does_not_fit_is_refused() {
    let game = "this is a record of `chess`";
    refuses("game chess · revision 1 · seats 2", (0, 1), ReplayErrorKind::Game("chess".into()), game);
    let seats = SetupError::Seats { asked: 5, least: 2, most: 4 };
    let message = "5 seats are not possible: choose 2 to 4";
    refuses("game toy · revision 1 · seats 5", (0, 1), ReplayErrorKind::Setup(seats), message);
    let revision = SetupError::Revision { asked: 2, newest: 1 };
    let message = "revision 2 is unknown: choose 1 to 1";
    refuses("game toy · revision 2 · seats 2", (0, 1), ReplayErrorKind::Setup(revision), message);
    let message = "there is no option `speed`: choose from length heap novices";
    let option = ReplayErrorKind::Setup(SetupError::Options(message.into()));
    refuses("game toy · revision 1 · seats 2 · options speed=high", (0, 1), option, message);
}

#[test]
fn a_refused_ply_leaves_the_table_as_it_was() {
    let mut toy = table(DEALT, "a dig");
    let before = (toy.game().clone(), toy.lines().clone());
    for text in ["rest", "fly 3", "take ?"] {
        toy.play_text(Actor::Seat(Seat::A), text, &mut Vec::new()).unwrap_err();
    }
    assert_eq!((toy.game().clone(), toy.lines().clone()), before);
}

#[test]
fn a_table_from_a_position_goes_on_like_the_game_and_undoes_to_its_beginning() {
    let whole = table(WHOLE.rsplit_once("= 4 7").unwrap().0, "");
    let before = table(DEALT, "a dig\n");
    let mut branch = Table::from_position(before.setup().clone(), before.game().clone());
    assert_eq!((branch.lines().len(), branch.undoable(Seat::A)), (0, None));
    let text = |line: usize| whole.line_text(&whole.lines()[line], Viewer::Omniscient);
    for line in before.lines().len()..whole.lines().len() {
        branch.play_text(whole.lines()[line].actor, &text(line), &mut Vec::new()).unwrap();
    }
    assert_eq!(branch.game(), whole.game());
    let mut positions = Vec::new();
    branch.replay_range(0, 2, |lines, game| positions.push((lines, game.clone())));
    assert_eq!(positions[0], (0, before.game().clone()), "its past begins at the position");
    assert_eq!(positions.len(), 3);
    let mut branch = Table::from_position(before.setup().clone(), before.game().clone());
    branch.play_text(Actor::Seat(Seat::A), "take 2", &mut Vec::new()).unwrap();
    assert_ne!(branch.game(), before.game());
    branch.undo(Seat::A).unwrap();
    assert_eq!(branch.game(), before.game(), "no undo goes back further");
    assert!(branch.undo(Seat::A).is_err());
}
