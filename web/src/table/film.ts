// The past of a running table on the board: one position after a line of the log, or a film of what the others did.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { pastViews } from "../api";
import type { LogEntry, TableInfo, Update } from "../protocol";
import { played, type Speed, type Stop, stopAt, timeline } from "../replay/timeline";
import { settings } from "../settings";
import { openDialogs } from "../shell/Dialog";
import { toastError } from "../shell/toast";
import { useStore } from "../store";
import { nextStep } from "../ui/following";
import { PastViews } from "./past";
import { opensItself, paysTime, reelStart, unseenStart } from "./reel";
import type { Clocks } from "./state";

/** A position of the past on the board. */
export interface Past {
  stop: Stop;
  view: unknown;
}

export interface Film {
  /** The position that is shown instead of the present; null for the present. */
  past: Past | null;
  /** Whether it is a film: a click on the board ends it. A single position, which somebody chose from the log, stays. */
  rolls: boolean;
  /** The steps of the reel, and the index of the one that is shown. */
  reel: readonly Stop[];
  at: number;
  playing: boolean;
  speed: Speed;
  /** The number of the position that is on the board, as replays count. */
  number: number;
  /** The number of steps of others that a film would show; 0 if there is none, or if a live clock of the viewer runs. */
  offers: number;
  /** Plays what happened since the viewer's last turn. */
  open(): void;
  /** Shows the position after an entry of the log. */
  show(entry: LogEntry): void;
  /** Shows the step before or after; after the last one comes the present. */
  step(by: 1 | -1): void;
  goTo(index: number): void;
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
  toPresent(): void;
  /** Whether there is a step before the one that is shown. */
  hasBefore: boolean;
  views: PastViews;
}

/** The number of positions that are requested ahead. */
const AHEAD = 12;

/** What is on the board. */
interface Shown {
  ply: number;
  view: unknown;
  /** The number of lines at which the reel begins. */
  from: number;
  rolls: boolean;
}

interface FilmProps {
  table: TableInfo;
  update: Update;
  log: readonly LogEntry[];
  clocks: Clocks;
  /** The number of connections that have brought the page up to date. */
  catchUps: number;
  /** A table that is not stored has no past on the server. */
  stored: boolean;
}

export function useFilm({ table, update, log, clocks, catchUps, stored }: FilmProps): Film {
  const { yours, id, you } = table;
  const { pace } = table.conduct;
  const stops = useMemo(() => timeline(log), [log]);
  // Another seat sees other positions.
  const views = useMemo(() => new PastViews((plies) => pastViews(id, plies, you)), [id, you]);
  const [shown, show] = useState<Shown | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const now = useRef<Shown | null>(null);
  now.current = shown;
  /** The position that is on its way; null for the present. */
  const wanted = useRef<{ ply: number } | null>(null);
  const toPresent = useCallback(() => {
    wanted.current = null;
    setPlaying(false);
    show(null);
  }, []);

  /** Shows a stop as soon as its position is there; the last wish counts. Pieces move where one step leads on from what is shown. */
  const goTo = (index: number, how: { from: number; rolls: boolean; moves: boolean; quiet?: boolean }) => {
    const stop = stops[index];
    if (!stop) return;
    const wish = { ply: stop.ply };
    wanted.current = wish;
    const ahead = stops.slice(index + 1, index + 1 + AHEAD).map(({ ply }) => ply);
    views.get(stop.ply, ahead).then(
      (view) => {
        if (wanted.current !== wish) return;
        const before = how.moves ? (now.current?.view ?? null) : null;
        show({ ply: stop.ply, view: nextStep(view, before), from: Math.min(how.from, stop.ply), rolls: how.rolls });
      },
      (error: unknown) => {
        if (wanted.current !== wish) return;
        // The next step leads on from what is still shown.
        wanted.current = now.current;
        setPlaying(false);
        if (!how.quiet) toastError(error);
      },
    );
  };

  const at = shown ? stops.findIndex(({ ply }) => ply === shown.ply) : -1;
  const stop = stops[at] ?? null;
  const first = shown ? stopAt(stops, shown.from) : 0;
  const start = reelStart(stops, yours);
  const running = table.status === "running";
  const pays = paysTime(pace, clocks.list, yours);
  const foreign = stops.slice(start + 1).filter(({ by }) => by !== null && !yours.includes(by)).length;
  const offers = stored && running && !pays ? foreign : 0;
  const roll = (begin: number, quiet: boolean) => {
    goTo(begin, { from: stops[start]?.ply ?? 0, rolls: true, moves: false, quiet });
    setPlaying(true);
  };
  const step = (by: 1 | -1) => {
    setPlaying(false);
    const from = stops.findIndex(({ ply }) => ply === (wanted.current?.ply ?? shown?.ply));
    if (from < 0 || !shown) return;
    if (from + by >= stops.length) toPresent();
    else if (from + by >= 0) goTo(from + by, { ...shown, moves: by > 0 });
  };

  // It plays to the present, while somebody looks.
  const covered = useStore(openDialogs) > 0;
  const looks = useVisible() && !covered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these.
  useEffect(() => {
    if (!playing || !shown || !stop || !looks) return;
    const timer = setTimeout(() => {
      if (at === stops.length - 1) toPresent();
      else goTo(played(stops, at, "line", speed), { ...shown, moves: true });
    }, stop.hold / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, stops, speed, looks]);

  // The line may be taken back while it is shown, and another seat may use the page.
  const gone = shown !== null && stop === null;
  // A clock that runs must not pay for a film.
  const ends = gone || (pays && shown?.rolls === true);
  useEffect(() => {
    if (ends) toPresent();
  }, [ends, toPresent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions that another seat saw are not shown.
  useEffect(toPresent, [views]);

  // What others did while nobody looked: before the page was opened, while it was hidden or below a dialog, or while it had no connection.
  const arrive = useRef(() => {});
  arrive.current = () => {
    if (!stored || !running || pays || yours.length === 0 || now.current || openDialogs.get() > 0) return;
    const begin = unseenStart(stops, yours, readSeen(id, you));
    if (begin !== null && opensItself(settings.get().film, table)) roll(begin, true);
  };
  useEffect(() => {
    if (looks) arrive.current();
  }, [looks, id, you, catchUps]);
  useEffect(() => {
    if (looks && openDialogs.get() === 0) writeSeen(id, you, update.ply);
  }, [looks, id, you, update.ply]);

  const past = useMemo(() => (stop && shown ? { stop, view: shown.view } : null), [stop, shown]);
  return {
    past,
    rolls: shown?.rolls ?? false,
    reel: useMemo(() => stops.slice(first), [stops, first]),
    at: at - first,
    playing: playing && shown !== null,
    speed,
    number: at < 0 ? stops.length - 1 : at,
    offers,
    open: () => roll(start, false),
    show: (entry) => {
      setPlaying(false);
      const index = stopAt(stops, entry.line + 1);
      goTo(index, { from: Math.min(stops[start]?.ply ?? 0, entry.line + 1), rolls: false, moves: false });
    },
    step,
    goTo: (index) => {
      setPlaying(false);
      if (shown) goTo(first + index, { ...shown, moves: false });
    },
    play: (on) => {
      setPlaying(on);
      if (on && shown) show({ ...shown, rolls: true });
    },
    setSpeed,
    toPresent,
    hasBefore: at > 0,
    views,
  };
}

/** Whether the page is visible. */
function useVisible(): boolean {
  const [visible, set] = useState(!document.hidden);
  useEffect(() => {
    const look = () => set(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return visible;
}

/** The number of lines that this tab has shown of each table and seat, the newest last, so that a reload does not show them again. */
const SEEN = "maat-film-seen";
/** The largest number of tables that are remembered. */
const MAX_SEEN = 50;
/** The same here, also for browsers without storage; null until it is needed. */
let seen: Map<string, number> | null = null;

function seenLines(): Map<string, number> {
  if (seen) return seen;
  seen = new Map();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SEEN) ?? "{}");
    if (typeof kept === "object" && kept !== null) for (const [table, lines] of Object.entries(kept)) seen.set(table, Number(lines) || 0);
  } catch {
    // What the page itself knows is enough until it is reloaded.
  }
  return seen;
}

const readSeen = (table: string, seat: string | null) => seenLines().get(`${table}/${seat}`) ?? 0;

function writeSeen(table: string, seat: string | null, lines: number): void {
  const known = seenLines();
  const key = `${table}/${seat}`;
  known.delete(key);
  known.set(key, lines);
  const [oldest] = known.keys();
  if (known.size > MAX_SEEN && oldest !== undefined) known.delete(oldest);
  try {
    sessionStorage.setItem(SEEN, JSON.stringify(Object.fromEntries(known)));
  } catch {
    return;
  }
}
