//! What a viewer may see of a state, and how a seat may imagine the rest.

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

/// What one viewer may see: everything but the cards and bids of others that are not revealed yet. A figure or monument
/// belongs to a seat: that of its god, of merged gods that of the higher one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub scenario: Option<&'static str>,
    /// Whose turn it is; nobody before the game begins and after it.
    pub active: Option<Seat>,
    /// Actions of this turn, and how many the seat on turn has.
    pub taken: Vec<Action>,
    pub allowed: u8,
    pub tracks: Vec<TrackView>,
    /// The spaces of the event track that were reached; 0: the start space.
    pub event: u8,
    pub conflicts: u8,
    pub players: Vec<PlayerView>,
    /// The markers on the devotion track, the highest first; those that were forgotten are not on it.
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
    /// By token.
    pub regions: Vec<RegionView>,
    pub supply: SupplyView,
    pub tiebreaker: Option<TiebreakerView>,
    pub battle: Option<BattleView>,
    pub open: OpenView,
    /// For whoever is to act: what each move costs and brings.
    pub offers: Vec<Offer>,
    pub ending: Option<Ending>,
    pub printed: Printed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackView {
    pub action: Action,
    /// Where the marker stands, from 0 at the left; at the last space it triggers an event.
    pub space: u8,
    pub spaces: u8,
    /// Where it begins at this table.
    pub start: u8,
}

/// A seat with all that its god owns. A seat that was merged into another shows what the two share.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The seat's own god.
    pub god: Option<God>,
    /// The seat whose pieces this one plays: its own, unless it was merged into another.
    pub entity: Seat,
    pub fortune: Fortune,
    /// The abilities: two of a merged god, the higher one first.
    pub gods: Vec<God>,
    /// The other seat of a merged god.
    pub partner: Option<Seat>,
    /// Devotion.
    pub score: u8,
    /// In the stack of markers, from the bottom.
    pub height: u8,
    /// In the red section: forgotten, if it were decided now.
    pub red: bool,
    pub followers: u16,
    /// Ankh tokens in the pool, and those used of the row.
    pub ankhs: u8,
    pub row: u8,
    pub powers: Vec<Power>,
    /// What can be unlocked next.
    pub next: Option<NextView>,
    /// Open to all by subtraction.
    pub hand: Vec<Card>,
    pub used: Vec<Card>,
    /// In the last battle that was revealed, and in the last auction.
    pub played: Vec<Card>,
    pub bid: Option<u16>,
    /// In the pool.
    pub warriors: u8,
    pub guardians: Vec<Guardian>,
    /// Bases that are free.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub bases: Counts<Base, u8, { Base::ALL.len() }>,
    /// Monuments that are controlled.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub monuments: Counts<Monument, u8, { Monument::ALL.len() }>,
    /// Of Anubis: whose warriors are trapped.
    pub captives: Vec<Seat>,
    /// Own warriors that Anubis has trapped.
    pub trapped: u8,
    /// Sun and Underworld tokens that are free; of Ra and Osiris.
    pub suns: Option<u8>,
    pub gates: Option<u8>,
    /// Of Amun: the token is face up.
    pub amun: Option<bool>,
    /// What Gain Followers would bring now.
    pub gain: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NextView {
    pub level: u8,
    pub cost: u8,
    /// The symbol of a guardian is revealed with it.
    pub guardian: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GuardianCardView {
    pub level: u8,
    /// Nothing: not chosen yet.
    pub guardian: Option<Guardian>,
    pub base: Option<Base>,
    /// Figures beside the card.
    pub left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FigureView {
    /// The same figure for the whole game.
    pub id: u8,
    pub kind: Kind,
    pub seat: Seat,
    /// Whose god a figure of a god is.
    pub god: Option<God>,
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
    pub radiant: bool,
    /// Protected by the flood, in this battle.
    pub flooded: bool,
    /// It has moved in this action, or was teleported in this battle.
    pub moved: bool,
    /// Next to an Androsphinx of another god.
    pub neutralised: bool,
    /// Of a Giant Scorpion: the two hexes its claws point at, and those of them it would strike.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub aim: Vec<Hex>,
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub strikes: Vec<Hex>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MonumentView {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub hex: Hex,
    pub monument: Monument,
    /// Nobody: neutral.
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
    /// What a conflict would find here now.
    pub forces: Vec<ForceView>,
    pub majorities: Vec<MajorityView>,
}

/// One side in a region, with what its strength is made of, before any card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForceView {
    pub seat: Seat,
    pub figures: u8,
    /// Figures of strength 0, next to an Androsphinx.
    pub neutralised: u8,
    pub strength: u8,
    pub parts: Vec<StrengthPart>,
    /// The highest bonus of a card in hand, and of two for Amun.
    pub most: u8,
    /// Figures on fertile land and in the desert: what Flood and Drought would count.
    pub fertile: u8,
    pub desert: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MajorityView {
    pub monument: Monument,
    pub seat: Seat,
    pub count: u8,
    /// Nobody scores for one who has no figure in the region.
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

/// A battle as far as it has gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub token: Token,
    pub stage: Stage,
    /// Plague cards that are still to be resolved, the present one included.
    pub plagues: u8,
    pub sides: Vec<SideView>,
    /// Nobody yet, or nobody at all.
    pub winner: Option<Seat>,
    /// Strengths were counted.
    pub counted: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    pub seat: Seat,
    /// How many cards are played: 2 after an announcement.
    pub plays: u8,
    /// Revealed, or not yet revealed but this viewer's own.
    pub cards: Vec<Card>,
    pub revealed: bool,
    /// It takes part in the auction that goes on.
    pub bids: bool,
    /// This viewer's own bid.
    pub bid: Option<u16>,
    /// Figures killed in this battle.
    pub killed: u8,
    /// What would be counted now, and what was when strengths were counted.
    pub force: ForceView,
}

/// What the open question is about.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenView {
    /// The figure that was picked, or about which is asked.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub figure: Option<Hex>,
    /// Where it goes, if it pushes somebody there.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub target: Option<Hex>,
    /// By what right it is summoned: `regular`, `gate` or a pyramid's hex.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub source: Option<Source>,
    /// What is summoned or built.
    pub kind: Option<Kind>,
    pub monument: Option<Monument>,
    /// The tokens of the two new regions: the old one lies in the first until that is decided.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub tokens: Vec<Token>,
    /// Where an Underworld token comes from.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub lifted: Option<Hex>,
    /// Victims that Isis keeps so far.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub spared: Vec<Hex>,
    /// The level of a guardian card or of a power.
    pub level: Option<u8>,
    /// How many more can be chosen, of several.
    pub left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The move: `power revered`.
    pub action: String,
    /// Followers paid, if negative, or gained.
    pub followers: i16,
    /// Devotion gained, as far as it is certain.
    pub devotion: u8,
    /// The action triggers this event.
    pub triggers: Option<Occasion>,
    /// The sizes of the two regions that a camel line with this end would make; of lines that are complete with it.
    pub divides: Vec<u8>,
    /// Hexes that belong to it: the region of a token, the two that a Scorpion aims at.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub hexes: Vec<Hex>,
}

pub(crate) fn view(game: &Ankh, viewer: Viewer) -> View {
    show::view(game, viewer)
}

/// Resamples what a seat cannot know. Only cards and bids that are not revealed are hidden: those of other gods are taken
/// back. That Amun has picked the first of two cards is known to all; it can be any of his hand.
pub(crate) fn determinize(game: &mut Ankh, seat: Seat, rng: &mut SmallRng) {
    let own = game.entity(seat);
    let others = game.battle.participants.iter().filter(|other| *other != own);
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
