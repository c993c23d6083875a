// A place on the board that plays a move. It is a button only while the move is legal.
import type { ComponentChildren, SVGAttributes } from "preact";
import { useMemo } from "preact/hooks";
import type { Move } from "../game";
import { Claims, type Table, TableContext, useClaim, useMoveName } from "./claims";
import { type Explanation, explain, sentences, spoken } from "./explain";
import { nearest } from "./walk";
import "./spot.css";

/** Wraps board, mats and prompt bar: provides the legal moves with their names to Spots, and their claims to `useClaimed`. */
export function Spots({ legal, play, name, children }: Omit<Table, "claims"> & { children: ComponentChildren }) {
  const claims = useMemo(() => new Claims(), []);
  const table = useMemo(() => ({ legal, play, name, claims }), [legal, play, name, claims]);
  return <TableContext.Provider value={table}>{children}</TableContext.Provider>;
}

interface SpotProps {
  move: Move;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Corner radius. */
  r?: number;
  /** How far the hit area extends beyond the drawing: horizontally, vertically. */
  reach?: [number, number];
  /** Draws an outline only, so that the things on the target keep their colours. */
  outline?: boolean;
  class?: string;
  /** Describes the content of the place, for tooltips and screen readers. */
  about?: string | undefined;
  /** What the move brings the viewer in this position, if its preview does not tell. */
  now?: string | undefined;
  children?: ComponentChildren;
}

/** A highlighted target inside a drawing: hit area, halo, target, and its content. */
export function Spot({ move, x, y, w, h, r = 6, reach = [4, 4], outline, class: own = "", about, now, children }: SpotProps) {
  const act = useAct(move, about, now);
  if (!act) return null;
  return (
    <g {...act} class={`spot ${outline ? "outline" : ""} ${own}`}>
      <rect class="hit" x={x - reach[0]} y={y - reach[1]} width={w + 2 * reach[0]} height={h + 2 * reach[1]} />
      <rect class="halo" x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx={r + 3} />
      <rect class="target" x={x} y={y} width={w} height={h} rx={r} />
      {children}
    </g>
  );
}

/** A highlighted target of any shape; the children contain `.hit` and `.target`. */
export function SpotGroup({ move, class: own = "", about, children }: Pick<SpotProps, "move" | "class" | "about" | "children">) {
  const act = useAct(move, about);
  return (
    act && (
      <g {...act} class={`spot ${own}`}>
        {children}
      </g>
    )
  );
}

/** A target outside drawings: a button while the move is legal, otherwise the same content without one. */
export function SpotButton({ move, class: own = "", children, about }: { move: Move; class?: string; about?: Explanation; children: ComponentChildren }) {
  const play = useClaim(move);
  const name = useMoveName();
  return play ? (
    <button
      type="button"
      class={`${own} is-legal`}
      data-move={move}
      {...explain({ name: name(move), text: about && spoken({ name: about.name, text: about.text }), now: about?.now, rule: about?.rule })}
      onClick={play}
    >
      <span class="unseen">{name(move)}</span>
      {children}
    </button>
  ) : (
    <span class={own} {...(about ? explain(about) : {})}>
      {children}
    </span>
  );
}

function useAct(move: Move, about?: string, now?: string): SVGAttributes<SVGGElement> | null {
  const play = useClaim(move);
  const name = useMoveName();
  if (!play) return null;
  return {
    role: "button",
    tabindex: 0,
    "data-move": move,
    "aria-label": sentences([name(move), about, now]),
    ...explain({ name: name(move), text: about, now }),
    onClick: play,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        play();
      } else if (event.key.startsWith("Arrow") && walk(event.currentTarget as Element, event.key)) {
        event.preventDefault();
      }
    },
  } as SVGAttributes<SVGGElement>;
}

/** Moves the focus to the nearest spot in the direction of an arrow key. */
function walk(from: Element, key: string): boolean {
  const next = nearest(from, from.closest("svg")?.querySelectorAll<SVGElement>(".spot") ?? [], key);
  next?.focus();
  return next !== null;
}
