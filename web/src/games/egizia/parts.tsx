// Shared by all parts of the board: the texts of moves, doors to details, and spaces for bricks.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Look, Move } from "../../game";
import { type Box, Brackets, Label, Least, round } from "../../ui/draw";
import { type Explanation, explain } from "../../ui/explain";
import type { Track } from "../../ui/following";
import { moveNote } from "./moveTexts";
import type { Owner } from "./pieces/kinds";
import { Brick } from "./pieces/tokens";
import type { View } from "./view";

/** Props of every part; coordinates begin at the corner of its box. */
export interface PartProps {
  look: Look<View>;
  tracks: Track;
  w: number;
  h: number;
  /** Whether the part is higher than wide. */
  tall: boolean;
  /** Whether it is for fingers. */
  touch: boolean;
}

/** The effect and cost of a move, and the powers it uses up; empty if its name says it all. */
export function previewText({ view, words }: Look<View>, move: Move): string {
  return moveNote(view, move, words) ?? "";
}

/** The smallest side of a target for fingers, in units of the drawing. */
export function useFinger(): number {
  return round((useContext(Least) * 41) / 11);
}

interface DoorProps {
  label: string;
  about: Explanation;
  open: () => void;
  box: Box;
  r?: number;
}

/** A button in the picture that opens details; it plays no move. */
export function DrawnButton({ label, about, open, box, r = 6 }: DoorProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  };
  return (
    <g class="egb-door" role="button" tabindex={0} aria-label={label} {...explain(about)} onClick={open} onKeyDown={press}>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={r} />
    </g>
  );
}

interface BrickSpaceProps {
  box: Box;
  /** The printed value. */
  value: number;
  owner: Owner | null;
  id: string;
  /** Whether it is the next one to be built. */
  next?: boolean;
  tracks: Track;
  about: Explanation;
}

/** A space of a building; shows its value until a brick covers it. */
export function BrickSpace({ box: { x, y, w, h }, value, owner, id, next, tracks, about }: BrickSpaceProps) {
  if (owner) {
    return (
      <g {...explain(about)}>
        <Brick owner={owner} x={x} y={y} size={w} h={h} id={id} />
        {tracks.moved.has(id) && (
          <g transform={`translate(${x} ${y + (h - w) / 2})`}>
            <Brackets size={w} />
          </g>
        )}
      </g>
    );
  }
  const font = Math.max(11, Math.min(w, h) * 0.52);
  return (
    <g class={next ? "egb-space next" : "egb-space"} {...explain(about)}>
      <rect x={x + 0.5} y={y + 0.5} width={w - 1} height={h - 1} rx={Math.min(w, h) * 0.12} />
      <Label x={x + w / 2} y={y + h / 2 + font * 0.35} size={font} kind="number" anchor="middle">
        {value}
      </Label>
    </g>
  );
}

/** A number on a highlighted target. It is drawn over the button and is not part of it, because the button's name has other words. */
export function LitText({ x, y, size, children }: { x: number; y: number; size: number; children: ComponentChildren }) {
  return (
    <g class="egb-lit-text" aria-hidden="true">
      <Label x={x} y={y + size * 0.35} size={size} kind="number" anchor="middle">
        {children}
      </Label>
    </g>
  );
}

/** The index of the first free space. */
export function firstFree<T>(spaces: readonly (T | null)[]): number {
  return spaces.indexOf(null);
}
