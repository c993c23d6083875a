// The pieces that travel from one view to the next. Figures are identified by their numbers; a piece that was not on the map comes from the
// pool of its owner, and a piece that leaves goes back there.
import { SEATS } from "../../seat";
import type { Journey } from "../../ui/flip";
import { following, type Track as Travels } from "../../ui/following";
import type { View } from "./view";

export interface Wake {
  from: string;
  to: string;
}

export interface Track extends Travels {
  /** The hexes that figures left. */
  wakes: readonly Wake[];
}

interface Known extends Track {
  view: View;
}

/** The journeys to a view from the view that was drawn before. */
export const track: (view: View) => Track = following(follow);

export const figureId = (id: number) => `figure-${id}`;
export const monumentId = (hex: string) => `monument-${hex}`;
export const camelId = (edge: string) => `camel-${edge}`;
export const orderId = (token: number) => `order-${token}`;
export const gateId = (hex: string) => `gate-${hex}`;

/** More journeys than this are not one move: the viewer has come back, or scrolls through the game. */
const MAX_JOURNEYS = 24;

export function follow(before: { view: View } | null, view: View): Known {
  const still = { view, journeys: [], moved: new Set<string>(), wakes: [] };
  if (!before || before.view.players.length !== view.players.length || before.view.figures.length === 0) return still;
  const was = before.view;
  const placed = [...arrivals(was, view), ...monuments(was, view), ...gates(was, view), ...camels(was, view)];
  const journeys = [...placed, ...departures(was, view), ...ruins(was, view), ...orders(was, view)];
  if (journeys.length > MAX_JOURNEYS) return still;
  return { view, journeys, moved: new Set(placed.map(({ id }) => id)), wakes: wakes(was, view) };
}

/** The hexes of the figures, by number. */
function places(view: View): ReadonlyMap<number, string> {
  return new Map(view.figures.map(({ id, hex }) => [id, hex]));
}

function arrivals(was: View, view: View): Journey[] {
  const old = places(was);
  return view.figures.filter(({ id, hex }) => old.get(id) !== hex).map(({ id, seat }) => ({ id: figureId(id), from: `pool-${seat}` }));
}

function wakes(was: View, view: View): Wake[] {
  const old = places(was);
  return view.figures.flatMap(({ id, hex }) => {
    const from = old.get(id);
    return from && from !== hex ? [{ from, to: hex }] : [];
  });
}

/** A warrior that Anubis has trapped goes to his slots. What is killed in a battle falls, and so does everything of a god that is forgotten;
 * every other piece goes back to the pool of its owner. */
function departures(was: View, view: View): Journey[] {
  const now = places(view);
  const forgotten = new Set(
    view.players.flatMap(({ fortune }, index) => (fortune === "forgotten" && was.players[index]?.fortune !== "forgotten" ? [SEATS[index]] : [])),
  );
  const caught = new Map(view.players.map((player, index) => [SEATS[index], player.trapped - (was.players[index]?.trapped ?? 0)]));
  return was.figures
    .filter(({ id }) => !now.has(id))
    .map(({ id, kind, seat }) => {
      const trapped = kind === "warrior" && (caught.get(seat) ?? 0) > 0;
      if (trapped) caught.set(seat, (caught.get(seat) ?? 0) - 1);
      if (trapped) return { id: figureId(id), to: "captives" };
      return was.battle !== null || forgotten.has(seat) ? { id: figureId(id), manner: "fall" } : { id: figureId(id), to: `pool-${seat}` };
    });
}

function monuments(was: View, view: View): Journey[] {
  const known = new Set(was.monuments.map(({ hex }) => hex));
  return view.monuments.filter(({ hex }) => !known.has(hex)).map(({ hex }) => ({ id: monumentId(hex), from: "monuments" }));
}

/** Monuments that are destroyed. */
function ruins(was: View, view: View): Journey[] {
  const stands = new Set(view.monuments.map(({ hex }) => hex));
  return was.monuments.filter(({ hex }) => !stands.has(hex)).map(({ hex }) => ({ id: monumentId(hex), manner: "fall" }));
}

function gates(was: View, view: View): Journey[] {
  return view.gates.filter((hex) => !was.gates.includes(hex)).map((hex) => ({ id: gateId(hex), from: "gates" }));
}

function camels(was: View, view: View): Journey[] {
  const laid = (of: View) => [...of.camels, ...of.path];
  const known = new Set(laid(was));
  return laid(view)
    .filter((edge) => !known.has(edge))
    .map((edge) => ({ id: camelId(edge), from: "camels" }));
}

/** Order tokens whose land has changed. */
function orders(was: View, view: View): Journey[] {
  const lands = new Map(was.regions.map(({ token, land }) => [token, land.join()]));
  return view.regions.filter(({ token, land }) => lands.has(token) && lands.get(token) !== land.join()).map(({ token }) => ({ id: orderId(token) }));
}
