// The result as a picture: obelisks as high as the scores.
import { useEffect, useState } from "preact/hooks";
import { textWidth } from "../../ui/metrics";
import { plain } from "../../ui/numbers";
import type { Texts } from "../../words";

export interface Pillar {
  /** A seat, or a rival without one. */
  mark: string;
  name: string;
  points: number;
}

/** Milliseconds in which the highest obelisk rises. */
const RISING = 900;
const [WIDTH, HEIGHT, GROUND_BAND] = [400, 230, 26];
/** Room for the figure above the highest obelisk. */
const ABOVE = 34;
/** Height of an obelisk without points. */
const LEAST = 26;
/** Depth of the lowest score below the ground. */
const DEPTH = 36;

export function Scene({ pillars, rises, texts }: { pillars: readonly Pillar[]; rises: boolean; texts: Texts }) {
  const risen = useRising(rises);
  const most = Math.max(1, ...pillars.map(({ points }) => points));
  const least = Math.min(0, ...pillars.map(({ points }) => points));
  const ground = HEIGHT - GROUND_BAND - (least < 0 ? DEPTH : 0);
  const pitch = Math.min(110, (WIDTH - 10) / pillars.length);
  const left = (WIDTH - pitch * pillars.length) / 2;
  const label = texts.list(pillars.map(({ name, points }) => texts.ui("score-alone", { seat: name, points })));
  return (
    <>
      <svg class="hills" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="far" d="M0 44 90 22 160 34 290 14 450 39 560 18 720 42 820 27 1000 39V100H0Z" />
        <path class="mid" d="M0 60 200 51 460 63 740 48 1000 59V100H0Z" />
      </svg>
      <svg class="obelisks" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet" role="img" aria-label={label}>
        <circle class="sun-ring" cx={WIDTH * 0.48} cy={92} r="54" />
        <circle class="sun" cx={WIDTH * 0.48} cy={92} r="36" />
        <path class="quay" d={`M-2000 ${ground}H4000V${HEIGHT + 2000}H-2000Z`} />
        {pillars.map(({ mark, name, points }, index) => {
          // All rise at the same speed, so the lowest stops first.
          const shown = points >= 0 ? Math.min(points, risen * most) : Math.max(points, risen * least);
          return (
            <g class={`s-${mark}`} transform={`translate(${left + pitch * (index + 0.5)} ${ground})`}>
              {points >= 0 ? (
                <Obelisk height={LEAST + ((ground - ABOVE - LEAST) * shown) / most} mark={mark} wide={Math.min(44, pitch * 0.5)} />
              ) : (
                <Sunk depth={8 + ((DEPTH - 8) * shown) / Math.min(-1, least)} mark={mark} wide={Math.min(44, pitch * 0.5)} />
              )}
              <text class={points < 0 ? "figure minus" : "figure"} y={points >= 0 ? -(LEAST + ((ground - ABOVE - LEAST) * shown) / most) - 9 : -40}>
                {plain(Math.round(shown))}
              </text>
              <text class="named" y={HEIGHT - ground - 10}>
                {shortened(name, pitch - 6)}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

function Obelisk({ height, mark, wide }: { height: number; mark: string; wide: number }) {
  const [foot, neck, cap] = [wide / 2, wide / 3, Math.min(22, height * 0.4)];
  const shoulder = cap - height;
  return (
    <>
      <path class="shaft" d={`M${-foot} 0L${-neck} ${shoulder}L0 ${-height}L${neck} ${shoulder}L${foot} 0Z`} />
      <path class="cap" d={`M${-neck} ${shoulder}H${neck}L0 ${-height}Z`} />
      <path class="shade" d={`M0 ${shoulder}H${neck}L${foot} 0H${foot * 0.2}Z`} />
      {height > 60 && <use class="on-shaft" href={`#mark-${mark}`} x="-9" y={shoulder + 10} width="18" height="18" />}
    </>
  );
}

/** A score below zero stands head down in the ground, hatched. */
function Sunk({ depth, mark, wide }: { depth: number; mark: string; wide: number }) {
  const [foot, neck] = [wide / 2, wide / 3];
  const shape = `M${-foot} 0H${foot}L${neck} ${depth}H${-neck}Z`;
  return (
    <>
      <defs>
        <pattern id={`hatch-${mark}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="hatch" d="M0 0V6" />
        </pattern>
      </defs>
      <path class="shaft" d={shape} />
      <path fill={`url(#hatch-${mark})`} d={shape} />
      <rect class="shaft" x="-13" y="-32" width="26" height="26" rx="7" />
      <use class="on-shaft" href={`#mark-${mark}`} x="-8" y="-27" width="16" height="16" />
    </>
  );
}

/** As in the style sheet: it is readable also on a phone on its side, where the drawing is small. */
const NAME_SIZE = 14.5;

function shortened(name: string, room: number): string {
  if (textWidth(name, NAME_SIZE) <= room) return name;
  let cut = name;
  while (cut.length > 1 && textWidth(`${cut}…`, NAME_SIZE) > room) cut = cut.slice(0, -1).trimEnd();
  return `${cut}…`;
}

/** From 0 to 1 while the obelisks rise; 1 at once if nobody saw the game end or wants no motion. */
function useRising(rises: boolean): number {
  const [still] = useState(() => !rises || !moves());
  const [risen, set] = useState(still ? 1 : 0);
  useEffect(() => {
    if (still) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function rise(now) {
      const part = Math.min(1, (now - start) / RISING);
      set(1 - (1 - part) ** 2);
      if (part < 1) frame = requestAnimationFrame(rise);
    });
    return () => cancelAnimationFrame(frame);
  }, [still]);
  return risen;
}

/** Whether the player wants motion (styles/tokens.css). */
function moves(): boolean {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--m-move")) > 0;
}
