// Shared by the panels of the board: plates with a title, texts that fit a box, buttons that open details, and key handlers.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { type Box, Label, Least, round, textWidth } from "../../ui/draw";
import { type Explanation, explain } from "../../ui/explain";
import "./panels.css";

/** The height of a plate's title. */
export const HEAD = 34;

interface PlateProps {
  w: number;
  h: number;
  title?: string;
  /** Shown at the right of the title. */
  note?: string | undefined;
}

export function Plate({ w, h, title, note }: PlateProps) {
  const room = note ? textWidth(note, 13) + 12 : 0;
  return (
    <>
      <rect class="ankp-plate" width={w} height={h} rx={10} />
      {title && (
        <Label x={14} y={25} size={18} kind="title" fit={w - 28 - room}>
          {title}
        </Label>
      )}
      {note && (
        <Label x={w - 14} y={24} size={13} anchor="end" fit={w * 0.62}>
          {note}
        </Label>
      )}
    </>
  );
}

/** A text broken into lines of at most this width. */
export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

const LEADING = 1.16;

/** The largest size from `most` down to `least` at which a text fits into a box; at the smallest size the rest is left out. */
function fitted(text: string, { w, h }: Pick<Box, "w" | "h">, most: number, least: number): { size: number; lines: string[] } {
  for (let size = most; size > least; size -= 0.5) {
    const lines = wrap(text, w, size);
    if (lines.length * size * LEADING <= h) return { size, lines };
  }
  const lines = wrap(text, w, least);
  const room = Math.max(1, Math.floor(h / (least * LEADING)));
  return { size: least, lines: lines.length > room ? [...lines.slice(0, room - 1), `${lines[room - 1]}…`] : lines };
}

/** Whether a text fits into a box at the smallest readable size. */
export function fits(text: string, { w, h }: Pick<Box, "w" | "h">, least: number): boolean {
  return wrap(text, w, least).length * least * LEADING <= h;
}

/** The smallest text before the drawing is measured. */
const MIN_SIZE = 10;

/** Running text from the top of a box; it shrinks if necessary. */
export function Prose({ box, size: most, class: own = "", children: text }: { box: Box; size: number; class?: string; children: string }) {
  const least = Math.max(MIN_SIZE, useContext(Least));
  const { size, lines } = fitted(text, box, Math.max(most, least), least);
  return (
    <text class={`ankp-prose ${own}`} style={{ fontSize: `${size}px` }}>
      {lines.map((line, at) => (
        <tspan key={at} x={box.x} y={round(box.y + size * (0.86 + at * LEADING))}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Enter and the space bar do what a click does. */
export function pressing(act: () => void) {
  return {
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  };
}

interface DrawnButtonProps {
  label: string;
  open: () => void;
  box: Box;
  r?: number;
  class?: string;
  pressed?: boolean;
  /** Explains the thing; without it the label is its name. */
  about?: Explanation | undefined;
  children?: ComponentChildren;
}

/** A button in the picture that opens details or shows something else; it plays no move. The children are not inside the button, because
 * its accessible name has other words. */
export function DrawnButton({ label, open, box: { x, y, w, h }, r = 6, class: own = "", pressed, about, children }: DrawnButtonProps) {
  return (
    <g class={`ankp-door ${own}`}>
      {children && <g aria-hidden="true">{children}</g>}
      <g
        class="ankp-door-act"
        role="button"
        tabindex={0}
        aria-label={label}
        {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
        {...explain(about ?? { name: label })}
        {...pressing(open)}
      >
        <rect x={x} y={y} width={w} height={h} rx={r} />
      </g>
    </g>
  );
}
