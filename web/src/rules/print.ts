// Printing: what is folded or not yet drawn is shown on paper.
import { createContext, options } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useMedia } from "../media";
import { useDrawable } from "./pictures";

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

/** Whether all pictures are wanted, however far from the window they are. */
export const AllWanted = createContext(false);

/** Milliseconds for which nobody wonders what a button does. */
const UNNOTICED = 600;

interface Print {
  /** The value of `AllWanted`: pictures that were drawn for a print stay. */
  wanted: boolean;
  /** Whether somebody waits for what the pictures are drawn with, and for so long that a word is due. */
  slow: boolean;
  /** Prints the page as soon as all its pictures are drawn. */
  start: () => void;
}

/** The button that prints the rules of a game. */
export function usePrint(game: string): Print {
  const [wanted, want] = useState(false);
  const [asked, ask] = useState(false);
  const [slow, setSlow] = useState(false);
  const ready = useDrawable(wanted ? game : null) !== null;
  useEffect(() => {
    if (!asked || ready) return;
    const timer = setTimeout(() => setSlow(true), UNNOTICED);
    return () => clearTimeout(timer);
  }, [asked, ready]);
  useEffect(() => {
    if (!asked || !ready) return;
    // The pictures were drawn together with the component that uses this hook.
    ask(false);
    setSlow(false);
    print();
  }, [asked, ready]);
  const start = () => {
    want(true);
    ask(true);
  };
  return { wanted, slow, start };
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
