// How long people have been away from the table, or have thought.
import { useEffect, useState } from "preact/hooks";
import { spanText } from "../conduct";
import type { Away, Seat } from "../protocol";
import type { Texts } from "../words";

const TICK = 5_000;

/** The seconds for which people have been away, by seat, counted on from what the server sent. */
export function useAway(away: readonly Away[]): ReadonlyMap<Seat, number> {
  const passed = usePassed(away, TICK, away.length > 0);
  return new Map(away.map(({ seat, seconds }) => [seat, seconds + passed]));
}

/** The seconds since a message arrived, which is recognized by its identity; counted while `runs` is set, every `tick` milliseconds. */
export function usePassed(message: unknown, tick: number, runs: boolean): number {
  const [since, set] = useState({ message, at: performance.now(), now: performance.now() });
  useEffect(() => {
    const at = performance.now();
    set({ message, at, now: at });
    if (!runs) return;
    const timer = setInterval(() => set({ message, at, now: performance.now() }), tick);
    return () => clearInterval(timer);
  }, [message, tick, runs]);
  return since.message === message ? (since.now - since.at) / 1000 : 0;
}

export function awayText(texts: Texts, seconds: number): string {
  return seconds < 60 ? texts.ui("away") : texts.ui("away-for", { text: spanText(texts, seconds) });
}

/** Milliseconds after which somebody who decides takes long. */
const LONG_WAIT = 20_000;

/** Whether the same position has been open for a while. */
export function useIdle(update: unknown): boolean {
  return useExpired(update, LONG_WAIT);
}

/** Whether so many milliseconds have passed since a message arrived, which is recognized by its identity. */
export function useExpired(message: unknown, lasts: number): boolean {
  const [expired, set] = useState(false);
  useEffect(() => {
    set(false);
    const timer = setTimeout(() => set(true), lasts);
    return () => clearTimeout(timer);
  }, [message, lasts]);
  return expired;
}
