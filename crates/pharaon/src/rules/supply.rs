//! The displays: jars, offerings, cards.

use maat_engine::{Actor, Settled, noun, steps};

use crate::cards::Card;
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{ArtisanPlace, Cause, Holder, NoblePlace, Offering, OfferingPlace, Pick};
use crate::state::Pharaon;

steps! {
    pub enum Step of game: Pharaon {
        /// This number of jars is still to be revealed.
        Jars { left: u8 } => chance("jars"),
        /// An offering for the first empty place, as long as there is one.
        Tokens => chance("tokens"),
        /// A noble for the first empty place of the display, as long as there is one.
        ShowNobles => chance("show-nobles"),
        /// An artisan for the first empty place of the display, as long as there is one.
        ShowArtisans => chance("show-artisans"),
        /// An offering out of the bag.
        DrawToken { holder: Holder, cause: Cause } => chance("draw-token"),
    }
}

pub fn offer(game: &Pharaon, step: Step, _: Actor, out: &mut impl Extend<Move>) {
    match step {
        Step::Jars { .. } => offer_jars(game, out),
        Step::Tokens | Step::DrawToken { .. } => {
            let there = |offering: &Offering| game.bag.draw_weight(offering.index()) > 0;
            out.extend(Offering::ALL.into_iter().filter(there).map(Move::Drawn));
        }
        Step::ShowNobles => offer_nobles(game, out),
        Step::ShowArtisans => offer_artisans(game, out),
    }
}

pub fn act(game: &mut Pharaon, step: Step, _: Actor, m: Move, events: &mut Vec<Event>) {
    match step {
        Step::Jars { left } => reveal_jar(game, left, noun!(Move::Jar, m, step), events),
        Step::Tokens => lay_token(game, noun!(Move::Drawn, m, step), events),
        Step::ShowNobles => show_noble(game, noun!(Move::Noble, m, step).card(), events),
        Step::ShowArtisans => show_artisan(game, noun!(Move::Artisan, m, step).card(), events),
        Step::DrawToken { holder, cause } => {
            draw_token(game, holder, cause, noun!(Move::Drawn, m, step), events);
        }
    }
}

pub fn settle(game: &mut Pharaon, step: Step, events: &mut Vec<Event>) -> Settled {
    match step {
        Step::Jars { left } => open_jars(game, left, events),
        Step::Tokens => open_bag(game, events),
        Step::ShowNobles => open_nobles(game),
        Step::ShowArtisans => open_artisans(game),
        Step::DrawToken { holder, cause } => open_draw(game, holder, cause, events),
    }
}

/// The jars that can be on top of the pile.
pub fn offer_jars(game: &Pharaon, out: &mut impl Extend<Move>) {
    out.extend(game.jars.next().iter().map(Move::Jar));
}

/// The nobles that can be on top of the deck.
pub fn offer_nobles(game: &Pharaon, out: &mut impl Extend<Move>) {
    out.extend(game.nobles.iter().map(|card| Move::Noble(Pick::Number(card))));
}

/// The artisans that can be on top of the deck.
pub fn offer_artisans(game: &Pharaon, out: &mut impl Extend<Move>) {
    out.extend(game.artisans.iter().map(|card| Move::Artisan(Pick::Number(card))));
}

/// The moment a jar is needed the pile is refilled; without a jar nothing is revealed.
fn open_jars(game: &mut Pharaon, left: u8, events: &mut Vec<Event>) -> Settled {
    if left > 0 {
        refill_jars(game, events);
        if !game.jars.is_empty() {
            return Settled::Waits;
        }
    }
    game.steps.pop();
    Settled::Done
}

pub fn refill_jars(game: &mut Pharaon, events: &mut Vec<Event>) {
    if game.jars.refill() {
        events.push(Event::JarsShuffled);
    }
}

fn reveal_jar(game: &mut Pharaon, left: u8, jar: Card, events: &mut Vec<Event>) {
    game.jars.draw(jar);
    let place = game.jars_up.iter().position(Option::is_none).expect("a place for every jar");
    game.jars_up[place] = Some(jar);
    events.push(Event::JarRevealed { jar, colours: game.content().jar(jar).colours() });
    game.steps.replace(Step::Jars { left: left - 1 });
}

/// Pairs first; what does not make a pair any more goes to the bonus field.
fn open_bag(game: &mut Pharaon, events: &mut Vec<Event>) -> Settled {
    if empty_place(game).is_none() {
        game.steps.pop();
        return Settled::Done;
    }
    refill_bag(game, events);
    Settled::Waits
}

fn refill_bag(game: &mut Pharaon, events: &mut Vec<Event>) {
    if game.bag.refill() {
        events.push(Event::BagFilled);
    }
}

/// A place for one offering.
enum Empty {
    /// Of a pair; `half`: its second token.
    Pair {
        place: usize,
        half: bool,
    },
    Bonus {
        place: usize,
    },
}

/// The next place that gets an offering, as far as there are enough.
fn empty_place(game: &Pharaon) -> Option<Empty> {
    let places = usize::from(game.content().table(game.seats).pairs);
    let enough = |least: u8| game.bag.total() >= least;
    for place in 0..places {
        match game.pairs[place] {
            [None, _] if enough(2) => return Some(Empty::Pair { place, half: false }),
            [Some(_), None] => return Some(Empty::Pair { place, half: true }),
            _ => {}
        }
    }
    let place = game.bonus[..places].iter().position(Option::is_none).filter(|_| enough(1))?;
    Some(Empty::Bonus { place })
}

fn lay_token(game: &mut Pharaon, offering: Offering, events: &mut Vec<Event>) {
    let place = empty_place(game).expect("an offering is drawn for a place");
    game.bag.draw(offering.index());
    // The first token of a pair causes no event; the pair is laid out with the second.
    match place {
        Empty::Pair { place, half: false } => game.pairs[place][0] = Some(offering),
        Empty::Pair { place, half: true } => {
            game.pairs[place][1] = Some(offering);
            let first = game.pairs[place][0].expect("the first half of a pair");
            events.push(Event::PairLaid { place: OfferingPlace::at(place), offerings: [first, offering] });
        }
        Empty::Bonus { place } => {
            game.bonus[place] = Some(offering);
            events.push(Event::BonusLaid { place: OfferingPlace::at(place), offering });
        }
    }
}

fn open_nobles(game: &mut Pharaon) -> Settled {
    show(game, game.nobles_up.contains(&None) && !game.nobles.is_empty())
}

fn open_artisans(game: &mut Pharaon) -> Settled {
    show(game, game.artisans_up.contains(&None) && !game.artisans.is_empty())
}

fn show(game: &mut Pharaon, more: bool) -> Settled {
    if more {
        return Settled::Waits;
    }
    game.steps.pop();
    Settled::Done
}

fn show_noble(game: &mut Pharaon, noble: Card, events: &mut Vec<Event>) {
    game.nobles.remove(noble);
    let place = game.nobles_up.iter().position(Option::is_none).expect("an empty place");
    game.nobles_up[place] = Some(noble);
    let role = game.content().noble(noble).role;
    events.push(Event::NobleShown { place: NoblePlace::at(place), noble, role });
}

fn show_artisan(game: &mut Pharaon, artisan: Card, events: &mut Vec<Event>) {
    game.artisans.remove(artisan);
    let place = game.artisans_up.iter().position(Option::is_none).expect("an empty place");
    game.artisans_up[place] = Some(artisan);
    let points = game.content().artisan(artisan).points;
    events.push(Event::ArtisanShown { place: ArtisanPlace::at(place), artisan, points });
}

/// J-B4: the moment a token is needed the bag is refilled; if nothing is left there is no token.
fn open_draw(game: &mut Pharaon, holder: Holder, cause: Cause, events: &mut Vec<Event>) -> Settled {
    refill_bag(game, events);
    if game.bag.pile_len() > 0 {
        return Settled::Waits;
    }
    game.steps.pop();
    events.push(Event::NoOffering { seat: holder, cause });
    Settled::Done
}

fn draw_token(game: &mut Pharaon, holder: Holder, cause: Cause, offering: Offering, events: &mut Vec<Event>) {
    game.steps.pop();
    game.bag.draw(offering.index());
    give_token(game, holder, offering);
    events.push(Event::OfferingDrawn { seat: holder, offering, cause });
}

pub fn give_token(game: &mut Pharaon, holder: Holder, offering: Offering) {
    match holder.seat() {
        Some(seat) => game.players[seat].offerings[offering.index()] += 1,
        None => game.traitor.offerings[offering.index()] += 1,
    }
}
