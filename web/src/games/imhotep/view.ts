// Written by `cargo xtask codegen`; do not edit.

export const Bonus = ["card", "stones", "ship"] as const;
export type Bonus = (typeof Bonus)[number];

export const Card = ["entrance", "sarcophagus", "path", "pyramid-d", "temple-d", "burial-d", "obelisk-d", "statue", "lever", "hammer", "sail", "chisel"] as const;
export type Card = (typeof Card)[number];

export const Cause = ["action", "hammer", "chisel", "sail", "bonus", "temple"] as const;
export type Cause = (typeof Cause)[number];

export const Colour = ["red", "green", "violet", "blue"] as const;
export type Colour = (typeof Colour)[number];

export type Event = { "type": "round-began", round: number, seat: Seat, }
  | { "type": "ships-came", ships: [number, number, number, number], }
  | { "type": "card-dealt", place: MarketPlace, card: Card, }
  | { "type": "pair-laid", count: number, }
  | { "type": "reshuffled" }
  | { "type": "stones-taken", seat: Seat, count: number, cause: Cause, }
  | { "type": "stone-loaded", seat: Seat, ship: ShipNo, slot: SlotNo, cause: Cause, }
  | { "type": "ship-sailed", seat: Seat, ship: ShipNo, site: Site, }
  | { "type": "card-played", seat: Seat, card: Card, }
  | { "type": "order-chosen", seat: Seat, order: Array<Seat>, }
  | { "type": "pyramid-built", seat: Seat, points: number, }
  | { "type": "small-pyramid-built", seat: Seat, pyramid: SmallPyramid, points: number, }
  | { "type": "pyramid-overflowed", seat: Seat, points: number, }
  | { "type": "temple-built", seat: Seat, place: number, }
  | { "type": "burial-built", seat: Seat, row: number, column: number, }
  | { "type": "obelisk-raised", seat: Seat, height: number, }
  | { "type": "stone-loose", seat: Seat, count: number, }
  | { "type": "tower-built", seat: Seat, points: number, }
  | { "type": "card-taken", seat: Seat, card: Card, }
  | { "type": "market-empty", seat: Seat, }
  | { "type": "pair-taken", seat: Seat, }
  | { "type": "pair-seen", seat: Seat, card: Card, }
  | { "type": "pair-split", seat: Seat, card: Card, rejected: Card, }
  | { "type": "card-drawn", seat: Seat, card: Card, cause: Cause, }
  | { "type": "nothing-to-draw", seat: Seat, }
  | { "type": "quarry-empty", seat: Seat, card: Card, }
  | { "type": "card-discarded", card: Card, }
  | { "type": "bonus-declined", seat: Seat, }
  | { "type": "temple-rewarded", seat: Seat, place: number, side: Side, points: number, }
  | { "type": "passed", seat: Seat, }
  | { "type": "round-stalled" }
  | { "type": "stones-returned", seat: Seat, count: number, }
  | { "type": "pair-swept", card: Card, }
  | { "type": "round-ended", round: number, }
  | { "type": "scored", seat: Seat, source: Source, 
/**
 * The side of the board that the points come from, if they come from one.
 */
side?: Side, points: number, }
  | { "type": "game-ended", winners: Array<Seat>, };

export type Ladder = { points: Array<number>, further: number, };

export type MarketPlace = number;

export type Options = { 
/**
 * By site.
 */
sides: [Side, Side, Side, Side, Side], wrath: boolean, };

export type PlayerView = { score: number, points: Points, sled: number, quarry: number, cards: Record<string, number>, };

export type Points = { pyramid: number, temple: number, burial: number, obelisks: number, decorations: number, statues: number, blue_cards: number, wrath: number, };

export type Printed = { 
/**
 * The number of stones that a sled holds.
 */
sled: number, 
/**
 * The number of stones that a visit to the quarry brings.
 */
take: number, 
/**
 * The points of the great pyramid's spaces, in the order in which they are filled.
 */
pyramid: Array<number>, 
/**
 * The spaces of each small pyramid, in the order in which they are filled.
 */
small_pyramids: Array<Array<Space>>, 
/**
 * The points of a stone when the pyramids are complete.
 */
overflow: number, 
/**
 * The number of stones that the bonus of a small pyramid brings.
 */
bonus_stones: number, 
/**
 * The rewards of the temple's places at the end of a round, from the left.
 */
temple: Array<Reward>, temple_points: number, 
/**
 * Side B of the temple: the points, if the player chooses points.
 */
choice_points: number, 
/**
 * Side B of the temple: the number of stones, if the player chooses stones.
 */
choice_stones: number, 
/**
 * Side A: the points of a group, by its number of stones.
 */
burial: Ladder | null, 
/**
 * Side B: the points of the places in a row.
 */
burial_places: Array<number>, 
/**
 * Side A: the points by rank of height.
 */
obelisks: Array<number>, 
/**
 * Side B: the points of the spaces for towers, the most valuable first.
 */
towers: Array<number>, stones_in_a_tower: number, 
/**
 * Side B: the points of a loose stone at the end.
 */
loose: number, statues: Ladder, 
/**
 * The number of stones for which a decoration gives one point.
 */
stones_for_a_point: number, };

export const Reward = ["choice", "points", "card"] as const;
export type Reward = (typeof Reward)[number];

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export type ShipNo = number;

export type ShipView = { minimum: number, 
/**
 * The stones on the ship, from the bow.
 */
slots: Array<Seat | null>, docked: Site | null, };

export const Side = ["a", "b"] as const;
export type Side = (typeof Side)[number];

export const Site = ["market", "pyramid", "temple", "burial", "obelisks"] as const;
export type Site = (typeof Site)[number];

export type SlotNo = number;

export const SmallPyramid = ["left", "middle", "right"] as const;
export type SmallPyramid = (typeof SmallPyramid)[number];

export const Source = ["pyramid", "temple", "burial", "obelisks", "decorations", "statues", "blue-cards", "wrath"] as const;
export type Source = (typeof Source)[number];

export type Space = { points: number, bonus?: Bonus, };

export type UnderWay = { ship: ShipNo, 
/**
 * The slots still to be unloaded, in this order, as far as it is known.
 */
order: Array<SlotNo>, };

export type View = { options: Options, round: number, rounds: number, start: Seat, active: Seat, players: Array<PlayerView>, ships: Array<ShipView>, 
/**
 * The ship that has just sailed: its site is being chosen or it is being unloaded.
 */
under_way: UnderWay | null, 
/**
 * The face-up cards, by place of the market.
 */
market: [Card | null, Card | null, Card | null, Card | null], 
/**
 * The number of face-down cards on the fourth place.
 */
face_down: number, 
/**
 * The cards of the face-down pair that the viewer has seen.
 */
peek: Array<Card>, pile: number, discard: Record<string, number>, 
/**
 * The round cards that may still come, each as the capacities of its ships.
 */
round_cards: Array<[number, number, number, number]>, pyramid: string, small_pyramids: [string, string, string], temple: string, temple_places: number, burial: string, 
/**
 * Side A: the height of each seat's obelisk. Side B: the number of loose stones of each seat.
 */
obelisks: Array<number>, 
/**
 * Side B: the owner of the tower on each space, the most valuable space first.
 */
towers: Array<Seat | null>, printed: Printed, };

export const CARD_COLOURS: Record<Card, Colour> = {
  "entrance": "red",
  "sarcophagus": "red",
  "path": "red",
  "pyramid-d": "green",
  "temple-d": "green",
  "burial-d": "green",
  "obelisk-d": "green",
  "statue": "violet",
  "lever": "blue",
  "hammer": "blue",
  "sail": "blue",
  "chisel": "blue",
};
