//! The invariants: every card, tile and ship is somewhere, once.

use maat_engine::Seat;

use super::Egizia;
use crate::nile::NileSet;
use crate::pieces::{Colour, Crew, Effect, Kind, Part, Phase, Place, Position, RegularCrew, Site};
use crate::rules::{Step, build, river, setup, sphinx};
use crate::sphinx::SphinxSet;

impl Egizia {
    /// Panics unless every piece is where it can be.
    pub(crate) fn check_invariants(&self) {
        for seat in Seat::first(self.seats) {
            self.check_player(seat);
            self.check_upgrades(seat);
        }
        self.check_order();
        self.check_nile();
        self.check_sphinx();
        self.check_sites();
        self.check_graves();
        self.check_buildings();
    }

    fn check_player(&self, seat: Seat) {
        let (content, player) = (self.content(), self.player(seat));
        assert!(player.stones <= content.most_stones, "{seat} has too many stones");
        let track = 1..=content.most_strength;
        assert!(
            player.strength.iter().all(|strength| track.contains(strength)),
            "{seat} has a crew off its track"
        );
        let bottom = content.markets.bottom();
        assert!(player.markets.iter().all(|space| *space <= bottom), "{seat} is past the end of a market");
        assert_eq!(player.points, player.sheet.total(), "points of {seat}");
        assert!(player.arrival <= self.arrivals, "{seat} arrives in the future");
        assert!(player.ships.len() <= content.ships, "{seat} has too many ships");
        let doubled = player.again == 0 || player.ships.contains(Position::new(player.again));
        assert!(doubled, "the second ship of {seat} stands alone");
        assert!(
            player.cards.and(content.of_kind(Kind::Immediate)).is_empty(),
            "{seat} keeps an immediate card"
        );
        let unused = [
            (player.spent.upstream, Effect::Upstream),
            (player.spent.occupied, Effect::Occupied),
            (player.spent.drill, Effect::CrewEachRound),
            (player.spent.train, Effect::PayForCrew),
        ];
        for (spent, effect) in unused {
            let lasting = content.with(effect).and(content.of_kind(Kind::Permanent));
            assert!(
                !spent || lasting.is_empty() || self.has(seat, effect),
                "{seat} has used another's {effect}"
            );
        }
        let worked = RegularCrew::ALL.iter().any(|crew| player.used[crew.crew().index()]);
        assert!(worked || !player.used[Crew::Joker.index()], "the joker of {seat} has worked alone");
    }

    fn check_upgrades(&self, seat: Seat) {
        let player = self.player(seat);
        for (card, field) in self.content().with(Effect::BetterField).iter().zip(player.upgrades) {
            assert!(
                field.is_none() || player.cards.contains(card),
                "{seat} has improved a field without a card"
            );
        }
        for field in player.upgrades.into_iter().flatten() {
            assert!(player.cards.contains(field), "{seat} has improved another's field");
            let levels = player.upgrades.iter().filter(|on| **on == Some(field)).count();
            let printed = self.content().nile(field).colour.map_or(0, Colour::index);
            assert!(levels <= printed, "{field} is better than green");
        }
    }

    fn check_order(&self) {
        let mut tiles: Vec<u8> = Seat::first(self.seats).map(|seat| self.players[seat].tile).collect();
        tiles.sort_unstable();
        assert!(tiles.into_iter().eq(1..=self.seats), "turn order tiles");
        let mut seats = self.order().to_vec();
        seats.sort_unstable();
        assert!(seats.into_iter().eq(Seat::first(self.seats)), "everybody acts once in a phase");
        let front = self.front_to_rear();
        let standing = |seat: Seat| (self.players[seat].points, self.players[seat].arrival);
        assert!(front.windows(2).all(|pair| standing(pair[0]) != standing(pair[1])), "two markers are one");
    }

    fn check_nile(&self) {
        let mut seen = NileSet::EMPTY;
        let mut add = |cards: NileSet| {
            assert!(seen.and(cards).is_empty(), "{:?} twice", seen.and(cards));
            seen = seen.or(cards);
        };
        add(self.nile);
        add(self.squares.iter().copied().flatten().collect());
        Seat::first(self.seats).for_each(|seat| add(self.players[seat].cards));
    }

    fn check_sphinx(&self) {
        let mut seen = self.sphinx.unseen();
        let mut add = |cards: SphinxSet| {
            assert!(seen.and(cards).is_empty(), "{:?} twice", seen.and(cards));
            seen = seen.or(cards);
        };
        self.sphinx.under().for_each(|card| add(SphinxSet::only(card)));
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            add(player.hand);
            add(player.look);
            let choosing = matches!(
                self.steps.top(),
                Some(
                    Step::Setup(setup::Step::DealSphinx { .. } | setup::Step::Setup)
                        | Step::Sphinx(sphinx::Step::DrawSphinx { .. } | sphinx::Step::Keep { .. })
                )
            );
            assert!(choosing || player.look.is_empty(), "{seat} looks at cards that lie elsewhere");
        }
        assert_eq!(seen, SphinxSet::all(), "Sphinx cards");
        self.sphinx.check();
    }

    fn check_sites(&self) {
        for site in Site::ALL {
            let ships = self.site(site);
            let position = self.content().site_position(site);
            for seat in Seat::first(self.seats) {
                let there = ships.iter().filter(|ship| **ship == Some(seat)).count();
                let landing = self.steps.as_slice().contains(&river::Step::Berth { seat, site }.into());
                let listed = usize::from(self.players[seat].ships.contains(position) && !landing);
                assert_eq!(there, listed, "ships of {seat} at {site}");
            }
            let beyond = &ships[(self.spaces() + 1).min(Place::COUNT)..];
            assert!(beyond.iter().all(Option::is_none), "a ship beyond the places of {site}");
            let full = ships[..self.spaces()].iter().all(Option::is_some);
            let sailing = self.phase == Phase::Sail;
            assert!(
                !sailing || full || ships[self.spaces()].is_none(),
                "a substitute beside free spaces of {site}"
            );
        }
    }

    fn check_graves(&self) {
        let printed = &self.content().graves;
        let turned = self.graves.tiles.iter().take_while(|value| **value > 0).count();
        assert!(self.graves.tiles[turned..].iter().all(|value| *value == 0), "tiles are turned up in order");
        for (kind, (value, tiles)) in printed.tiles.iter().enumerate() {
            let up = self.graves.tiles.iter().filter(|tile| *tile == value).count() as u8;
            assert_eq!(up + self.graves.bag[kind], *tiles, "grave tiles of {value}");
        }
        let taken = self.graves.owners.len();
        assert!(taken <= turned, "a tile was taken that lay face down");
        let open = usize::from(printed.open).min(usize::from(printed.slots) - taken);
        let turning = self.steps.as_slice().contains(&build::Step::TurnGraves.into());
        assert!(turning || turned - taken == open, "{} grave tiles lie open", turned - taken);
    }

    fn check_buildings(&self) {
        let content = self.content();
        assert!(self.obelisk.len() <= content.obelisk.len(), "the obelisk is too high");
        for (row, bricks) in self.pyramid.iter().enumerate() {
            let spaces = content.pyramid.get(row).map_or(0, |row| usize::from(row.spaces));
            assert!(bricks.len() <= spaces, "row {row} of the pyramid is too long");
            let carried = row == 0 || bricks.is_empty() || self.pyramid[row - 1].len() > bricks.len();
            assert!(carried, "a brick in row {row} of the pyramid has no support");
        }
        for part in Part::ALL {
            let (bricks, printed) = (&self.temple[part.index()], &content.temple[part.index()]);
            assert!(bricks.len() <= printed.values.len(), "{part} is too high");
            let carried = printed.after.iter().all(|before| self.is_complete(*before));
            assert!(bricks.is_empty() || carried, "{part} has no support");
        }
    }
}
