// Leading and following: the leader's moment goes to the others, and whoever follows goes where the leader is.
import { useEffect, useRef } from "preact/hooks";
import type { StudyMoment } from "../protocol";
import { stopAt } from "../replay/timeline";
import type { Replaying } from "../replay/useReplay";
import type { Studying } from "./useStudy";

/** Milliseconds between two messages of a leader who walks fast; the last moment is always sent. */
const PACE = 150;

/** The replay as the visitor walks through it: whoever follows then looks around. */
export function walking(replaying: Replaying, lookAround: () => void): Replaying {
  const first =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      lookAround();
      act(...args);
    };
  const { goTo, step, play, look } = replaying;
  return { ...replaying, goTo: first(goTo), step: first(step), play: first(play), look: first(look) };
}

/** Keeps leader and followers together. `line` is the side line that is shown. */
export function useFollowing(studying: Studying, replaying: Replaying, line: number | null, show: (line: number | null, ply: number) => void): void {
  const { study, leads, following, moment, tells, tell } = studying;
  const { replay, settled, stops, at } = replaying;
  const here: StudyMoment = { ply: stops[at]?.ply ?? 0, viewpoint: replay.viewpoint, line };
  const newest = useRef({ here, replaying });
  newest.current = { here, replaying };

  const sentAt = useRef(0);
  useEffect(() => {
    if (!tells || !settled) return;
    const wait = Math.max(0, sentAt.current + PACE - Date.now());
    const timer = setTimeout(() => {
      sentAt.current = Date.now();
      tell(newest.current.here);
    }, wait);
    return () => clearTimeout(timer);
  }, [tells, settled, tell, here.ply, here.viewpoint, here.line]);

  // A side line may just have been removed, or be on its way.
  const reachable = moment !== null && (moment.line === null || study.notes.some(({ number }) => number === moment.line));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows when the leader moves, when what was asked for has come, and when a position comes that was asked for before the leader moved on.
  useEffect(() => {
    if (leads || !following || !moment || !reachable) return;
    const { here, replaying } = newest.current;
    if (moment.line !== here.line) show(moment.line, moment.ply);
    else if (!settled) return;
    else if (moment.viewpoint !== here.viewpoint) replaying.look(moment.viewpoint);
    else if (moment.ply !== here.ply) replaying.goTo(stopAt(replaying.stops, moment.ply));
  }, [leads, following, moment, reachable, replay, settled, line, at]);
}
