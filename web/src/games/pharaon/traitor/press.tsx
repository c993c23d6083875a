// A part of a drawing that opens something; it plays no move.
import type { ComponentChildren } from "preact";

export function Press({ label, open, children }: { label: string; open: () => void; children: ComponentChildren }) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  };
  return (
    <g class="tr-title" role="button" tabindex={0} aria-label={label} onClick={open} onKeyDown={press}>
      {children}
    </g>
  );
}
