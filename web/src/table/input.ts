// Whether somebody sits in front of the page: an open page with nobody there must not hold up the others.

/** Milliseconds without any input after which the person counts as away. */
export const IDLE_AFTER = 10 * 60_000;

const INPUT = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Calls back when the page has had no input for a while, and when it has some again. Returns a function that stops it. */
export function watchInput(onIdle: (idle: boolean) => void): () => void {
  let idle = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: boolean) => {
    idle = next;
    onIdle(next);
  };
  const seen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => change(true), IDLE_AFTER);
    if (idle) change(false);
  };
  const shown = () => {
    if (document.visibilityState === "visible") seen();
  };
  for (const kind of INPUT) document.addEventListener(kind, seen, { passive: true, capture: true });
  document.addEventListener("visibilitychange", shown);
  seen();
  return () => {
    clearTimeout(timer);
    for (const kind of INPUT) document.removeEventListener(kind, seen, { capture: true });
    document.removeEventListener("visibilitychange", shown);
  };
}
