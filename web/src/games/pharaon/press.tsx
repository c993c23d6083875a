// A button in a drawing that opens something; it plays no move.
import type { ComponentChildren } from "preact";
import { type Explanation, explain } from "../../ui/explain";

interface PressProps {
  label: string;
  about: Explanation;
  /** Whether it is open now. */
  open: boolean;
  show: () => void;
  class?: string;
  /** The name of the place, for lines of the log. */
  place?: string;
  /** The shapes of the button, without text. */
  shape: ComponentChildren;
  /** Drawn over the button and not part of it, because its texts differ from the label. */
  children?: ComponentChildren;
}

export function Press({ label, about, open, show, class: own = "", place, shape, children }: PressProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    show();
  };
  return (
    <g class={`ph-press ${own} ${open ? "open" : ""}`} data-place={place} {...explain(about)}>
      <g class="ph-button" role="button" tabindex={0} aria-pressed={open} aria-label={label} onClick={show} onKeyDown={press}>
        {shape}
      </g>
      <g class="ph-face" aria-hidden="true">
        {children}
      </g>
    </g>
  );
}
