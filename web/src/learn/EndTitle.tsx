// The title of the card at the end of a chapter or puzzle.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusLost } from "../table/keys";

/** Takes the focus if the last move has removed what had it, or if a sheet has given it back to the bar around the card: from here the keyboard
 * goes on to the ways that the card offers. */
export function EndTitle({ children }: { children: ComponentChildren }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const around = title.current?.closest("#prompt");
    if (focusLost() || document.activeElement === around) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}
