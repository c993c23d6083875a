// Written by `cargo xtask codegen`; do not edit.

export type ActionStatistics = { 
/**
 * What kind of thing it is: `action`, `zone`.
 */
kind: string, 
/**
 * The id of its name.
 */
id: string, 
/**
 * How often a player does it in a game, on average.
 */
times: number, 
/**
 * How often a winner does it.
 */
winners: number, };

export type Compared = { 
/**
 * Those of one person.
 */
own: Statistics, 
/**
 * Those of all people.
 */
all: Statistics, 
/**
 * The number of results below which a figure says little.
 */
few: number, 
/**
 * Whether there are more games, which are not counted yet.
 */
partial: boolean, };

export type GainStatistics = { 
/**
 * What kind of thing it is: `god`, `card`, `role`.
 */
kind: string, 
/**
 * The id of its name.
 */
id: string, 
/**
 * How often those who got it won.
 */
rate: Rate, };

export type OpeningStatistics = { 
/**
 * The move in notation; only its verb if `things` tell the rest.
 */
move: string, 
/**
 * The ids of the things that the move is about, where its noun is only the number of a card.
 */
things: Array<string>, 
/**
 * How often it won.
 */
rate: Rate, 
/**
 * The next decisions of the same seat.
 */
then: OpeningStatistics[], };

export type Rate = { 
/**
 * The number of results: one for each seat that is counted.
 */
results: number, 
/**
 * The share of them that were won; a shared victory counts as a part of one.
 */
share: number, 
/**
 * The share that the seats of the same games won on average: what chance alone would bring. Where nobody won, it is 0.
 */
expected: number, 
/**
 * The bounds of the chance to win, at 95 % (Wilson).
 */
low: number, 
/**
 * The upper bound.
 */
high: number, };

export const Seat = ["a", "b", "c", "d", "e"] as const;
export type Seat = (typeof Seat)[number];

export type SeatStatistics = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How often it won.
 */
rate: Rate, 
/**
 * Its points on average.
 */
points: number, };

export type SourceStatistics = { 
/**
 * The id of its name.
 */
id: string, 
/**
 * The points that it brought a player on average.
 */
points: number, 
/**
 * The points that it brought a winner on average.
 */
winners: number, };

export type Statistics = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The number of players of the games that are counted; `None` for all. `tables` has all of them.
 */
players: number | null, 
/**
 * The number of games.
 */
games: number, 
/**
 * All results together.
 */
rate: Rate | null, 
/**
 * The points of a player, on average.
 */
points: number, 
/**
 * By number of players.
 */
tables: Array<TableStatistics>, 
/**
 * Where the points came from, the most important source first.
 */
sources: Array<SourceStatistics>, 
/**
 * What players did, the most frequent first.
 */
actions: Array<ActionStatistics>, 
/**
 * What players got, the most frequent first.
 */
gains: Array<GainStatistics>, 
/**
 * The cards that players played in battles, the most frequent first; their results are battles.
 */
battles: Array<GainStatistics>, 
/**
 * The first decisions of a seat, the most frequent first.
 */
openings: Array<OpeningStatistics>, };

export type TableStatistics = { 
/**
 * The number of players.
 */
players: number, 
/**
 * The number of games.
 */
games: number, 
/**
 * What each seat won.
 */
seats: Array<SeatStatistics>, };
