//! Phase 2: ships on the Nile.

use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use super::{feeding, free, gain};
use crate::content::SpaceKind;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{
    Act, Cause, Crew, Effect, Market, Phase, Place, Position, Positions, RingMove, Site, Square,
};
use crate::state::Egizia;

steps! {
    #[repr(u8)]
    pub enum Step of game: Egizia {
        /// The player on turn, as a place in the order.
        Fleet { place: u8 } => auto,
        /// A ship; `again`: another one in the same turn.
        Sail { seat: Seat, again: bool } => ask(seat, match again {
            false => "sail",
            true => "again",
        }),
        /// The choice of a building space.
        Berth { seat: Seat, site: Site } => ask(seat, "berth"),
        /// The actions of a round space from this one on, `times` times more.
        Space { seat: Seat, position: Position, action: u8, times: u8 } => auto,
        /// `left` more steps of crews of choice, from this crew on.
        Grow { seat: Seat, left: u8, from: Crew } => ask(seat, "grow"),
        /// Whether the water ring moves.
        Ring { seat: Seat } => ask(seat, "ring"),
        /// Whether another ship follows at once.
        Tail { seat: Seat } => ask(seat, "tail"),
        /// The player who may take a leftover card, as a place in the order.
        Leftovers { place: u8 } => auto,
        Leftover { seat: Seat } => ask(seat, "leftover"),
    }
}

pub fn offer(game: &Egizia, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Sail { seat, again } => {
            ships(game, seat, out);
            if !again {
                free::offer(game, seat, out);
                out.extend([Move::Pass]);
            }
        }
        Step::Berth { site, .. } => out.extend(free_spaces(game, site).map(Move::Berth)),
        Step::Grow { from, .. } => out.extend(Crew::ALL[from.index()..].iter().copied().map(Move::Grow)),
        Step::Ring { .. } => {
            let there = |turn: &RingMove| game.ring.turned(*turn).is_some();
            out.extend(RingMove::ALL.into_iter().filter(there).map(Move::Ring));
        }
        Step::Tail { seat } => {
            out.extend([Move::Again]);
            free::offer(game, seat, out);
            out.extend([Move::Done]);
        }
        Step::Leftover { .. } => {
            let lying = Square::all().zip(&game.squares).filter(|(_, card)| card.is_some());
            out.extend(lying.map(|(square, _)| Move::Take(square)).chain([Move::Decline]));
        }
        Step::Fleet { .. } | Step::Space { .. } | Step::Leftovers { .. } => {}
    }
}

pub fn act(game: &mut Egizia, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Sail { seat, .. } => match m {
            Move::Pass => pass(game, seat, events),
            Move::Ship(position) => place(game, seat, position, 1, events),
            Move::Double(position) => place_double(game, seat, position, events),
            m => free::act(game, seat, m, events),
        },
        Step::Berth { seat, site } => berth(game, seat, site, noun!(Move::Berth, m, step), events),
        Step::Grow { seat, left, .. } => grow(game, seat, left, noun!(Move::Grow, m, step), events),
        Step::Ring { seat } => turn_ring(game, seat, noun!(Move::Ring, m, step), events),
        Step::Tail { seat } => match m {
            Move::Again => again(game, seat, events),
            Move::Done => {
                game.steps.pop();
            }
            m => free::act(game, seat, m, events),
        },
        Step::Leftover { seat } => {
            game.steps.pop();
            match m {
                Move::Take(square) => gain::take_card(game, seat, square, events),
                Move::Decline => events.push(Event::LeftoverDeclined { seat }),
                m => unexpected(&step, &m),
            }
        }
        Step::Fleet { .. } | Step::Space { .. } | Step::Leftovers { .. } => unexpected(&step, &m),
    }
}

pub fn settle(game: &mut Egizia, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Fleet { place } => next(game, place),
        Step::Sail { seat, again: false } => open(game, seat, events),
        Step::Sail { again: true, .. } | Step::Berth { .. } | Step::Grow { .. } => Settled::Asks,
        Step::Space { seat, position, action, times } => {
            use_space(game, seat, position, action, times, events);
            Settled::Done
        }
        Step::Ring { .. } | Step::Leftover { .. } => Settled::Waits,
        Step::Tail { seat } => open_tail(game, seat),
        Step::Leftovers { place } => leftovers(game, place, events),
    }
}

/// Every space, and round spaces once more for the double action.
fn ships(game: &Egizia, seat: Seat, out: &mut impl Extend<Move>) {
    let open = placements(game, seat);
    out.extend(open.iter().map(Move::Ship));
    if game.has(seat, Effect::DoubleSpace) {
        out.extend(open.and(game.content().double_positions).iter().map(Move::Double));
    }
}

/// The positions where a player can place a ship.
fn placements(game: &Egizia, seat: Seat) -> Positions {
    let content = game.content();
    let player = &game.players[seat];
    if game.ships_left(seat) == 0 {
        return Positions::EMPTY;
    }
    let taken = taken(game);
    let mut rounds = content.round_positions.without(taken);
    if !player.spent.occupied && game.has(seat, Effect::Occupied) {
        rounds = rounds.or(taken.and(content.occupied_positions));
    }
    let open = game.lying().or(rounds).or(content.site_positions.without(player.ships));
    if !player.spent.upstream && game.has(seat, Effect::Upstream) {
        open
    } else {
        open.and(player.downstream())
    }
}

/// The positions with ships of any player.
#[inline]
fn taken(game: &Egizia) -> Positions {
    Seat::first(game.seats).fold(Positions::EMPTY, |taken, seat| taken.or(game.players[seat].ships))
}

/// The powers that a placement costs: to sail upstream, and to stand on a round space that is taken.
pub fn powers(game: &Egizia, seat: Seat, position: Position) -> [Option<Effect>; 2] {
    let upstream = !game.players[seat].downstream().contains(position);
    let occupied = taken(game).and(game.content().round_positions).contains(position);
    [upstream.then_some(Effect::Upstream), occupied.then_some(Effect::Occupied)]
}

/// The building spaces of a site where nobody stands.
#[inline]
fn free_spaces(game: &Egizia, site: Site) -> impl Iterator<Item = Place> {
    let spaces = &game.sites[site.index()][..game.spaces()];
    Place::all().zip(spaces).filter(|(_, ship)| ship.is_none()).map(|(place, _)| place)
}

/// The next player in turn order who has not passed; the phase ends when all have.
fn next(game: &mut Egizia, place: u8) -> Settled {
    let seats = game.seats;
    let following = (0..seats).map(|offset| (place + offset) % seats);
    let waiting = |place: &u8| !game.players[game.order[usize::from(*place)]].passed;
    let Some(place) = following.into_iter().find(waiting) else {
        game.steps.replace(Step::Leftovers { place: 0 });
        return Settled::Done;
    };
    let seat = game.order[usize::from(place)];
    game.steps.replace(Step::Fleet { place: (place + 1) % seats });
    game.steps.push(Step::Sail { seat, again: false });
    Settled::Done
}

/// A player without a ship or a space for one passes. A player who can sell stones still decides, because afterwards the
/// quarries may bring more than there is room for.
fn open(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) -> Settled {
    if !placements(game, seat).is_empty() || free::most_sold(game, seat) > 0 {
        return Settled::Waits;
    }
    game.steps.pop();
    game.players[seat].passed = true;
    events.push(Event::SailedOut { seat });
    Settled::Done
}

fn pass(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    game.players[seat].passed = true;
    events.push(Event::Passed { seat });
}

fn place_double(game: &mut Egizia, seat: Seat, position: Position, events: &mut Vec<Event>) {
    gain::use_first(game, seat, Effect::DoubleSpace, events);
    place(game, seat, position, 2, events);
}

/// Places a ship on a space, which then acts `times` times.
fn place(game: &mut Egizia, seat: Seat, position: Position, times: u8, events: &mut Vec<Event>) {
    spend_powers(game, seat, position, events);
    let player = &mut game.players[seat];
    if player.ships.contains(position) {
        player.again = position.number();
    }
    player.ships.add(position);
    game.steps.replace(Step::Tail { seat });
    match game.content().space(position).kind {
        SpaceKind::Card(square) => {
            events.push(Event::ShipPlaced { seat, position });
            gain::take_card(game, seat, square, events);
        }
        SpaceKind::Round => {
            let town = game.content().space(position).town.expect("a round space has a name");
            events.push(Event::TownVisited { seat, position, town });
            game.steps.push(Step::Space { seat, position, action: 0, times });
        }
        SpaceKind::Site(site) => land(game, seat, site, events),
    }
}

fn spend_powers(game: &mut Egizia, seat: Seat, position: Position, events: &mut Vec<Event>) {
    let [upstream, occupied] = powers(game, seat, position);
    for power in [upstream, occupied].into_iter().flatten() {
        gain::use_first(game, seat, power, events);
    }
    let spent = &mut game.players[seat].spent;
    spent.upstream |= upstream.is_some();
    spent.occupied |= occupied.is_some();
}

/// A building space of choice; if none is free the ship is a substitute.
fn land(game: &mut Egizia, seat: Seat, site: Site, events: &mut Vec<Event>) {
    if free_spaces(game, site).next().is_some() {
        return game.steps.push(Step::Berth { seat, site });
    }
    let substitute = game.spaces();
    game.sites[site.index()][substitute] = Some(seat);
    events.push(Event::SubstituteStands { seat, site });
}

fn berth(game: &mut Egizia, seat: Seat, site: Site, place: Place, events: &mut Vec<Event>) {
    game.steps.pop();
    game.sites[site.index()][place.index()] = Some(seat);
    events.push(Event::ShipBerthed { seat, site, place });
}

/// The actions of a round space, one after the other.
fn use_space(
    game: &mut Egizia,
    seat: Seat,
    position: Position,
    action: u8,
    times: u8,
    events: &mut Vec<Event>,
) {
    let Some(&printed) = game.content().space(position).actions.get(usize::from(action)) else {
        if times > 1 {
            game.steps.replace(Step::Space { seat, position, action: 0, times: times - 1 });
        } else {
            game.steps.pop();
        }
        return;
    };
    game.steps.replace(Step::Space { seat, position, action: action + 1, times });
    match printed.act {
        Act::StoneMarket => gain::market_steps(game, seat, Market::Stone, printed.number, events),
        Act::GrainMarket => gain::market_steps(game, seat, Market::Grain, printed.number, events),
        Act::Crew => {
            let crew = printed.crew.expect("the action names a crew");
            gain::grow(game, seat, crew, printed.number, events);
        }
        Act::AnyCrew => game.steps.push(Step::Grow { seat, left: printed.number, from: Crew::Black }),
        Act::Stones => gain::stones(game, seat, printed.number, Cause::Space, events),
        Act::Ring => game.steps.push(Step::Ring { seat }),
    }
}

/// One crew after the other, in order; the same one may grow again.
fn grow(game: &mut Egizia, seat: Seat, left: u8, crew: Crew, events: &mut Vec<Event>) {
    game.steps.pop();
    gain::grow(game, seat, crew, 1, events);
    if left > 1 {
        game.steps.push(Step::Grow { seat, left: left - 1, from: crew });
    }
}

/// To a neighbouring place, or not at all.
fn turn_ring(game: &mut Egizia, seat: Seat, turn: RingMove, events: &mut Vec<Event>) {
    game.steps.pop();
    if turn == RingMove::Stay {
        return events.push(Event::RingStayed { seat });
    }
    game.ring = game.ring.turned(turn).expect("a neighbouring place");
    events.push(Event::RingMoved { seat, ring: game.ring });
}

/// Asked only if another ship can follow at once.
fn open_tail(game: &mut Egizia, seat: Seat) -> Settled {
    if game.has(seat, Effect::DoubleTurn) && !placements(game, seat).is_empty() {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

fn again(game: &mut Egizia, seat: Seat, events: &mut Vec<Event>) {
    gain::use_first(game, seat, Effect::DoubleTurn, events);
    game.steps.replace(Step::Sail { seat, again: true });
}

/// The power to take a card that is left; then ships come home, except those at sites.
fn leftovers(game: &mut Egizia, place: u8, events: &mut Vec<Event>) -> Settled {
    if place < game.seats {
        let seat = game.order[usize::from(place)];
        game.steps.replace(Step::Leftovers { place: place + 1 });
        let lying = game.squares.iter().any(Option::is_some);
        if lying && game.has(seat, Effect::Leftover) {
            game.steps.push(Step::Leftover { seat });
        }
        return Settled::Done;
    }
    let sites = game.content().site_positions;
    for seat in Seat::first(game.seats) {
        let player = &mut game.players[seat];
        player.ships = player.ships.and(sites);
        player.again = 0;
    }
    game.set_order(game.front_to_rear());
    game.phase = Phase::Feed;
    events.push(Event::PhaseBegan { phase: Phase::Feed });
    game.steps.replace(feeding::Step::Feeding { place: 0 });
    Settled::Done
}
