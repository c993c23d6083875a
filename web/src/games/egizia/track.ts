// The pieces that travel from one view to the next. Every piece on the board has an id that gives its place or its owner; a piece that was
// not visible before comes from the mat of its owner, or from a deck.
import { SEATS } from "../../seat";
import type { Journey } from "../../ui/flip";
import { following, type Track } from "../../ui/following";
import { MARKETS } from "./pieces/kinds";
import type { SiteView, SpaceView, View } from "./view";

interface Known extends Track {
  view: View;
}

/** The journeys to a view from the view that was drawn before. */
export const track: (view: View) => Track = following(follow);

export const RING_ID = "ring";
/** The anchor where the river enters the board. */
export const SOURCE = "river-source";
export const scoreId = (seat: string) => `score-${seat}`;
export const marketId = (market: string, seat: string) => `${market}-${seat}`;
export const brickId = (building: string, row: number, place: number) => `brick-${building}-${row}-${place}`;
export const berthId = (seat: string, site: Pick<SiteView, "position">) => `ship-${seat}-${site.position}`;
export const tileId = (slot: number) => `tile-${slot + 1}`;

/** The id of a ship. The same player can have two ships at a space. */
export function shipId(space: Pick<SpaceView, "position" | "ships">, nth: number): string {
  const seat = space.ships[nth] ?? "a";
  const before = space.ships.slice(0, nth).filter((other) => other === seat).length;
  return `ship-${seat}-${space.position}${before > 0 ? `-${before + 1}` : ""}`;
}

/** More journeys than this are not one move: the viewer has come back, or scrolls through the game. */
const MAX_JOURNEYS = 40;

export function follow(before: { view: View } | null, view: View): Known {
  if (!before || before.view.players.length !== view.players.length) return { view, journeys: [], moved: new Set() };
  const was = before.view;
  const placed = [...sailing(was, view), ...arrivals(bricksOf(was), bricksOf(view))];
  const journeys = [...placed, ...departures(was, view), ...berthed(was, view), ...cards(was, view), ...markers(was, view), ...graves(was, view)];
  if (journeys.length > MAX_JOURNEYS) return { view, journeys: [], moved: new Set() };
  return { view, journeys, moved: new Set(placed.map(({ id }) => id)) };
}

/** Seats by the ids of their pieces. */
type Owned = ReadonlyMap<string, string>;

function shipsOf(view: View): Owned {
  return new Map(view.river.flatMap((space) => space.ships.map((seat, nth): [string, string] => [shipId(space, nth), seat])));
}

function bricksOf(view: View): Owned {
  const row = (building: string) => (spaces: readonly (string | null)[], level: number) =>
    spaces.flatMap((seat, place): [string, string][] => (seat ? [[brickId(building, level, place), seat]] : []));
  return new Map([
    ...view.obelisk.flatMap(({ spaces }, level) => row("obelisk")(spaces, level)),
    ...view.pyramid.flatMap(({ spaces }, level) => row("pyramid")(spaces, level)),
    ...view.temple.flatMap(({ part, spaces }) => row(part)(spaces, 0)),
    ...row("graves")(
      view.graves.map(({ owner }) => owner),
      0,
    ),
  ]);
}

/** New bricks come from their owner's stones. */
function arrivals(was: Owned, now: Owned): Journey[] {
  return [...now].filter(([id]) => !was.has(id)).map(([id, seat]) => ({ id, from: `stock-${seat}` }));
}

/** New ships come down the river. */
function sailing(was: View, view: View): Journey[] {
  const before = shipsOf(was);
  return [...shipsOf(view).keys()].filter((id) => !before.has(id)).map((id) => ({ id, from: SOURCE, manner: "sail" }));
}

/** Ships return to their owners. */
function departures(was: View, view: View): Journey[] {
  const now = shipsOf(view);
  return [...shipsOf(was)].filter(([id]) => !now.has(id)).map(([id, seat]) => ({ id, to: `ship-${seat}` }));
}

/** Ships that move from the river to the pier, or to another place there. */
function berthed(was: View, view: View): Journey[] {
  const places = (site: SiteView | undefined) => [...(site?.places ?? []), site?.substitute ?? null];
  return view.sites.flatMap((site, index) => {
    const [before, now] = [places(was.sites[index]), places(site)];
    return now.flatMap((seat, place): Journey[] => (seat && before[place] !== seat ? [{ id: berthId(seat, site) }] : []));
  });
}

/** Cards go from the river to their owner, or out of the game; new ones come from the deck. */
function cards(was: View, view: View): Journey[] {
  const id = (card: string) => `nile-${card}`;
  const laid = (of: View) => of.river.flatMap(({ card }) => (card ? [card.card] : []));
  const [before, now] = [laid(was), laid(view)];
  const taker = was.active ?? view.active;
  return [
    ...before.filter((card) => !now.includes(card)).map((card) => ({ id: id(card), ...(taker ? { to: `cards-${taker}` } : {}) })),
    ...now.filter((card) => !before.includes(card)).map((card) => ({ id: id(card), from: "nile-deck" })),
  ];
}

/** Markers on the score track, the markets and the water ring. */
function markers(was: View, view: View): Journey[] {
  const seats = view.players.flatMap((player, index): Journey[] => {
    const [seat, old] = [SEATS[index] ?? "a", was.players[index]];
    const steps = MARKETS.filter((market) => player.markets[market] !== old?.markets[market]).map((market) => ({ id: marketId(market, seat) }));
    return player.score === old?.score ? steps : [...steps, { id: scoreId(seat) }];
  });
  return was.ring === view.ring ? seats : [...seats, { id: RING_ID }];
}

/** A grave tile goes to the player who took it. */
function graves(was: View, view: View): Journey[] {
  return view.graves.flatMap(({ owner }, slot): Journey[] => {
    if (!owner || was.graves[slot]?.owner) return [];
    return [{ id: tileId(slot), to: `cards-${owner}` }];
  });
}
