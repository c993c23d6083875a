//! The events and the rules that they follow.

use arrayvec::ArrayVec;
use maat_engine::{MAX_SEATS, Seat, events, ids};
use serde::Serialize;

use crate::map::{Edge, Hex, MOST_CAMELS, Token};
use crate::pieces::{
    Action, Bid, Card, Cause, Ending, Fate, God, Guardian, Kind, Merit, Monument, Occasion, Part, Power,
    Stage,
};

ids! {
    /// An anchor on the rules page.
    pub enum Rule {
        Setup = "setup",
        ChoosingGods = "choosing-gods",
        ChoosingGuardians = "choosing-guardians",
        Scenario = "scenario",
        Move = "move",
        Summon = "summon",
        Chain = "chain",
        Gain = "gain",
        Unlock = "unlock",
        GuardianSymbol = "guardian-symbol",
        Control = "control",
        Caravan = "caravan",
        ConflictTokens = "conflict-tokens",
        Conflict = "conflict",
        Tiebreaker = "tiebreaker",
        Dominance = "dominance",
        Battle = "battle",
        ChooseCards = "choose-cards",
        Build = "build",
        Plague = "plague",
        Majority = "majority",
        Strength = "strength",
        Winner = "winner",
        Reward = "reward",
        Kills = "kills",
        Killing = "killing",
        InstantVictory = "instant-victory",
        CardCycle = "card-cycle",
        CardFlood = "card-flood",
        CardMiracle = "card-miracle",
        PowerCommanding = "power-commanding",
        PowerOmnipresent = "power-omnipresent",
        PowerRevered = "power-revered",
        PowerObeliskAttuned = "power-obelisk-attuned",
        PowerPyramidAttuned = "power-pyramid-attuned",
        PowerMagnanimous = "power-magnanimous",
        PowerWorshipful = "power-worshipful",
        GodAmun = "god-amun",
        GodAnubis = "god-anubis",
        GodIsis = "god-isis",
        GodOsiris = "god-osiris",
        GodRa = "god-ra",
        GuardianCat = "guardian-cat",
        GuardianSatet = "guardian-satet",
        GuardianMummy = "guardian-mummy",
        GuardianScorpion = "guardian-scorpion",
        Merge = "merge",
        MergedGuardians = "merged-guardians",
        Forgotten = "forgotten",
        Atheist = "atheist",
        End = "end",
    }
}

events! {
    /// Something that happened. `seat` is the seat of a god. For merged gods it is the seat of the higher god, except
    /// for actions, where it is the seat on turn. Spaces count from 0 on the devotion track and from 1 on the other
    /// tracks.
    pub enum Event follows Rule {
        // Setup.
        ScenarioChosen { scenario: &'static str } = "scenario-chosen" => Rule::Scenario,
        GodTaken { seat: Seat, god: God } = "god-taken" => Rule::ChoosingGods,
        GuardianChosen { level: u8, guardian: Guardian, figures: u8 } = "guardian-chosen" => Rule::ChoosingGuardians,
        GameBegan {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            seats: ArrayVec<Seat, MAX_SEATS>,
        } = "game-began" => Rule::Setup; begins chapter,

        // A turn.
        ActionTaken { seat: Seat, action: Action, space: u8, spaces: u8 } = "action-taken" => match action {
            Action::Move => Rule::Move,
            Action::Summon => Rule::Summon,
            Action::Gain => Rule::Gain,
            Action::Unlock => Rule::Unlock,
        },
        FigureMoved { seat: Seat, kind: Kind, from: Hex, to: Hex } = "figure-moved" => Rule::Move,
        /// The figure is pushed by the Satet of `by`.
        FigurePushed { seat: Seat, kind: Kind, by: Seat, from: Hex, to: Hex } = "figure-pushed"
            => Rule::GuardianSatet,
        ScorpionAimed { seat: Seat, hex: Hex, at: [Hex; 2] } = "scorpion-aimed" => Rule::GuardianScorpion,
        FigureSummoned { seat: Seat, kind: Kind, hex: Hex } = "figure-summoned" => Rule::Summon,
        /// A pyramid allows an extra summon.
        PyramidUsed { seat: Seat, hex: Hex } = "pyramid-used" => Rule::PowerPyramidAttuned,
        GateUsed { seat: Seat, hex: Hex } = "gate-used" => Rule::Chain,
        WarriorFreed { seat: Seat, anubis: Seat } = "warrior-freed" => Rule::GodAnubis,
        SunAttached { seat: Seat, kind: Kind, hex: Hex } = "sun-attached" => Rule::GodRa,
        NothingSummoned { seat: Seat } = "nothing-summoned" => Rule::Summon,
        FollowersGained { seat: Seat, count: u16, cause: Cause } = "followers-gained" => by_cause(*cause); in stage_of_cause(*cause),
        NoFollowers { seat: Seat } = "no-followers" => Rule::Gain,
        FollowersPaid { seat: Seat, count: u16, cause: Cause } = "followers-paid" => by_cause(*cause); in stage_of_cause(*cause),
        PowerUnlocked { seat: Seat, power: Power, level: u8 } = "power-unlocked" => Rule::Unlock,
        NothingUnlocked { seat: Seat } = "nothing-unlocked" => Rule::Unlock,
        GuardianGained { seat: Seat, guardian: Guardian } = "guardian-gained" => Rule::GuardianSymbol,
        /// The seat gains no guardian, because no figure or no base is left.
        NoGuardian { seat: Seat, level: u8 } = "no-guardian" => Rule::GuardianSymbol,

        // Events of the event track.
        OccasionBegan { seat: Seat, occasion: Occasion, space: u8 } = "occasion-began" => match occasion {
            Occasion::Control => Rule::Control,
            Occasion::Caravan => Rule::Caravan,
            Occasion::Conflict => Rule::Conflict,
        },
        /// `from` is the seat that controlled the monument before.
        MonumentControlled { seat: Seat, monument: Monument, hex: Hex, from: Option<Seat> } = "monument-controlled"
            => Rule::Control,
        NothingControlled { seat: Seat } = "nothing-controlled" => Rule::Control,
        CaravanLaid {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Edge>"))]
            camels: ArrayVec<Edge, MOST_CAMELS>,
            token: Token,
        } = "caravan-laid" => Rule::Caravan,
        NoCaravan { seat: Seat } = "no-caravan" => Rule::Caravan,
        /// The sizes of the two new regions and their tokens.
        RegionDivided { seat: Seat, old: Token, old_size: u8, new: Token, new_size: u8 } = "region-divided"
            => Rule::ConflictTokens,
        TokensSwapped { seat: Seat, one: Token, other: Token } = "tokens-swapped" => Rule::ConflictTokens,

        // Conflicts.
        ConflictBegan { seat: Seat, number: u8 } = "conflict-began" => Rule::Conflict,
        /// `seat` is the seat that controlled the monument.
        MonumentDestroyed { seat: Option<Seat>, monument: Monument, hex: Hex, fate: Fate } = "monument-destroyed"
            => by_fate(*fate),
        RegionEmpty { token: Token } = "region-empty" => Rule::Conflict,
        RegionDominated { seat: Seat, token: Token } = "region-dominated" => Rule::Dominance,
        BattleBegan {
            token: Token,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            seats: ArrayVec<Seat, MAX_SEATS>,
        } = "battle-began" => Rule::Battle,
        FigureTeleported { seat: Seat, kind: Kind, from: Hex, to: Hex } = "figure-teleported"
            => Rule::PowerObeliskAttuned; in at(Stage::Obelisks),
        TwoCardsAnnounced { seat: Seat } = "two-cards-announced" => Rule::GodAmun; in at(Stage::Announcement),
        CardsRevealed {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
            cards: ArrayVec<Card, 2>,
        } = "cards-revealed" => Rule::ChooseCards; reveals *seat; in at(Stage::Cards),
        FiguresFlooded { seat: Seat, figures: u8 } = "figures-flooded" => Rule::CardFlood; in at(Stage::Cards),
        MonumentBuilt { seat: Seat, monument: Monument, hex: Hex } = "monument-built" => Rule::Build; in at(Stage::Building),
        NothingBuilt { seat: Seat } = "nothing-built" => Rule::Build; in at(Stage::Building),
        PlagueBegan { seat: Seat } = "plague-began" => Rule::Plague; in at(Stage::Plague),
        BidRevealed {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(type = "number"))]
            bid: Bid,
        } = "bid-revealed" => Rule::Plague; reveals *seat; in at(Stage::Plague),
        /// The highest bidder, whose figures survive the plague; `None` after a tie.
        PlagueSpared { seat: Option<Seat> } = "plague-spared" => Rule::Plague,
        FigureKilled { seat: Seat, kind: Kind, hex: Hex, fate: Fate } = "figure-killed" => Rule::Killing,
        MummyReturned { seat: Seat, hex: Hex } = "mummy-returned" => Rule::GuardianMummy,
        WarriorTrapped { seat: Seat, owner: Seat } = "warrior-trapped" => Rule::GodAnubis,
        NothingTrapped { seat: Seat } = "nothing-trapped" => Rule::GodAnubis,
        MajorityHeld { seat: Seat, monument: Monument, count: u8 } = "majority-held" => Rule::Majority; in at(Stage::Majority),
        StrengthCounted {
            seat: Seat,
            figures: u8,
            neutralised: u8,
            strength: u8,
            #[cfg_attr(feature = "ts", ts(as = "Vec<StrengthPart>"))]
            parts: ArrayVec<StrengthPart, 8>,
        } = "strength-counted" => Rule::Strength; in at(Stage::Resolution),
        TiebreakerUsed { seat: Seat } = "tiebreaker-used" => Rule::Tiebreaker,
        TiebreakerKept { seat: Seat } = "tiebreaker-kept" => Rule::Tiebreaker,
        BattleWon { seat: Seat, token: Token, strength: u8, margin: u8 } = "battle-won" => Rule::Winner; in at(Stage::Resolution),
        BattleUndecided { token: Token } = "battle-undecided" => Rule::Winner; in at(Stage::Resolution),
        FigureSpared { seat: Seat, kind: Kind, hex: Hex } = "figure-spared" => Rule::GodIsis,
        GatePlaced { seat: Seat, hex: Hex, from: Option<Hex> } = "gate-placed" => Rule::GodOsiris; in at(Stage::Aftermath),
        NoGate { seat: Seat } = "no-gate" => Rule::GodOsiris; in at(Stage::Aftermath),
        CardsReturned { seat: Seat, count: u8 } = "cards-returned" => Rule::CardCycle; in at(Stage::Aftermath),
        NotWorshipped { seat: Seat } = "not-worshipped" => Rule::PowerWorshipful; in at(Stage::Aftermath),
        /// `gained` includes `bountiful`; devotion above the top space is lost.
        DevotionGained { seat: Seat, merit: Merit, gained: u8, bountiful: u8, space: u8 } = "devotion-gained"
            => by_merit(*merit); in stage_of_merit(*merit),
        /// Cat Mummies cost devotion.
        DevotionLost { seat: Seat, lost: u8, space: u8 } = "devotion-lost" => Rule::GuardianCat,
        ConflictEnded { number: u8 } = "conflict-ended" => Rule::Conflict,

        // The end of gods and of the game.
        GodsMerged { seat: Seat, lower: Seat, god: God, lower_god: God, space: u8 } = "gods-merged" => Rule::Merge,
        GuardianAdopted { seat: Seat, guardian: Guardian, hex: Option<Hex> } = "guardian-adopted"
            => Rule::MergedGuardians,
        GuardianDismissed { seat: Seat, guardian: Guardian } = "guardian-dismissed" => Rule::MergedGuardians,
        GodForgotten { seat: Seat, god: God, space: u8 } = "god-forgotten" => Rule::Forgotten,
        GameEnded {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
            winners: ArrayVec<Seat, MAX_SEATS>,
            ending: Ending,
        } = "game-ended" => match ending {
            Ending::Top => Rule::InstantVictory,
            Ending::LastConflict | Ending::LastGod => Rule::End,
            Ending::Atheist => Rule::Atheist,
        }; begins chapter,
    }
}

fn at(stage: Stage) -> Option<&'static str> {
    Some(stage.id())
}

/// The stage of a battle in which followers are gained or paid for this reason.
fn stage_of_cause(cause: Cause) -> Option<&'static str> {
    match cause {
        Cause::Flood => at(Stage::Cards),
        Cause::Build => at(Stage::Building),
        Cause::Bid => at(Stage::Plague),
        Cause::Commanding => at(Stage::Resolution),
        Cause::Worship => at(Stage::Aftermath),
        Cause::Monuments
        | Cause::Revered
        | Cause::Omnipresent
        | Cause::Unlock
        | Cause::Captive
        | Cause::Merge => None,
    }
}

/// The stage of a battle in which devotion is gained for this reason.
fn stage_of_merit(merit: Merit) -> Option<&'static str> {
    match merit {
        Merit::Majority => at(Stage::Majority),
        Merit::Victory | Merit::Magnanimous => at(Stage::Resolution),
        Merit::Miracle | Merit::Worshipful => at(Stage::Aftermath),
        Merit::Dominance => None,
    }
}

/// One part of a strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StrengthPart {
    pub part: Part,
    pub strength: u8,
}

/// The rule by which followers are gained or paid.
fn by_cause(cause: Cause) -> Rule {
    match cause {
        Cause::Monuments => Rule::Gain,
        Cause::Revered => Rule::PowerRevered,
        Cause::Omnipresent => Rule::PowerOmnipresent,
        Cause::Flood => Rule::CardFlood,
        Cause::Commanding => Rule::PowerCommanding,
        Cause::Unlock => Rule::Unlock,
        Cause::Build => Rule::Build,
        Cause::Bid => Rule::Plague,
        Cause::Captive => Rule::GodAnubis,
        Cause::Worship => Rule::PowerWorshipful,
        Cause::Merge => Rule::Merge,
    }
}

/// The rule by which devotion is gained.
fn by_merit(merit: Merit) -> Rule {
    match merit {
        Merit::Majority => Rule::Majority,
        Merit::Dominance => Rule::Dominance,
        Merit::Victory => Rule::Reward,
        Merit::Magnanimous => Rule::PowerMagnanimous,
        Merit::Miracle => Rule::CardMiracle,
        Merit::Worshipful => Rule::PowerWorshipful,
    }
}

/// The rule by which a monument is destroyed.
fn by_fate(fate: Fate) -> Rule {
    match fate {
        Fate::Plague => Rule::Plague,
        Fate::Battle => Rule::Kills,
        Fate::Scorpion => Rule::GuardianScorpion,
        Fate::Merge => Rule::Merge,
        Fate::Forgotten => Rule::Forgotten,
    }
}
