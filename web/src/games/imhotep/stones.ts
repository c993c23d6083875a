// Tracks every stone between views. Stones of one owner are alike and views do not identify them: here each stone gets an id, which it
// keeps from the quarry to the sled, to a ship, to a site.
import type { Journey } from "../../ui/flip";
import { following } from "../../ui/following";
import { SmallPyramid, type View } from "./view";

type Seat = View["active"];

/** A place that holds one stone: "sled-a-0", "ship-2-1", "temple-7". */
type Place = string;

export interface Placement {
  /** The stone's id; undefined if nothing travels. */
  stone: (place: Place) => string | undefined;
  /** The face-up card's id. */
  card: (place: number) => string | undefined;
  journeys: readonly Journey[];
  /** The ids of the stones that came to a ship or a site with the last change. */
  moved: ReadonlySet<string>;
  /** The places of stones that are not there yet: a move that is pointed at would bring them. */
  ghosts?: ReadonlySet<Place>;
}

/** A placement for drawings outside of the board, in which nothing travels. */
export const STILL: Placement = { stone: () => undefined, card: () => undefined, journeys: [], moved: new Set() };

interface Known extends Placement {
  view: View;
  ids: ReadonlyMap<Place, string>;
}

/** The placement of a view, derived from the view that was drawn before. */
export const placement: (view: View) => Placement = following(follow);

export function shipId(view: View, ship: number): string {
  return `ship-${view.round}-${ship}`;
}

export const quarryAnchor = (seat: string) => `quarry-${seat}`;
export const sledAnchor = (seat: string) => `sled-${seat}`;
export const handAnchor = (seat: string) => `hand-${seat}`;

/** More journeys than this are not one move: the viewer has come back, or scrolls through the game. */
const MAX_JOURNEYS = 24;

export function follow(before: Known | null, view: View): Known {
  if (before && before.view.players.length !== view.players.length) before = null;
  const now = places(view);
  const ids = new Map<Place, string>();
  const stays = new Set<Place>();
  for (const [place, seat] of now) {
    const id = before?.ids.get(place);
    if (id?.startsWith(seat)) {
      ids.set(place, id);
      stays.add(place);
    }
  }
  const left = before ? [...before.ids].filter(([place]) => !stays.has(place)).map(([place, id]) => ({ place, id })) : [];
  const journeys: (Journey & { rank: number })[] = [];
  const used = new Set(ids.values());
  const order = before?.view.under_way?.order ?? [];
  // Sites come first: stones that leave a ship go there, and only an undo brings them back to a sled.
  const arrivals = now.filter(([place]) => !stays.has(place)).sort(([a], [b]) => late(a) - late(b));
  for (const [place, seat] of arrivals) {
    const source = nearest(place, seat, left);
    if (source) left.splice(left.indexOf(source), 1);
    const id = source?.id ?? fresh(seat, used, left);
    used.add(id);
    ids.set(place, id);
    const kind = kindOf(place);
    const from = kind === "ship" && source ? sledAnchor(seat) : source ? undefined : quarryAnchor(seat);
    journeys.push({ id, ...(from ? { from } : {}), ...ride(before, source?.place), rank: rank(source?.place, order) });
  }
  // The stones that remain went back to the quarry.
  for (const { place, id } of left) {
    journeys.push({ id, to: quarryAnchor(id[0] ?? ""), ...ride(before, place), rank: rank(place, order) });
  }
  const travels = before !== null && journeys.length <= MAX_JOURNEYS;
  journeys.sort((a, b) => a.rank - b.rank);
  const arrived = [...ids].filter(([place]) => !stays.has(place) && kindOf(place) !== "sled").map(([, id]) => id);
  return {
    view,
    ids,
    stone: (place) => ids.get(place),
    card: (place) => cardId(view, place),
    journeys: travels ? [...journeys.map(({ rank: _, ...journey }) => journey), ...cards(before, view)] : [],
    moved: new Set(travels ? arrived : []),
  };
}

/** Every place with a stone, and the stone's owner. */
export function places(view: View): [Place, Seat][] {
  const all: [Place, Seat][] = [];
  const add = (place: Place, seat: string | null) => {
    if (seat !== null) all.push([place, seat as Seat]);
  };
  const row = (name: string, owners: string) => [...owners].forEach((seat, index) => add(`${name}-${index}`, seat));
  view.players.forEach((player, index) => {
    const seat = letter(index);
    for (let stone = 0; stone < player.sled; stone++) add(`sled-${seat}-${stone}`, seat);
  });
  view.ships.forEach((ship, index) => ship.slots.forEach((seat, slot) => add(`ship-${index + 1}-${slot + 1}`, seat)));
  row("pyramid", view.pyramid);
  SMALL.forEach((name, index) => row(name, view.small_pyramids[index] ?? ""));
  row("temple", view.temple);
  row("burial", view.burial);
  view.obelisks.forEach((count, index) => row(`obelisk-${letter(index)}`, letter(index).repeat(count)));
  view.towers.forEach((seat, index) => row(`tower-${index}`, (seat ?? "").repeat(view.printed.stones_in_a_tower)));
  return all;
}

export const SMALL: readonly SmallPyramid[] = SmallPyramid;

export function letter(index: number): string {
  return "abcde"[index] ?? "?";
}

function kindOf(place: Place): string {
  return place.split("-", 1)[0] ?? "";
}

function late(place: Place): number {
  return ["ship", "sled"].indexOf(kindOf(place));
}

/** The place that a stone probably came from; after an undo it may be any place. */
function nearest(place: Place, seat: Seat, left: readonly { place: Place; id: string }[]) {
  const own = left.filter(({ id }) => id.startsWith(seat));
  const likely = kindOf(place) === "ship" ? ["sled"] : kindOf(place) === "tower" ? ["obelisk", "ship"] : ["ship"];
  for (const kind of likely) {
    const found = own.find((source) => kindOf(source.place) === kind);
    if (found) return found;
  }
  return own.find((source) => kindOf(source.place) !== "sled");
}

/** An id that is not in use, and was not in use in the view before. */
function fresh(seat: Seat, used: ReadonlySet<string>, left: readonly { id: string }[]): string {
  for (let number = 1; ; number++) {
    const id = `${seat}${number}`;
    if (!used.has(id) && !left.some((gone) => gone.id === id)) return id;
  }
}

function ride(before: Known | null, place: Place | undefined): { ride?: string } {
  const [kind, ship] = place?.split("-") ?? [];
  return before && kind === "ship" ? { ride: shipId(before.view, Number(ship)) } : {};
}

/** Stones leave a ship from the bow, or in the declared order. */
function rank(place: Place | undefined, order: readonly number[]): number {
  const [kind, , slot] = place?.split("-") ?? [];
  if (kind !== "ship") return 9;
  const index = order.indexOf(Number(slot));
  return index < 0 ? Number(slot) : index;
}

function cardId(view: View, place: number): string | undefined {
  const card = view.market[place];
  return card ? `card-${view.round}-${place}-${card}` : undefined;
}

/** Cards come from the pile, and go to the player who has one more of them now, or to the discard pile. */
function cards(before: Known | null, view: View): Journey[] {
  if (!before) return [];
  const was = before.view;
  return [0, 1, 2, 3].flatMap((place): Journey[] => {
    const [old, now] = [cardId(was, place), cardId(view, place)];
    if (old === now) return [];
    const card = was.market[place];
    const taker = card ? view.players.findIndex((player, seat) => (player.cards[card] ?? 0) > (was.players[seat]?.cards[card] ?? 0)) : -1;
    return [...(old ? [{ id: old, to: taker < 0 ? "discard" : handAnchor(letter(taker)) }] : []), ...(now ? [{ id: now, from: "pile" }] : [])];
  });
}
