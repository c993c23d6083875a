//! What a viewer hears of, which rule it is, and what it can imagine.

use maat_engine::{Seat, SeatSet, Viewer};
use rand::rngs::SmallRng;

use super::show::looker;
use crate::events::Event;
use crate::pieces::{Cause, Holder, Role, Source};
use crate::state::Pharaon;

pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::NobleSeen { seat, .. } if !viewer.may_read(SeatSet::only(*seat)) => None,
        event => Some(event.clone()),
    }
}

/// Only nobles of the draft are hidden: what another player looks at or has declined is drawn again.
pub(crate) fn determinize(game: &mut Pharaon, seat: Seat, rng: &mut SmallRng) {
    let looks = looker(game).is_some_and(|looker| looker != seat);
    let hidden = || Seat::first(game.seats).filter(|&other| other != seat);
    let declined: SeatSet = hidden().filter(|&other| game.aside[other].is_some()).collect();
    if looks {
        game.look.iter().flatten().for_each(|&card| game.nobles.add(card));
    }
    declined.iter().filter_map(|other| game.aside[other]).for_each(|card| game.nobles.add(card));
    for other in declined.iter() {
        let card = game.nobles.any(rng);
        game.nobles.remove(card);
        game.aside[other] = Some(card);
    }
    for place in 0..game.look.len() {
        if looks && game.look[place].is_some() {
            let card = game.nobles.any(rng);
            game.nobles.remove(card);
            game.look[place] = Some(card);
        }
    }
}

/// Anchors of `docs/rules/pharaon.md`.
pub(crate) fn rule(event: &Event) -> &'static str {
    match event {
        Event::ZonesLaid { .. } => "ring",
        Event::WheelSet { .. } | Event::WheelTurned { .. } => "wheel",
        Event::BoardsLaid { .. } | Event::LanesSet { .. } => "traitor-boards",
        Event::NobleLeft { .. } | Event::StarterDrawn { .. } => "solo-setup",
        Event::ScribeDealt { .. } => "beginner",
        Event::NobleSeen { .. } | Event::NobleKept { .. } | Event::NoblesReturned { .. } => "draft",
        Event::JarTaken { cause: Cause::Draft, .. } => "draft",
        Event::JarTaken { .. } => "passing",
        Event::JarRevealed { .. } | Event::JarsShuffled => "jars",
        Event::JarDrawn { .. } | Event::NoJar { .. } => "gain-jar",
        Event::SlotsBlocked { .. } => "two-players",
        Event::PairLaid { .. } | Event::BonusLaid { .. } | Event::BagFilled => "offerings-tokens",
        Event::RoundBegan { .. } => "round",
        Event::Paid { .. } => "payment",
        Event::NobleUsed { role, .. }
        | Event::AbilityDeclined { role, .. }
        | Event::NobleScored { role, .. } => role_rule(*role),
        Event::PairTaken { .. } => "offerings",
        Event::OfferingTaken { cause, .. }
        | Event::OfferingDrawn { cause, .. }
        | Event::NoOffering { cause, .. }
        | Event::ResourcesGained { cause, .. } => cause_rule(*cause),
        Event::NobleTaken { .. } | Event::NobleDrawn { .. } | Event::NobleShown { .. } => "nobles",
        Event::ArtisanTaken { .. }
        | Event::ArtisanDrawn { .. }
        | Event::ArtisanShown { .. }
        | Event::NoArtisan { .. } => "artisans",
        Event::DiscMoved { .. } | Event::StepsLost { .. } => "nile",
        Event::TombBuilt { .. } | Event::TombFinished { .. } => "tomb",
        Event::Succeeded { .. } => "succession",
        Event::ResourcesMissed { .. } => "bank",
        Event::Exchanged { .. } => "exchange",
        Event::Passed { seat: Holder::Traitor, .. }
        | Event::PassedLast { seat: Holder::Traitor }
        | Event::Advanced { seat: Holder::Traitor, .. } => "traitor-passing",
        Event::Passed { .. } | Event::PassedLast { .. } => "passing",
        Event::Advanced { .. }
        | Event::RewardTaken { .. }
        | Event::NoReward { .. }
        | Event::FirstPlayerTaken { .. } => "pyramid",
        Event::StackLaid { .. } => "solo-round",
        Event::TraitorRevealed { .. } | Event::TraitorEntered { .. } => "traitor-turn",
        Event::LaneFilled { .. } | Event::LanesFull { .. } => "lanes",
        Event::SymbolIdle { .. }
        | Event::NobleDiscarded { .. }
        | Event::ArtisanDiscarded { .. }
        | Event::NobleValueRaised { .. }
        | Event::TraitorGod { .. } => "traitor-symbols",
        Event::RoundEnded { .. } | Event::WheelCleared { .. } => "end-of-round",
        Event::GodsSatisfied { .. } => "gods-best",
        Event::Scored { seat: Holder::Traitor, .. } => "traitor-scoring",
        Event::Scored { source, .. } => source_rule(*source),
        Event::GameEnded { .. } => "scoring",
    }
}

fn role_rule(role: Role) -> &'static str {
    match role {
        Role::Scribe => "noble-scribe",
        Role::General => "noble-general",
        Role::Architect => "noble-architect",
        Role::Priestess => "noble-priestess",
        Role::Foreman => "noble-foreman",
        Role::HeadDecorator => "noble-decorator",
        Role::Judge => "noble-judge",
        Role::GrandVizier => "noble-vizier",
        Role::Physician => "noble-physician",
        Role::ChiefContractor => "noble-contractor",
        Role::HighPriest => "noble-high-priest",
        Role::Steward => "noble-steward",
        Role::Seer => "noble-seer",
        Role::Treasurer => "noble-treasurer",
        Role::Teacher => "noble-teacher",
        Role::Diplomat => "noble-diplomat",
        Role::CourtOfficial => "noble-official",
    }
}

fn cause_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Draft => "draft",
        Cause::Bonus => "bonus",
        Cause::Artisan => "artisans",
        Cause::Nile => "nile",
        Cause::Official => "noble-official",
        Cause::Jar => "gain-jar",
        Cause::Teacher => "noble-teacher",
        Cause::Diplomat => "noble-diplomat",
        Cause::Pyramid => "pyramid",
    }
}

fn source_rule(source: Source) -> &'static str {
    match source {
        Source::Gods => "gods",
        Source::Nobles => "noble-cards",
        Source::Tomb => "tomb",
        Source::Artisans => "artisans",
        Source::Nile => "nile",
        Source::Pharaoh => "succession",
        Source::Resources | Source::Offerings | Source::FirstPlayer => "scoring",
    }
}
