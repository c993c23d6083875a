// A part of a drawing that opens something; it plays no move.
import type { ComponentChildren } from "preact";

interface PressProps {
  label: string;
  open: () => void;
  /** What is pressed: shapes without a text. */
  shape: ComponentChildren;
  /** What is drawn on it; its texts are not the label's, so they are none of the button's. */
  children?: ComponentChildren;
}

export function Press({ label, open, shape, children }: PressProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <g class="tr-title" role="button" tabindex={0} aria-label={label} onClick={open} onKeyDown={press}>
        {shape}
      </g>
      <g class="tr-face" aria-hidden="true">
        {children}
      </g>
    </>
  );
}
