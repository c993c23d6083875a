// Printing: what is folded or not yet drawn is shown on paper.
import { options } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useMedia } from "../media";

/** Whether the page is being printed. Components that use it are drawn again before the browser looks at the page. */
export function usePrinting(): boolean {
  const [announced, announce] = useState(false);
  useEffect(() => {
    const before = () => drawAtOnce(() => announce(true));
    const after = () => announce(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return useMedia("print") || announced;
}

/** Opens all rulings for the paper, and closes those again that were closed. */
export function useOpenRulings(article: { current: HTMLElement | null }): void {
  const printing = usePrinting();
  useLayoutEffect(() => {
    if (!printing) return;
    const closed = [...(article.current?.querySelectorAll<HTMLDetailsElement>("details.ruling:not([open])") ?? [])];
    for (const fold of closed) fold.open = true;
    return () => {
      for (const fold of closed) fold.open = false;
    };
  }, [printing, article]);
}

/** Draws what `change` changes before it returns; otherwise Preact would draw it too late for the paper. */
function drawAtOnce(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (draw) => draw();
  change();
  if (debounceRendering) options.debounceRendering = debounceRendering;
  else delete options.debounceRendering;
}
