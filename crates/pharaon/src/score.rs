//! Points, all of which are counted at the end.

pub mod gods;
mod nobles;

use arrayvec::ArrayVec;
use maat_engine::{Outcome, Rival, Seat};
use serde::Serialize;

use crate::cards::{Card, Cards};
use crate::content::Content;
use crate::events::Event;
use crate::pieces::{God, Holder, Offering, Resource, Seatless, Source, Zone};
use crate::state::{Pharaon, Player, Traitor};
use gods::Ring;
use nobles::Court;

/// What somebody owns that counts at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    pub resources: [u8; Resource::ALL.len()],
    pub offerings: [u8; Offering::ALL.len()],
    pub nobles: Cards,
    pub artisans: Cards,
    pub tomb: u8,
    /// The level on each influence track.
    pub nile: [u8; 5],
    pub pharaoh: bool,
    pub first_player: bool,
}

impl Holdings {
    pub fn of(game: &Pharaon, holder: Holder) -> Holdings {
        let pharaoh = game.pharaoh() == Some(holder);
        let first_player = game.first_player() == Some(holder);
        match holder.seat() {
            Some(seat) => {
                let &Player { resources, offerings, nobles, artisans, tomb, nile, .. } = game.player(seat);
                Holdings { resources, offerings, nobles, artisans, tomb, nile, pharaoh, first_player }
            }
            None => {
                let Traitor { resources, offerings, nobles, artisans, tomb, nile, .. } = game.traitor;
                Holdings { resources, offerings, nobles, artisans, tomb, nile, pharaoh, first_player }
            }
        }
    }

    /// What the gods count, by zone.
    #[inline]
    pub fn elements(&self) -> [u8; Zone::ALL.len()] {
        Zone::ALL.map(|zone| match zone {
            Zone::Offerings => self.offerings.iter().sum(),
            Zone::Nobles => self.nobles.len(),
            Zone::Artisans => self.artisans.len(),
            Zone::Nile => self.nile.iter().filter(|level| **level > 0).count() as u8,
            Zone::Tomb => self.tomb,
        })
    }

    fn silver(&self) -> u8 {
        self.resources[Resource::Silver.index()]
    }

    /// Basic resources, and offerings that stand for one.
    fn basic(&self) -> u8 {
        let basic = |counts: &[u8]| counts[..5].iter().sum::<u8>();
        basic(&self.resources) + basic(&self.offerings)
    }

    /// Resources and offerings: who has more is ahead in a tie.
    fn tokens(&self) -> u8 {
        self.resources.iter().chain(&self.offerings).sum()
    }
}

/// The score sheet: points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    pub gods: i16,
    pub nobles: i16,
    pub tomb: i16,
    pub artisans: i16,
    pub nile: i16,
    pub resources: i16,
    pub offerings: i16,
    pub pharaoh: i16,
    pub first_player: i16,
}

impl Sheet {
    pub fn get(&self, source: Source) -> i16 {
        match source {
            Source::Gods => self.gods,
            Source::Nobles => self.nobles,
            Source::Tomb => self.tomb,
            Source::Artisans => self.artisans,
            Source::Nile => self.nile,
            Source::Resources => self.resources,
            Source::Offerings => self.offerings,
            Source::Pharaoh => self.pharaoh,
            Source::FirstPlayer => self.first_player,
        }
    }

    pub fn total(&self) -> i16 {
        Source::ALL.into_iter().map(|source| self.get(source)).sum()
    }
}

/// What somebody would score if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub sheet: Sheet,
    /// The satisfied ones.
    pub gods: ArrayVec<God, { God::ALL.len() }>,
    /// What each noble is worth.
    pub nobles: ArrayVec<(Card, i16), { Card::COUNT }>,
}

impl Standing {
    /// A player's, with the gods that bring most together with the nobles (J-S2).
    pub fn of_player(content: &Content, ring: &Ring, holdings: &Holdings) -> Standing {
        let court = Court::new(content, ring, holdings);
        let gods = gods::best(content, ring, holdings.elements(), |gods| court.points(gods));
        let nobles = court.each(gods).collect();
        Standing::new(content, ring, holdings, gods.names(content, ring).collect(), nobles)
    }

    /// The standing of the Traitor. Its gods come from the lanes and do not depend on its possessions, and all its nobles
    /// have the same value.
    pub fn of_traitor(game: &Pharaon) -> Standing {
        let (content, holdings) = (game.content(), Holdings::of(game, Holder::Traitor));
        let gods = God::ALL.into_iter().filter(|god| game.traitor.gods >> god.index() & 1 != 0);
        let value = i16::from(game.traitor.noble_value).max(content.traitor_noble);
        let nobles = holdings.nobles.iter().map(|card| (card, value));
        Standing::new(content, &game.ring, &holdings, gods.collect(), nobles.collect())
    }

    fn new(
        content: &Content,
        ring: &Ring,
        holdings: &Holdings,
        gods: ArrayVec<God, { God::ALL.len() }>,
        nobles: ArrayVec<(Card, i16), { Card::COUNT }>,
    ) -> Standing {
        let tokens = content.tokens;
        let count = |counts: &[u8]| i16::from(counts.iter().sum::<u8>());
        let extra = content.offerings.iter().zip(holdings.offerings);
        let sheet = Sheet {
            gods: gods.iter().map(|god| gods::points_of(content, ring, *god)).sum(),
            nobles: nobles.iter().map(|(_, points)| points).sum(),
            tomb: holdings.tomb.checked_sub(1).map_or(0, |space| content.tomb[usize::from(space)].points),
            artisans: holdings.artisans.iter().map(|card| content.artisan(card).points).sum(),
            nile: holdings.nile.iter().map(|level| content.nile_points[usize::from(*level)]).sum(),
            resources: tokens.resource * count(&holdings.resources),
            offerings: tokens.offering * count(&holdings.offerings)
                + extra.map(|(token, count)| token.extra * i16::from(count)).sum::<i16>(),
            pharaoh: if holdings.pharaoh { tokens.pharaoh } else { 0 },
            first_player: if holdings.first_player { tokens.first_player } else { 0 },
        };
        Standing { sheet, gods, nobles }
    }
}

/// What a player would score if the game ended now.
pub fn standing(game: &Pharaon, seat: Seat) -> Standing {
    Standing::of_player(game.content(), &game.ring, &Holdings::of(game, seat.into()))
}

/// Most points, then the pharaoh token, then most resources and offerings; who is still equal shares the place (J-S4).
/// A single player must have more points than the Traitor.
pub(crate) fn outcome(game: &Pharaon) -> Option<Outcome> {
    if game.steps.top().is_some() {
        return None;
    }
    let score: ArrayVec<i32, 5> = Seat::first(game.seats).map(|seat| total(&standing(game, seat))).collect();
    if game.is_solo() {
        let won = score[0] > total(&Standing::of_traitor(game));
        return Some(Outcome { score, rank: [if won { 1 } else { 2 }].into_iter().collect() });
    }
    let ahead = |seat: Seat| {
        let holdings = Holdings::of(game, seat.into());
        (holdings.pharaoh, holdings.tokens())
    };
    let ahead: ArrayVec<(bool, u8), 5> = Seat::first(game.seats).map(ahead).collect();
    Some(Outcome::ranked(score, &ahead))
}

pub(crate) fn rival(game: &Pharaon) -> Option<Rival> {
    let traitor = || Rival { id: Seatless::Traitor.id(), score: total(&Standing::of_traitor(game)) };
    game.is_solo().then(traitor)
}

fn total(standing: &Standing) -> i32 {
    i32::from(standing.sheet.total())
}

/// Tells where the points of everybody come from, each point once, and who has won.
pub(crate) fn final_scoring(game: &Pharaon, events: &mut Vec<Event>) {
    for seat in Seat::first(game.seats) {
        tell_player(game, seat, events);
    }
    if game.is_solo() {
        tell_lines(&Standing::of_traitor(game), Holder::Traitor, &Source::ALL, events);
    }
    if let Some(outcome) = outcome(game) {
        let mut winners: ArrayVec<Holder, 5> = outcome.winners().map(Holder::from).collect();
        if winners.is_empty() {
            winners.push(Holder::Traitor);
        }
        events.push(Event::GameEnded { winners });
    }
}

fn tell_player(game: &Pharaon, seat: Seat, events: &mut Vec<Event>) {
    let standing = standing(game, seat);
    if !standing.gods.is_empty() {
        let (gods, points) = (standing.gods.clone(), standing.sheet.gods);
        events.push(Event::GodsSatisfied { seat, gods, points });
    }
    for &(noble, points) in &standing.nobles {
        let role = game.content().noble(noble).role;
        events.push(Event::NobleScored { seat, noble, role, points });
    }
    let others = &Source::ALL[Source::Tomb.index()..];
    tell_lines(&standing, seat.into(), others, events);
}

/// The lines of a score sheet that are not empty.
fn tell_lines(standing: &Standing, seat: Holder, lines: &[Source], events: &mut Vec<Event>) {
    for &source in lines {
        let points = standing.sheet.get(source);
        if points != 0 {
            events.push(Event::Scored { seat, source, points });
        }
    }
}
