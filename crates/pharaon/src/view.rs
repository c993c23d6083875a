//! Views of a game, and determinization.

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

/// The part of the state that one viewer may see: everything except the order of decks and piles, the contents of the
/// bag, and the nobles that others look at in the draft. Places, fields and cards count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub round: u8,
    pub rounds: u8,
    /// The holder of the first player token.
    pub first: Option<Holder>,
    pub pharaoh: Option<Holder>,
    pub active: Holder,
    pub direction: Spin,
    /// The number of zones by which the wheel is turned clockwise. At 0, its first section is at the first zone.
    pub offset: u8,
    /// The zones clockwise; empty until they are laid out.
    pub zones: Vec<ZoneView>,
    /// The god at the clockwise border of each zone.
    pub gods: Vec<GodView>,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub bank: ResourceCounts,
    pub jars: Vec<JarView>,
    pub jar_pile: u8,
    pub jar_discard: u8,
    /// The pairs of offerings, by place.
    pub pairs: Vec<Option<[Offering; 2]>>,
    pub bonus: Vec<Option<Offering>>,
    pub bag: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub offering_discard: OfferingCounts,
    /// The face-up nobles, by place.
    pub nobles: Vec<Option<NobleView>>,
    pub noble_deck: u8,
    /// The face-up artisans, by place.
    pub artisans: Vec<Option<ArtisanView>>,
    pub artisan_deck: u8,
    /// The nobles of the draft that this viewer looks at.
    pub look: Vec<NobleView>,
    /// The noble that the viewer declined, until it is shuffled back.
    pub aside: Option<NobleView>,
    pub players: Vec<PlayerView>,
    pub traitor: Option<TraitorView>,
    /// The action that is being paid for.
    pub under_way: Option<UnderWay>,
    /// The jar whose resources are being gained.
    pub jar: Option<JarView>,
    /// The number of steps, resources or offerings that the open step still needs.
    pub left: u8,
    /// The actions that the viewer can pay for, each with its cheapest payment.
    pub offers: Vec<Offer>,
    pub printed: Printed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ZoneView {
    pub zone: Zone,
    /// The colour of the wheel section at the zone.
    pub colour: Colour,
    /// The colours of the sections at the zone in the later rounds.
    pub later: Vec<Colour>,
    /// The pieces on the slots of the section, from the left.
    pub slots: Vec<Option<Piece>>,
    /// The piece beside a full section.
    pub overflow: Option<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GodView {
    pub god: God,
    /// The zones before and after the border, clockwise.
    pub zones: [Zone; 2],
    /// The condition of the god in each of the two zones.
    pub conditions: [Condition; 2],
    /// The points for satisfying both conditions.
    pub points: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JarView {
    pub jar: Card,
    /// The colours at the top left and right.
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
    /// The zone of its gods (scribes), or the zone that it helps to enter.
    pub zone: Option<Zone>,
    /// The two colours that count as one for a scribe.
    pub colours: Option<[Colour; 2]>,
    /// The gain from a court official.
    pub gain: Option<Gain>,
    pub points: i16,
    /// Additional points that depend on a quantity.
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
    /// The score if the game ended now.
    pub score: i16,
    pub sheet: Sheet,
    /// The gods that would count now.
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
    /// Whether the noble has been used in this round.
    pub tired: bool,
    /// The points that the noble would bring if the game ended now.
    pub worth: i16,
}

/// The place of a player or of the Traitor in the round.
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
    /// The lanes from the left; empty until they are laid out. The lane whose place is the number of the round
    /// determines the initial number of jars in the stack.
    pub lanes: Vec<LaneView>,
    /// The number of jars in its stack.
    pub stack: u8,
    pub gods: Vec<God>,
    /// The current value of each of its nobles.
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
    /// The colour of the lane; `None` until it is drawn.
    pub colour: Option<Colour>,
    pub jars: u8,
    /// The spaces from the bottom.
    pub spaces: Vec<SpaceView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub symbol: Option<Symbol>,
    pub token: Option<Colour>,
}

/// An action whose payment is not complete. The player has not given away anything yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnderWay {
    pub seat: Seat,
    pub zone: Zone,
    /// The move that chose the action: `nile 4`.
    pub action: String,
    /// The piece that will be laid on the wheel.
    pub entry: Option<Piece>,
    pub paid: Vec<Piece>,
    /// The cheapest rest of the payment; the entry is first, unless it is already chosen.
    pub owed: Vec<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The move in notation: `nile 4`.
    pub action: String,
    pub zone: Zone,
    pub entry: Piece,
    /// The pieces paid besides the entry.
    pub pieces: Vec<Piece>,
}

pub(crate) fn view(game: &Pharaon, viewer: Viewer) -> View {
    show::view(game, viewer)
}

/// Determinization: draws the nobles again that another player looks at or has declined in the draft. Nothing else is
/// hidden.
pub(crate) fn determinize(game: &mut Pharaon, seat: Option<Seat>, rng: &mut SmallRng) {
    let looks = show::looker(game).is_some_and(|looker| Some(looker) != seat);
    let hidden = || Seat::first(game.seats).filter(|&other| Some(other) != seat);
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
