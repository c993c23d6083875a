//! Recomputes battles from their events, on a separate model of the figures.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use maat_ankh::content::content;
use maat_ankh::figures::Figure;
use maat_ankh::map::{Hex, HexSet, Token};
use maat_ankh::pieces::{Card, Fate, God, Kind, Merit, Power};
use maat_ankh::{Ankh, Event};
use maat_engine::Seat;

use super::crowd::{adjacent, lies_in, region};
use super::{Seen, watch};

/// The model that checks the battles of a conflict.
struct Judge {
    /// The owner and kind of the figure on each hex.
    figures: BTreeMap<Hex, (Seat, Kind)>,
    /// The hex to which Satet pushes a figure.
    pushed: Option<Hex>,
    gates: HexSet,
    land: BTreeSet<Hex>,
    participants: Vec<Seat>,
    cards: BTreeMap<Seat, Vec<Card>>,
    flooded: BTreeSet<Hex>,
    bids: BTreeMap<Seat, u16>,
    /// The figures that must die by the rules, and those that were killed.
    doomed: BTreeSet<Hex>,
    counted: BTreeMap<Seat, (u8, u8)>,
    tiebreak: Option<Seat>,
    winner: Option<Seat>,
    killed: BTreeMap<Seat, u8>,
    gained: BTreeSet<(Seat, Merit)>,
}

impl Judge {
    fn new(game: &Ankh) -> Judge {
        Judge {
            figures: standing(game),
            pushed: None,
            gates: game.gates(),
            land: BTreeSet::new(),
            participants: Vec::new(),
            cards: BTreeMap::new(),
            flooded: BTreeSet::new(),
            bids: BTreeMap::new(),
            doomed: BTreeSet::new(),
            counted: BTreeMap::new(),
            tiebreak: None,
            winner: None,
            killed: BTreeMap::new(),
            gained: BTreeSet::new(),
        }
    }

    fn begin(&mut self, game: &Ankh, token: Token, seats: &[Seat]) {
        let (figures, gates) = (std::mem::take(&mut self.figures), self.gates);
        *self = Judge {
            figures,
            gates,
            land: region(game, token),
            participants: seats.to_vec(),
            ..Judge::new(game)
        };
        let there: BTreeSet<Seat> = self.here().into_iter().map(|(_, seat, _)| seat).collect();
        assert!(there.into_iter().eq(seats.iter().copied()) && seats.len() > 1, "participants {seats:?}");
    }

    /// All figures in the region.
    fn here(&self) -> Vec<(Hex, Seat, Kind)> {
        let inside = self.figures.iter().filter(|(hex, _)| lies_in(&self.land, **hex));
        inside.map(|(hex, (seat, kind))| (*hex, *seat, *kind)).collect()
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = Hex> {
        self.here().into_iter().filter(move |(_, owner, _)| *owner == seat).map(|(hex, ..)| hex)
    }

    fn played(&self, seat: Seat, card: Card) -> bool {
        self.cards.get(&seat).is_some_and(|cards| cards.contains(&card))
    }

    /// All warriors and guardians in the region, except those of one god.
    fn mortals(&self, spared: Option<Seat>) -> BTreeSet<Hex> {
        let mortal = |(_, seat, kind): &(Hex, Seat, Kind)| *kind != Kind::God && Some(*seat) != spared;
        self.here().into_iter().filter(mortal).map(|(hex, ..)| hex).collect()
    }

    /// The seat's figures there on this terrain, without those on Underworld tokens.
    fn on(&self, seat: Seat, terrain: HexSet) -> BTreeSet<Hex> {
        self.of(seat).filter(|hex| terrain.contains(*hex) && !self.gates.contains(*hex)).collect()
    }

    fn hear(&mut self, seen: &Seen<'_>, event: &Event) {
        let game = seen.before;
        match event {
            Event::FigureMoved { seat, kind, from, to } => {
                self.figures.remove(from);
                let pushed = self.figures.insert(*to, (*seat, *kind));
                self.figures.extend(self.pushed.take().zip(pushed));
            }
            Event::FigurePushed { to, .. } => self.pushed = Some(*to),
            Event::FigureSummoned { seat, kind, hex } => drop(self.figures.insert(*hex, (*seat, *kind))),
            Event::BattleBegan { token, seats } => {
                self.end(seen);
                self.begin(game, *token, seats);
            }
            Event::RegionEmpty { .. } | Event::RegionDominated { .. } | Event::ConflictEnded { .. } => {
                self.end(seen);
            }
            Event::FigureTeleported { seat, kind, from, to } => {
                assert!(has(seen, *seat, Power::ObeliskAttuned) && self.land.contains(to), "{event:?}");
                self.figures.remove(from);
                assert_eq!(self.figures.insert(*to, (*seat, *kind)), None, "{event:?}");
            }
            Event::CardsRevealed { seat, cards } => drop(self.cards.insert(*seat, cards.to_vec())),
            Event::FiguresFlooded { seat, figures } => {
                assert!(self.played(*seat, Card::Flood));
                let fertile = self.on(*seat, game.map().fertile);
                assert_eq!(fertile.len(), usize::from(*figures), "{event:?}");
                self.flooded.extend(fertile);
            }
            Event::PlagueBegan { .. } => self.bids.clear(),
            Event::BidRevealed { seat, bid } => drop(self.bids.insert(*seat, bid.followers())),
            Event::PlagueSpared { seat } => self.spare(*seat),
            Event::FigureKilled { seat, kind, hex, fate } => self.kill(*seat, *kind, *hex, *fate),
            Event::MummyReturned { seat, hex } => {
                let god = self.figures.iter().find(|(_, figure)| **figure == (*seat, Kind::God));
                let (god, _) = god.expect("a god is on the map");
                assert!(adjacent(game.camels(), *god, *hex), "{event:?}");
                assert_eq!(self.figures.insert(*hex, (*seat, Kind::Mummy)), None, "{event:?}");
            }
            Event::StrengthCounted { seat, figures, strength, .. } => {
                assert!(self.doomed.is_empty(), "{:?} should have died", self.doomed);
                assert_eq!(self.of(*seat).count(), usize::from(*figures), "{event:?}");
                self.counted.insert(*seat, (*figures, *strength));
            }
            Event::TiebreakerUsed { seat } => self.tiebreak = Some(*seat),
            Event::BattleWon { seat, margin, .. } => self.win(Some(*seat), *margin),
            Event::BattleUndecided { .. } => self.win(None, 0),
            Event::FigureSpared { seat, hex, .. } => {
                assert!(game.is_god(*seat, God::Isis) && self.doomed.remove(hex), "{event:?}");
                let mut enemies = self.figures.iter().filter(|(_, (owner, _))| owner != seat);
                assert!(enemies.any(|(enemy, _)| adjacent(game.camels(), *enemy, *hex)), "{event:?}");
            }
            Event::DevotionGained { seat, merit, gained, bountiful, space }
                if *space < content(1).devotion_top =>
            {
                self.reward(seen, *seat, *merit, gained - bountiful);
            }
            Event::GatePlaced { hex, from, .. } => {
                from.iter().for_each(|from| self.gates.remove(*from));
                assert!(self.land.contains(hex) && !self.figures.contains_key(hex), "{event:?}");
                self.gates.add(*hex);
            }
            _ => {}
        }
    }

    /// The single highest bidder is spared; in the other reading also a lone bidder.
    fn spare(&mut self, seat: Option<Seat>) {
        let most = self.bids.values().max().copied();
        let first: Vec<Seat> =
            self.bids.iter().filter(|(_, bid)| Some(**bid) == most).map(|(seat, _)| *seat).collect();
        assert_eq!(seat, Some(first[0]).filter(|_| first.len() == 1), "{:?}", self.bids);
        self.doomed = self.mortals(seat);
    }

    fn kill(&mut self, seat: Seat, kind: Kind, hex: Hex, fate: Fate) {
        assert!(self.doomed.remove(&hex), "{seat}'s {kind} on {hex} dies by {fate}");
        assert_eq!(self.figures.remove(&hex), Some((seat, kind)));
        self.flooded.remove(&hex);
        *self.killed.entry(seat).or_default() += 1;
    }

    /// The winner has the highest strength or breaks a tie; then the others' figures must die.
    fn win(&mut self, seat: Option<Seat>, margin: u8) {
        let armed = || self.counted.iter().filter(|(_, (figures, _))| *figures > 0);
        let most = armed().map(|(_, (_, strength))| *strength).max();
        let first: Vec<Seat> =
            armed().filter(|(_, (_, strength))| Some(*strength) == most).map(|(seat, _)| *seat).collect();
        let expected = match first.as_slice() {
            [only] => Some(*only),
            tied => self.tiebreak.filter(|holder| tied.contains(holder)),
        };
        assert_eq!(seat, expected, "{:?}", self.counted);
        if let Some(winner) = seat {
            let others = self.counted.iter().filter(|(other, _)| **other != winner);
            let next = others.map(|(_, (_, strength))| *strength).max().unwrap_or(0);
            assert_eq!(margin, self.counted[&winner].1 - next);
        }
        self.winner = seat;
        self.doomed = self.mortals(seat).difference(&self.flooded).copied().collect();
    }

    /// Checks that everybody who had to die or to gain did so.
    fn end(&mut self, seen: &Seen<'_>) {
        assert!(self.doomed.is_empty(), "{:?} should have died", self.doomed);
        for seat in std::mem::take(&mut self.participants) {
            let lost = self.winner != Some(seat);
            let magnanimous = lost && has(seen, seat, Power::Magnanimous) && self.counted[&seat].0 >= 2;
            let miracle = self.played(seat, Card::Miracle) && self.killed.contains_key(&seat);
            let owed =
                [(Merit::Victory, !lost), (Merit::Magnanimous, magnanimous), (Merit::Miracle, miracle)];
            for (merit, due) in owed {
                assert_eq!(self.gained.contains(&(seat, merit)), due, "{merit} of {seat}");
            }
        }
    }

    /// Checks a gain, before Bountiful.
    fn reward(&mut self, seen: &Seen<'_>, seat: Seat, merit: Merit, gained: u8) {
        let expected = match merit {
            // Sun tokens come and go: one more is right for Ra.
            Merit::Victory => {
                assert_eq!(self.winner, Some(seat));
                let others = self.counted.iter().filter(|(other, _)| **other != seat);
                let next = others.map(|(_, (_, strength))| *strength).max().unwrap_or(0);
                let glorious = has(seen, seat, Power::Glorious) && self.counted[&seat].1 >= next + 3;
                let desert = self.on(seat, seen.before.map().desert).len() as u8;
                let drought = if self.played(seat, Card::Drought) { desert } else { 0 };
                let base = if glorious { 3 } else { 1 } + drought;
                if seen.before.is_god(seat, God::Ra) && gained == base + 1 { gained } else { base }
            }
            Merit::Magnanimous => {
                assert!(self.winner != Some(seat) && self.counted[&seat].0 >= 2);
                2
            }
            Merit::Miracle => {
                assert!(self.played(seat, Card::Miracle));
                self.killed[&seat]
            }
            Merit::Worshipful => 1,
            Merit::Majority | Merit::Dominance => return,
        };
        assert_eq!(gained, expected, "{merit} of {seat}");
        self.gained.insert((seat, merit));
        assert!(self.participants.contains(&seat));
    }
}

fn standing(game: &Ankh) -> BTreeMap<Hex, (Seat, Kind)> {
    let all = (0..Figure::COUNT).map(Figure::at);
    all.filter_map(|figure| {
        let (hex, seat) = (game.figures().hex(figure)?, game.figures().owner(figure)?);
        Some((hex, (seat, game.kind(figure))))
    })
    .collect()
}

#[test]
fn battles_end_as_the_rules_tell() {
    let battles = Cell::new(0);
    watch(250, Judge::new, |judge, seen| {
        // Between battles the model is copied from the game; within them it changes only by events.
        if seen.before.battle().token.is_none() {
            (judge.figures, judge.gates) = (standing(seen.before), seen.before.gates());
        }
        for event in seen.events {
            judge.hear(seen, event);
            battles.set(battles.get() + u32::from(matches!(event, Event::BattleWon { .. })));
        }
        if seen.after.battle().token.is_some() {
            assert_eq!(judge.figures, standing(seen.after), "figures of the battle");
        }
    });
    assert!(battles.get() > 500, "{battles:?}");
}

/// Whether a seat has a power: one that this ply unlocks works at once, and a god that it forgets still had its
/// powers.
fn has(seen: &Seen<'_>, seat: Seat, power: Power) -> bool {
    seen.before.has(seat, power) || seen.after.has(seat, power)
}
