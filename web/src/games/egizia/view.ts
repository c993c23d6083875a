// Written by `cargo xtask codegen`; do not edit.

export const Act = ["stone-market", "grain-market", "crew", "any-crew", "stones", "ring"] as const;
export type Act = (typeof Act)[number];

export type Action = { act: Act, crew: Crew | null, number: number, };

export type Bonus = { gain: Gain, number: number, };

export type BuildView = { seat: Seat, site: Site, 
/**
 * The committed crews.
 */
crews: Array<Crew>, boosts: number, strength: number, 
/**
 * The value of the bricks built so far: the stones paid and the points to be scored.
 */
spent: number, 
/**
 * The value that can still be built.
 */
budget: number, };

export const Building = ["sphinx", "obelisk", "graves", "pyramid", "temple"] as const;
export type Building = (typeof Building)[number];

export const Cause = ["space", "card", "market", "quarries", "build", "feeding", "training", "sale"] as const;
export type Cause = (typeof Cause)[number];

export const Colour = ["green", "yellow-green", "brown"] as const;
export type Colour = (typeof Colour)[number];

export const Crew = ["black", "yellow", "blue", "joker"] as const;
export type Crew = (typeof Crew)[number];

export type CrewView = { crew: Crew, strength: number, 
/**
 * Whether the crew has worked in this round.
 */
used: boolean, };

export const Effect = ["quarry", "field", "sphinx-plus", "sphinx-keep", "crew-each-round", "pay-for-crew", "upstream", "occupied", "first-place", "stones-as-grain", "leftover", "better-field", "grave-bonus", "crews-choice", "crew-pair", "stone-market", "grain-market", "brick-points", "grain", "stones", "strength", "two-crews", "double-turn", "double-space", "sell-stones", "stand-in"] as const;
export type Effect = (typeof Effect)[number];

export type Event = { "type": "sphinx-seen", seat: Seat, card: Sphinx, goal: Goal, }
  | { "type": "sphinx-kept", seat: Seat, card: Sphinx, goal: Goal, }
  | { "type": "sphinx-chosen", seat: Seat, kept: number, returned: number, }
  | { "type": "grave-turned", slot: GraveSlot, value: number, }
  | { "type": "round-began", round: number, seats: Array<Seat>, }
  | { "type": "phase-began", phase: Phase, }
  | { "type": "nile-dealt", square: Square, card: string, effect: Effect, number: number, 
/**
 * The colour of a field; `None` for other cards.
 */
colour: Colour | null, }
  | { "type": "ship-placed", seat: Seat, position: Position, }
  | { "type": "town-visited", seat: Seat, position: Position, town: Town, }
  | { "type": "ship-berthed", seat: Seat, site: Site, place: Place, }
  | { "type": "substitute-stands", seat: Seat, site: Site, }
  | { "type": "card-taken", seat: Seat, square: Square, card: string, effect: Effect, number: number, 
/**
 * The colour of a field; `None` for other cards.
 */
colour: Colour | null, }
  | { "type": "card-used", seat: Seat, card: string, effect: Effect, number: number, 
/**
 * The colour of a field; `None` for other cards.
 */
colour: Colour | null, }
  | { "type": "crew-grew", seat: Seat, crew: Crew, strength: number, }
  | { "type": "crew-full", seat: Seat, crew: Crew, }
  | { "type": "market-moved", seat: Seat, market: Market, space: number, }
  | { "type": "market-bottom", seat: Seat, market: Market, }
  | { "type": "stones-gained", seat: Seat, count: number, cause: Cause, }
  | { "type": "stones-lost", seat: Seat, count: number, }
  | { "type": "stones-paid", seat: Seat, count: number, cause: Cause, }
  | { "type": "ring-moved", seat: Seat, ring: Ring, }
  | { "type": "ring-stayed", seat: Seat, }
  | { "type": "field-improved", seat: Seat, field: string, number: number, colour: Colour, }
  | { "type": "passed", seat: Seat, }
  | { "type": "sailed-out", seat: Seat, }
  | { "type": "leftover-declined", seat: Seat, }
  | { "type": "fed", seat: Seat, need: number, grain: number, }
  | { "type": "starved", seat: Seat, missing: number, }
  | { "type": "first-place-taken", seat: Seat, site: Site, }
  | { "type": "first-place-declined", seat: Seat, }
  | { "type": "gave-up", seat: Seat, site: Site, }
  | { "type": "could-not-build", seat: Seat, site: Site, }
  | { "type": "substitute-left", seat: Seat, site: Site, }
  | { "type": "crews-committed", seat: Seat, site: Site, crews: Array<Crew>, strength: number, }
  | { "type": "sphinx-drawn", seat: Seat, count: number, free: number, }
  | { "type": "obelisk-built", seat: Seat, row: number, value: number, }
  | { "type": "grave-taken", seat: Seat, slot: GraveSlot, value: number, }
  | { "type": "pyramid-built", seat: Seat, row: RowNo, space: number, value: number, }
  | { "type": "temple-built", seat: Seat, part: Part, value: number, }
  | { "type": "row-completed", seat: Seat, row: RowNo, bricks: number, }
  | { "type": "ships-returned" }
  | { "type": "cards-removed", count: number, }
  | { "type": "turn-order", seats: Array<Seat>, }
  | { "type": "round-ended", round: number, }
  | { "type": "graves-counted", seat: Seat, sum: number, }
  | { "type": "sphinx-revealed", seat: Seat, card: Sphinx, goal: Goal, points: number, }
  | { "type": "scored", seat: Seat, source: Source, points: number, }
  | { "type": "game-ended", winners: Array<Seat>, };

export type FieldView = { 
/**
 * The card of the field; `None` for the starting field.
 */
card: string | null, 
/**
 * The colour of the field, including the effect of cards on it.
 */
colour: Colour, printed: Colour, value: number, irrigated: boolean, };

export const Gain = ["stone-market", "grain-market", "points", "stones"] as const;
export type Gain = (typeof Gain)[number];

export const Goal = ["obelisk-row", "pyramid-row", "temple-parts", "graves-taken", "market-players", "own-bricks", "bricks-everywhere", "own-market", "permanent-cards", "ten-points", "each-brick", "crew-strength", "most-production"] as const;
export type Goal = (typeof Goal)[number];

export type GravePoints = { from: number, points: number, };

export type GraveSlot = number;

export type GraveView = { 
/**
 * The value of the tile; `None` if it is face down.
 */
value: number | null, 
/**
 * The player who took the tile.
 */
owner: Seat | null, 
/**
 * Whether the tile is the next one to be taken.
 */
open: boolean, };

export const Kind = ["immediate", "any-time", "permanent"] as const;
export type Kind = (typeof Kind)[number];

export type KnownView = { place: number, card: Sphinx, };

export const Market = ["stone", "grain"] as const;
export type Market = (typeof Market)[number];

export type Markets = { 
/**
 * The number of spaces of each track.
 */
spaces: number, 
/**
 * Stones for a step to or on the bottom space of the stone market.
 */
stones: number, 
/**
 * Points for a step to or on the bottom space of the grain market.
 */
points: number, 
/**
 * Points lost for each missing grain, by space of the grain market.
 */
penalties: [number, number, number, number], 
/**
 * The first space of the stone market from which stones are sold at the end.
 */
sale_from: number, sale_stones: number, sale_points: number, };

export type NileView = { card: string, effect: Effect, kind: Kind, 
/**
 * The amount: stones, grain, steps, strength, points or cards.
 */
number: number, 
/**
 * The colour of a field; `None` for other cards.
 */
colour: Colour | null, 
/**
 * The crews that become stronger.
 */
crews: [Crew, Crew] | null, 
/**
 * The buildings whose bricks count.
 */
buildings: Array<Building>, 
/**
 * The bonus for taking the field.
 */
bonus: Bonus | null, 
/**
 * Whether the power works only after feeding.
 */
after_feeding: boolean, };

export type Offer = { 
/**
 * The move in notation: `row 2`.
 */
action: string, 
/**
 * The number of stones to pay.
 */
stones: number, 
/**
 * The points gained or lost, as far as they are certain.
 */
points: number, 
/**
 * The cards and powers that the move uses up.
 */
uses: Array<Effect>, 
/**
 * Whether the move is a free action, which does not replace the decision of the turn.
 */
free: boolean, };

export type OwnCard = { 
/**
 * Whether the power has been used in this round.
 */
used: boolean, 
/**
 * The field that the card improves.
 */
field: string | null, card: string, effect: Effect, kind: Kind, 
/**
 * The amount: stones, grain, steps, strength, points or cards.
 */
number: number, 
/**
 * The colour of a field; `None` for other cards.
 */
colour: Colour | null, 
/**
 * The crews that become stronger.
 */
crews: [Crew, Crew] | null, 
/**
 * The buildings whose bricks count.
 */
buildings: Array<Building>, 
/**
 * The bonus for taking the field.
 */
bonus: Bonus | null, 
/**
 * Whether the power works only after feeding.
 */
after_feeding: boolean, };

export const Part = ["pillar-left", "pillar-right", "columns", "lintels"] as const;
export type Part = (typeof Part)[number];

export type PartView = { part: Part, 
/**
 * The values of the spaces, from the bottom.
 */
values: Array<number>, spaces: Array<Seat | null>, 
/**
 * The parts that must be complete before this one.
 */
after: Array<Part>, open: boolean, };

export const Phase = ["setup", "deal", "sail", "feed", "produce", "build", "cooperation", "turn-order", "final-scoring"] as const;
export type Phase = (typeof Phase)[number];

export type Place = number;

export type PlayerView = { 
/**
 * The points on the score track.
 */
score: number, 
/**
 * The points so far, by source.
 */
sheet: Record<string, number>, 
/**
 * The points that final scoring would add now. They include only Sphinx cards that the viewer may see.
 */
prospect: Record<string, number>, 
/**
 * The points on the upper side of the scarab tile; 0 before the first time round the track.
 */
scarab: number, tile: number, stones: number, 
/**
 * The number of stones that the quarries bring each round.
 */
production: number, crews: Array<CrewView>, 
/**
 * The grain that the crews need.
 */
need: number, 
/**
 * The grain that the irrigated fields bring.
 */
grain: number, 
/**
 * Points lost for each missing grain.
 */
penalty: number, 
/**
 * The space of each market marker, counted from the top.
 */
markets: Record<string, number>, 
/**
 * The fields, the starting field first.
 */
fields: Array<FieldView>, 
/**
 * All Nile cards of the player, including fields and quarries.
 */
cards: Array<OwnCard>, 
/**
 * The number of Sphinx cards in hand.
 */
sphinx: number, 
/**
 * The Sphinx cards in hand that the viewer may see.
 */
hand: Array<SphinxView>, 
/**
 * The cards from which the player is choosing, if this viewer may see them.
 */
look: Array<SphinxView>, 
/**
 * The values of the player's grave tiles.
 */
graves: Array<number>, 
/**
 * The sum of those values, including the card that adds to it.
 */
grave_sum: number, bricks: Record<string, number>, ships: number, passed: boolean, 
/**
 * The sites where the player has built in this round.
 */
built: Array<Site>, };

export type Position = number;

export type Printed = { ships: number, most_strength: number, most_stones: number, start_quarry: number, start_field: number, 
/**
 * The positions of the water ring, from the left.
 */
water: Array<WaterView>, markets: Markets, 
/**
 * The points by number of sites built at in a round, from 0.
 */
cooperation: [number, number, number, number], 
/**
 * The points for grave tiles, by the minimum sum of their values.
 */
grave_points: Array<GravePoints>, 
/**
 * The number of spaces of the score track.
 */
track_spaces: number, sphinx_build: SphinxBuild, 
/**
 * The number of building spaces of a site.
 */
site_spaces: number, 
/**
 * The number of building spaces that are covered at this table.
 */
covered_spaces: number, 
/**
 * The tables of the content file with at least one reconstructed row.
 */
reconstructed: Array<string>, };

export const Produce = ["quarry", "green", "yellow-green", "brown"] as const;
export type Produce = (typeof Produce)[number];

export const Ring = ["left", "middle", "right"] as const;
export type Ring = (typeof Ring)[number];

export type RowNo = number;

export type RowView = { 
/**
 * The cost and the points of a brick in this row.
 */
value: number, 
/**
 * The owner of the brick on each space, from the left.
 */
spaces: Array<Seat | null>, 
/**
 * Whether a brick can be laid here.
 */
open: boolean, };

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export const Site = ["site-sphinx", "site-obelisk", "site-pyramid"] as const;
export type Site = (typeof Site)[number];

export type SiteView = { site: Site, position: Position, buildings: Array<Building>, 
/**
 * The ships on the building spaces in use, from the Nile.
 */
places: Array<Seat | null>, substitute: Seat | null, 
/**
 * The cheapest brick that can be built now; `None` if everything is built.
 */
cheapest: number | null, };

export const Source = ["sphinx", "obelisk", "graves", "pyramid", "temple", "rows", "grain-market", "nile-cards", "cooperation", "hunger", "sale", "grave-tiles", "sphinx-cards"] as const;
export type Source = (typeof Source)[number];

export type SpaceView = { position: Position, space: SpaceWord, town: Town | null, 
/**
 * The number of the card square; `None` for other spaces.
 */
square: Square | null, card: NileView | null, 
/**
 * The actions of a round space, in this order.
 */
actions: Array<Action>, 
/**
 * Whether the card for a double action can be used here.
 */
double: boolean, 
/**
 * Whether the power for occupied spaces can be used here.
 */
occupied: boolean, site: Site | null, 
/**
 * The owners of the ships here; a player can have two.
 */
ships: Array<Seat>, };

export const SpaceWord = ["card", "round", "site"] as const;
export type SpaceWord = (typeof SpaceWord)[number];

export type Sphinx = number;

export type SphinxBuild = { most: number, keep: number, 
/**
 * The points for each returned card.
 */
points: number, };

export type SphinxView = { card: Sphinx, 
/**
 * The points that the card would bring if the game ended now.
 */
worth: number, goal: Goal, 
/**
 * The row, or the required number.
 */
number: number, building: Building | null, buildings: Array<Building>, parts: Array<Part>, market: Market | null, crew: Crew | null, of: Produce | null, 
/**
 * The points for the goal, or for each thing that is counted.
 */
points: number, 
/**
 * The points by number of counted players, from 1.
 */
by_count: [number, number, number, number] | null, };

export type Square = number;

export const Town = ["ombos", "edfu", "thebae", "abydus", "selinon", "passalon", "amarna", "beni-hasan", "alyi", "giza", "heliopolis"] as const;
export type Town = (typeof Town)[number];

export type View = { round: number, rounds: number, phase: Phase, 
/**
 * The seat on turn.
 */
active: Seat | null, 
/**
 * The turn order of this phase.
 */
order: Array<Seat>, 
/**
 * The seats in the order of their markers on the score track, the front one first.
 */
track: Array<Seat>, ring: Ring, 
/**
 * The spaces of the river, upstream first.
 */
river: Array<SpaceView>, sites: Array<SiteView>, 
/**
 * The rows of the obelisk, from the bottom.
 */
obelisk: Array<RowView>, 
/**
 * The slots for graves, from the Nile.
 */
graves: Array<GraveView>, 
/**
 * The rows of the pyramid, from the bottom.
 */
pyramid: Array<RowView>, temple: Array<PartView>, 
/**
 * The number of face-down Nile cards of each deck.
 */
decks: Record<string, number>, sphinx_deck: number, 
/**
 * The cards of the Sphinx deck that the viewer knows, with their places from the top.
 */
known: Array<KnownView>, players: Array<PlayerView>, 
/**
 * The site where the open step lands a ship or builds.
 */
site: Site | null, 
/**
 * The build in progress.
 */
build: BuildView | null, 
/**
 * The number of crews, cards or grain that the open step still needs.
 */
left: number, 
/**
 * The cost and the effect of each legal move of the viewer.
 */
offers: Array<Offer>, printed: Printed, };

export type WaterView = { ring: Ring, irrigates: Array<Colour>, };
