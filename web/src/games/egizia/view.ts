// Written by `cargo xtask codegen`; do not edit.

export type Action = { act: "stone-market" | "grain-market" | "crew" | "any-crew" | "stones" | "ring", crew: "black" | "yellow" | "blue" | "joker" | null, number: number, };

export type Bonus = { gain: "stone-market" | "grain-market" | "points" | "stones", number: number, };

export type BuildView = { seat: "a" | "b" | "c" | "d" | "e", site: "site-sphinx" | "site-obelisk" | "site-pyramid", 
/**
 * What is committed; bricks use it up.
 */
crews: Array<"black" | "yellow" | "blue" | "joker">, boosts: number, strength: number, 
/**
 * What was built so far: stones paid, and points that will be scored.
 */
spent: number, 
/**
 * How much more can be built.
 */
budget: number, };

export type CrewView = { crew: "black" | "yellow" | "blue" | "joker", strength: number, 
/**
 * It has worked in this round.
 */
used: boolean, };

export type FieldView = { 
/**
 * Nothing: the field from the start.
 */
card: string | null, 
/**
 * With the cards for better fields that lie on it.
 */
colour: "green" | "yellow-green" | "brown", printed: "green" | "yellow-green" | "brown", value: number, irrigated: boolean, };

export type GravePoints = { from: number, points: number, };

export type GraveView = { 
/**
 * Nothing: face down.
 */
value: number | null, 
/**
 * Who took the tile.
 */
owner: "a" | "b" | "c" | "d" | "e" | null, 
/**
 * The next one to be taken.
 */
open: boolean, };

export type KnownView = { place: number, card: number, };

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

export type NileView = { card: string, effect: "quarry" | "field" | "sphinx-plus" | "sphinx-keep" | "crew-each-round" | "pay-for-crew" | "upstream" | "occupied" | "first-place" | "stones-as-grain" | "leftover" | "better-field" | "grave-bonus" | "crews-choice" | "crew-pair" | "stone-market" | "grain-market" | "brick-points" | "grain" | "stones" | "strength" | "two-crews" | "double-turn" | "double-space" | "sell-stones" | "stand-in", kind: "immediate" | "any-time" | "permanent", 
/**
 * How much of it: stones, grain, steps, strength, points, cards.
 */
number: number, 
/**
 * Of a field.
 */
colour: "green" | "yellow-green" | "brown" | null, 
/**
 * The crews that grow.
 */
crews: ["black" | "yellow" | "blue" | "joker", "black" | "yellow" | "blue" | "joker"] | null, 
/**
 * The buildings whose bricks count.
 */
buildings: Array<"sphinx" | "obelisk" | "graves" | "pyramid" | "temple">, 
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
uses: Array<"quarry" | "field" | "sphinx-plus" | "sphinx-keep" | "crew-each-round" | "pay-for-crew" | "upstream" | "occupied" | "first-place" | "stones-as-grain" | "leftover" | "better-field" | "grave-bonus" | "crews-choice" | "crew-pair" | "stone-market" | "grain-market" | "brick-points" | "grain" | "stones" | "strength" | "two-crews" | "double-turn" | "double-space" | "sell-stones" | "stand-in">, 
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
field: string | null, card: string, effect: "quarry" | "field" | "sphinx-plus" | "sphinx-keep" | "crew-each-round" | "pay-for-crew" | "upstream" | "occupied" | "first-place" | "stones-as-grain" | "leftover" | "better-field" | "grave-bonus" | "crews-choice" | "crew-pair" | "stone-market" | "grain-market" | "brick-points" | "grain" | "stones" | "strength" | "two-crews" | "double-turn" | "double-space" | "sell-stones" | "stand-in", kind: "immediate" | "any-time" | "permanent", 
/**
 * How much of it: stones, grain, steps, strength, points, cards.
 */
number: number, 
/**
 * Of a field.
 */
colour: "green" | "yellow-green" | "brown" | null, 
/**
 * The crews that grow.
 */
crews: ["black" | "yellow" | "blue" | "joker", "black" | "yellow" | "blue" | "joker"] | null, 
/**
 * The buildings whose bricks count.
 */
buildings: Array<"sphinx" | "obelisk" | "graves" | "pyramid" | "temple">, 
/**
 * What a field brings when it is taken.
 */
bonus: Bonus | null, 
/**
 * The power works only after the crews of the round are fed.
 */
after_feeding: boolean, };

export type PartView = { part: "pillar-left" | "pillar-right" | "columns" | "lintels", 
/**
 * From the bottom.
 */
values: Array<number>, spaces: Array<"a" | "b" | "c" | "d" | "e" | null>, 
/**
 * Parts that must be complete before.
 */
after: Array<"pillar-left" | "pillar-right" | "columns" | "lintels">, open: boolean, };

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
built: Array<"site-sphinx" | "site-obelisk" | "site-pyramid">, };

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

export type RowView = { 
/**
 * What a brick here costs and scores.
 */
value: number, 
/**
 * From the left.
 */
spaces: Array<"a" | "b" | "c" | "d" | "e" | null>, 
/**
 * A brick can be laid.
 */
open: boolean, };

export type SiteView = { site: "site-sphinx" | "site-obelisk" | "site-pyramid", position: number, buildings: Array<"sphinx" | "obelisk" | "graves" | "pyramid" | "temple">, 
/**
 * The building spaces in use, from the Nile on.
 */
places: Array<"a" | "b" | "c" | "d" | "e" | null>, substitute: "a" | "b" | "c" | "d" | "e" | null, 
/**
 * The least that can be built now; nothing if all is built.
 */
cheapest: number | null, };

export type SpaceView = { position: number, space: SpaceWord, town: "ombos" | "edfu" | "thebae" | "abydus" | "selinon" | "passalon" | "amarna" | "beni-hasan" | "alyi" | "giza" | "heliopolis" | null, 
/**
 * Of a card square.
 */
square: number | null, card: NileView | null, 
/**
 * What a round space does, in this order.
 */
actions: Array<Action>, 
/**
 * Whether the card for a double action and the power for occupied spaces work here.
 */
double: boolean, occupied: boolean, site: "site-sphinx" | "site-obelisk" | "site-pyramid" | null, 
/**
 * Whose ships stand here; the same player can stand twice.
 */
ships: Array<"a" | "b" | "c" | "d" | "e">, };

export type SpaceWord = "card" | "round" | "site";

export type SphinxBuild = { most: number, keep: number, 
/**
 * For each card returned.
 */
points: number, };

export type SphinxView = { card: number, 
/**
 * What it would bring if the game ended now.
 */
worth: number, goal: "obelisk-row" | "pyramid-row" | "temple-parts" | "graves-taken" | "market-players" | "own-bricks" | "bricks-everywhere" | "own-market" | "permanent-cards" | "ten-points" | "each-brick" | "crew-strength" | "most-production", 
/**
 * The row, or how many are needed.
 */
number: number, building: "sphinx" | "obelisk" | "graves" | "pyramid" | "temple" | null, buildings: Array<"sphinx" | "obelisk" | "graves" | "pyramid" | "temple">, parts: Array<"pillar-left" | "pillar-right" | "columns" | "lintels">, market: "stone" | "grain" | null, crew: "black" | "yellow" | "blue" | "joker" | null, of: "quarry" | "green" | "yellow-green" | "brown" | null, 
/**
 * For the goal, or for each of what is counted.
 */
points: number, 
/**
 * By number of players that are counted, from one on.
 */
by_count: [number, number, number, number] | null, };

export type View = { round: number, rounds: number, phase: "setup" | "deal" | "sail" | "feed" | "produce" | "build" | "cooperation" | "turn-order" | "final-scoring", 
/**
 * Whose turn it is.
 */
active: "a" | "b" | "c" | "d" | "e" | null, 
/**
 * In which the players act in this phase.
 */
order: Array<"a" | "b" | "c" | "d" | "e">, 
/**
 * The markers on the score track, the front one first.
 */
track: Array<"a" | "b" | "c" | "d" | "e">, ring: "left" | "middle" | "right", 
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
site: "site-sphinx" | "site-obelisk" | "site-pyramid" | null, 
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

export type WaterView = { ring: "left" | "middle" | "right", irrigates: Array<"green" | "yellow-green" | "brown">, };
