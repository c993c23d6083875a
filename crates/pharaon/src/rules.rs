//! What a move does, and all that follows without a decision.

mod gain;
mod pass;
mod round;
mod setup;
mod supply;
mod traitor;
mod turn;
mod zones;

use maat_engine::{Actor, Found, Settled};

use crate::events::Event;
use crate::legal::{choice, decider};
use crate::moves::{Move, Paid, Target};
use crate::pieces::Ability;
use crate::state::Pharaon;
use crate::step::Step;

/// Plays a legal move.
pub(crate) fn apply(game: &mut Pharaon, actor: Actor, m: Move, events: &mut Vec<Event>) {
    let step = game.steps.top().expect("a game that is over takes no move");
    match actor {
        Actor::Seat(_) => act(game, step, m, events),
        Actor::Chance => deal(game, step, m, events),
    }
    settle(game, events);
}

/// What a seat has chosen.
fn act(game: &mut Pharaon, step: Step, m: Move, events: &mut Vec<Event>) {
    match (step, m) {
        (Step::DraftJar { seat }, Move::Jar(jar)) => setup::draft_jar(game, seat, jar, events),
        (Step::DraftNoble { seat }, Move::Keep(noble)) => setup::keep(game, seat, noble, events),
        (Step::Turn, Move::Pass) => pass::pass(game, events),
        (Step::Turn | Step::Window { .. }, Move::Seer) => {
            gain::exchange(game, Ability::ExchangeBasic, events);
        }
        (Step::Turn | Step::Window { .. }, Move::Treasurer) => {
            gain::exchange(game, Ability::ExchangeSilver, events);
        }
        (Step::Turn, m) => turn::choose(game, Target::of(m).expect("all else names an action"), events),
        (Step::Enter { seat, target, .. }, Move::Lay(piece)) => {
            game.steps.pop();
            turn::pay(game, seat, target, piece.kind(), Paid::default(), events);
        }
        (Step::Pay { seat, target, entry, paid, .. }, Move::Pay(piece)) => {
            game.steps.pop();
            turn::pay(game, seat, target, usize::from(entry), paid.with(piece.kind()), events);
        }
        (Step::Offering { seat, left, cause }, Move::Token(place)) => {
            zones::take_offering(game, seat, left, cause, place, events);
        }
        (Step::Arrows { seat, tracks, left, .. }, Move::Step(colour)) => {
            zones::step(game, seat, tracks, left, colour, events);
        }
        (Step::Artisan { seat }, Move::Artisan(pick)) => {
            game.steps.pop();
            zones::take_artisan(game, seat, pick, events);
        }
        (Step::Diplomat { seat, jar }, Move::Diplomat) => gain::use_diplomat(game, seat, jar, events),
        (Step::Diplomat { seat, jar }, Move::Decline) => gain::decline_diplomat(game, seat, jar, events),
        (Step::Teacher { seat, jar }, Move::Teacher) => gain::use_teacher(game, seat, jar, events),
        (Step::Teacher { seat, jar }, Move::Decline) => gain::decline_teacher(game, seat, jar, events),
        (Step::Gain { seat, left, cause, .. }, Move::Gain(colour)) => {
            gain::gain_basic(game, seat, left, cause, colour, events);
        }
        (Step::Give { seat, noble }, Move::Give(piece)) => gain::give(game, seat, noble, piece, events),
        (Step::Get { seat, noble, given }, Move::Get(colour)) => {
            gain::get(game, seat, noble, given, colour.into(), events);
        }
        (Step::PassJar { seat }, Move::Jar(jar)) => pass::take_jar(game, seat, jar, events),
        (Step::General { seat }, Move::Advance) => {
            game.steps.pop();
            pass::advance(game, seat, events);
        }
        (Step::General { seat }, Move::Decline) => pass::decline_general(game, seat, events),
        (Step::Window { .. }, Move::Done) => {
            game.steps.pop();
        }
        (Step::Reward { seat }, Move::Reward(field)) => pass::take_reward(game, seat, field, events),
        (Step::TraitorTop { jar, .. }, Move::Wheel(colour)) => traitor::split(game, jar, colour, events),
        (Step::TraitorGain { .. }, Move::Gain(colour)) => traitor::gain_basic(game, colour, events),
        (step, m) => unreachable!("{m} during {step:?}"),
    }
}

/// What chance has brought.
fn deal(game: &mut Pharaon, step: Step, m: Move, events: &mut Vec<Event>) {
    match (step, m) {
        (Step::Ring { place }, Move::Ring(zone)) => setup::lay_zone(game, place, zone, events),
        (Step::Offset, Move::Offset(offset)) => {
            game.offset = offset;
            game.steps.replace(Step::Spin);
        }
        (Step::Spin, Move::Spin(spin)) => setup::set_direction(game, spin, events),
        (Step::Board { place }, Move::Board(board)) => setup::lay_board(game, place, board),
        (Step::Dark { left }, Move::Dark(board)) => setup::turn_dark(game, left, board),
        (Step::Lane { place }, Move::Lane(colour)) => setup::set_lane(game, place, colour, events),
        (Step::Scribe { holder }, Move::Scribe(noble)) => setup::deal_scribe(game, holder, noble, events),
        (Step::Look { seat }, Move::Look(noble)) => setup::look(game, seat, noble, events),
        (Step::First, Move::First(holder)) => setup::draw_starter(game, holder, events),
        (Step::Jars { left }, Move::Jar(jar)) => supply::reveal_jar(game, left, jar, events),
        (Step::Tokens, Move::Drawn(offering)) => supply::lay_token(game, offering, events),
        (Step::ShowNobles, Move::Noble(pick)) => supply::show_noble(game, pick.card(), events),
        (Step::ShowArtisans, Move::Artisan(pick)) => supply::show_artisan(game, pick.card(), events),
        (Step::DrawToken { holder, cause }, Move::Drawn(offering)) => {
            supply::draw_token(game, holder, cause, offering, events);
        }
        (Step::DrawNoble { seat }, Move::Noble(pick)) => zones::draw_noble(game, seat, pick.card(), events),
        (Step::DrawArtisan { seat }, Move::Artisan(pick)) => {
            zones::draw_artisan(game, seat, pick.card(), events);
        }
        (Step::DrawJar { seat, cause }, Move::Jar(jar)) => gain::draw_jar(game, seat, cause, jar, events),
        (Step::TraitorJar, Move::Jar(jar)) => traitor::reveal(game, jar, events),
        (step, m) => unreachable!("{m} during {step:?}"),
    }
}

/// Does what needs no decision until somebody must decide.
fn settle(game: &mut Pharaon, events: &mut Vec<Event>) {
    // Only what is asked for is read of a step: most were written a moment ago, in part.
    while let Some(step) = game.steps.as_slice().last() {
        let settled = match *step {
            Step::Drafted { seat } => setup::next_draft(game, seat, events),
            Step::Jars { left } => supply::open_jars(game, left, events),
            Step::Tokens => supply::open_bag(game, events),
            Step::ShowNobles => supply::open_nobles(game),
            Step::ShowArtisans => supply::open_artisans(game),
            Step::Stack => traitor::lay_stack(game, events),
            Step::Turn => turn::begin(game, events),
            Step::Enter { .. } | Step::Pay { .. } => return,
            Step::Offering { seat, cause, .. } => zones::open_offerings(game, seat, cause, events),
            Step::DrawToken { holder, cause } => supply::open_draw(game, holder, cause, events),
            Step::DrawJar { seat, .. } => gain::open_pile(game, seat, events),
            Step::Official { seat, noble, first } => zones::use_official(game, seat, noble, first, events),
            Step::Diplomat { seat, jar } => gain::open_jar(game, seat, jar, events),
            Step::Teacher { seat, jar } => gain::close_jar(game, seat, jar),
            Step::Discard { jar } => gain::discard(game, jar),
            Step::PassJar { .. } => pass::open_jars(game),
            Step::General { seat } => pass::open_general(game, seat),
            Step::Window { seat } => pass::open_window(game, seat),
            Step::TraitorTop { jar, .. } => traitor::top(game, jar, events),
            Step::TraitorLane { colour } => traitor::place(game, colour, events),
            Step::EndTurn => turn::end(game, events),
            Step::Clear => round::clear(game, events),
            Step::TurnWheel => round::turn_wheel(game, events),
            Step::Begin => round::begin(game, events),
            step if decider(game, step).is_some() => Settled::Asks,
            _ => return,
        };
        match settled {
            Settled::Done => {}
            Settled::Waits => return,
            Settled::Asks => {
                if !answer(game, events) {
                    return;
                }
            }
        }
    }
}

/// Answers the question on top if it leaves no choice, and tells whether it does.
fn answer(game: &mut Pharaon, events: &mut Vec<Event>) -> bool {
    let step = game.steps.top().expect("a question that is open");
    match (choice(game, step), step) {
        (Found::Several, _) => return false,
        (Found::Only(m), step) => act(game, step, m, events),
        (Found::Nothing, Step::Reward { seat }) => pass::miss_reward(game, seat, events),
        (Found::Nothing, step) => unreachable!("nothing to choose in {step:?}"),
    }
    true
}
