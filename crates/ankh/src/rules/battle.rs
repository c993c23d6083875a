//! A battle from its beginning to the revealed cards and new monuments: steps 0 to 2.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, SeatSet, Settled, noun, steps, unexpected};

use super::turn::{gain_followers, pay_followers};
use super::{chooser, moving, plague};
use crate::battle::Battle;
use crate::events::Event;
use crate::figures::{Figure, FigureSet};
use crate::map::{Hex, HexSet, Token};
use crate::moves::Move;
use crate::pieces::{Card, Cause, God, Monument, Power};
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// Step 0: whose turn it is, as a place in the order; `out`: the places of those who have stopped.
        Obelisks { place: u8, out: u8 } => auto,
        /// The figure that is teleported.
        Teleport { seat: Seat } => ask(seat, "teleport"),
        TeleportTo { seat: Seat, figure: Figure } => ask(seat, "teleport-to"),
        /// Step 1 begins: Amun may announce two cards.
        Announcement => auto,
        Announce { seat: Seat } => ask(seat, "announce"),
        /// Everybody chooses, all at once.
        Cards => ask(game.battle.undecided(), "cards"),
        /// Step 2, from this place in the order on.
        Building { place: u8 } => auto,
        Build { seat: Seat } => ask(seat, "build"),
        BuildAt { seat: Seat, monument: Monument } => ask(seat, "build-at"),
        EndBattle => auto,
    }
}

pub(super) fn offer(game: &Ankh, step: Step, actor: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Teleport { seat } => {
            out.extend(teleportable(game, seat).iter().map(Move::From));
            out.extend([Move::Done]);
        }
        Step::TeleportTo { seat, .. } => out.extend(teleport_hexes(game, seat).iter().map(Move::To)),
        Step::Announce { .. } => out.extend([Move::Announce, Move::Decline]),
        // Two cards in any order: if the second one had to come after the first, it would sometimes be the only one
        // left, and that nothing is to be chosen would show others what the first one is.
        Step::Cards => {
            let seat = chooser(step, actor);
            let left = game.players[seat].hand.without(game.battle.picks[seat]);
            out.extend(left.iter().map(Move::Card));
        }
        Step::Build { seat } => out.extend(buildable(game, seat).map(Move::Build).chain([Move::Decline])),
        Step::BuildAt { .. } => out.extend(free_land(game).iter().map(Move::At)),
        Step::Obelisks { .. } | Step::Announcement | Step::Building { .. } | Step::EndBattle => {}
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, actor: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Teleport { seat } => match m {
            Move::From(hex) => {
                let figure = game.figures.on(hex).expect("a figure of the player");
                game.steps.replace(Step::TeleportTo { seat, figure });
            }
            Move::Done => stop_teleporting(game),
            m => unexpected(&step, &m),
        },
        Step::TeleportTo { seat, figure } => teleport(game, seat, figure, noun!(Move::To, m, step), events),
        Step::Announce { seat } => match m {
            Move::Announce => announce(game, seat, events),
            Move::Decline => {
                game.steps.pop();
            }
            m => unexpected(&step, &m),
        },
        Step::Cards => pick(game, chooser(step, actor), noun!(Move::Card, m, step), events),
        Step::Build { seat } => match m {
            Move::Build(monument) => game.steps.replace(Step::BuildAt { seat, monument }),
            Move::Decline => build_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::BuildAt { seat, monument } => build(game, seat, monument, noun!(Move::At, m, step), events),
        Step::Obelisks { .. } | Step::Announcement | Step::Building { .. } | Step::EndBattle => {
            unexpected(&step, &m)
        }
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Obelisks { place, out } => obelisks(game, place, out),
        Step::Announcement => announcement(game),
        Step::Building { place } => buildings(game, place, events),
        Step::EndBattle => end(game),
        Step::TeleportTo { .. } | Step::BuildAt { .. } => Settled::Asks,
        Step::Teleport { .. } | Step::Announce { .. } | Step::Cards | Step::Build { .. } => Settled::Waits,
    }
}

/// The region of the battle.
#[inline]
pub(super) fn region(game: &Ankh) -> Token {
    game.battle.token.expect("a battle has a region")
}

/// The hexes to which figures can be teleported: empty land next to an own obelisk of the region.
fn teleport_hexes(game: &Ankh, seat: Seat) -> HexSet {
    if !game.has(seat, Power::ObeliskAttuned) {
        return HexSet::EMPTY;
    }
    let obelisks = game.monuments.held_of(seat, Monument::Obelisk).and(game.regions.land(region(game)));
    game.regions.beside(game.map(), obelisks).and(game.map().land).without(game.entry_blocked(seat))
}

/// Figures on the map that were not teleported in this battle (C-09).
fn teleportable(game: &Ankh, seat: Seat) -> HexSet {
    game.figures.standing(seat).without(game.figures.hexes_of(game.moved))
}

/// The seat that may announce two cards.
fn announcer(game: &Ankh) -> Option<Seat> {
    let amun = game.holder(God::Amun)?;
    let two = game.players[amun].hand.len() >= 2;
    (game.amun && two && game.battle.participants.contains(amun)).then_some(amun)
}

/// The followers that a monument costs its builder.
pub(crate) fn build_cost(game: &Ankh, seat: Seat) -> u16 {
    let numbers = &game.content().numbers;
    let inspiring = game.has(seat, Power::Inspiring);
    u16::from(if inspiring { numbers.build_cost_inspiring } else { numbers.build_cost })
}

/// The monuments that can be built.
fn buildable(game: &Ankh, seat: Seat) -> impl Iterator<Item = Monument> {
    let player = &game.players[seat];
    let able = player.followers >= build_cost(game, seat) && player.pool > 0 && !free_land(game).is_empty();
    Monument::ALL.into_iter().filter(move |monument| able && game.supply(*monument) > 0)
}

/// Land of the battle region without figure, monument and Underworld token.
pub(super) fn free_land(game: &Ankh) -> HexSet {
    game.regions.land(region(game)).without(game.occupied()).without(game.gates)
}

pub(super) fn begin(game: &mut Ankh, token: Token, participants: SeatSet, events: &mut Vec<Event>) {
    game.battle = Battle { token: Some(token), participants, ..Battle::default() };
    events.push(Event::BattleBegan { token, seats: participants.iter().collect() });
    take_order(game);
    game.steps.push(Step::Obelisks { place: 0, out: 0 });
}

/// A step begins: its order is read now and stands (C-52).
pub(super) fn take_order(game: &mut Ankh) {
    let order = game.ascending(game.battle.participants.iter());
    game.battle.set_order(order);
}

/// One figure each in turn; a god that stops or cannot teleport is out.
fn obelisks(game: &mut Ankh, place: u8, mut out: u8) -> Settled {
    let count = game.battle.participants.len() as u8;
    for place in (0..count).map(|offset| (place + offset) % count) {
        let seat = game.battle.at(place).expect("a participant");
        if out & (1 << place) == 0 && can_teleport(game, seat) {
            game.steps.replace(Step::Obelisks { place, out });
            game.steps.push(Step::Teleport { seat });
            return Settled::Waits;
        }
        out |= 1 << place;
    }
    game.moved = FigureSet::EMPTY;
    game.steps.replace(Step::Announcement);
    Settled::Done
}

fn can_teleport(game: &Ankh, seat: Seat) -> bool {
    !teleport_hexes(game, seat).is_empty() && !teleportable(game, seat).is_empty()
}

/// The step that counts the turns of step 0 must be on top: its place, and those who have stopped.
fn open_obelisks(game: &Ankh) -> (u8, u8) {
    match game.steps.top() {
        Some(super::Step::Battle(Step::Obelisks { place, out })) => (place, out),
        top => unreachable!("a teleport outside step 0: {top:?}"),
    }
}

fn stop_teleporting(game: &mut Ankh) {
    game.steps.pop();
    let (place, out) = open_obelisks(game);
    game.steps.replace(Step::Obelisks { place, out: out | 1 << place });
}

fn teleport(game: &mut Ankh, seat: Seat, figure: Figure, to: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let (place, out) = open_obelisks(game);
    let next = (place + 1) % game.battle.participants.len() as u8;
    game.steps.replace(Step::Obelisks { place: next, out });
    let from = game.figures.hex(figure).expect("the figure is on the map");
    game.figures.stand(figure, seat, to);
    game.moved.add(figure);
    events.push(Event::FigureTeleported { seat, kind: game.kind(figure), from, to });
    moving::ask_aim(game, figure, seat);
}

/// Before any card is chosen.
fn announcement(game: &mut Ankh) -> Settled {
    game.steps.replace(Step::Cards);
    if let Some(seat) = announcer(game) {
        game.steps.push(Step::Announce { seat });
    }
    Settled::Done
}

fn announce(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    game.amun = false;
    game.battle.announced = Some(seat);
    events.push(Event::TwoCardsAnnounced { seat });
}

/// Cards are secret until the last one is chosen, which reveals them all.
fn pick(game: &mut Ankh, seat: Seat, card: Card, events: &mut Vec<Event>) {
    game.battle.picks[seat].add(card);
    if game.battle.undecided().is_empty() {
        reveal(game, events);
    }
}

/// The cards are used now; Flood brings followers and protects.
fn reveal(game: &mut Ankh, events: &mut Vec<Event>) {
    game.battle.revealed = true;
    take_order(game);
    for seat in game.battle.order() {
        let picks = game.battle.picks[seat];
        let player = &mut game.players[seat];
        player.hand = player.hand.without(picks);
        player.played = picks;
        events.push(Event::CardsRevealed { seat, cards: picks.iter().collect::<ArrayVec<Card, 2>>() });
    }
    for seat in game.battle.order() {
        if game.battle.picks[seat].contains(Card::Flood) {
            flood(game, seat, events);
        }
    }
    game.steps.replace(Step::Building { place: 0 });
}

/// Own figures on fertile land; a hex with an Underworld token is neither fertile nor desert.
fn flood(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    let here = game.in_region(seat, region(game));
    let fertile = game.figures.those_on(here.and(game.map().fertile).without(game.gates));
    game.figures.flooded = game.figures.flooded.or(fertile);
    events.push(Event::FiguresFlooded { seat, figures: fertile.len() });
    let count = u16::from(fertile.len()) * u16::from(game.content().numbers.flood);
    gain_followers(game, seat, count, Cause::Flood, events);
}

/// Each player of the card may build, in ascending order.
fn buildings(game: &mut Ankh, place: u8, events: &mut Vec<Event>) -> Settled {
    let Some(seat) = game.battle.at(place) else {
        plague::begin(game);
        return Settled::Done;
    };
    game.steps.replace(Step::Building { place: place + 1 });
    if !game.battle.picks[seat].contains(Card::Build) {
        return Settled::Done;
    }
    if buildable(game, seat).next().is_some() {
        game.steps.push(Step::Build { seat });
        return Settled::Waits;
    }
    events.push(Event::NothingBuilt { seat });
    Settled::Done
}

fn build_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NothingBuilt { seat });
}

fn build(game: &mut Ankh, seat: Seat, monument: Monument, hex: Hex, events: &mut Vec<Event>) {
    game.steps.pop();
    let cost = build_cost(game, seat);
    pay_followers(game, seat, cost, Cause::Build, events);
    game.players[seat].pool -= 1;
    game.monuments.build(monument, hex);
    game.monuments.take(seat, hex);
    events.push(Event::MonumentBuilt { seat, monument, hex });
}

/// Nothing of a battle is left for the next one.
fn end(game: &mut Ankh) -> Settled {
    game.steps.pop();
    game.battle = Battle::default();
    game.figures.flooded = FigureSet::EMPTY;
    Settled::Done
}
