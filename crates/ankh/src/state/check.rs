//! The invariants: every piece is somewhere, once.

use maat_engine::{Seat, SeatSet};

use super::{Ankh, Fortune};
use crate::battle::Battle;
use crate::figures::{Figure, Figures, Place};
use crate::map::HexSet;
use crate::pieces::{Base, Bid, CardSet, God, Guardian, Monument};
use crate::rules::{Step, merge, setup};

impl Ankh {
    /// Panics unless every piece is where it can be.
    pub(crate) fn check_invariants(&self) {
        if self.scenario.is_none() {
            return;
        }
        self.regions.check(self.map(), self.camels);
        self.check_figures();
        self.check_monuments();
        self.check_stacks();
        self.check_abilities();
        self.check_battle();
        for seat in Seat::first(self.seats) {
            self.check_player(seat);
        }
    }

    fn check_player(&self, seat: Seat) {
        let (setup, player) = (&self.content().setup, self.player(seat));
        if !self.is_living(seat) {
            assert!(self.monuments.held(seat).is_empty(), "{seat} is gone but controls monuments");
            assert_eq!(player.followers, 0, "{seat} is gone but has followers");
            return;
        }
        let tokens = player.pool + self.monuments.held(seat).len();
        assert_eq!(tokens, setup.pool, "Ankh tokens of {seat} beside the row");
        assert_eq!(player.row, player.powers.len(), "tokens of the row and powers of {seat}");
        assert!(player.space <= self.content().devotion_top, "{seat} is past the top");
        for base in Base::ALL {
            let most = setup.bases[base.index()];
            assert!(self.on_bases(seat, base).len() <= most, "{seat} has too many {base} guardians");
        }
        let warriors = self.figures.owned(seat).and(Figure::WARRIORS);
        assert_eq!(warriors, Figure::warriors(seat), "warriors of {seat}");
        assert!(self.figures.hex(Figure::god(seat)).is_some(), "the god of {seat} is not on the map");
        let beginning = self.steps.as_slice().contains(&setup::Step::Begin.into());
        assert!(player.god.is_some() || beginning, "{seat} has no god");
    }

    fn check_figures(&self) {
        let mut written = Figures::default();
        for figure in Figure::all() {
            let owner = self.figures.owner(figure);
            match (self.figures.place(figure), owner) {
                (Place::On(hex), Some(owner)) => {
                    assert_eq!(self.figures.on(hex), Some(figure), "{hex} holds another figure");
                    assert!(self.figures.standing(owner).contains(hex), "{owner} does not stand on {hex}");
                    let apep = self.guardian(figure) == Some(Guardian::Apep);
                    assert!(apep || self.map().land.contains(hex), "{figure:?} stands in the water");
                    written.stand(figure, owner, hex);
                }
                (Place::On(hex), None) => panic!("nobody's figure on {hex}"),
                (Place::Pool | Place::Captive, None) => panic!("{figure:?} is in nobody's pool"),
                (Place::Card | Place::Gone, Some(owner)) => panic!("{owner} owns {figure:?}, which is away"),
                _ => {}
            }
        }
        assert_eq!(written.all(), self.figures.all(), "figures stand where none are");
        assert!(!self.figures.all().intersects(self.monuments.all()), "a figure on a monument");
        let adopting =
            self.steps.as_slice().iter().any(|step| matches!(step, Step::Merge(merge::Step::Adopt { .. })));
        for seat in Seat::ALL
            .into_iter()
            .filter(|&seat| seat.index() >= usize::from(self.seats) || !self.is_living(seat))
        {
            assert!(adopting || self.figures.owned(seat).is_empty(), "{seat} is gone but has figures");
        }
        assert!(self.figures.flooded.is_empty() || self.battle.token.is_some(), "a flood without a battle");
    }

    fn check_monuments(&self) {
        let mut all = HexSet::EMPTY;
        for monument in Monument::ALL {
            let built = self.monuments.of(monument);
            assert!(!all.intersects(built), "two monuments on one hex");
            assert!(
                built.len() <= self.content().setup.monuments[monument.index()],
                "too many of {monument}"
            );
            all = all.or(built);
        }
        assert!(all.without(self.map().land).is_empty(), "a monument in the water");
        let mut held = HexSet::EMPTY;
        for seat in Seat::ALL {
            let own = self.monuments.held(seat);
            assert!(!held.intersects(own) && own.without(all).is_empty(), "{seat} controls what it cannot");
            held = held.or(own);
        }
    }

    /// On every space the markers lie on each other without a gap.
    fn check_stacks(&self) {
        for seat in self.living() {
            let (space, height) = (self.player(seat).space, self.player(seat).height);
            let same = |other: &Seat| self.player(*other).space == space;
            let below = self.living().filter(same).filter(|&other| self.player(other).height < height);
            assert_eq!(below.count(), usize::from(height), "the marker of {seat} hangs in the air");
        }
    }

    fn check_abilities(&self) {
        let numbers = &self.content().numbers;
        let captives = self.figures.captives();
        assert!(captives.len() <= numbers.captives, "too many captives");
        assert!(captives.without(Figure::WARRIORS).is_empty(), "only warriors are trapped");
        if let Some(anubis) = self.holder(God::Anubis) {
            assert!(!captives.intersects(self.figures.owned(anubis)), "Anubis has trapped his own");
        }
        assert!(captives.is_empty() || self.holder(God::Anubis).is_some(), "captives of nobody");
        assert!(self.gates.len() <= numbers.gates, "too many Underworld tokens");
        assert!(self.gates.is_empty() || self.holder(God::Osiris).is_some(), "Underworld tokens of nobody");
        assert!(!self.gates.intersects(self.monuments.all()), "a monument on an Underworld token");
        let radiant = self.figures.radiant();
        assert!(radiant.len() <= numbers.suns, "too many Sun tokens");
        for figure in radiant.iter() {
            let owner = self.figures.owner(figure).filter(|_| self.figures.hex(figure).is_some());
            let owner = owner.expect("a radiant figure is on the map");
            let lower = self.player(owner).fortune == Fortune::Merged;
            assert!(lower || self.is_god(owner, God::Ra), "{owner} has a Sun token");
        }
        for seat in Seat::first(self.seats) {
            let partner = self.player(seat).partner;
            assert!(
                partner.is_none_or(|other| self.player(other).partner == Some(seat)),
                "half a merged god"
            );
        }
    }

    fn check_battle(&self) {
        if self.battle.token.is_none() {
            assert_eq!(self.battle, Battle::default(), "what is left of a battle");
            return;
        }
        let bids = Seat::ALL.into_iter().filter(|&seat| self.battle.bids[seat].is_some());
        assert!(bids.collect::<SeatSet>().is_subset(self.battle.bidders), "a bid without a bidder");
        for seat in Seat::ALL {
            let picks = self.battle.picks[seat];
            let held = if self.battle.revealed { CardSet::all() } else { self.player(seat).hand };
            assert!(picks.without(held).is_empty(), "{seat} plays a card it does not have");
            let bid = self.battle.bids[seat].map_or(0, Bid::followers);
            assert!(bid <= self.player(seat).followers, "{seat} bids more than it has");
        }
    }
}
