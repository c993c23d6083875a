// A button that opens a small panel below it; Escape and a click elsewhere close it.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { explain } from "../ui/explain";

interface PopoverProps {
  label: string;
  /** Content of the button. */
  button: ComponentChildren;
  class?: string;
  children: (close: () => void) => ComponentChildren;
}

export function Popover({ label, button, class: own = "icb", children }: PopoverProps) {
  const [open, set] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The panel disappears with whatever has the focus in it.
  const close = () => {
    set(false);
    opener.current?.focus();
  };
  // A key may come before the first paint.
  useLayoutEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) set(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      set(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", closeOnEscape, true);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", closeOnEscape, true);
    };
  }, [open]);
  return (
    <div class="popover" ref={root}>
      <button type="button" ref={opener} class={own} aria-label={label} {...explain({ name: label })} aria-expanded={open} onClick={() => set(!open)}>
        {button}
      </button>
      {open && <div class="popover-in">{children(close)}</div>}
    </div>
  );
}
