//! Reconstructs a game from its events alone.

use maat_engine::{PerSeat, Seat};
use maat_imhotep::content::content;
use maat_imhotep::pieces::{Card, Reward, Side, Site};
use maat_imhotep::{Event, Options};

use super::slow;

/// The game according to the events so far.
pub struct Ledger {
    seats: u8,
    options: Options,
    /// The points named by events.
    told: PerSeat<i32>,
    /// The points of pyramid, temple and towers, computed from the stones.
    gained: PerSeat<i32>,
    /// The owners of the stones on each monument, in the order of arrival.
    stones: [Vec<Seat>; 5],
    small: [usize; 3],
    towers: usize,
    hands: PerSeat<Vec<Card>>,
}

impl Ledger {
    pub fn new(seats: u8, options: Options) -> Self {
        let (told, gained) = Default::default();
        let (stones, small, hands) = Default::default();
        Ledger { seats, options, told, gained, stones, small, towers: 0, hands }
    }

    pub fn read(&mut self, event: &Event) {
        match *event {
            Event::PyramidBuilt { seat, points } => {
                self.told[seat] += i32::from(points);
                self.gained[seat] += i32::from(content(1).pyramid_a[self.on(Site::Pyramid).len()]);
                self.build(Site::Pyramid, seat);
            }
            Event::SmallPyramidBuilt { seat, pyramid, points } => {
                self.told[seat] += i32::from(points);
                let index = pyramid.index();
                self.gained[seat] += i32::from(content(1).pyramid_b[index][self.small[index]].points);
                self.small[index] += 1;
                self.build(Site::Pyramid, seat);
            }
            Event::PyramidOverflowed { seat, points } => {
                self.told[seat] += i32::from(points);
                self.gained[seat] += i32::from(content(1).pyramid_overflow);
                self.build(Site::Pyramid, seat);
            }
            Event::TowerBuilt { seat, points } => {
                self.told[seat] += i32::from(points);
                self.gained[seat] += i32::from(content(1).towers[self.towers]);
                self.towers += 1;
                self.build(Site::Obelisks, seat);
            }
            Event::TempleBuilt { seat, .. } => self.build(Site::Temple, seat),
            Event::BurialBuilt { seat, .. } => self.build(Site::Burial, seat),
            Event::ObeliskRaised { seat, .. } | Event::StoneLoose { seat, .. } => {
                self.build(Site::Obelisks, seat);
            }
            Event::TempleRewarded { seat, place, points, .. } => {
                self.told[seat] += i32::from(points);
                if self.reward(usize::from(place) - 1) == Some(Reward::Choice) {
                    self.gained[seat] += i32::from(content(1).temple_reward.choice_points);
                }
            }
            Event::Scored { seat, points, .. } => self.told[seat] += i32::from(points),
            Event::CardTaken { seat, card }
            | Event::CardDrawn { seat, card, .. }
            | Event::PairSplit { seat, card, .. } => self.hands[seat].push(card),
            Event::CardPlayed { seat, card } => {
                let held = self.hands[seat].iter().position(|&held| held == card).expect("a card in hand");
                self.hands[seat].swap_remove(held);
            }
            Event::RoundEnded { .. } => self.score_temple(),
            _ => {}
        }
    }

    /// The sum of the points that the events named.
    pub fn told(&self) -> Vec<i32> {
        Seat::first(self.seats).map(|seat| self.told[seat]).collect()
    }

    /// The score computed from stones and gains.
    pub fn scored(&self) -> Vec<i32> {
        Seat::first(self.seats).map(|seat| self.gained[seat] + self.at_the_end(seat)).collect()
    }

    fn on(&self, site: Site) -> &[Seat] {
        &self.stones[site.index()]
    }

    fn count(&self, seat: Seat, site: Site) -> usize {
        self.on(site).iter().filter(|&&owner| owner == seat).count()
    }

    fn build(&mut self, site: Site, seat: Seat) {
        self.stones[site.index()].push(seat);
    }

    fn side(&self, site: Site) -> Side {
        self.options.sides[site.index()]
    }

    /// The reward of a place in the temple; side B only.
    fn reward(&self, place: usize) -> Option<Reward> {
        (self.side(Site::Temple) == Side::B).then(|| content(1).temple_b[place])
    }

    /// Choices are left out: a point counts only when its event occurs, because the player may take stones instead.
    fn score_temple(&mut self) {
        let tops = slow::stacks(self.on(Site::Temple), self.seats);
        for (place, seat) in
            tops.iter().enumerate().filter_map(|(place, stack)| Some((place, *stack.last()?)))
        {
            self.gained[seat] += match self.reward(place) {
                None => i32::from(content(1).temple_a),
                Some(Reward::Points) => i32::from(content(1).temple_reward.points),
                Some(Reward::Choice | Reward::Card) => 0,
            };
        }
    }

    fn at_the_end(&self, seat: Seat) -> i32 {
        let burial = match self.side(Site::Burial) {
            Side::A => slow::group_sizes(self.on(Site::Burial), seat).into_iter().map(slow::ladder).sum(),
            Side::B => slow::rows(self.on(Site::Burial), self.seats)[seat],
        };
        let obelisks = match self.side(Site::Obelisks) {
            Side::A => {
                let heights = PerSeat::from_fn(|seat| self.count(seat, Site::Obelisks) as u8);
                slow::places(&heights, self.seats, content(1).obelisks_a(self.seats))[seat]
            }
            // Random play never fills all spaces for towers, so three stones always make a tower.
            Side::B => (self.count(seat, Site::Obelisks) % 3) as i16 * content(1).loose_points,
        };
        let hand = &self.hands[seat];
        let statues = slow::ladder(hand.iter().filter(|&&card| card == Card::Statue).count());
        let blue = hand.iter().filter(|card| Card::BLUE.contains(card)).count() as i16;
        let monuments = [Site::Pyramid, Site::Temple, Site::Burial, Site::Obelisks];
        let decorations = slow::decorations(hand, monuments.map(|site| self.on(site).len()));
        let offended = self.options.wrath && monuments.into_iter().any(|site| self.count(seat, site) == 0);
        let wrath = if offended { content(1).wrath } else { 0 };
        i32::from(burial + obelisks + statues + blue + decorations + wrath)
    }
}
