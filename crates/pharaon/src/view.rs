//! What leaves the state: what a viewer sees, and what a seat can imagine.

mod show;

use maat_engine::{Counts, Seat, SeatSet, Viewer};
use rand::rngs::SmallRng;
use serde::Serialize;

use crate::cards::Card;
use crate::content::{Condition, Gain, Per, Symbol};
use crate::options::Options;
use crate::pieces::{
    Ability, Board, Colour, Face, God, Holder, Offering, Piece, Resource, Rhythm, Role, Spin, Zone,
};
use crate::printed::Printed;
use crate::score::Sheet;
use crate::state::Pharaon;

pub type ResourceCounts = Counts<Resource, u8, { Resource::ALL.len() }>;
pub type OfferingCounts = Counts<Offering, u8, { Offering::ALL.len() }>;
pub type ColourCounts = Counts<Colour, u8, { Colour::ALL.len() }>;

/// What one viewer may see: everything but the order of decks and piles, the bag, and what others look at in the
/// draft. Places, fields and cards count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub round: u8,
    pub rounds: u8,
    /// Who holds the first player token.
    pub first: Option<Holder>,
    pub pharaoh: Option<Holder>,
    pub active: Holder,
    pub direction: Spin,
    /// By how many zones the wheel is turned clockwise from where it would lie with its first section at the first
    /// zone.
    pub offset: u8,
    /// Clockwise; empty until they are laid out.
    pub zones: Vec<ZoneView>,
    /// The god at the clockwise border of each zone.
    pub gods: Vec<GodView>,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub bank: ResourceCounts,
    pub jars: Vec<JarView>,
    pub jar_pile: u8,
    pub jar_discard: u8,
    /// By place.
    pub pairs: Vec<Option<[Offering; 2]>>,
    pub bonus: Vec<Option<Offering>>,
    pub bag: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub offering_discard: OfferingCounts,
    /// By place.
    pub nobles: Vec<Option<NobleView>>,
    pub noble_deck: u8,
    /// By place.
    pub artisans: Vec<Option<ArtisanView>>,
    pub artisan_deck: u8,
    /// The nobles of the draft that this viewer looks at.
    pub look: Vec<NobleView>,
    /// The noble that this viewer declined, until it is shuffled back.
    pub aside: Option<NobleView>,
    pub players: Vec<PlayerView>,
    pub traitor: Option<TraitorView>,
    /// The action that is being paid.
    pub under_way: Option<UnderWay>,
    /// The jar whose resources are being given out.
    pub jar: Option<JarView>,
    /// How many more of what the open step asks for: steps, resources, offerings.
    pub left: u8,
    /// For whoever is to act: each action and the first payment for it that one would think of.
    pub offers: Vec<Offer>,
    pub printed: Printed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneView {
    pub zone: Zone,
    /// The section that faces it.
    pub colour: Colour,
    /// What it is entered with in the rounds to come.
    pub later: Vec<Colour>,
    /// The slots of the section, from the left.
    pub slots: Vec<Option<Piece>>,
    /// The piece beside a full section.
    pub overflow: Option<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GodView {
    pub god: God,
    /// The zones before and after the border, clockwise, and what the god asks for in each.
    pub zones: [Zone; 2],
    pub conditions: [Condition; 2],
    /// Of both together.
    pub points: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JarView {
    pub jar: Card,
    /// Left and right.
    pub top: [Colour; 2],
    pub bottom: Colour,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NobleView {
    pub noble: Card,
    pub role: Role,
    pub rhythm: Rhythm,
    pub ability: Ability,
    /// Of its gods, or of the entry.
    pub zone: Option<Zone>,
    /// What a scribe makes one.
    pub colours: Option<[Colour; 2]>,
    /// What a court official brings.
    pub gain: Option<Gain>,
    pub points: i16,
    /// Points beside those.
    pub per: Vec<Per>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ArtisanView {
    pub artisan: Card,
    pub points: i16,
    pub gain: Vec<Resource>,
    pub jars: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// What the game would bring if it ended now.
    pub score: i16,
    pub sheet: Sheet,
    /// The gods that would count.
    pub gods: Vec<God>,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub resources: ResourceCounts,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub offerings: OfferingCounts,
    pub nobles: Vec<OwnNoble>,
    pub artisans: Vec<ArtisanView>,
    pub tomb: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub nile: ColourCounts,
    pub place: PlaceView,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnNoble {
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub card: NobleView,
    /// Used in this round.
    pub tired: bool,
    /// What it would bring if the game ended now.
    pub worth: i16,
}

/// Where somebody stands in the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "at", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PlaceView {
    Active,
    Pyramid { row: u8, field: u8 },
    Last,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TraitorView {
    pub score: i16,
    pub sheet: Sheet,
    /// From the left; the board at the place of the round says how many jars the stack begins with. Empty until they
    /// are laid out.
    pub lanes: Vec<LaneView>,
    /// Jars of its stack.
    pub stack: u8,
    pub gods: Vec<God>,
    /// What each of its nobles is worth now.
    pub noble_value: i16,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub resources: ResourceCounts,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub offerings: OfferingCounts,
    pub nobles: Vec<NobleView>,
    pub artisans: Vec<ArtisanView>,
    pub tomb: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub nile: ColourCounts,
    pub place: PlaceView,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaneView {
    pub board: Board,
    pub face: Face,
    /// The colour that owns the lane; nothing until it is drawn.
    pub colour: Option<Colour>,
    pub jars: u8,
    /// From the bottom.
    pub spaces: Vec<SpaceView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub symbol: Option<Symbol>,
    pub token: Option<Colour>,
}

/// An action of which the payment is not complete. Nothing has left the player's hands yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnderWay {
    pub seat: Seat,
    pub zone: Zone,
    /// The move that named the action: `nile 4`.
    pub action: String,
    /// What will be laid on the wheel.
    pub entry: Option<Piece>,
    pub paid: Vec<Piece>,
    /// How one would think of going on: the entry first, unless it is chosen.
    pub owed: Vec<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The move: `nile 4`.
    pub action: String,
    pub zone: Zone,
    pub entry: Piece,
    /// What is paid beside the entry.
    pub pieces: Vec<Piece>,
}

pub(crate) fn view(game: &Pharaon, viewer: Viewer) -> View {
    show::view(game, viewer)
}

/// Only nobles of the draft are hidden: what another player looks at or has declined is drawn again.
pub(crate) fn determinize(game: &mut Pharaon, seat: Seat, rng: &mut SmallRng) {
    let looks = show::looker(game).is_some_and(|looker| looker != seat);
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
