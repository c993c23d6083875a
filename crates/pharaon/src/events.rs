//! The events and the rules that they follow.

use arrayvec::ArrayVec;
use maat_engine::{Seat, events, ids};

use crate::cards::Card;
use crate::pieces::{
    ArtisanPlace, Cause, Colour, FieldNo, God, Holder, LaneNo, NoblePlace, Offering, OfferingPlace, Piece,
    Resource, Role, RowNo, Sign, Source, Spin, Zone,
};

ids! {
    /// An anchor on the rules page.
    pub enum Rule {
        Bank = "bank",
        OfferingTokens = "offerings-tokens",
        Jars = "jars",
        Ring = "ring",
        Wheel = "wheel",
        Draft = "draft",
        Beginner = "beginner",
        TwoPlayers = "two-players",
        Round = "round",
        Payment = "payment",
        Offerings = "offerings",
        Bonus = "bonus",
        Nobles = "nobles",
        Artisans = "artisans",
        Nile = "nile",
        Tomb = "tomb",
        GainJar = "gain-jar",
        Passing = "passing",
        Exchange = "exchange",
        Pyramid = "pyramid",
        EndOfRound = "end-of-round",
        Succession = "succession",
        Gods = "gods",
        GodsBest = "gods-best",
        NobleCards = "noble-cards",
        Scribe = "noble-scribe",
        General = "noble-general",
        Architect = "noble-architect",
        Priestess = "noble-priestess",
        Foreman = "noble-foreman",
        HeadDecorator = "noble-decorator",
        Judge = "noble-judge",
        GrandVizier = "noble-vizier",
        Physician = "noble-physician",
        ChiefContractor = "noble-contractor",
        HighPriest = "noble-high-priest",
        Steward = "noble-steward",
        Seer = "noble-seer",
        Treasurer = "noble-treasurer",
        Teacher = "noble-teacher",
        Diplomat = "noble-diplomat",
        CourtOfficial = "noble-official",
        Scoring = "scoring",
        SoloSetup = "solo-setup",
        TraitorBoards = "traitor-boards",
        TraitorSymbols = "traitor-symbols",
        TraitorTurn = "traitor-turn",
        Lanes = "lanes",
        TraitorPassing = "traitor-passing",
        SoloRound = "solo-round",
        TraitorScoring = "traitor-scoring",
    }
}

events! {
    /// Something that happened. Places, fields, spaces and cards count from 1, as on the board. `seat` is a [`Holder`]
    /// where it can be the Traitor.
    pub enum Event follows Rule {
        // Setup.
        /// The zones are in clockwise order.
        ZonesLaid { zones: [Zone; 5] } = "zones-laid" => Rule::Ring,
        /// `colours` are the colours at the zones in the first round, clockwise.
        WheelSet { direction: Spin, colours: [Colour; 5] } = "wheel-set" => Rule::Wheel,
        BoardsLaid { dark: u8 } = "boards-laid" => Rule::TraitorBoards,
        /// The colours of the lanes, from the left.
        LanesSet { colours: [Colour; 5] } = "lanes-set" => Rule::TraitorBoards,
        ScribeDealt { seat: Holder, noble: Card, role: Role } = "scribe-dealt" => Rule::Beginner,
        NobleSeen { seat: Seat, noble: Card, role: Role } = "noble-seen" => Rule::Draft; only *seat,
        NobleKept { seat: Seat, noble: Card, role: Role } = "noble-kept" => Rule::Draft,
        /// The noble that the solo player did not keep.
        NobleLeft { noble: Card, role: Role } = "noble-left" => Rule::SoloSetup,
        NoblesReturned { count: u8 } = "nobles-returned" => Rule::Draft,
        StarterDrawn { seat: Holder } = "starter-drawn" => Rule::SoloSetup,

        // Cards and tokens on display.
        JarRevealed { jar: Card, colours: [Colour; 3] } = "jar-revealed" => Rule::Jars,
        JarsShuffled = "jars-shuffled" => Rule::Jars,
        PairLaid { place: OfferingPlace, offerings: [Offering; 2] } = "pair-laid" => Rule::OfferingTokens,
        BonusLaid { place: OfferingPlace, offering: Offering } = "bonus-laid" => Rule::OfferingTokens,
        BagFilled = "bag-filled" => Rule::OfferingTokens,
        NobleShown { place: NoblePlace, noble: Card, role: Role } = "noble-shown" => Rule::Nobles,
        ArtisanShown { place: ArtisanPlace, artisan: Card, points: i16 } = "artisan-shown" => Rule::Artisans,
        /// The jar that nobody took blocks slots.
        SlotsBlocked {
            jar: Card,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Colour>"))]
            colours: ArrayVec<Colour, 3>,
        } = "slots-blocked" => Rule::TwoPlayers,

        // Actions.
        RoundBegan { round: u8, seat: Holder } = "round-began" => Rule::Round; begins chapter,
        /// The entry, and the other pieces that were paid.
        Paid {
            seat: Seat,
            zone: Zone,
            entry: Piece,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Piece>"))]
            pieces: ArrayVec<Piece, 4>,
        } = "paid" => Rule::Payment,
        /// A noble is exhausted for the rest of the round.
        NobleUsed { seat: Seat, noble: Card, role: Role } = "noble-used" => by_role(*role),
        AbilityDeclined { seat: Seat, role: Role } = "ability-declined" => by_role(*role),
        PairTaken { seat: Holder, place: OfferingPlace, offerings: [Offering; 2] } = "pair-taken" => Rule::Offerings,
        /// The offering comes from the bonus field.
        OfferingTaken { seat: Holder, place: OfferingPlace, offering: Offering, cause: Cause } = "offering-taken"
            => by_cause(*cause),
        /// The offering comes from the bag.
        OfferingDrawn { seat: Holder, offering: Offering, cause: Cause } = "offering-drawn" => by_cause(*cause),
        NoOffering { seat: Holder, cause: Cause } = "no-offering" => by_cause(*cause),
        NobleTaken { seat: Holder, place: NoblePlace, noble: Card, role: Role } = "noble-taken" => Rule::Nobles,
        NobleDrawn { seat: Seat, noble: Card, role: Role } = "noble-drawn" => Rule::Nobles,
        ArtisanTaken { seat: Holder, place: ArtisanPlace, artisan: Card, points: i16 } = "artisan-taken"
            => Rule::Artisans,
        ArtisanDrawn { seat: Seat, artisan: Card, points: i16 } = "artisan-drawn" => Rule::Artisans,
        NoArtisan { seat: Seat } = "no-artisan" => Rule::Artisans,
        DiscMoved { seat: Holder, colour: Colour, level: u8, points: i16 } = "disc-moved" => Rule::Nile,
        StepsLost { seat: Seat, count: u8 } = "steps-lost" => Rule::Nile,
        TombBuilt { seat: Holder, space: u8, points: i16 } = "tomb-built" => Rule::Tomb,
        /// The player takes a step past the last space.
        TombFinished { seat: Holder } = "tomb-finished" => Rule::Tomb,
        Succeeded { seat: Holder, points: i16 } = "succeeded" => Rule::Succession,
        ResourcesGained {
            seat: Holder,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Resource>"))]
            resources: ArrayVec<Resource, 4>,
            cause: Cause,
        } = "resources-gained" => by_cause(*cause),
        /// The bank did not have enough resources.
        ResourcesMissed {
            seat: Holder,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Resource>"))]
            resources: ArrayVec<Resource, 4>,
            cause: Cause,
        } = "resources-missed" => Rule::Bank,
        /// The jar was face up.
        JarTaken { seat: Seat, jar: Card, colours: [Colour; 3], cause: Cause } = "jar-taken"
            => if *cause == Cause::Draft { Rule::Draft } else { Rule::Passing },
        /// The jar comes from the pile.
        JarDrawn { seat: Seat, jar: Card, colours: [Colour; 3], cause: Cause } = "jar-drawn" => Rule::GainJar,
        NoJar { seat: Seat } = "no-jar" => Rule::GainJar,
        Exchanged { seat: Seat, role: Role, given: Piece, resource: Resource } = "exchanged" => Rule::Exchange,

        // Passing.
        Passed { seat: Holder, row: RowNo } = "passed" => unless_traitor(*seat, Rule::Passing, Rule::TraitorPassing),
        PassedLast { seat: Holder } = "passed-last" => unless_traitor(*seat, Rule::Passing, Rule::TraitorPassing),
        Advanced { seat: Holder, row: RowNo, field: FieldNo } = "advanced"
            => unless_traitor(*seat, Rule::Pyramid, Rule::TraitorPassing),
        RewardTaken { seat: Holder, field: FieldNo } = "reward-taken" => Rule::Pyramid,
        NoReward { seat: Holder } = "no-reward" => Rule::Pyramid,
        FirstPlayerTaken { seat: Holder } = "first-player-taken" => Rule::Pyramid,

        // The Traitor.
        StackLaid { count: u8 } = "stack-laid" => Rule::SoloRound,
        TraitorRevealed { jar: Card, colours: [Colour; 3] } = "traitor-revealed" => Rule::TraitorTurn,
        TraitorEntered { colour: Colour, zone: Zone } = "traitor-entered" => Rule::TraitorTurn,
        /// A token is placed on a lane, and the symbol of its space takes effect.
        LaneFilled {
            colour: Colour,
            lane: LaneNo,
            space: u8,
            #[serde(skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "ts", ts(optional))]
            sign: Option<Sign>,
        } = "lane-filled" => Rule::Lanes,
        LanesFull { colour: Colour } = "lanes-full" => Rule::Lanes,
        /// The symbol has no effect.
        SymbolIdle { sign: Sign } = "symbol-idle" => Rule::TraitorSymbols,
        NobleDiscarded { place: NoblePlace, noble: Card, role: Role } = "noble-discarded" => Rule::TraitorSymbols,
        ArtisanDiscarded { place: ArtisanPlace, artisan: Card, points: i16 } = "artisan-discarded"
            => Rule::TraitorSymbols,
        NobleValueRaised { points: i16 } = "noble-value-raised" => Rule::TraitorSymbols,
        TraitorGod { god: God, points: i16 } = "traitor-god" => Rule::TraitorSymbols,

        // The end of rounds and of the game.
        RoundEnded { round: u8 } = "round-ended" => Rule::EndOfRound; begins chapter,
        WheelCleared { count: u8 } = "wheel-cleared" => Rule::EndOfRound,
        WheelTurned { direction: Spin, colours: [Colour; 5] } = "wheel-turned" => Rule::Wheel,
        /// The gods that bring the most points together with the nobles.
        GodsSatisfied {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(as = "Vec<God>"))]
            gods: ArrayVec<God, 5>,
            points: i16,
        } = "gods-satisfied" => Rule::GodsBest,
        NobleScored { seat: Seat, noble: Card, role: Role, points: i16 } = "noble-scored" => by_role(*role),
        Scored { seat: Holder, source: Source, points: i16 } = "scored"
            => unless_traitor(*seat, by_source(*source), Rule::TraitorScoring),
        GameEnded {
            #[cfg_attr(feature = "ts", ts(as = "Vec<Holder>"))]
            winners: ArrayVec<Holder, 5>,
        } = "game-ended" => Rule::Scoring; begins chapter,
    }
}

/// The rule for players, or the one for the Traitor.
fn unless_traitor(seat: Holder, player: Rule, traitor: Rule) -> Rule {
    if seat == Holder::Traitor { traitor } else { player }
}

fn by_role(role: Role) -> Rule {
    match role {
        Role::Scribe => Rule::Scribe,
        Role::General => Rule::General,
        Role::Architect => Rule::Architect,
        Role::Priestess => Rule::Priestess,
        Role::Foreman => Rule::Foreman,
        Role::HeadDecorator => Rule::HeadDecorator,
        Role::Judge => Rule::Judge,
        Role::GrandVizier => Rule::GrandVizier,
        Role::Physician => Rule::Physician,
        Role::ChiefContractor => Rule::ChiefContractor,
        Role::HighPriest => Rule::HighPriest,
        Role::Steward => Rule::Steward,
        Role::Seer => Rule::Seer,
        Role::Treasurer => Rule::Treasurer,
        Role::Teacher => Rule::Teacher,
        Role::Diplomat => Rule::Diplomat,
        Role::CourtOfficial => Rule::CourtOfficial,
    }
}

/// The rule by which something is gained.
fn by_cause(cause: Cause) -> Rule {
    match cause {
        Cause::Draft => Rule::Draft,
        Cause::Bonus => Rule::Bonus,
        Cause::Artisan => Rule::Artisans,
        Cause::Nile => Rule::Nile,
        Cause::Official => Rule::CourtOfficial,
        Cause::Jar => Rule::GainJar,
        Cause::Teacher => Rule::Teacher,
        Cause::Diplomat => Rule::Diplomat,
        Cause::Pyramid => Rule::Pyramid,
    }
}

fn by_source(source: Source) -> Rule {
    match source {
        Source::Gods => Rule::Gods,
        Source::Nobles => Rule::NobleCards,
        Source::Tomb => Rule::Tomb,
        Source::Artisans => Rule::Artisans,
        Source::Nile => Rule::Nile,
        Source::Pharaoh => Rule::Succession,
        Source::Resources | Source::Offerings | Source::FirstPlayer => Rule::Scoring,
    }
}
