//! The rule behind an event: anchors of `docs/rules/ankh.md`.

use crate::events::Event;
use crate::pieces::{Action, Cause, Ending, Fate, Merit, Occasion};

pub(crate) fn rule(event: &Event) -> &'static str {
    match event {
        Event::ScenarioChosen { .. } => "scenario",
        Event::GodTaken { .. } => "choosing-gods",
        Event::GuardianChosen { .. } => "choosing-guardians",
        Event::GameBegan { .. } => "setup",
        Event::ActionTaken { action, .. } => action_rule(*action),
        Event::FigureMoved { .. } => "move",
        Event::FigurePushed { .. } => "guardian-satet",
        Event::ScorpionAimed { .. } => "guardian-scorpion",
        Event::FigureSummoned { .. } | Event::NothingSummoned { .. } => "summon",
        Event::PyramidUsed { .. } => "power-pyramid-attuned",
        Event::GateUsed { .. } => "chain",
        Event::WarriorFreed { .. } | Event::WarriorTrapped { .. } | Event::NothingTrapped { .. } => {
            "god-anubis"
        }
        Event::SunAttached { .. } => "god-ra",
        Event::FollowersGained { cause, .. } | Event::FollowersPaid { cause, .. } => cause_rule(*cause),
        Event::NoFollowers { .. } => "gain",
        Event::PowerUnlocked { .. } | Event::NothingUnlocked { .. } => "unlock",
        Event::GuardianGained { .. } | Event::NoGuardian { .. } => "guardian-symbol",
        Event::OccasionBegan { occasion, .. } => occasion_rule(*occasion),
        Event::MonumentControlled { .. } | Event::NothingControlled { .. } => "control",
        Event::CaravanLaid { .. } | Event::NoCaravan { .. } => "caravan",
        Event::RegionDivided { .. } | Event::TokensSwapped { .. } => "conflict-tokens",
        Event::MonumentDestroyed { fate, .. } => fate_rule(*fate),
        event => conflict_rule(event),
    }
}

fn conflict_rule(event: &Event) -> &'static str {
    match event {
        Event::RegionDominated { .. } => "dominance",
        Event::BattleBegan { .. } => "battle",
        Event::FigureTeleported { .. } => "power-obelisk-attuned",
        Event::TwoCardsAnnounced { .. } => "god-amun",
        Event::CardsRevealed { .. } => "choose-cards",
        Event::FiguresFlooded { .. } => "card-flood",
        Event::MonumentBuilt { .. } | Event::NothingBuilt { .. } => "build",
        Event::PlagueBegan { .. } | Event::BidRevealed { .. } | Event::PlagueSpared { .. } => "plague",
        Event::FigureKilled { .. } => "killing",
        Event::MummyReturned { .. } => "guardian-mummy",
        Event::MajorityHeld { .. } => "majority",
        Event::StrengthCounted { .. } => "strength",
        Event::TiebreakerUsed { .. } | Event::TiebreakerKept { .. } => "tiebreaker",
        Event::BattleWon { .. } | Event::BattleUndecided { .. } => "winner",
        Event::FigureSpared { .. } => "god-isis",
        Event::GatePlaced { .. } | Event::NoGate { .. } => "god-osiris",
        Event::CardsReturned { .. } => "card-cycle",
        Event::NotWorshipped { .. } => "power-worshipful",
        Event::DevotionGained { merit, .. } => merit_rule(*merit),
        Event::DevotionLost { .. } => "guardian-cat",
        Event::GodsMerged { .. } => "merge",
        Event::GuardianAdopted { .. } | Event::GuardianDismissed { .. } => "merged-guardians",
        Event::GodForgotten { .. } => "forgotten",
        Event::GameEnded { ending, .. } => ending_rule(*ending),
        _ => "conflict",
    }
}

fn action_rule(action: Action) -> &'static str {
    match action {
        Action::Move => "move",
        Action::Summon => "summon",
        Action::Gain => "gain",
        Action::Unlock => "unlock",
    }
}

fn occasion_rule(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Control => "control",
        Occasion::Caravan => "caravan",
        Occasion::Conflict => "conflict",
    }
}

fn cause_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Monuments => "gain",
        Cause::Revered => "power-revered",
        Cause::Omnipresent => "power-omnipresent",
        Cause::Flood => "card-flood",
        Cause::Commanding => "power-commanding",
        Cause::Unlock => "unlock",
        Cause::Build => "build",
        Cause::Bid => "plague",
        Cause::Captive => "god-anubis",
        Cause::Worship => "power-worshipful",
        Cause::Merge => "merge",
    }
}

fn merit_rule(merit: Merit) -> &'static str {
    match merit {
        Merit::Majority => "majority",
        Merit::Dominance => "dominance",
        Merit::Victory => "reward",
        Merit::Magnanimous => "power-magnanimous",
        Merit::Miracle => "card-miracle",
        Merit::Worshipful => "power-worshipful",
    }
}

fn fate_rule(fate: Fate) -> &'static str {
    match fate {
        Fate::Plague => "plague",
        Fate::Battle => "kills",
        Fate::Scorpion => "guardian-scorpion",
        Fate::Merge => "merge",
        Fate::Forgotten => "forgotten",
    }
}

fn ending_rule(ending: Ending) -> &'static str {
    match ending {
        Ending::Top => "instant-victory",
        Ending::LastConflict | Ending::LastGod => "end",
        Ending::Atheist => "atheist",
    }
}
