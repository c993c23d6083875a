//! What leaves the state: what a viewer sees, and what a seat can imagine.

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
use crate::sphinx::{Sphinx, SphinxSet, imagine};
use crate::state::Egizia;

/// What one viewer may see: everything but the order of the decks, face-down grave tiles, and the Sphinx cards of
/// others. Positions, squares, places, slots and rows count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// In which the players act in this phase.
    pub order: Vec<Seat>,
    /// The markers on the score track, the front one first.
    pub track: Vec<Seat>,
    pub ring: Ring,
    /// Upstream first.
    pub river: Vec<SpaceView>,
    pub sites: Vec<SiteView>,
    /// From the bottom.
    pub obelisk: Vec<RowView>,
    /// From the Nile on.
    pub graves: Vec<GraveView>,
    /// From the bottom.
    pub pyramid: Vec<RowView>,
    pub temple: Vec<PartView>,
    /// Nile cards of each deck that lie face down.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub decks: Counts<Deck, u8, { Deck::ALL.len() }>,
    pub sphinx_deck: u8,
    /// Places of the Sphinx deck, from the top, of which this viewer knows the card.
    pub known: Vec<KnownView>,
    pub players: Vec<PlayerView>,
    /// Where the open step lands a ship or builds.
    pub site: Option<Site>,
    /// The build that is going on.
    pub build: Option<BuildView>,
    /// How many more of what the open step asks for: crews, cards, grain.
    pub left: u8,
    /// For whoever is to act: what each move costs, brings and uses up.
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
    /// Of a card square.
    pub square: Option<Square>,
    pub card: Option<NileView>,
    /// What a round space does, in this order.
    pub actions: Vec<Action>,
    /// Whether the card for a double action and the power for occupied spaces work here.
    pub double: bool,
    pub occupied: bool,
    pub site: Option<Site>,
    /// Whose ships stand here; the same player can stand twice.
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
    /// The building spaces in use, from the Nile on.
    pub places: Vec<Option<Seat>>,
    pub substitute: Option<Seat>,
    /// The least that can be built now; nothing if all is built.
    pub cheapest: Option<u8>,
}

/// A row of the obelisk or of the pyramid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowView {
    /// What a brick here costs and scores.
    pub value: u8,
    /// From the left.
    pub spaces: Vec<Option<Seat>>,
    /// A brick can be laid.
    pub open: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PartView {
    pub part: Part,
    /// From the bottom.
    pub values: Vec<u8>,
    pub spaces: Vec<Option<Seat>>,
    /// Parts that must be complete before.
    pub after: Vec<Part>,
    pub open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GraveView {
    /// Nothing: face down.
    pub value: Option<u8>,
    /// Who took the tile.
    pub owner: Option<Seat>,
    /// The next one to be taken.
    pub open: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SphinxView {
    pub card: Sphinx,
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub printed: SphinxCard,
    /// What it would bring if the game ended now.
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
    /// On the score track.
    pub score: i16,
    /// Where the points come from.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub sheet: Counts<Source, i16, { Source::ALL.len() }>,
    /// What would come at the end, if it came now; of Sphinx cards only those that the viewer may see.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub prospect: Counts<Source, i16, { Source::ALL.len() }>,
    /// Shown by the scarab tile; 0: none yet.
    pub scarab: u8,
    pub tile: u8,
    pub stones: u8,
    /// Stones that the quarries bring each round.
    pub production: u8,
    pub crews: Vec<CrewView>,
    /// Grain that the crews need, and what the irrigated fields bring.
    pub need: u8,
    pub grain: u8,
    /// Points lost for each missing grain.
    pub penalty: i16,
    /// The space of each market marker, from the top.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub markets: Counts<Market, u8, { Market::ALL.len() }>,
    /// The one from the start first.
    pub fields: Vec<FieldView>,
    /// All Nile cards in front of the player, fields and quarries too.
    pub cards: Vec<OwnCard>,
    /// How many Sphinx cards are in hand.
    pub sphinx: u8,
    /// Those that this viewer may see.
    pub hand: Vec<SphinxView>,
    /// The cards from which the player is choosing, if this viewer may see them.
    pub look: Vec<SphinxView>,
    /// The values of grave tiles, and their sum with the card that adds to it.
    pub graves: Vec<u8>,
    pub grave_sum: u8,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, number>"))]
    pub bricks: Counts<Building, u8, { Building::ALL.len() }>,
    pub ships: u8,
    pub passed: bool,
    /// Sites built at in this round.
    pub built: Vec<Site>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrewView {
    pub crew: Crew,
    pub strength: u8,
    /// It has worked in this round.
    pub used: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FieldView {
    /// Nothing: the field from the start.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub card: Option<Nile>,
    /// With the cards for better fields that lie on it.
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
    /// A power that has been used in this round.
    pub used: bool,
    /// The field on which a card for a better field lies.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub field: Option<Nile>,
}

/// A build as far as it has gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildView {
    pub seat: Seat,
    pub site: Site,
    /// What is committed; bricks use it up.
    pub crews: Vec<Crew>,
    pub boosts: u8,
    pub strength: u8,
    /// What was built so far: stones paid, and points that will be scored.
    pub spent: u8,
    /// How much more can be built.
    pub budget: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The move: `row 2`.
    pub action: String,
    /// Stones to be paid.
    pub stones: u8,
    /// Points gained or lost, as far as they are certain.
    pub points: i16,
    /// Cards and powers that are used up.
    pub uses: Vec<Effect>,
    /// A free action, offered beside the decision of the turn.
    pub free: bool,
}

pub(crate) fn view(game: &Egizia, viewer: Viewer) -> View {
    show::view(game, viewer)
}

/// Only Sphinx cards are hidden, until the end. What others have chosen at the start is taken back until all have: a
/// search lets them choose from the cards it imagines.
pub(crate) fn determinize(game: &mut Egizia, seat: Seat, rng: &mut SmallRng) {
    let Some(step) = game.steps.top() else { return };
    if step == setup::Step::Setup.into() {
        for other in Seat::first(game.seats).filter(|&other| other != seat) {
            let player = &mut game.players[other];
            player.look = player.look.or(std::mem::replace(&mut player.hand, SphinxSet::EMPTY));
        }
    }
    imagine(&mut game.sphinx, seat, &mut game.players, rng);
}
