// Printing: what is folded or not yet drawn is shown on paper.
import { options } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useMedia } from "../media";

/** Whether the page is being printed. Components that use it are drawn again before the browser looks at the page. */
export function usePrinting(): boolean {
  const [announced, announce] = useState(false);
  useEffect(() => {
    const before = () => drawAtOnce(() => announce(true));
    addEventListener("beforeprint", before);
    return () => removeEventListener("beforeprint", before);
  }, []);
  return useMedia("print") || announced;
}

/** Draws what `change` changes before it returns; otherwise Preact would draw it too late for the paper. */
function drawAtOnce(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (draw) => draw();
  change();
  if (debounceRendering) options.debounceRendering = debounceRendering;
  else delete options.debounceRendering;
}
