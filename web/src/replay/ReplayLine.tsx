// The line of a game: a tick for each stop in the colour of its seat, taller where a turn begins, rounds above them, and a slider over it.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { roundSpans, type Stop } from "./timeline";
import "../styles/replay-line.css";

interface LineProps {
  stops: readonly Stop[];
  at: number;
  goTo: (stop: number) => void;
  label: string;
  /** What the slider says about the stop that is shown. */
  sentence: string;
  /** The name of a round; without it no rounds are shown. */
  roundName?: (round: number) => string;
  /** Between the rounds and the ticks. */
  above?: ComponentChildren;
  /** Drawn above the ticks, in units of one stop. */
  children?: ComponentChildren;
}

export function ReplayLine({ stops, at, goTo, label, sentence, roundName, above, children }: LineProps) {
  return (
    <div class="replay-line">
      {roundName && <Rounds {...{ stops, roundName }} />}
      {above}
      <div class="replay-ticks">
        <svg viewBox={`0 0 ${stops.length} 20`} preserveAspectRatio="none" aria-hidden="true">
          {stops.map((stop, index) => (
            <rect key={stop.ply} class={`${stop.by ? `s-${stop.by}` : "chance"} ${index > at ? "todo" : ""}`} x={index} width={1} {...tick(stop)} />
          ))}
          {children}
          <rect class="here" x={at} y={0} width={1} height={20} />
        </svg>
        <input
          type="range"
          min={0}
          max={stops.length - 1}
          value={at}
          aria-label={label}
          aria-valuetext={sentence}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}

/** The height of a tick, out of 20: parts of the game, beginnings of turns, decisions, draws. */
export function tick({ by, turn, chapter }: Stop): { y: number; height: number } {
  if (chapter) return { y: 0, height: 20 };
  if (by === null) return { y: 9, height: 4 };
  return turn ? { y: 2, height: 15 } : { y: 6, height: 11 };
}

/** Each round is as wide as its stops. Where its name has no room, its number stands there. */
function Rounds({ stops, roundName }: { stops: readonly Stop[]; roundName: (round: number) => string }) {
  const spans = useMemo(() => roundSpans(stops), [stops]);
  if (spans.length < 2) return null;
  return (
    <ol class="replay-rounds" aria-hidden="true">
      {spans.map(({ round, stops }, index) => (
        <li key={index} style={{ flexGrow: stops }}>
          {round !== null && (
            <>
              <span>{roundName(round)}</span>
              <b>{round}</b>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
