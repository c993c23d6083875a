// A button in a drawing that opens something; it plays no move.
import type { ComponentChildren } from "preact";

interface PressProps {
  label: string;
  open: () => void;
  /** The shapes of the button, without text. */
  shape: ComponentChildren;
  /** Drawn over the button and not part of it, because its texts differ from the label. */
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
