//! The event Camel Caravan: a line of camels, and the tokens of the regions that it parts.

use arrayvec::ArrayVec;
use maat_engine::{Actor, Seat, Settled, noun, steps, unexpected};

use crate::events::Event;
use crate::map::{Caravans, Edge, Hex, MOST_CAMELS, Token};
use crate::moves::Move;
use crate::state::Ankh;

steps! {
    pub enum Step of game: Ankh {
        /// The next camel of the line.
        Camel { seat: Seat } => ask(seat, "camel"),
        /// The new region that gets the old token; until then it is that with the lowest hex.
        Old { seat: Seat, old: Token, new: Token } => ask(seat, "old"),
        /// The token of a new region that changes places with another.
        Swap { seat: Seat, old: Token, new: Token } => ask(seat, "swap"),
        /// The `token` of a new region changes places with one that is not `other`, the token of the second new region.
        With { seat: Seat, token: Token, other: Token } => ask(seat, "with"),
    }
}

pub(super) fn offer(game: &Ankh, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        // The first camel can be declined.
        Step::Camel { .. } => {
            let path = path(game);
            out.extend(caravans(game).next(&path).iter().map(Move::Camel));
            out.extend(path.is_empty().then_some(Move::Decline));
        }
        Step::Old { old, new, .. } => {
            let lowest = |token| game.regions.land(token).lowest().expect("a region has land");
            out.extend([old, new].map(|token| Move::Old(lowest(token))));
        }
        Step::Swap { old, new, .. } => out.extend([Move::Swap(old), Move::Swap(new), Move::Decline]),
        Step::With { token, other, .. } => {
            let others = game.regions.tokens().filter(|third| *third != token && *third != other);
            out.extend(others.map(Move::With));
        }
    }
}

pub(super) fn act(game: &mut Ankh, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Camel { seat } => match m {
            Move::Camel(edge) => lay(game, edge),
            Move::Decline => lay_nothing(game, seat, events),
            m => unexpected(&step, &m),
        },
        Step::Old { seat, old, new } => divide(game, seat, old, new, noun!(Move::Old, m, step), events),
        Step::Swap { seat, old, new } => match m {
            Move::Swap(token) => {
                let other = if token == old { new } else { old };
                game.steps.replace(Step::With { seat, token, other });
            }
            Move::Decline => {
                game.steps.pop();
            }
            m => unexpected(&step, &m),
        },
        Step::With { seat, token, .. } => swap(game, seat, token, noun!(Move::With, m, step), events),
    }
}

pub(super) fn settle(game: &mut Ankh, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Camel { seat } => open_camels(game, seat, events),
        Step::Old { .. } => Settled::Waits,
        Step::Swap { old, new, .. } => open_swap(game, old, new),
        Step::With { .. } => Settled::Asks,
    }
}

/// The lines that can be laid now.
pub(crate) fn caravans(game: &Ankh) -> Caravans<'_> {
    let numbers = &game.content().numbers;
    let camels_left = usize::from(game.content().setup.camels).saturating_sub(game.camels.iter().len());
    // Without a token for the new region nothing can be laid (C-44).
    let token = game.regions.supply().is_some();
    let longest = if token { camels_left.min(numbers.caravan_camels.into()) } else { 0 };
    Caravans::new(game.map(), &game.regions, game.camels, longest as u8, numbers.caravan_region)
}

/// The camels of the line that is being laid.
pub(crate) fn path(game: &Ankh) -> ArrayVec<Edge, MOST_CAMELS> {
    game.path.into_iter().flatten().collect()
}

/// Camels that have only one place are laid by themselves; at the next feature the line is complete.
fn open_camels(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) -> Settled {
    let (path, caravans) = (path(game), caravans(game));
    if path.is_empty() {
        if caravans.any() {
            return Settled::Waits;
        }
        lay_nothing(game, seat, events);
        return Settled::Done;
    }
    let mut places = caravans.next(&path).iter();
    match (places.next(), places.next()) {
        (Some(_), Some(_)) => return Settled::Waits,
        (Some(edge), None) => lay(game, edge),
        (None, _) => complete(game, seat, events),
    }
    Settled::Done
}

fn lay_nothing(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    game.steps.pop();
    events.push(Event::NoCaravan { seat: game.entity(seat) });
}

/// One more camel of the line. It counts only when the line is complete.
fn lay(game: &mut Ankh, edge: Edge) {
    let place = game.path.iter().position(Option::is_none).expect("the line is not too long");
    game.path[place] = Some(edge);
}

/// The region is cut: until that is decided its token lies in the part with the lowest hex.
fn complete(game: &mut Ankh, seat: Seat, events: &mut Vec<Event>) {
    let camels = path(game);
    let (old, [_, part]) = caravans(game).cut(&camels);
    let new = game.regions.supply().expect("a token for the new region");
    camels.iter().for_each(|camel| game.camels.add(*camel));
    game.path = Default::default();
    game.regions.split(old, part, new);
    events.push(Event::CaravanLaid { seat: game.entity(seat), camels, token: old });
    game.steps.replace(Step::Old { seat, old, new });
}

fn divide(game: &mut Ankh, seat: Seat, old: Token, new: Token, hex: Hex, events: &mut Vec<Event>) {
    if game.regions.land(new).contains(hex) {
        game.regions.swap(old, new);
    }
    let [old_size, new_size] = [old, new].map(|token| game.regions.land(token).len());
    events.push(Event::RegionDivided { seat: game.entity(seat), old, old_size, new, new_size });
    game.steps.replace(Step::Swap { seat, old, new });
}

/// There must be a third token.
fn open_swap(game: &mut Ankh, old: Token, new: Token) -> Settled {
    if game.regions.tokens().any(|token| token != old && token != new) {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

fn swap(game: &mut Ankh, seat: Seat, one: Token, other: Token, events: &mut Vec<Event>) {
    game.steps.pop();
    game.regions.swap(one, other);
    events.push(Event::TokensSwapped { seat: game.entity(seat), one, other });
}
