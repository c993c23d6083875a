// Written by `cargo xtask codegen`; do not edit.

export const Act = ["stone-market", "grain-market", "crew", "any-crew", "stones", "ring"] as const;
export type Act = (typeof Act)[number];

export type Action = { act: Act, crew: Crew | null, number: number, };

export type Bonus = { gain: Gain, number: number, };

export type BuildView = { seat: Seat, site: Site, 
/**
 * What is committed; bricks use it up.
 */
crews: Array<Crew>, boosts: number, strength: number, 
/**
 * What was built so far: stones paid, and points that will be scored.
 */
spent: number, 
/**
 * How much more can be built.
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
 * It has worked in this round.
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
 * Of a field.
 */
colour: Colour | null, }
  | { "type": "ship-placed", seat: Seat, position: Position, }
  | { "type": "town-visited", seat: Seat, position: Position, town: Town, }
  | { "type": "ship-berthed", seat: Seat, site: Site, place: Place, }
  | { "type": "substitute-stands", seat: Seat, site: Site, }
  | { "type": "card-taken", seat: Seat, square: Square, card: string, effect: Effect, number: number, 
/**
 * Of a field.
 */
colour: Colour | null, }
  | { "type": "card-used", seat: Seat, card: string, effect: Effect, number: number, 
/**
 * Of a field.
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
 * Nothing: the field from the start.
 */
card: string | null, 
/**
 * With the cards for better fields that lie on it.
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
 * Nothing: face down.
 */
value: number | null, 
/**
 * Who took the tile.
 */
owner: Seat | null, 
/**
 * The next one to be taken.
 */
open: boolean, };

export const Kind = ["immediate", "any-time", "permanent"] as const;
export type Kind = (typeof Kind)[number];

export type KnownView = { place: number, card: Sphinx, };

export const Market = ["stone", "grain"] as const;
export type Market = (typeof Market)[number];

export type Markets = { 
/**
 * Spaces of each track.
 */
spaces: number, 
/**
 * Stones for a step onto or at the bottom of the stone market.
 */
stones: number, 
/**
 * Points for a step onto or at the bottom of the grain market.
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
 * How much of it: stones, grain, steps, strength, points, cards.
 */
number: number, 
/**
 * Of a field.
 */
colour: Colour | null, 
/**
 * The crews that grow.
 */
crews: [Crew, Crew] | null, 
/**
 * The buildings whose bricks count.
 */
buildings: Array<Building>, 
/**
 * What a field brings when it is taken.
 */
bonus: Bonus | null, 
/**
 * The power works only after the crews of the round are fed.
 */
after_feeding: boolean, };

export type Offer = { 
/**
 * The move: `row 2`.
 */
action: string, 
/**
 * Stones to be paid.
 */
stones: number, 
/**
 * Points gained or lost, as far as they are certain.
 */
points: number, 
/**
 * Cards and powers that are used up.
 */
uses: Array<Effect>, 
/**
 * A free action, offered beside the decision of the turn.
 */
free: boolean, };

export type OwnCard = { 
/**
 * A power that has been used in this round.
 */
used: boolean, 
/**
 * The field on which a card for a better field lies.
 */
field: string | null, card: string, effect: Effect, kind: Kind, 
/**
 * How much of it: stones, grain, steps, strength, points, cards.
 */
number: number, 
/**
 * Of a field.
 */
colour: Colour | null, 
/**
 * The crews that grow.
 */
crews: [Crew, Crew] | null, 
/**
 * The buildings whose bricks count.
 */
buildings: Array<Building>, 
/**
 * What a field brings when it is taken.
 */
bonus: Bonus | null, 
/**
 * The power works only after the crews of the round are fed.
 */
after_feeding: boolean, };

export const Part = ["pillar-left", "pillar-right", "columns", "lintels"] as const;
export type Part = (typeof Part)[number];

export type PartView = { part: Part, 
/**
 * From the bottom.
 */
values: Array<number>, spaces: Array<Seat | null>, 
/**
 * Parts that must be complete before.
 */
after: Array<Part>, open: boolean, };

export const Phase = ["setup", "deal", "sail", "feed", "produce", "build", "cooperation", "turn-order", "final-scoring"] as const;
export type Phase = (typeof Phase)[number];

export type Place = number;

export type PlayerView = { 
/**
 * On the score track.
 */
score: number, 
/**
 * Where the points come from.
 */
sheet: Record<string, number>, 
/**
 * What would come at the end, if it came now; of Sphinx cards only those that the viewer may see.
 */
prospect: Record<string, number>, 
/**
 * Shown by the scarab tile; 0: none yet.
 */
scarab: number, tile: number, stones: number, 
/**
 * Stones that the quarries bring each round.
 */
production: number, crews: Array<CrewView>, 
/**
 * Grain that the crews need, and what the irrigated fields bring.
 */
need: number, grain: number, 
/**
 * Points lost for each missing grain.
 */
penalty: number, 
/**
 * The space of each market marker, from the top.
 */
markets: Record<string, number>, 
/**
 * The one from the start first.
 */
fields: Array<FieldView>, 
/**
 * All Nile cards in front of the player, fields and quarries too.
 */
cards: Array<OwnCard>, 
/**
 * How many Sphinx cards are in hand.
 */
sphinx: number, 
/**
 * Those that this viewer may see.
 */
hand: Array<SphinxView>, 
/**
 * The cards from which the player is choosing, if this viewer may see them.
 */
look: Array<SphinxView>, 
/**
 * The values of grave tiles, and their sum with the card that adds to it.
 */
graves: Array<number>, grave_sum: number, bricks: Record<string, number>, ships: number, passed: boolean, 
/**
 * Sites built at in this round.
 */
built: Array<Site>, };

export type Position = number;

export type Printed = { ships: number, most_strength: number, most_stones: number, start_quarry: number, start_field: number, 
/**
 * The places of the ring from the left.
 */
water: Array<WaterView>, markets: Markets, 
/**
 * Points by number of sites built at in a round, from none on.
 */
cooperation: [number, number, number, number], 
/**
 * From this sum of grave tiles on, so many points.
 */
grave_points: Array<GravePoints>, 
/**
 * Spaces of the score track once round.
 */
track_spaces: number, sphinx_build: SphinxBuild, 
/**
 * Building spaces of a site, and how many of them are covered at this table.
 */
site_spaces: number, covered_spaces: number, 
/**
 * The tables of the content file that are guesses, at least in part.
 */
reconstructed: Array<string>, };

export const Produce = ["quarry", "green", "yellow-green", "brown"] as const;
export type Produce = (typeof Produce)[number];

export const Ring = ["left", "middle", "right"] as const;
export type Ring = (typeof Ring)[number];

export type RowNo = number;

export type RowView = { 
/**
 * What a brick here costs and scores.
 */
value: number, 
/**
 * From the left.
 */
spaces: Array<Seat | null>, 
/**
 * A brick can be laid.
 */
open: boolean, };

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export const Site = ["site-sphinx", "site-obelisk", "site-pyramid"] as const;
export type Site = (typeof Site)[number];

export type SiteView = { site: Site, position: Position, buildings: Array<Building>, 
/**
 * The building spaces in use, from the Nile on.
 */
places: Array<Seat | null>, substitute: Seat | null, 
/**
 * The least that can be built now; nothing if all is built.
 */
cheapest: number | null, };

export const Source = ["sphinx", "obelisk", "graves", "pyramid", "temple", "rows", "grain-market", "nile-cards", "cooperation", "hunger", "sale", "grave-tiles", "sphinx-cards"] as const;
export type Source = (typeof Source)[number];

export type SpaceView = { position: Position, space: SpaceWord, town: Town | null, 
/**
 * Of a card square.
 */
square: Square | null, card: NileView | null, 
/**
 * What a round space does, in this order.
 */
actions: Array<Action>, 
/**
 * Whether the card for a double action and the power for occupied spaces work here.
 */
double: boolean, occupied: boolean, site: Site | null, 
/**
 * Whose ships stand here; the same player can stand twice.
 */
ships: Array<Seat>, };

export const SpaceWord = ["card", "round", "site"] as const;
export type SpaceWord = (typeof SpaceWord)[number];

export type Sphinx = number;

export type SphinxBuild = { most: number, keep: number, 
/**
 * For each card returned.
 */
points: number, };

export type SphinxView = { card: Sphinx, 
/**
 * What it would bring if the game ended now.
 */
worth: number, goal: Goal, 
/**
 * The row, or how many are needed.
 */
number: number, building: Building | null, buildings: Array<Building>, parts: Array<Part>, market: Market | null, crew: Crew | null, of: Produce | null, 
/**
 * For the goal, or for each of what is counted.
 */
points: number, 
/**
 * By number of players that are counted, from one on.
 */
by_count: [number, number, number, number] | null, };

export type Square = number;

export const Town = ["ombos", "edfu", "thebae", "abydus", "selinon", "passalon", "amarna", "beni-hasan", "alyi", "giza", "heliopolis"] as const;
export type Town = (typeof Town)[number];

export type View = { round: number, rounds: number, phase: Phase, 
/**
 * Whose turn it is.
 */
active: Seat | null, 
/**
 * In which the players act in this phase.
 */
order: Array<Seat>, 
/**
 * The markers on the score track, the front one first.
 */
track: Array<Seat>, ring: Ring, 
/**
 * Upstream first.
 */
river: Array<SpaceView>, sites: Array<SiteView>, 
/**
 * From the bottom.
 */
obelisk: Array<RowView>, 
/**
 * From the Nile on.
 */
graves: Array<GraveView>, 
/**
 * From the bottom.
 */
pyramid: Array<RowView>, temple: Array<PartView>, 
/**
 * Nile cards of each deck that lie face down.
 */
decks: Record<string, number>, sphinx_deck: number, 
/**
 * Places of the Sphinx deck, from the top, of which this viewer knows the card.
 */
known: Array<KnownView>, players: Array<PlayerView>, 
/**
 * Where the open step lands a ship or builds.
 */
site: Site | null, 
/**
 * The build that is going on.
 */
build: BuildView | null, 
/**
 * How many more of what the open step asks for: crews, cards, grain.
 */
left: number, 
/**
 * For whoever is to act: what each move costs, brings and uses up.
 */
offers: Array<Offer>, printed: Printed, };

export type WaterView = { ring: Ring, irrigates: Array<Colour>, };
