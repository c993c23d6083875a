// What people who listen are told of a position that is on the board: those that are only passed say nothing.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { TOLD_AFTER } from "./reel";

/** Tells a position once it has been on the board for a while, unless the keyboard is on a slider: that says the same. Each key is another position;
 * null is none. */
export function useTold(key: string | number | null, tell: () => void): void {
  const newest = useRef(tell);
  newest.current = tell;
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches(".replay-line input")) newest.current();
    }, TOLD_AFTER);
    return () => clearTimeout(timer);
  }, [key]);
}

interface ToldProps {
  /** Each key is another position. */
  position: string | number;
  children: ComponentChildren;
}

/** Says what is on the board. What is added about the same position is said at once. */
export function Told({ position, children }: ToldProps) {
  // The first position is there from the beginning: whoever opens a page reads it.
  const [told, set] = useState(position);
  const last = useRef(children);
  useTold(position, () => set(position));
  if (told === position) last.current = children;
  return (
    <p class="unseen" role="status">
      {last.current}
    </p>
  );
}
