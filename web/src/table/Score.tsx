// The score in the head of a mat. Points fly to it from the place that brought them, and it counts up or down.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { GameEvent } from "../game";
import type { LogEntry } from "../protocol";
import { explain } from "../ui/explain";
import { motionTime } from "../ui/flip";
import { followsFrom } from "../ui/following";
import { plain, signed } from "../ui/numbers";
import { areasOf } from "../ui/places";
import type { Texts } from "../words";

interface ScoreProps {
  seat: string;
  value: number;
  /** Explains the score. */
  note?: string | undefined;
  /** The view that the score belongs to: points fly only from a view to the next one. */
  view: unknown;
  /** The log up to that view. */
  log: readonly LogEntry[];
  places: ((event: GameEvent) => readonly string[]) | undefined;
  texts: Texts;
}

export function Score({ seat, value, note, view, log, places, texts }: ScoreProps) {
  const box = useRef<HTMLElement>(null);
  const before = useRef({ value, view, lines: linesOf(log) });
  const [counted, count] = useState<number | null>(null);
  // Before the paint: otherwise the new score would be seen first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new score moves.
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { value, view, lines: linesOf(log) };
    const [fly, counts] = [motionTime("--m-fly"), motionTime("--m-count")];
    if (old.value === value || !followsFrom(view, old.view) || counts === 0 || document.hidden || !box.current) return;
    const from = counted ?? old.value;
    const end = flyTo(box.current, value - old.value, sourceOf(log, old.lines, seat, places), fly);
    const start = performance.now() + fly;
    const step = () => {
      const done = Math.max(0, (performance.now() - start) / counts);
      count(done >= 1 ? null : countAt(from, value, done));
      if (done < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    count(from);
    return () => {
      cancelAnimationFrame(frame);
      end();
      count(null);
    };
  }, [value]);
  return (
    <b class="score" ref={box} {...explain({ name: texts.ui("points"), text: note })}>
      <span class="unseen">
        {texts.ui("points")} {plain(value)}
      </span>
      <span aria-hidden="true">{plain(counted ?? value)}</span>
    </b>
  );
}

/** The number that is shown on the way from one score to another; `done` is the part of the time that has passed. */
export function countAt(from: number, to: number, done: number): number {
  const part = 1 - (1 - Math.min(1, Math.max(0, done))) ** 2;
  return Math.round(from + (to - from) * part);
}

/** The places where a seat has won or lost its points since a line; none if the log does not tell. */
export function sourceOf(log: readonly LogEntry[], since: number, seat: string, places: ScoreProps["places"]): readonly string[] {
  const scored = log.findLast(({ line, undone, event }) => line >= since && !undone && scores(event, seat));
  return (scored && places?.(scored.event)) ?? [];
}

/** Whether an event changes the score of a seat. */
function scores(event: GameEvent, seat: string): boolean {
  const fields = event as Record<string, unknown>;
  return fields.seat === seat && ["points", "gained", "lost"].some((name) => typeof fields[name] === "number" && fields[name] !== 0);
}

function linesOf(log: readonly LogEntry[]): number {
  return (log.at(-1)?.line ?? -1) + 1;
}

/** Lets the points fly from a place on the board, or from its middle, to the score; returns a function that ends it. */
function flyTo(score: HTMLElement, points: number, source: readonly string[], duration: number): () => void {
  const stage = document.querySelector(".stage");
  if (!stage) return () => undefined;
  const board = stage.getBoundingClientRect();
  const [area] = source.flatMap((id) => areasOf(stage, id));
  const [x, y] = area ? [board.left + area.x + area.w / 2, board.top + area.y + area.h / 2] : [board.left + board.width / 2, board.top + board.height / 2];
  const goal = score.getBoundingClientRect();
  const figure = document.createElement("span");
  figure.className = points < 0 ? "points-flight minus" : "points-flight";
  figure.setAttribute("aria-hidden", "true");
  figure.textContent = signed(points);
  document.body.append(figure);
  const at = (left: number, top: number, scale: number) => `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale})`;
  const end = at(goal.left + goal.width / 2, goal.top + goal.height / 2, 0.7);
  const flight = figure.animate(
    [
      { transform: at(x, y, 0.6), opacity: 0 },
      { transform: at(x, y - 10, 1.1), opacity: 1, offset: 0.25, easing: "ease-in-out" },
      { transform: end, opacity: 1, offset: 0.95 },
      { transform: end, opacity: 0 },
    ],
    { duration, fill: "both" },
  );
  const stop = () => {
    flight.cancel();
    figure.remove();
  };
  flight.onfinish = stop;
  return stop;
}
