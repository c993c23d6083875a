// What a move would do to the sites, read from what the engine predicts for it: the stones that would arrive, and the gain of each seat.
import type { Look } from "../../game";
import type { LogEntry, Prospect } from "../../protocol";
import { useStore } from "../../store";
import { type ExplainSource, explainSource, pointed } from "../../ui/explain";
import type { SiteId } from "./parts";
import { letter, SMALL } from "./stones";
import type { Event, View } from "./view";

/** What a gain counts: points at once, points at the end of the round or of the game, stones that arrive. */
export type GainKind = "now" | "round" | "end" | "stones";

export interface Gains {
  kind: GainKind;
  /** In the order in which the stones are unloaded, then those who only win or lose points by it. */
  seats: readonly Gain[];
}

interface Gain {
  seat: string;
  amount: number;
  /** The points that the site would bring without the move, if it is scored later. */
  before?: number;
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

/** What each seat gets if the ship under way docks at a site; nothing where it depends on choices, and while the engine has told nothing. */
export function gainsAt(site: SiteId, source: Pick<ExplainSource, "entries" | "prospects"> | null): Gains[] {
  const move = `to ${site}`;
  const built = eventsOf(source?.entries(move) ?? []).filter((event) => BUILT.has(event.type)) as (Event & { seat: string })[];
  if (!source || built.length === 0) return [];
  const seats = [...new Set(built.map(({ seat }) => seat))];
  const sum = (amount: (event: Event) => number) =>
    seats.map((seat) => ({ seat, amount: built.reduce((sum, event) => sum + (event.seat === seat ? amount(event) : 0), 0) }));
  const now: Gains[] = built.some((event) => "points" in event) ? [{ kind: "now", seats: sum((event) => ("points" in event ? event.points : 0)) }] : [];
  const later = changes(site, seats, source.prospects(null), source.prospects(move));
  const gains = [...now, ...(later.length > 0 ? [{ kind: site === "temple" ? "round" : "end", seats: later } satisfies Gains] : [])];
  return gains.length > 0 ? gains : [{ kind: "stones", seats: sum(() => 1) }];
}

/** What a site that is scored later would bring with the move and without it: for these seats, then for others whose points change. */
function changes(site: SiteId, seats: readonly string[], before: readonly Prospect[], after: readonly Prospect[]): Gain[] {
  const pointsIn = (prospects: readonly Prospect[]) => prospects.find(({ source }) => source === site)?.points;
  const [was, is] = [pointsIn(before), pointsIn(after)];
  if (!was || !is) return [];
  const all = was.map((points, index) => ({ seat: letter(index), before: points, amount: (is[index] ?? 0) - points }));
  const built = seats.flatMap((seat) => all.filter((gain) => gain.seat === seat));
  return [...built, ...all.filter(({ seat, amount }) => amount !== 0 && !seats.includes(seat))];
}

/** The gains in one sentence: "Points now: you +3, Marek +1", "Points at the end: you from 6 to 10". */
export function gainsText({ kind, seats }: Gains, you: string | null, words: Look<View>["words"]): string {
  const list = seats.map(({ seat, amount, before }) => {
    const key = before !== undefined ? "gain-change" : isPoints(kind) ? "gain-points" : "gain-count";
    const fields = before === undefined ? { amount } : { before, after: before + amount };
    return seat === you ? words.label(`${key}-you`, fields) : words.label(key, { seat, ...fields });
  });
  return `${words.label(`gain-${kind}`)}: ${list.join(", ")}`;
}

export function isPoints(kind: GainKind): boolean {
  return kind !== "stones";
}

/** What docking at a site would bring, as the page knows it now. */
export function useGains({ legal }: Pick<Look<View>, "legal">, site: SiteId): Gains[] {
  const source = useStore(explainSource);
  return legal.has(`to ${site}`) ? gainsAt(site, source) : [];
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
