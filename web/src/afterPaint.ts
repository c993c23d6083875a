/** Milliseconds after which the work is done even if nothing was painted, as in a hidden tab. */
const PATIENCE = 100;

/** Runs `work` after the next paint, so that the browser answers a click before long work begins. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const run = () => {
    cancel();
    work();
  };
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  timer = setTimeout(run, PATIENCE);
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return cancel;
}
