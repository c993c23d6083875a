//! Passing, exchanges and the pyramid of time.

use maat_engine::{Actor, Choices, IdSet, Seat, Settled, noun, steps, unexpected};

use super::{gain, turn, zones};
use crate::cards::Card;
use crate::content::{Content, Field, content};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Ability, Cause, Colour, FieldNo, Holder, Offering, Piece, Resource, Reward, RowNo};
use crate::state::{Pharaon, Place};

steps! {
    pub enum Step of game: Pharaon {
        /// Which face-up jar a player takes who passes.
        PassJar { seat: Seat } => ask(seat, "pass-jar"),
        /// Whether the general advances at once.
        General { seat: Seat } => ask(seat, "general"),
        /// The last exchanges of a player who passes.
        Window { seat: Seat } => ask(seat, "window"),
        /// The piece to give for silver or for another basic resource, with the noble who exchanges.
        Give { seat: Seat, noble: Card } => ask(seat, "give"),
        /// Which basic resource comes for it, of another colour.
        Get { seat: Seat, noble: Card, given: Piece } => ask(seat, "get"),
        /// The reward of the field reached or of an earlier one.
        Reward { seat: Seat } => ask(seat, "reward"),
    }
}

pub fn offer(game: &Pharaon, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::PassJar { .. } => out.extend(game.face_up_jars().map(Move::Jar)),
        Step::General { .. } => out.extend([Move::Advance, Move::Decline]),
        Step::Window { seat } => {
            offer_exchanges(game, seat, out);
            out.extend([Move::Done]);
        }
        Step::Give { seat, noble } => {
            let silver = game.content().noble(noble).ability == Ability::ExchangeSilver;
            out.extend(givable(game, seat, silver).map(Move::Give));
        }
        Step::Get { given, .. } => {
            let not = given.colour();
            out.extend(gain::in_bank(game).filter(|&colour| Some(colour) != not).map(Move::Get));
        }
        Step::Reward { seat } => rewards(game, seat, out),
    }
}

pub fn act(game: &mut Pharaon, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::PassJar { seat } => take_jar(game, seat, noun!(Move::Jar, m, step), events),
        Step::General { seat } => match m {
            Move::Advance => {
                game.steps.pop();
                advance(game, seat, events);
            }
            Move::Decline => decline_general(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::Window { .. } => match m {
            Move::Seer => exchange(game, Ability::ExchangeBasic, events),
            Move::Treasurer => exchange(game, Ability::ExchangeSilver, events),
            Move::Done => {
                game.steps.pop();
            }
            m => unexpected(&step, &m),
        },
        Step::Give { seat, noble } => give(game, seat, noble, noun!(Move::Give, m, step), events),
        Step::Get { seat, noble, given } => {
            get(game, seat, noble, given, noun!(Move::Get, m, step).into(), events);
        }
        Step::Reward { seat } => take_reward(game, seat, noun!(Move::Reward, m, step), events),
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::PassJar { .. } => open_jars(game),
        Step::General { seat } => open_general(game, seat),
        Step::Window { seat } => open_window(game, seat),
        Step::Give { .. } | Step::Get { .. } => Settled::Asks,
        Step::Reward { seat } => open_rewards(game, seat, events),
    }
}

/// The lowest free row, unless everybody else has passed; then jar, general and exchanges.
pub fn pass(game: &mut Pharaon, events: &mut Vec<Event>) {
    let seat = turn::active(game);
    let place = free_place(game, seat.into());
    game.players[seat].place = place;
    events.push(passed(seat.into(), place));
    game.steps.replace(turn::Step::EndTurn);
    game.steps.push(Step::Window { seat });
    game.steps.push(Step::General { seat });
    game.steps.push(Step::PassJar { seat });
}

/// The place on the pyramid of a holder who passes now.
pub fn free_place(game: &Pharaon, passing: Holder) -> Place {
    let seats = Seat::first(game.seats).map(|seat| (Holder::from(seat), game.players[seat].place));
    let traitor = game.traitor().map(|traitor| (Holder::Traitor, traitor.place));
    let others = seats.chain(traitor).filter(|(holder, _)| *holder != passing);
    let (mut active, mut rows) = (false, 0u8);
    for (_, place) in others {
        match place {
            Place::Active => active = true,
            Place::Pyramid { row, .. } => rows |= 1 << row,
            Place::Last => {}
        }
    }
    if active { Place::Pyramid { row: rows.trailing_ones() as u8, field: 0 } } else { Place::Last }
}

/// Somebody has passed and stands at this place now.
pub fn passed(holder: Holder, place: Place) -> Event {
    match place {
        Place::Pyramid { row, .. } => Event::Passed { seat: holder, row: RowNo::at(row.into()) },
        Place::Active | Place::Last => Event::PassedLast { seat: holder },
    }
}

/// In the last round there are none.
fn open_jars(game: &mut Pharaon) -> Settled {
    if game.jars_up.iter().any(Option::is_some) {
        return Settled::Asks;
    }
    game.steps.pop();
    Settled::Done
}

fn take_jar(game: &mut Pharaon, seat: Seat, jar: Card, events: &mut Vec<Event>) {
    gain::pick_up(game, seat, jar, Cause::Jar, events);
    game.steps.replace(gain::Step::Diplomat { seat, jar });
}

/// Not for the last one.
fn open_general(game: &mut Pharaon, seat: Seat) -> Settled {
    if game.has(seat, Ability::Advance) && game.players[seat].place != Place::Last {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

fn decline_general(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    gain::decline(game, seat, Ability::Advance, events);
}

/// J-T1: the last exchanges, after the jar and the general.
fn open_window(game: &mut Pharaon, seat: Seat) -> Settled {
    let any = [Ability::ExchangeBasic, Ability::ExchangeSilver];
    if any.into_iter().any(|ability| can_exchange(game, seat, ability)) {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

/// The exchanges for which a noble is ready.
pub fn offer_exchanges(game: &Pharaon, seat: Seat, out: &mut impl Extend<Move>) {
    if can_exchange(game, seat, Ability::ExchangeBasic) {
        out.extend([Move::Seer]);
    }
    if can_exchange(game, seat, Ability::ExchangeSilver) {
        out.extend([Move::Treasurer]);
    }
}

/// Whether a ready noble with this ability finds something to exchange.
fn can_exchange(game: &Pharaon, seat: Seat, ability: Ability) -> bool {
    gain::ready(game, seat, ability).is_some()
        && givable(game, seat, ability == Ability::ExchangeSilver).next().is_some()
}

/// Basic resources and resource offerings for which the bank has silver, or a basic resource of another colour.
fn givable(game: &Pharaon, seat: Seat, silver: bool) -> impl Iterator<Item = Piece> {
    let answered = move |colour: Colour| {
        let other = |index: usize| index != colour.index() && game.bank[index] > 0;
        if silver { game.has_silver() } else { (0..5).any(other) }
    };
    let resources = Colour::ALL.map(Piece::from).into_iter();
    let offerings = Offering::ALL.into_iter().take(Colour::ALL.len()).map(Piece::from);
    resources
        .chain(offerings)
        .filter(move |&piece| game.players[seat].count(piece) > 0 && piece.colour().is_some_and(answered))
}

/// The turn, or the window after passing, goes on afterwards.
pub fn exchange(game: &mut Pharaon, ability: Ability, events: &mut Vec<Event>) {
    let seat = turn::active(game);
    let noble = gain::ready(game, seat, ability).expect("a ready noble");
    gain::tire(game, seat, noble, events);
    game.steps.push(Step::Give { seat, noble });
}

fn give(game: &mut Pharaon, seat: Seat, noble: Card, piece: Piece, events: &mut Vec<Event>) {
    turn::spend(game, seat, piece);
    if game.content().noble(noble).ability == Ability::ExchangeSilver {
        get(game, seat, noble, piece, Resource::Silver, events);
    } else {
        game.steps.replace(Step::Get { seat, noble, given: piece });
    }
}

fn get(
    game: &mut Pharaon,
    seat: Seat,
    noble: Card,
    given: Piece,
    resource: Resource,
    events: &mut Vec<Event>,
) {
    game.steps.pop();
    game.bank[resource.index()] -= 1;
    game.players[seat].resources[resource.index()] += 1;
    events.push(Event::Exchanged { seat, role: game.content().noble(noble).role, given, resource });
}

/// One field to the right and a reward; at the end of the row nothing happens.
pub fn advance(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) {
    let place = &mut game.players[seat].place;
    if move_on(content(game.revision), seat.into(), place, events).is_some() {
        game.steps.push(Step::Reward { seat });
    }
}

/// Moves a cylinder one field to the right and returns what lies there; nothing at the end of the row.
pub fn move_on(
    content: &'static Content,
    holder: Holder,
    place: &mut Place,
    events: &mut Vec<Event>,
) -> Option<&'static [Reward]> {
    let Place::Pyramid { row, field } = place else { unreachable!("{holder} is not on the pyramid") };
    let reached = content.pyramid[usize::from(*row)].get(usize::from(*field) + 1)?;
    *field += 1;
    let (row, field) = (RowNo::at((*row).into()), FieldNo::at((*field).into()));
    events.push(Event::Advanced { seat: holder, row, field });
    Some(reached)
}

/// Of equal rewards the one of the highest field; rewards without an effect are none.
fn rewards(game: &Pharaon, seat: Seat, out: &mut impl Extend<Move>) {
    let (row, field) = place(game, seat);
    let fields = &game.content().pyramid[row][..=field];
    let working = working(game, seat);
    let effect = |index: usize| effect(&fields[index], working);
    let best = |index: &usize| {
        let here = effect(*index);
        !here.is_empty() && (index + 1..fields.len()).all(|later| effect(later) != here)
    };
    out.extend((0..fields.len()).filter(best).map(|index| Move::Reward(FieldNo::at(index))));
}

/// The row and the field of a player who is on the pyramid.
fn place(game: &Pharaon, seat: Seat) -> (usize, usize) {
    let Place::Pyramid { row, field } = game.players[seat].place else {
        unreachable!("a reward for {seat}, who is not on the pyramid")
    };
    (row.into(), field.into())
}

type Rewards = IdSet<Reward, u8>;

/// The rewards that would bring a player something now.
fn working(game: &Pharaon, seat: Seat) -> Rewards {
    let works = |reward: &Reward| match reward {
        Reward::FirstPlayer => game.first != Some(seat.into()),
        Reward::Basic => game.has_basic(),
        Reward::Silver => game.has_silver(),
        Reward::Offering => game.has_offering(),
    };
    Reward::ALL.into_iter().filter(works).collect()
}

/// Those rewards of a field that work.
fn effect(field: &Field, working: Rewards) -> Rewards {
    field.iter().copied().collect::<Rewards>().and(working)
}

/// J-P2: a reward must be taken if any has an effect.
fn open_rewards(game: &mut Pharaon, seat: Seat, events: &mut Vec<Event>) -> Settled {
    let mut choices = Choices::default();
    rewards(game, seat, &mut choices);
    match choices {
        Choices::Many => return Settled::Waits,
        Choices::One(m) => take_reward(game, seat, noun!(Move::Reward, m, Step::Reward { seat }), events),
        Choices::None => {
            game.steps.pop();
            events.push(Event::NoReward { seat: seat.into() });
        }
    }
    Settled::Done
}

/// All icons of one field (J-P3).
fn take_reward(game: &mut Pharaon, seat: Seat, field: FieldNo, events: &mut Vec<Event>) {
    game.steps.pop();
    let (row, _) = place(game, seat);
    let printed = &game.content().pyramid[row][field.index()];
    let working = working(game, seat);
    events.push(Event::RewardTaken { seat: seat.into(), field });
    for &reward in printed.iter().filter(|&&reward| working.contains(reward)) {
        match reward {
            Reward::FirstPlayer => take_first_player(game, seat.into(), events),
            Reward::Basic => gain::open_gain(game, seat, 1, Cause::Pyramid),
            Reward::Silver => gain::gain(game, seat.into(), [Resource::Silver], Cause::Pyramid, events),
            Reward::Offering => {
                game.steps.push(zones::Step::Offering { seat, left: 1, cause: Cause::Pyramid });
            }
        }
    }
}

pub fn take_first_player(game: &mut Pharaon, holder: Holder, events: &mut Vec<Event>) {
    game.first = Some(holder);
    events.push(Event::FirstPlayerTaken { seat: holder });
}
