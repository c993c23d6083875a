//! Views of a game, and determinization.

mod mats;
mod offers;
mod show;

use maat_engine::{Counts, Seat, Viewer};
use rand::rngs::SmallRng;
use serde::Serialize;

use crate::content::{Action, NileCard, SphinxCard};
use crate::nile::Nile;
use crate::pieces::{
    Building, Colour, Crew, Deck, Effect, Market, Part, Phase, Position, Ring, Site, Source, Square, Town,
};
use crate::printed::Printed;
use crate::rules::setup;
use crate::sphinx::{Sphinx, SphinxSet, resample};
use crate::state::Egizia;

/// The part of the state that one viewer may see: everything except the order of the decks, face-down grave tiles, and
/// the Sphinx cards of others. Positions, squares, places, slots and rows count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    /// The seat on turn.
    pub active: Option<Seat>,
    /// The turn order of this phase.
    pub order: Vec<Seat>,
    /// The seats in the order of their markers on the score track, the front one first.
    pub track: Vec<Seat>,
    pub ring: Ring,
    /// The spaces of the river, upstream first.
    pub river: Vec<SpaceView>,
    pub sites: Vec<SiteView>,
    /// The rows of the obelisk, from the bottom.
    pub obelisk: Vec<RowView>,
    /// The slots for graves, from the Nile.
    pub graves: Vec<GraveView>,
    /// The rows of the pyramid, from the bottom.
    pub pyramid: Vec<RowView>,
    pub temple: Vec<PartView>,
    /// The number of face-down Nile cards of each deck.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub decks: Counts<Deck, u8, { Deck::ALL.len() }>,
    pub sphinx_deck: u8,
    /// The cards of the Sphinx deck that the viewer knows, with their places from the top.
    pub known: Vec<KnownView>,
    pub players: Vec<PlayerView>,
    /// The site where the open step lands a ship or builds.
    pub site: Option<Site>,
    /// The build in progress.
    pub build: Option<BuildView>,
    /// The number of crews, cards or grain that the open step still needs.
    pub left: u8,
    /// The cost and the effect of each legal move of the viewer.
    pub offers: Vec<Offer>,
    pub printed: Printed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpaceWord {
    Card,
    Round,
    Site,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub position: Position,
    pub space: SpaceWord,
    pub town: Option<Town>,
    /// The number of the card square; `None` for other spaces.
    pub square: Option<Square>,
    pub card: Option<NileView>,
    /// The actions of a round space, in this order.
    pub actions: Vec<Action>,
    /// Whether the card for a double action can be used here.
    pub double: bool,
    /// Whether the power for occupied spaces can be used here.
    pub occupied: bool,
    pub site: Option<Site>,
    /// The owners of the ships here; a player can have two.
    pub ships: Vec<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NileView {
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub card: Nile,
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub printed: NileCard,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteView {
    pub site: Site,
    pub position: Position,
    pub buildings: Vec<Building>,
    /// The ships on the building spaces in use, from the Nile.
    pub places: Vec<Option<Seat>>,
    pub substitute: Option<Seat>,
    /// The cheapest brick that can be built now; `None` if everything is built.
    pub cheapest: Option<u8>,
}

/// A row of the obelisk or of the pyramid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowView {
    /// The cost and the points of a brick in this row.
    pub value: u8,
    /// The owner of the brick on each space, from the left.
    pub spaces: Vec<Option<Seat>>,
    /// Whether a brick can be laid here.
    pub open: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartView {
    pub part: Part,
    /// The values of the spaces, from the bottom.
    pub values: Vec<u8>,
    pub spaces: Vec<Option<Seat>>,
    /// The parts that must be complete before this one.
    pub after: Vec<Part>,
    pub open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GraveView {
    /// The value of the tile; `None` if it is face down.
    pub value: Option<u8>,
    /// The player who took the tile.
    pub owner: Option<Seat>,
    /// Whether the tile is the next one to be taken.
    pub open: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SphinxView {
    pub card: Sphinx,
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub printed: SphinxCard,
    /// The points that the card would bring if the game ended now.
    pub worth: i16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnownView {
    pub place: u8,
    pub card: Sphinx,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The points on the score track.
    pub score: i16,
    /// The points so far, by source.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub sheet: Counts<Source, i16, { Source::ALL.len() }>,
    /// The points that final scoring would add now. They include only Sphinx cards that the viewer may see.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub prospect: Counts<Source, i16, { Source::ALL.len() }>,
    /// The points on the upper side of the scarab tile; 0 before the first time round the track.
    pub scarab: u8,
    pub tile: u8,
    pub stones: u8,
    /// The number of stones that the quarries bring each round.
    pub production: u8,
    pub crews: Vec<CrewView>,
    /// The grain that the crews need.
    pub need: u8,
    /// The grain that the irrigated fields bring.
    pub grain: u8,
    /// Points lost for each missing grain.
    pub penalty: i16,
    /// The space of each market marker, counted from the top.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub markets: Counts<Market, u8, { Market::ALL.len() }>,
    /// The fields, the starting field first.
    pub fields: Vec<FieldView>,
    /// All Nile cards of the player, including fields and quarries.
    pub cards: Vec<OwnCard>,
    /// The number of Sphinx cards in hand.
    pub sphinx: u8,
    /// The Sphinx cards in hand that the viewer may see.
    pub hand: Vec<SphinxView>,
    /// The cards from which the player is choosing, if this viewer may see them.
    pub look: Vec<SphinxView>,
    /// The values of the player's grave tiles.
    pub graves: Vec<u8>,
    /// The sum of those values, including the card that adds to it.
    pub grave_sum: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub bricks: Counts<Building, u8, { Building::ALL.len() }>,
    pub ships: u8,
    pub passed: bool,
    /// The sites where the player has built in this round.
    pub built: Vec<Site>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrewView {
    pub crew: Crew,
    pub strength: u8,
    /// Whether the crew has worked in this round.
    pub used: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FieldView {
    /// The card of the field; `None` for the starting field.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub card: Option<Nile>,
    /// The colour of the field, including the effect of cards on it.
    pub colour: Colour,
    pub printed: Colour,
    pub value: u8,
    pub irrigated: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnCard {
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub card: NileView,
    /// Whether the power has been used in this round.
    pub used: bool,
    /// The field that the card improves.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub field: Option<Nile>,
}

/// The build in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildView {
    pub seat: Seat,
    pub site: Site,
    /// The committed crews.
    pub crews: Vec<Crew>,
    pub boosts: u8,
    pub strength: u8,
    /// The value of the bricks built so far: the stones paid and the points to be scored.
    pub spent: u8,
    /// The value that can still be built.
    pub budget: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The move in notation: `row 2`.
    pub action: String,
    /// The number of stones to pay.
    pub stones: u8,
    /// The points gained or lost, as far as they are certain.
    pub points: i16,
    /// The cards and powers that the move uses up.
    pub uses: Vec<Effect>,
    /// Whether the move is a free action, which does not replace the decision of the turn.
    pub free: bool,
}

pub(crate) fn view(game: &Egizia, viewer: Viewer) -> View {
    show::view(game, viewer)
}

/// Determinization. Only Sphinx cards are hidden, until the end of the game. At the start, the choices of others are
/// taken back until all have chosen, so that a search chooses for them from the sampled cards.
pub(crate) fn determinize(game: &mut Egizia, seat: Option<Seat>, rng: &mut SmallRng) {
    let Some(step) = game.steps.top() else { return };
    if step == setup::Step::Setup.into() {
        for other in Seat::first(game.seats).filter(|&other| Some(other) != seat) {
            let player = &mut game.players[other];
            player.look = player.look.or(std::mem::replace(&mut player.hand, SphinxSet::EMPTY));
        }
    }
    resample(&mut game.sphinx, seat, &mut game.players, rng);
}
