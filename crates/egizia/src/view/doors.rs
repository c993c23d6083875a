//! What a viewer hears of, which rule it is, and what it can imagine.

use maat_engine::{Seat, SeatSet, Viewer};
use rand::rngs::SmallRng;

use crate::events::Event;
use crate::pieces::{Cause, Effect, Phase, Source};
use crate::sphinx::{SphinxSet, imagine};
use crate::state::Egizia;
use crate::step::Step;

pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::SphinxSeen { seat, .. } | Event::SphinxKept { seat, .. }
            if !viewer.may_read(SeatSet::only(*seat)) =>
        {
            None
        }
        event => Some(event.clone()),
    }
}

/// Only Sphinx cards are hidden, until the end. What others have chosen at the start is taken back until all have: a
/// search lets them choose from the cards it imagines.
pub(crate) fn determinize(game: &mut Egizia, seat: Seat, rng: &mut SmallRng) {
    if game.steps.top().is_none() {
        return;
    }
    if game.steps.top() == Some(Step::Setup) {
        for other in Seat::first(game.seats).filter(|&other| other != seat) {
            let player = &mut game.players[other];
            player.look = player.look.or(std::mem::replace(&mut player.hand, SphinxSet::EMPTY));
        }
    }
    imagine(&mut game.sphinx, seat, &mut game.players, rng);
}

/// Anchors of `docs/rules/egizia.md`.
pub(crate) fn rule(event: &Event) -> &'static str {
    match event {
        Event::SphinxSeen { .. }
        | Event::SphinxKept { .. }
        | Event::SphinxChosen { .. }
        | Event::SphinxDrawn { .. } => "sphinx",
        Event::GraveTurned { .. } | Event::GraveTaken { .. } => "graves",
        Event::RoundBegan { .. } | Event::RoundEnded { .. } => "round",
        Event::PhaseBegan { phase } => phase_rule(*phase),
        Event::NileDealt { .. } => "deal",
        Event::CardTaken { .. } | Event::CardsRemoved { .. } => "nile-cards",
        Event::ShipPlaced { .. } | Event::ShipsReturned => "ship",
        Event::TownVisited { .. } => "round-spaces",
        Event::ShipBerthed { .. } => "building-sites",
        Event::SubstituteStands { .. } | Event::SubstituteLeft { .. } => "substitute",
        Event::CardUsed { face, .. } => effect_rule(face.effect),
        Event::CrewGrew { .. } | Event::CrewFull { .. } => "crews",
        Event::MarketMoved { .. } | Event::MarketBottom { .. } => "markets",
        Event::StonesGained { cause, .. } | Event::StonesPaid { cause, .. } => cause_rule(*cause),
        Event::StonesLost { .. } => "stones",
        Event::RingMoved { .. } | Event::RingStayed { .. } => "water-ring",
        Event::FieldImproved { .. } => "nile-field-upgrade",
        Event::Passed { .. } | Event::SailedOut { .. } => "passing",
        Event::LeftoverDeclined { .. } => "nile-take-leftover-card",
        Event::Fed { .. } => "feeding",
        Event::Starved { .. } => "hunger",
        Event::FirstPlaceTaken { .. } | Event::FirstPlaceDeclined { .. } => "first-place",
        Event::GaveUp { .. } | Event::CouldNotBuild { .. } => "give-up",
        Event::CrewsCommitted { .. } => "commitment",
        Event::ObeliskBuilt { .. } => "obelisk",
        Event::PyramidBuilt { .. } => "pyramid",
        Event::TempleBuilt { .. } => "temple",
        Event::RowCompleted { .. } => "row-bonus",
        Event::TurnOrder { .. } => "turn-order",
        Event::GravesCounted { .. } => "final-scoring",
        Event::SphinxRevealed { .. } => "sphinx-cards",
        Event::Scored { source, .. } => source_rule(*source),
        Event::GameEnded { .. } => "ties",
    }
}

fn phase_rule(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Deal => "deal",
        Phase::Sail => "river",
        Phase::Feed => "feeding",
        Phase::Produce => "production",
        Phase::Build => "building",
        Phase::Cooperation => "cooperation",
        Phase::TurnOrder => "turn-order",
        Phase::FinalScoring => "final-scoring",
    }
}

fn effect_rule(effect: Effect) -> &'static str {
    match effect {
        Effect::Upstream => "nile-place-upstream",
        Effect::Occupied => "nile-place-on-occupied-round",
        Effect::DoubleTurn => "nile-double-turn",
        Effect::DoubleSpace => "nile-double-round-space",
        Effect::Leftover => "nile-take-leftover-card",
        Effect::FirstPlace => "nile-first-place-at-sites",
        Effect::StandIn => "nile-substitute-may-build",
        Effect::BetterField => "nile-field-upgrade",
        Effect::Grain => "nile-grain",
        Effect::StonesAsGrain => "nile-stones-as-grain",
        Effect::Strength => "nile-strength-bonus",
        Effect::TwoCrews => "nile-two-crews-together",
        Effect::SphinxPlus => "nile-sphinx-plus-two",
        Effect::SphinxKeep => "nile-sphinx-keep-two",
        Effect::CrewEachRound => "nile-crew-plus-each-round",
        Effect::PayForCrew => "nile-pay-stones-crew-plus",
        Effect::Stones => "nile-gain-stones",
        Effect::SellStones => "nile-sell-stones",
        _ => "nile-cards",
    }
}

fn cause_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Space => "round-spaces",
        Cause::Card => "nile-cards",
        Cause::Market => "markets",
        Cause::Quarries => "production",
        Cause::Build => "building",
        Cause::Feeding => "feeding",
        Cause::Training => "free-actions",
        Cause::Sale => "stone-market",
    }
}

fn source_rule(source: Source) -> &'static str {
    match source {
        Source::Sphinx => "sphinx",
        Source::Obelisk => "obelisk",
        Source::Graves => "graves",
        Source::Pyramid => "pyramid",
        Source::Temple => "temple",
        Source::Rows => "row-bonus",
        Source::GrainMarket => "markets",
        Source::NileCards => "nile-cards",
        Source::Cooperation => "cooperation",
        Source::Hunger => "hunger",
        Source::Sale => "final-scoring",
        Source::GraveTiles => "final-scoring",
        Source::SphinxCards => "sphinx-cards",
    }
}
