// Where a replay stands: the stop, the viewpoint, and whether it plays by itself.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Replay, Viewpoint } from "../protocol";
import { dialogHistory } from "../shell/dialogHistory";
import { toastError } from "../shell/toast";
import { PastViews } from "../table/past";
import { nextStep } from "../ui/following";
import type { Source } from "./source";
import { played, type Speed, type Stop, stepped, stopAt, timeline, type Unit } from "./timeline";

/** The number of stops that are requested ahead, and the number of known ones below which they are: a few steps need one request. */
const AHEAD = 12;
const ENOUGH_AHEAD = 4;
/** Milliseconds after which the address follows: browsers refuse many changes in a row. */
const SETTLED = 300;

export interface Replaying {
  replay: Replay;
  /** Whether what is shown comes from the source: false while another game is on its way. */
  settled: boolean;
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

/** A game as one viewer saw it. */
interface Game {
  source: Source;
  replay: Replay;
  stops: readonly Stop[];
  views: PastViews;
  /** The requests for positions: somebody who drags the slider does not need those in between any more. */
  requests: NewestTask;
}

/** What is on the board. */
interface Shown extends Game {
  at: number;
  view: unknown;
}

/** What will be on the board. */
interface Wish {
  stop: number;
  /** Whether another game is on its way, or the same one from another viewpoint. The stop is then one of the game that is shown. */
  loads: boolean;
}

/** Nothing until there is something to show, and what goes wrong before that. */
export function useReplay(source: Source): { replaying: Replaying | null; failed: unknown } {
  const [shown, set] = useState<Shown | null>(null);
  const [failed, fail] = useState<unknown>(null);
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [unit, setUnit] = useState<Unit>("line");
  const now = useRef<Shown | null>(null);
  const wanted = useRef<Wish>({ stop: 0, loads: true });
  now.current = shown;

  const control = useMemo(() => {
    const failedTo = (wish: Wish, error: unknown) => {
      if (wish !== wanted.current) return;
      wanted.current = { stop: now.current?.at ?? 0, loads: false };
      play(false);
      if (now.current) toastError(error);
      else fail(error);
    };
    /** Shows a stop as soon as its position is there; the last wish counts. Pieces move where one step leads on from what is shown. */
    const show = (game: Game, wish: Wish, by: 1 | -1, moves: boolean) => {
      const { stops, views, requests } = game;
      const at = wish.stop;
      const stop = stops[at];
      if (!stop) return;
      wanted.current = wish;
      const around = Array.from({ length: AHEAD }, (_, index) => stops[at + by * (index + 1)]?.ply).filter((ply) => ply !== undefined);
      const shows = (position: Promise<unknown>) =>
        position.then(
          (view) => {
            if (wish !== wanted.current) return;
            wish.loads = false;
            const before = moves && now.current?.replay === game.replay && now.current.at < at ? now.current.view : null;
            set({ ...game, at, view: nextStep(view, before) });
          },
          (error: unknown) => failedTo(wish, error),
        );
      // A position that is known, or on its way, does not wait for another request; those around it do.
      const known = views.has(stop.ply);
      if (known) shows(views.get(stop.ply));
      if (known && around.slice(0, ENOUGH_AHEAD).every((ply) => views.has(ply))) return;
      requests.run(async () => {
        if (wish !== wanted.current) return;
        const missing = [stop.ply, ...around].filter((ply) => !views.has(ply)).at(-1);
        const position = views.get(stop.ply, around);
        if (!known) shows(position);
        // All that is missing comes with one answer.
        if (missing !== undefined) await views.get(missing);
      });
    };
    /** Walks to another stop of the game that is shown. Another viewpoint that is on its way opens there. */
    const walk = (game: Game, stop: number, by: 1 | -1 = 1, moves = false) => {
      if (!wanted.current.loads) show(game, { stop, loads: false }, by, moves);
      else wanted.current.stop = stop;
    };
    /** Loads the game as one viewer saw it, and shows the position after some lines; `stop` is where the game that is shown stands. */
    const load = (as: Viewpoint | null, ply: number | null, stop = 0) => {
      const wish: Wish = { stop, loads: true };
      wanted.current = wish;
      const viewsAs = (viewpoint: Viewpoint) => new PastViews((plies) => source.views(viewpoint, plies));
      // The position comes together with the game. If the game has no such viewpoint or line, another one is requested below.
      const early = as === null ? null : viewsAs(as);
      early?.get(ply ?? 0).catch(() => undefined);
      source.load(as).then(
        (replay) => {
          if (wish !== wanted.current) return;
          const stops = timeline(replay.log, replay.rounds);
          const views = early && replay.viewpoint === as ? early : viewsAs(replay.viewpoint);
          const from = now.current;
          const to = from?.source === source ? (from.stops[wish.stop]?.ply ?? ply) : ply;
          show({ source, replay, stops, views, requests: new NewestTask() }, { stop: to === null ? 0 : stopAt(stops, to), loads: true }, 1, false);
        },
        (error: unknown) => failedTo(wish, error),
      );
    };
    return { walk, load };
  }, [source]);

  // What is shown stays until the other game is there, so that nothing around the board is lost.
  useEffect(() => {
    const { as, ply } = addressed();
    fail(null);
    play(false);
    control.load(as, ply);
    // An answer that comes later belongs to nobody.
    return () => {
      wanted.current = { stop: 0, loads: true };
    };
  }, [control]);

  // It plays until the end. Somebody who presses Play there is first brought back to the beginning.
  const last = shown !== null && shown.at === shown.stops.length - 1;
  useEffect(() => {
    const stop = shown?.stops[shown.at];
    if (!playing || !shown || !stop) return;
    if (last) {
      if (wanted.current.stop === shown.at) play(false);
      return;
    }
    const timer = setTimeout(() => control.walk(shown, played(shown.stops, shown.at, unit, speed), 1, true), stop.hold / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, last, speed, unit, control]);

  useEffect(() => {
    if (!shown) return;
    const { replay, stops, at } = shown;
    const timer = setTimeout(() => dialogHistory().rename(momentAddress(stops[at]?.ply ?? 0, replay.viewpoint)), SETTLED);
    return () => clearTimeout(timer);
  }, [shown]);

  const views = shown?.views;
  const viewAt = useCallback((ply: number) => views?.get(ply) ?? Promise.reject(new Error("nothing is loaded")), [views]);

  if (!shown) return { replaying: null, failed };
  const { replay, stops, at, view } = shown;
  const goTo = (stop: number, moves = false) => {
    play(false);
    control.walk(shown, stop, stop < at ? -1 : 1, moves);
  };
  const replaying: Replaying = {
    replay,
    settled: shown.source === source,
    stops,
    at,
    view,
    playing,
    speed,
    unit,
    setSpeed,
    setUnit,
    goTo: (stop) => goTo(stop),
    // From the stop that is on its way: keys are pressed faster than positions arrive.
    step: (by, how = unit) => goTo(stepped(stops, wanted.current.stop, by, how), by > 0 && how !== "round"),
    play: (on) => {
      if (on && last) control.walk(shown, 0);
      play(on);
    },
    look: (as) => control.load(as, stops[at]?.ply ?? 0, at),
    viewAt,
  };
  return { replaying, failed: null };
}

/** Runs tasks of which only the newest matters: one at a time, and only the last one waits. */
export class NewestTask {
  private runs = false;
  private waiting: (() => Promise<unknown>) | null = null;

  /** Runs a task as soon as none is under way. A task that still waits then is dropped. */
  run(task: () => Promise<unknown>): void {
    if (this.runs) {
      this.waiting = task;
      return;
    }
    this.runs = true;
    const ended = () => {
      this.runs = false;
      const next = this.waiting;
      this.waiting = null;
      if (next) this.run(next);
    };
    task().then(ended, ended);
  }
}

/** The address of a moment on this page, with whatever else the address names. */
export function momentAddress(ply: number, as: Viewpoint): string {
  const query = new URLSearchParams(location.search);
  query.set("ply", String(ply));
  query.set("as", as);
  return `?${query}`;
}

/** The viewpoint and the number of lines that the address names. */
function addressed(): { as: Viewpoint | null; ply: number | null } {
  const query = new URLSearchParams(location.search);
  const ply = Number(query.get("ply") ?? Number.NaN);
  const as = query.get("as");
  const known = as !== null && /^([a-e]|spectator|open)$/.test(as);
  return { as: known ? (as as Viewpoint) : null, ply: Number.isInteger(ply) && ply >= 0 ? ply : null };
}
