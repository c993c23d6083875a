//! Builds a view.

use maat_engine::{Counts, Seat, Viewer};

use super::{
    FigureView, ForceView, GuardianCardView, MajorityView, MonumentView, OpenView, RegionView, SupplyView,
    TiebreakerView, TrackView, View, battle, offers, players,
};
use crate::figures::Figure;
use crate::map::{Hex, HexSet, Token};
use crate::pieces::{Action, Call, CardSet, God, Kind, Monument};
use crate::printed::Printed;
use crate::rules::merge::{self, Adoption};
use crate::rules::{
    Step, aftermath, battle as cards, caravan, killing, moving, resolution, setup, summon, turn,
};
use crate::state::Ankh;
use crate::strength::{Strength, neutralised_hexes};

pub(super) fn view(game: &Ankh, viewer: Viewer) -> View {
    let begun = !game.steps.as_slice().contains(&setup::Step::Begin.into()) && !game.is_over();
    View {
        scenario: game.scenario.map(crate::ScenarioId::id),
        active: begun.then_some(game.active),
        taken: game.taken.into_iter().flatten().collect(),
        allowed: game.allowed(game.active),
        tracks: Action::ALL.map(|action| track(game, action)).into(),
        event: game.event,
        conflicts: game.conflicts,
        players: Seat::first(game.seats).map(|seat| players::player(game, seat)).collect(),
        devotion: game.ascending(game.living()).into_iter().rev().collect(),
        guardians: guardian_cards(game),
        figures: figures(game),
        monuments: game.monuments.all().iter().map(|hex| monument(game, hex)).collect(),
        gates: game.gates.iter().collect(),
        camels: game.camels.iter().collect(),
        path: caravan::path(game).into_iter().collect(),
        regions: game.regions.tokens().map(|token| region(game, token)).collect(),
        supply: SupplyView {
            monuments: Counts::from_fn(|monument| game.supply(monument)),
            camels: game.content().setup.camels.saturating_sub(game.camels.iter().len() as u8),
            tokens: Token::all().filter(|token| game.regions.land(*token).is_empty()).collect(),
        },
        tiebreaker: game.tiebreaker.map(|tie| TiebreakerView { seat: tie.holder, up: tie.up }),
        battle: battle::battle(game, viewer),
        open: open(game),
        offers: offers::offers(game, viewer),
        ending: game.ending,
        printed: Printed::of(game),
    }
}

fn track(game: &Ankh, action: Action) -> TrackView {
    TrackView {
        action,
        space: game.track(action),
        spaces: game.last_space(action) + 1,
        start: game.content().tracks.start(game.seats),
    }
}

fn guardian_cards(game: &Ankh) -> Vec<GuardianCardView> {
    let card = |(level, guardian): (usize, Option<_>)| GuardianCardView {
        level: level as u8 + 1,
        guardian,
        base: guardian.map(|guardian| game.content().guardian(guardian).base),
        left: game.figures.unclaimed().and(Figure::of_level(level)).len(),
    };
    game.cards.into_iter().enumerate().map(card).collect()
}

fn figures(game: &Ankh) -> Vec<FigureView> {
    Figure::all()
        .filter_map(|figure| Some((figure, game.figures.hex(figure)?, game.figures.owner(figure)?)))
        .map(|(figure, hex, seat)| FigureView {
            id: figure.index() as u8,
            kind: game.kind(figure),
            seat,
            god: game.player(seat).god.filter(|_| figure.is_god()),
            hex,
            radiant: game.figures.radiant().contains(figure),
            flooded: game.figures.flooded.contains(figure),
            moved: game.moved.contains(figure),
            neutralised: neutralised_hexes(game, seat).contains(hex),
            aim: game
                .figures
                .aim(figure)
                .and_then(|dir| moving::aimed_at(hex, dir))
                .into_iter()
                .flatten()
                .collect(),
            strikes: moving::struck(game, figure).iter().collect(),
        })
        .collect()
}

fn monument(game: &Ankh, hex: Hex) -> MonumentView {
    let monument = game.monuments.on(hex).expect("a monument stands there");
    MonumentView { hex, monument, seat: game.monuments.holder(hex) }
}

fn region(game: &Ankh, token: Token) -> RegionView {
    let land = game.regions.land(token);
    let majority = |monument| {
        let (seat, count) = game.majority(token, monument)?;
        let present = !game.in_region(seat, token).is_empty();
        Some(MajorityView { monument, seat, count, present })
    };
    RegionView {
        token,
        land: land.iter().collect(),
        water: game.regions.hexes(game.map(), token).without(land).iter().collect(),
        forces: game.present(token).iter().map(|seat| force(game, seat, token, CardSet::EMPTY)).collect(),
        majorities: Monument::ALL.into_iter().filter_map(majority).collect(),
    }
}

/// One side in a region, with these cards.
pub(super) fn force(game: &Ankh, seat: Seat, token: Token, cards: CardSet) -> ForceView {
    let found = Strength::of(game, seat, token, cards);
    let here = game.in_region(seat, token).without(game.gates);
    let count = |terrain: HexSet| here.and(terrain).len();
    ForceView {
        seat,
        figures: found.figures,
        neutralised: found.neutralised,
        strength: found.total(),
        parts: found.parts.into_iter().collect(),
        most: most_from_cards(game, seat, token),
        fertile: count(game.map().fertile),
        desert: count(game.map().desert),
    }
}

/// The strength that cards in hand can add: two cards for Amun, if he has announced them here or may still do so.
fn most_from_cards(game: &Ankh, seat: Seat, token: Token) -> u8 {
    let hand = game.player(seat).hand;
    let mut bonuses: Vec<u8> = hand.iter().map(|card| game.content().strength(card)).collect();
    bonuses.sort_unstable_by(|one, other| other.cmp(one));
    let announced = game.battle.token == Some(token) && game.battle.announced == Some(seat);
    let plays = if announced || game.amun && game.is_god(seat, God::Amun) { 2 } else { 1 };
    bonuses.into_iter().take(plays).sum()
}

/// The subject of the open decision.
fn open(game: &Ankh) -> OpenView {
    let on = |figure| game.figures.hex(figure);
    let about = OpenView::default();
    let Some(step) = game.steps.top() else { return about };
    match step {
        Step::Setup(setup::Step::Guardian { level, .. }) => OpenView { level: Some(level + 1), ..about },
        Step::Turn(turn::Step::Power { seat }) => {
            OpenView { level: game.next_level(game.entity(seat)), ..about }
        }
        Step::Moving(moving::Step::To { figure, .. })
        | Step::Summon(summon::Step::Sun { figure, .. })
        | Step::Battle(cards::Step::TeleportTo { figure, .. }) => {
            OpenView { figure: on(figure), kind: Some(game.kind(figure)), ..about }
        }
        Step::Moving(moving::Step::Push { satet, hex, .. }) => {
            OpenView { figure: on(satet), target: Some(hex), kind: Some(Kind::Satet), ..about }
        }
        Step::Moving(moving::Step::Aim { scorpion, .. }) => {
            OpenView { figure: on(scorpion), kind: Some(Kind::Scorpion), ..about }
        }
        Step::Summon(summon::Step::Call { source, .. }) => OpenView { source: Some(source), ..about },
        Step::Summon(summon::Step::At { source, call, .. }) => {
            OpenView { source: Some(source), kind: Some(called(call)), ..about }
        }
        Step::Caravan(caravan::Step::Old { old, new, .. } | caravan::Step::Swap { old, new, .. }) => {
            OpenView { tokens: vec![old, new], ..about }
        }
        Step::Caravan(caravan::Step::With { token, other, .. }) => {
            OpenView { tokens: vec![token, other], ..about }
        }
        Step::Battle(cards::Step::BuildAt { monument, .. }) => OpenView { monument: Some(monument), ..about },
        Step::Killing(killing::Step::Mummy { seat, .. }) => {
            OpenView { figure: on(Figure::god(seat)), kind: Some(Kind::Mummy), ..about }
        }
        Step::Resolution(resolution::Step::Spare { .. }) => {
            OpenView { spared: game.figures.hexes_of(game.battle.spared).iter().collect(), ..about }
        }
        Step::Aftermath(aftermath::Step::Gate { from, .. }) => OpenView { lifted: from, ..about },
        Step::Merge(merge::Step::Adopt { seat, lower, base, kept }) => {
            let room = Adoption::of(game, seat, lower, base).room();
            OpenView { left: (room as u32 - kept.count_ones()) as u8, ..about }
        }
        // These decisions need no details, or there is no decision.
        Step::Setup(_)
        | Step::Turn(_)
        | Step::Moving(moving::Step::From { .. })
        | Step::Summon(summon::Step::By { .. })
        | Step::Control(_)
        | Step::Caravan(caravan::Step::Camel { .. })
        | Step::Conflict(_)
        | Step::Battle(_)
        | Step::Plague(_)
        | Step::Killing(_)
        | Step::Resolution(_)
        | Step::Aftermath(_) => about,
    }
}

fn called(call: Call) -> Kind {
    call.guardian().map_or(Kind::Warrior, Kind::from)
}
