// Where a replay stands: the stop, the viewpoint, and whether it plays by itself.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Replay, Viewpoint } from "../protocol";
import { toastError } from "../shell/toast";
import { PastViews } from "../table/past";
import { nextStep } from "../ui/following";
import type { Source } from "./source";
import { played, type Speed, type Stop, stepped, stopAt, timeline, type Unit } from "./timeline";

/** The number of stops that are requested ahead. */
const AHEAD = 8;
/** Milliseconds after which the address follows: browsers refuse many changes in a row. */
const SETTLED = 300;

export interface Replaying {
  replay: Replay;
  stops: readonly Stop[];
  /** The index of the stop that is shown. */
  at: number;
  view: unknown;
  playing: boolean;
  speed: Speed;
  unit: Unit;
  setSpeed: (speed: Speed) => void;
  setUnit: (unit: Unit) => void;
  goTo: (stop: number) => void;
  step: (by: 1 | -1, unit?: Unit) => void;
  play: (on: boolean) => void;
  look: (as: Viewpoint) => void;
  /** The position after some lines, as the game is seen now. */
  viewAt: (ply: number) => Promise<unknown>;
}

/** What is on the board. */
interface Shown {
  replay: Replay;
  stops: readonly Stop[];
  at: number;
  view: unknown;
}

/** Nothing until there is something to show, and what goes wrong before that. */
export function useReplay(source: Source): { replaying: Replaying | null; failed: unknown } {
  const [shown, show] = useState<Shown | null>(null);
  const [failed, fail] = useState<unknown>(null);
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [unit, setUnit] = useState<Unit>("line");
  const now = useRef<Shown | null>(null);
  const views = useRef<PastViews | null>(null);
  const wanted = useRef({ stop: 0 });
  now.current = shown;

  const control = useMemo(() => {
    /** Shows a stop as soon as its position is there; the last wish counts. Pieces move where one step leads on from what is shown. */
    const goTo = (replay: Replay, stops: readonly Stop[], at: number, by: 1 | -1 = 1, moves = false) => {
      const stop = stops[at];
      if (!stop || !views.current) return;
      const wish = { stop: at };
      wanted.current = wish;
      const around = Array.from({ length: AHEAD }, (_, index) => stops[at + by * (index + 1)]?.ply).filter((ply) => ply !== undefined);
      views.current.get(stop.ply, around).then(
        (view) => {
          if (wish !== wanted.current) return;
          const before = moves && now.current?.replay === replay && now.current.at < at ? now.current.view : null;
          show({ replay, stops, at, view: nextStep(view, before) });
        },
        (error: unknown) => (now.current ? toastError(error) : fail(error)),
      );
    };
    /** Loads the game as one viewer saw it, and shows the position after some lines. */
    const load = (as: Viewpoint | null, ply: number | null) =>
      source.load(as).then(
        (replay) => {
          const stops = timeline(replay.log, replay.rounds);
          views.current = new PastViews((plies) => source.views(replay.viewpoint, plies));
          goTo(replay, stops, ply === null ? 0 : stopAt(stops, ply));
        },
        (error: unknown) => (now.current ? toastError(error) : fail(error)),
      );
    return { goTo, load };
  }, [source]);

  useEffect(() => {
    const { as, ply } = addressed();
    show(null);
    fail(null);
    void control.load(as, ply);
  }, [control]);

  // It plays until the end.
  const last = shown !== null && shown.at === shown.stops.length - 1;
  useEffect(() => {
    const stop = shown?.stops[shown.at];
    if (!playing || !shown || !stop) return;
    if (last) return play(false);
    const timer = setTimeout(() => control.goTo(shown.replay, shown.stops, played(shown.stops, shown.at, unit, speed), 1, true), stop.hold / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, last, speed, unit, control]);

  useEffect(() => {
    if (!shown) return;
    const { replay, stops, at } = shown;
    const timer = setTimeout(() => settle(stops[at]?.ply ?? 0, replay.viewpoint), SETTLED);
    return () => clearTimeout(timer);
  }, [shown]);

  const viewAt = useCallback((ply: number) => views.current?.get(ply) ?? Promise.reject(new Error("nothing is loaded")), [shown?.replay]);

  if (!shown) return { replaying: null, failed };
  const { replay, stops, at } = shown;
  const goTo = (stop: number, moves = false) => {
    play(false);
    control.goTo(replay, stops, stop, stop < at ? -1 : 1, moves);
  };
  const replaying: Replaying = {
    ...shown,
    playing,
    speed,
    unit,
    setSpeed,
    setUnit,
    goTo: (stop) => goTo(stop),
    // From the stop that is on its way: keys are pressed faster than positions arrive.
    step: (by, how = unit) => goTo(stepped(stops, wanted.current.stop, by, how), by > 0 && how !== "round"),
    play: (on) => {
      if (on && last) control.goTo(replay, stops, 0);
      play(on);
    },
    look: (as) => void control.load(as, stops[at]?.ply ?? 0),
    viewAt,
  };
  return { replaying, failed: null };
}

/** Lets the address name the viewpoint and the number of lines; whatever else it names stays. */
function settle(ply: number, as: Viewpoint): void {
  const query = new URLSearchParams(location.search);
  query.set("ply", String(ply));
  query.set("as", as);
  history.replaceState(history.state, "", `?${query}`);
}

/** The viewpoint and the number of lines that the address names. */
function addressed(): { as: Viewpoint | null; ply: number | null } {
  const query = new URLSearchParams(location.search);
  const ply = Number(query.get("ply") ?? Number.NaN);
  const as = query.get("as");
  const known = as !== null && /^([a-e]|spectator|open)$/.test(as);
  return { as: known ? (as as Viewpoint) : null, ply: Number.isInteger(ply) && ply >= 0 ? ply : null };
}
