//! Views of a game, and determinization.

mod battle;
mod offers;
mod players;
mod show;

use maat_engine::{Counts, Seat, Viewer};
use rand::rngs::SmallRng;
use serde::Serialize;

use crate::events::StrengthPart;
use crate::map::{Edge, Hex, Token};
use crate::pieces::{
    Action, Base, Card, CardSet, Ending, God, Guardian, Kind, Monument, Occasion, Power, Source, Stage,
};
use crate::printed::Printed;
use crate::rules::{battle as cards, plague};
use crate::state::{Ankh, Fortune};

/// The part of the state that one viewer may see: everything except the unrevealed cards and bids of other players. A
/// figure or monument belongs to the seat of its god; pieces of merged gods belong to the seat of the higher god.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub scenario: Option<&'static str>,
    /// The seat on turn; `None` before the game begins and after it ends.
    pub active: Option<Seat>,
    /// The actions taken in this turn.
    pub taken: Vec<Action>,
    /// The number of actions that the seat on turn has.
    pub allowed: u8,
    pub tracks: Vec<TrackView>,
    /// The last reached space of the event track; 0 is the start space.
    pub event: u8,
    pub conflicts: u8,
    pub players: Vec<PlayerView>,
    /// The seats in the order of their markers on the devotion track, the highest first. Forgotten gods have no
    /// marker.
    pub devotion: Vec<Seat>,
    pub guardians: Vec<GuardianCardView>,
    pub figures: Vec<FigureView>,
    pub monuments: Vec<MonumentView>,
    /// Hexes with Underworld tokens.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub gates: Vec<Hex>,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub camels: Vec<Edge>,
    /// The camel line that is being laid.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub path: Vec<Edge>,
    /// The regions in the order of their tokens.
    pub regions: Vec<RegionView>,
    pub supply: SupplyView,
    pub tiebreaker: Option<TiebreakerView>,
    pub battle: Option<BattleView>,
    /// The subject of the open decision.
    pub open: OpenView,
    /// The cost and the effect of each legal move of the viewer.
    pub offers: Vec<Offer>,
    pub ending: Option<Ending>,
    pub printed: Printed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackView {
    pub action: Action,
    /// The space of the marker, counted from 0 at the left. The last space triggers an event.
    pub space: u8,
    pub spaces: u8,
    /// The start space of the marker for this number of players.
    pub start: u8,
}

/// A seat with everything that its god owns. A seat that was merged into another shows the shared possessions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The god that the seat started with.
    pub god: Option<God>,
    /// The seat that owns the pieces this seat plays: itself, unless it was merged into another.
    pub entity: Seat,
    pub fortune: Fortune,
    /// The gods whose abilities the seat has: two for a merged god, the higher one first.
    pub gods: Vec<God>,
    /// The other seat of a merged god.
    pub partner: Option<Seat>,
    /// The devotion of the god.
    pub score: u8,
    /// The height of the marker in its stack, counted from the bottom.
    pub height: u8,
    /// Whether the marker is in the red section, so that the god would be forgotten now.
    pub red: bool,
    pub followers: u16,
    /// The number of Ankh tokens in the pool.
    pub ankhs: u8,
    /// The number of tokens already taken from the row.
    pub row: u8,
    pub powers: Vec<Power>,
    /// The power level that can be unlocked next.
    pub next: Option<NextView>,
    /// The cards in hand. They are public, because all used cards are.
    pub hand: Vec<Card>,
    pub used: Vec<Card>,
    /// The cards played in the last revealed battle.
    pub played: Vec<Card>,
    /// The bid in the last auction.
    pub bid: Option<u16>,
    /// The number of warriors in the pool.
    pub warriors: u8,
    /// The guardians in the pool.
    pub guardians: Vec<Guardian>,
    /// The number of free bases of each size.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub bases: Counts<Base, u8, { Base::ALL.len() }>,
    /// The number of controlled monuments of each type.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub monuments: Counts<Monument, u8, { Monument::ALL.len() }>,
    /// The owners of the warriors that Anubis has trapped; empty for other gods.
    pub captives: Vec<Seat>,
    /// The number of the seat's own warriors that Anubis has trapped.
    pub trapped: u8,
    /// The number of free Sun tokens; `None` unless the god is Ra.
    pub suns: Option<u8>,
    /// The number of free Underworld tokens; `None` unless the god is Osiris.
    pub gates: Option<u8>,
    /// Whether Amun's token is face up; `None` unless the god is Amun.
    pub amun: Option<bool>,
    /// The number of followers that Gain Followers would bring now.
    pub gain: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextView {
    pub level: u8,
    pub cost: u8,
    /// Whether unlocking it reveals the symbol of a guardian.
    pub guardian: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuardianCardView {
    pub level: u8,
    /// The guardian on the card; `None` until it is chosen.
    pub guardian: Option<Guardian>,
    pub base: Option<Base>,
    /// The number of figures left beside the card.
    pub left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FigureView {
    /// The id of the figure, which stays the same during the whole game.
    pub id: u8,
    pub kind: Kind,
    pub seat: Seat,
    /// The god, if the figure is a god.
    pub god: Option<God>,
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
    pub radiant: bool,
    /// Whether Flood protects the figure in this battle.
    pub flooded: bool,
    /// Whether the figure has moved in this action or was teleported in this battle.
    pub moved: bool,
    /// Whether the figure is next to an Androsphinx of another god.
    pub neutralised: bool,
    /// The two hexes that the claws of a Giant Scorpion point at; empty for other figures.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub aim: Vec<Hex>,
    /// Those of the two hexes that it would strike.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub strikes: Vec<Hex>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MonumentView {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
    pub monument: Monument,
    /// The seat that controls the monument; `None` if it is neutral.
    pub seat: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionView {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub token: Token,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub land: Vec<Hex>,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub water: Vec<Hex>,
    /// The sides of a conflict, if there were one here now.
    pub forces: Vec<ForceView>,
    pub majorities: Vec<MajorityView>,
}

/// One side in a region, with the parts of its strength before any card is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForceView {
    pub seat: Seat,
    pub figures: u8,
    /// The number of figures next to an Androsphinx, which have strength 0.
    pub neutralised: u8,
    pub strength: u8,
    pub parts: Vec<StrengthPart>,
    /// The highest strength that cards in hand can add: one card, or two for Amun.
    pub most: u8,
    /// The number of figures on fertile land, which Flood counts.
    pub fertile: u8,
    /// The number of figures in the desert, which Drought counts.
    pub desert: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MajorityView {
    pub monument: Monument,
    pub seat: Seat,
    pub count: u8,
    /// Whether the seat has a figure in the region; otherwise the majority does not score.
    pub present: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SupplyView {
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub monuments: Counts<Monument, u8, { Monument::ALL.len() }>,
    pub camels: u8,
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub tokens: Vec<Token>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TiebreakerView {
    pub seat: Seat,
    pub up: bool,
}

/// The battle in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub token: Token,
    pub stage: Stage,
    /// The number of plague cards still to be resolved, including the current one.
    pub plagues: u8,
    pub sides: Vec<SideView>,
    /// The winner; `None` if it is not decided yet or if nobody wins.
    pub winner: Option<Seat>,
    /// Whether strengths have been counted.
    pub counted: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    pub seat: Seat,
    /// The number of cards that the side plays: 2 after an announcement.
    pub plays: u8,
    /// The cards of the side; before they are revealed, only those of the viewer.
    pub cards: Vec<Card>,
    pub revealed: bool,
    /// Whether the side takes part in the current auction.
    pub bids: bool,
    /// The bid, if it is the viewer's own.
    pub bid: Option<u16>,
    /// The number of figures killed in this battle.
    pub killed: u8,
    /// The strength of the side: as it was counted or, before that, as it would be counted now.
    pub force: ForceView,
}

/// The subject of the open decision.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenView {
    /// The figure that was chosen or that the decision is about.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub figure: Option<Hex>,
    /// The hex the figure moves to, if it pushes another figure there.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub target: Option<Hex>,
    /// How the figure is summoned: `regular`, `gate`, or the hex of a pyramid.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub source: Option<Source>,
    /// The kind of figure to summon.
    pub kind: Option<Kind>,
    /// The monument to build.
    pub monument: Option<Monument>,
    /// The tokens of the two new regions. The first region has the old token until the player decides otherwise.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub tokens: Vec<Token>,
    /// The hex that an Underworld token is taken from.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub lifted: Option<Hex>,
    /// The hexes of the victims that Isis has spared so far.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub spared: Vec<Hex>,
    /// The level of a guardian card or of a power.
    pub level: Option<u8>,
    /// The number of further items that can be chosen.
    pub left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The move in notation: `power revered`.
    pub action: String,
    /// The followers gained; negative if they are paid.
    pub followers: i16,
    /// The devotion gained, as far as it is certain.
    pub devotion: u8,
    /// The event that the action triggers.
    pub triggers: Option<Occasion>,
    /// The sizes of the two new regions, if this camel completes the line.
    pub divides: Vec<u8>,
    /// The hexes that the move concerns: the region of a token, or the two hexes a Scorpion aims at.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub hexes: Vec<Hex>,
}

pub(crate) fn view(game: &Ankh, viewer: Viewer) -> View {
    show::view(game, viewer)
}

/// Determinization: resamples everything that a seat cannot know. Only unrevealed cards and bids are hidden; those of
/// other gods are taken back. Everybody knows when Amun has picked the first of two cards, so that one is replaced by
/// a random card of his hand.
pub(crate) fn determinize(game: &mut Ankh, seat: Option<Seat>, rng: &mut SmallRng) {
    let own = seat.map(|seat| game.entity(seat));
    let others = game.battle.participants.iter().filter(|other| Some(*other) != own);
    if game.steps.top() == Some(cards::Step::Cards.into()) {
        for other in others {
            let half = !game.battle.picks[other].is_empty() && game.battle.undecided().contains(other);
            game.battle.picks[other] = CardSet::EMPTY;
            if half {
                game.battle.picks[other].add(game.players[other].hand.any(rng));
            }
        }
    } else if game.steps.top() == Some(plague::Step::Bids.into()) {
        for other in others {
            game.battle.bids[other] = None;
        }
    }
}
