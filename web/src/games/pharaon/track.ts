// The pieces that travel from one view to the next. Tokens of one kind are alike and views do not identify them: a mat shows one token of
// each kind, whose id contains their number, so that a token that comes or goes can be animated.
import { SEATS } from "../../seat";
import type { Journey } from "../../ui/flip";
import { following, type Track } from "../../ui/following";
import { everyone } from "./parts";
import { laneId } from "./traitor/boards";
import type { View } from "./view";

interface Known extends Track {
  view: View;
}

/** The journeys to a view from the view that was drawn before. */
export const track: (view: View) => Track = following(follow);

export const ownedId = (owner: string, kind: string, count: number) => `${owner}-${kind}-${count}`;
export const ownedAnchor = (owner: string, kind: string) => `own-${owner}-${kind}`;
export const handAnchor = (owner: string) => `hand-${owner}`;
export const bankAnchor = (kind: string) => `bank-${kind}`;
export const wheelId = (view: View, zone: string, slot: number | "over") => `wheel-${view.round}-${zone}-${slot}`;
export const pairId = (place: number, nth: number, kind: string) => `pair-${place}-${nth}-${kind}`;
export const bonusId = (place: number, kind: string) => `bonus-${place}-${kind}`;

/** More journeys than this are not one move: the viewer has come back, or scrolls through the game. */
const MAX_JOURNEYS = 24;

export function follow(before: { view: View } | null, view: View): Known {
  if (!before || before.view.players.length !== view.players.length) return { view, journeys: [], moved: new Set() };
  const was = before.view;
  const laid = laidPieces(was, view);
  const gone = goneOfferings(was, view);
  const journeys = [
    ...laid.journeys,
    ...walks(was, view),
    ...tokens(was, view, laid.kinds, gone),
    ...cards(was, view),
    ...jars(was, view),
    ...lanes(was, view),
  ];
  if (journeys.length > MAX_JOURNEYS) return { view, journeys: [], moved: new Set() };
  return { view, journeys, moved: new Set([...laid.journeys, ...walks(was, view)].map(({ id }) => id)) };
}

/** New pieces on the wheel come from the mat of the player who acted; blocking pieces come from the bank. */
function laidPieces(was: View, view: View): { journeys: Journey[]; kinds: string[] } {
  const journeys: Journey[] = [];
  const kinds: string[] = [];
  view.zones.forEach((zone, index) => {
    const old = was.zones[index];
    const add = (piece: string | null, before: string | null | undefined, slot: number | "over") => {
      if (piece === null || (before === piece && was.round === view.round)) return;
      const paid = was.round === view.round && was.under_way !== null;
      kinds.push(piece);
      journeys.push({ id: wheelId(view, zone.zone, slot), from: paid ? ownedAnchor(was.under_way?.seat ?? "", piece) : bankAnchor(piece) });
    };
    zone.slots.forEach((piece, slot) => add(piece, old?.slots[slot], slot));
    add(zone.overflow, old?.overflow, "over");
  });
  return { journeys, kinds };
}

/** Cubes, discs, cylinders and the unique tokens. */
function walks(was: View, view: View): Journey[] {
  const before = everyone(was);
  const found = everyone(view).flatMap((one, index): Journey[] => {
    const old = before[index];
    if (!old) return [];
    const discs = Object.keys(one.nile).filter((colour) => one.nile[colour] !== old.nile[colour]);
    return [
      ...(one.tomb === old.tomb ? [] : [{ id: `cube-${one.owner}` }]),
      ...discs.map((colour) => ({ id: `disc-${one.owner}-${colour}` })),
      ...(JSON.stringify(one.place) === JSON.stringify(old.place) ? [] : [{ id: `cylinder-${one.owner}` }]),
    ];
  });
  if (was.first !== view.first) found.push({ id: "first", ...(view.first ? { to: handAnchor(view.first) } : {}) });
  if (was.pharaoh !== view.pharaoh) found.push({ id: "pharaoh", ...(view.pharaoh ? { to: handAnchor(view.pharaoh) } : {}) });
  return found;
}

/** The offerings that left the board, by kind. */
function goneOfferings(was: View, view: View): Map<string, string> {
  const gone = new Map<string, string>();
  was.pairs.forEach((pair, place) => {
    if (pair && !view.pairs[place]) pair.forEach((kind, nth) => gone.set(kind, pairId(place, nth, kind)));
  });
  was.bonus.forEach((kind, place) => {
    if (kind && !view.bonus[place]) gone.set(kind, bonusId(place, kind));
  });
  return gone;
}

/** Resources and offerings that somebody gained or gave. */
function tokens(was: View, view: View, laid: readonly string[], gone: ReadonlyMap<string, string>): Journey[] {
  return view.players.flatMap((player, index) => {
    const [seat, old] = [SEATS[index] ?? "a", was.players[index]];
    const [now, before] = [
      { ...player.resources, ...player.offerings },
      { ...old?.resources, ...old?.offerings },
    ];
    return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((kind): Journey[] => {
      const [has, had] = [now[kind] ?? 0, before[kind] ?? 0];
      const home = kind.includes("-") ? "bag" : bankAnchor(kind);
      const taken = gone.get(kind);
      if (has > had && taken) return [{ id: taken, to: ownedAnchor(seat, kind) }];
      if (has > had) return [{ id: ownedId(seat, kind, has), from: home }];
      return had - has > laid.filter((one) => one === kind).length ? [{ id: ownedId(seat, kind, had), to: home }] : [];
    });
  });
}

/** Cards go from the display or the deck to their owner, or out of the game; new ones come from the deck. */
function cards(was: View, view: View): Journey[] {
  const people = (of: View) => [...of.players, ...(of.traitor ? [of.traitor] : [])];
  const owners = everyone(view).map(({ owner }) => owner);
  const nobles = (of: View) => people(of).map((one) => one.nobles.map(({ noble }) => `noble-${noble}`));
  const artisans = (of: View) => people(of).map((one) => one.artisans.map(({ artisan }) => `artisan-${artisan}`));
  const owned = (deck: string, before: string[][], now: string[][]) =>
    now.flatMap((ids, index) =>
      ids.filter((id) => !before[index]?.includes(id)).map((id): Journey => ({ id, from: deck, to: handAnchor(owners[index] ?? "a") })),
    );
  const shown = (deck: string, before: (string | null)[], now: (string | null)[]) =>
    now.flatMap((id, place): Journey[] => (id && id !== before[place] ? [{ id, from: deck }] : []));
  const display = (of: View) => of.nobles.map((card) => card && `noble-${card.noble}`);
  const works = (of: View) => of.artisans.map((card) => card && `artisan-${card.artisan}`);
  return [
    ...owned("noble-deck", nobles(was), nobles(view)),
    ...owned("artisan-deck", artisans(was), artisans(view)),
    ...shown("noble-deck", display(was), display(view)),
    ...shown("artisan-deck", works(was), works(view)),
  ];
}

/** Tokens on the Traitor's lanes. */
function lanes(was: View, view: View): Journey[] {
  return (view.traitor?.lanes ?? []).flatMap((lane, index) =>
    lane.spaces.flatMap(({ token }, space): Journey[] => {
      const before = was.traitor?.lanes[index]?.spaces[space]?.token;
      return token && !before ? [{ id: laneId(index, space), from: bankAnchor(token) }] : [];
    }),
  );
}

function jars(was: View, view: View): Journey[] {
  const id = ({ jar }: View["jars"][number]) => `jar-${jar}`;
  const [before, now] = [was.jars.map(id), view.jars.map(id)];
  const taker = handAnchor(was.active);
  return [
    ...before.filter((jar) => !now.includes(jar)).map((jar) => ({ id: jar, to: taker })),
    ...now.filter((jar) => !before.includes(jar)).map((jar) => ({ id: jar, from: "jar-pile" })),
  ];
}
