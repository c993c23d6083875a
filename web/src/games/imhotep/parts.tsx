// Small parts of the drawing.
import { Brackets, Label } from "../../ui/draw";
import type { Placement } from "./stones";
import { Site, type View } from "./view";

export type SiteId = Site;
export const SITES: readonly SiteId[] = Site;

export function sideOf(view: View, site: SiteId): "a" | "b" {
  return view.options.sides[SITES.indexOf(site)] ?? "a";
}

/** How a stone stands at its place: its id, whether it came with the last change, and whether it is only a possibility. */
export interface Standing {
  id: string | undefined;
  place?: string;
  last?: boolean;
  ghost?: boolean;
}

export function standing(pieces: Placement, place: string): Standing {
  const id = pieces.stone(place);
  return { id, place, last: id !== undefined && pieces.moved.has(id), ghost: pieces.ghosts?.has(place) ?? false };
}

/** A stone, seen a little from above: face, lower edge, and its owner's mark. */
export function Block({ x, y, seat, size, id, place, last, ghost }: { x: number; y: number; seat: string; size: number } & Standing) {
  const top = size * 0.84;
  const mark = size * 0.46;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={blockClass(seat, ghost)} data-piece={id} data-place={place} data-size={size}>
        <rect class="side" width={size} height={size} rx={size * 0.12} />
        <rect class="face" x={size * 0.03} y={size * 0.03} width={size * 0.94} height={top - size * 0.03} rx={size * 0.1} />
        {size > 9.5 && <use href={`#mark-${seat}`} x={(size - mark) / 2} y={(top - mark) / 2} width={mark} height={mark} />}
      </g>
      {last && <Brackets size={size} />}
    </g>
  );
}

export function blockClass(seat: string, ghost = false): string {
  return `block s-${seat}${ghost ? " ghost-block" : ""}`;
}

/** The visible edge of a stone below others. */
export function Slice({ x, y, w, h, seat, id, ghost }: { x: number; y: number; w: number; h: number; seat: string } & Standing) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={blockClass(seat, ghost)} data-piece={id} data-size={w}>
        <rect class="side" width={w} height={h + 1.5} rx={Math.min(2, h / 3)} />
        <rect class="edge" x={1} y={0.8} width={w - 2} height={Math.max(1, h - 1.6)} rx={1.2} />
      </g>
    </g>
  );
}

/** An empty space with its points. */
export function Space({
  x,
  y,
  size,
  value,
  icon,
  next,
}: {
  x: number;
  y: number;
  size: number;
  value?: number | undefined;
  icon?: string | undefined;
  next?: boolean;
}) {
  const font = Math.max(10.5, size * 0.47);
  const glyph = size * 0.62;
  return (
    <g transform={`translate(${x} ${y})`} class={next ? "next" : ""}>
      <rect class="space" width={size} height={size} rx={size * 0.12} />
      {icon && size < 20 && <Use icon={icon} x={size * 0.12} y={size * 0.12} size={size * 0.76} />}
      {icon && size >= 20 && <Use icon={icon} x={size * 0.36} y={size * 0.34} size={glyph} />}
      {value !== undefined && !(icon && size < 20) && (
        <Label x={icon ? size * 0.25 : size / 2} y={(icon ? size * 0.3 : size / 2) + font * 0.35} size={font} kind="number" anchor="middle">
          {value}
        </Label>
      )}
    </g>
  );
}

function Use({ icon, x, y, size }: { icon: string; x: number; y: number; size: number }) {
  return <use href={`#i-${icon}`} class="bonus" x={x} y={y} width={size} height={size} />;
}
