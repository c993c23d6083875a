// What a move would do to the sites, read from the entries that the engine predicts for it: the stones that would arrive, and the gain of
// each seat.
import type { Look } from "../../game";
import type { LogEntry } from "../../protocol";
import { useStore } from "../../store";
import { explainSource, pointed } from "../../ui/explain";
import { type SiteId, sideOf } from "./parts";
import { letter, SMALL } from "./stones";
import type { Event, View } from "./view";

/** What a gain counts: points at once, points at the end of the round, the height of an obelisk, stones that arrive. */
export type GainKind = "now" | "round" | "height" | "stones";

export interface Gains {
  kind: GainKind;
  /** In the order in which the stones are unloaded. */
  seats: readonly { seat: string; amount: number }[];
}

/** The events that a move would cause; empty if the engine has not told them, or cannot know. */
function eventsOf(entries: readonly LogEntry[]): Event[] {
  return entries.map((entry) => entry.event as Event);
}

const BUILT: ReadonlySet<Event["type"]> = new Set([
  "pyramid-built",
  "small-pyramid-built",
  "pyramid-overflowed",
  "temple-built",
  "burial-built",
  "obelisk-raised",
  "stone-loose",
  "tower-built",
]);

/** What each seat gets if the ship under way docks at a site; null where it depends on choices, and while the engine has told nothing. */
export function gainsAt(view: View, site: SiteId, entries: readonly LogEntry[]): Gains | null {
  const built = eventsOf(entries).filter((event) => BUILT.has(event.type)) as (Event & { seat: string })[];
  if (built.length === 0) return null;
  const kind = kindAt(view, site, built);
  const seats = new Map<string, number>();
  const add = (seat: string, amount: number) => seats.set(seat, (seats.get(seat) ?? 0) + amount);
  for (const event of built) {
    if (kind === "now") add(event.seat, "points" in event ? event.points : 0);
    else if (kind === "height" && event.type === "obelisk-raised") seats.set(event.seat, event.height);
    else if (kind === "stones") add(event.seat, 1);
    else add(event.seat, 0);
  }
  if (kind === "round") {
    // Only the stone that is seen from above brings the points of its place.
    const seen = new Map(built.flatMap((event) => (event.type === "temple-built" ? [[event.place, event.seat] as const] : [])));
    for (const seat of seen.values()) add(seat, view.printed.temple_points);
  }
  return { kind, seats: [...seats].map(([seat, amount]) => ({ seat, amount })) };
}

function kindAt(view: View, site: SiteId, built: readonly Event[]): GainKind {
  if (built.some((event) => "points" in event)) return "now";
  if (site === "temple" && view.printed.temple.every((reward) => reward === "points")) return "round";
  return site === "obelisks" && sideOf(view, site) === "a" ? "height" : "stones";
}

/** The gains in one sentence: "Points at once: you +3, Marek +1". */
export function gainsText({ kind, seats }: Gains, you: string | null, words: Look<View>["words"]): string {
  const list = seats.map(({ seat, amount }) => {
    const key = isPoints(kind) ? "gain-points" : "gain-count";
    return seat === you ? words.label(`${key}-you`, { amount }) : words.label(key, { seat, amount });
  });
  return `${words.label(`gain-${kind}`)}: ${list.join(", ")}`;
}

export function isPoints(kind: GainKind): boolean {
  return kind === "now" || kind === "round";
}

/** The entries of the viewer's legal moves, as the page has them now. */
export function useGains({ view, legal }: Pick<Look<View>, "view" | "legal">, site: SiteId): Gains | null {
  const source = useStore(explainSource);
  const move = `to ${site}`;
  return legal.has(move) ? gainsAt(view, site, source?.entries(move) ?? []) : null;
}

/** The view as the move that is pointed at would leave it, and the places of the stones that it would bring; null if nothing is pointed at. */
export function useOutlook({ view, legal }: Pick<Look<View>, "view" | "legal">): Outlook | null {
  const source = useStore(explainSource);
  const move = useStore(pointed)?.move ?? null;
  if (move === null || !legal.has(move) || !source) return null;
  return outlook(view, source.entries(move));
}

export interface Outlook {
  view: View;
  /** Places as in stones.ts. */
  ghosts: ReadonlySet<string>;
}

export function outlook(view: View, entries: readonly LogEntry[]): Outlook | null {
  const after = { ...view, obelisks: [...view.obelisks], towers: [...view.towers], small_pyramids: [...view.small_pyramids] as View["small_pyramids"] };
  const ghosts = new Set<string>();
  for (const event of eventsOf(entries)) {
    switch (event.type) {
      case "pyramid-built":
      case "pyramid-overflowed":
        ghosts.add(`pyramid-${after.pyramid.length}`);
        after.pyramid += event.seat;
        break;
      case "small-pyramid-built": {
        const pyramid = SMALL.indexOf(event.pyramid);
        ghosts.add(`${event.pyramid}-${after.small_pyramids[pyramid]?.length ?? 0}`);
        after.small_pyramids[pyramid] += event.seat;
        break;
      }
      case "temple-built":
        ghosts.add(`temple-${after.temple.length}`);
        after.temple += event.seat;
        break;
      case "burial-built":
        ghosts.add(`burial-${after.burial.length}`);
        after.burial += event.seat;
        break;
      case "obelisk-raised":
      case "stone-loose": {
        const count = event.type === "stone-loose" ? event.count : event.height;
        ghosts.add(`obelisk-${event.seat}-${count - 1}`);
        after.obelisks[seatIndex(event.seat)] = count;
        break;
      }
      case "tower-built": {
        const space = after.towers.indexOf(null);
        const stones = view.printed.stones_in_a_tower;
        for (let stone = 0; stone < stones; stone++) ghosts.add(`tower-${space}-${stone}`);
        after.towers[space] = event.seat;
        const loose = seatIndex(event.seat);
        after.obelisks[loose] = Math.max(0, (after.obelisks[loose] ?? 0) - stones + 1);
        break;
      }
    }
  }
  return ghosts.size > 0 ? { view: after, ghosts } : null;
}

function seatIndex(seat: string): number {
  return [0, 1, 2, 3, 4].findIndex((index) => letter(index) === seat);
}
