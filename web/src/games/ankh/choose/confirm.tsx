// Secret choices cannot be taken back once the others have chosen. A finger may slip, so on touch screens the first tap selects an answer
// and the second plays it; a pointer and the keyboard play at once.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Look, Move } from "../../../game";
import { Label } from "../../../ui/draw";
import type { Event, View } from "../view";

export function useSelection(): [Move | null, (move: Move, children: ComponentChildren) => ComponentChildren] {
  const [selected, select] = useState<Move | null>(null);
  const touched = useRef(false);
  const selectable = (move: Move, children: ComponentChildren) => (
    <g
      key={move}
      class={selected === move ? "ankp-choice selected" : "ankp-choice"}
      data-selected={selected === move ? move : undefined}
      onPointerDownCapture={(event: PointerEvent) => {
        touched.current = event.pointerType === "touch";
      }}
      onClickCapture={(event: MouseEvent) => {
        if (!touched.current || selected === move) return;
        event.stopPropagation();
        select(move);
      }}
    >
      {children}
    </g>
  );
  return [selected, selectable];
}

/** The ribbon on a selected answer. */
export function TapAgain({ look: { words }, x, y, w, h }: { look: Look<View, Event>; x: number; y: number; w: number; h: number }) {
  return (
    <g class="ankp-again" aria-hidden="true">
      <rect x={x + 2} y={y + h - 19} width={w - 4} height={17} rx={5} />
      <Label x={x + w / 2} y={y + h - 6.5} size={11.5} anchor="middle" fit={w - 10}>
        {words.label("tap-again")}
      </Label>
    </g>
  );
}
