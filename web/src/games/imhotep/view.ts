// Written by `cargo xtask codegen`; do not edit.

export type Ladder = { points: Array<number>, further: number, };

export type Options = { 
/**
 * By site.
 */
sides: ["a" | "b", "a" | "b", "a" | "b", "a" | "b", "a" | "b"], wrath: boolean, };

export type PlayerView = { score: number, points: Points, sled: number, quarry: number, cards: Record<string, number>, };

export type Points = { pyramid: number, temple: number, burial: number, obelisks: number, decorations: number, statues: number, blue_cards: number, wrath: number, };

export type Printed = { 
/**
 * Stones that a sled holds.
 */
sled: number, 
/**
 * Stones that a visit to the quarry brings.
 */
take: number, 
/**
 * The great pyramid, in the order its spaces are filled.
 */
pyramid: Array<number>, 
/**
 * The small pyramids, each in the order its spaces are filled.
 */
small_pyramids: Array<Array<Space>>, 
/**
 * For a stone beside what is finished.
 */
overflow: number, 
/**
 * Stones that the bonus of a small pyramid brings.
 */
bonus_stones: number, 
/**
 * What the temple's places bring at the end of a round, from the left.
 */
temple: Array<"choice" | "points" | "card">, temple_points: number, 
/**
 * The two sides of a choice.
 */
choice_points: number, choice_stones: number, 
/**
 * Side A: points for a group of so many stones.
 */
burial: Ladder | null, 
/**
 * Side B: the places in a row.
 */
burial_places: Array<number>, 
/**
 * Side A: the places by height.
 */
obelisks: Array<number>, 
/**
 * Side B: the spaces for towers, the best first.
 */
towers: Array<number>, stones_in_a_tower: number, 
/**
 * Side B: for a loose stone at the end.
 */
loose: number, statues: Ladder, 
/**
 * Stones for which a decoration gives a point.
 */
stones_for_a_point: number, };

export type ShipView = { minimum: number, 
/**
 * From the bow.
 */
slots: Array<"a" | "b" | "c" | "d" | "e" | null>, docked: "market" | "pyramid" | "temple" | "burial" | "obelisks" | null, };

export type Space = { points: number, bonus?: "card" | "stones" | "ship", };

export type UnderWay = { ship: number, 
/**
 * The slots that will be unloaded, in this order, as far as it is known.
 */
order: Array<number>, };

export type View = { options: Options, round: number, rounds: number, start: "a" | "b" | "c" | "d" | "e", active: "a" | "b" | "c" | "d" | "e", players: Array<PlayerView>, ships: Array<ShipView>, 
/**
 * The ship that seeks a harbour or is being unloaded.
 */
under_way: UnderWay | null, 
/**
 * The face-up cards by place.
 */
market: ["entrance" | "sarcophagus" | "path" | "pyramid-d" | "temple-d" | "burial-d" | "obelisk-d" | "statue" | "lever" | "hammer" | "sail" | "chisel" | null, "entrance" | "sarcophagus" | "path" | "pyramid-d" | "temple-d" | "burial-d" | "obelisk-d" | "statue" | "lever" | "hammer" | "sail" | "chisel" | null, "entrance" | "sarcophagus" | "path" | "pyramid-d" | "temple-d" | "burial-d" | "obelisk-d" | "statue" | "lever" | "hammer" | "sail" | "chisel" | null, "entrance" | "sarcophagus" | "path" | "pyramid-d" | "temple-d" | "burial-d" | "obelisk-d" | "statue" | "lever" | "hammer" | "sail" | "chisel" | null], 
/**
 * Cards lying face down on the fourth place.
 */
face_down: number, 
/**
 * What this viewer has seen of the face-down pair.
 */
peek: Array<"entrance" | "sarcophagus" | "path" | "pyramid-d" | "temple-d" | "burial-d" | "obelisk-d" | "statue" | "lever" | "hammer" | "sail" | "chisel">, pile: number, discard: Record<string, number>, 
/**
 * Round cards that may still come, by the capacities of their ships.
 */
round_cards: Array<[number, number, number, number]>, pyramid: string, small_pyramids: [string, string, string], temple: string, temple_places: number, burial: string, 
/**
 * Side A: heights. Side B: loose stones. By seat.
 */
obelisks: Array<number>, 
/**
 * Side B: who built on which space, the best first.
 */
towers: Array<"a" | "b" | "c" | "d" | "e" | null>, printed: Printed, };
