// Whether this tab looks for players. The search itself (lobby/search.ts) is loaded on demand; a reload goes on with it.
import { play } from "./sounds";
import { store } from "./store";

const KEY = "maat-search";

export const searching = store(read());

/** Whether a game was found in a hidden tab that nobody has looked at since. */
export const foundUnseen = store(false);

searching.subscribe((on) => {
  try {
    if (on) sessionStorage.setItem(KEY, "yes");
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the search ends with the page.
  }
});

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Sounds, and marks the tab until somebody looks at it. */
export function tellFound(): void {
  play("found");
  if (document.visibilityState === "visible") return;
  foundUnseen.set(true);
  const seen = () => {
    if (document.visibilityState !== "visible") return;
    foundUnseen.set(false);
    document.removeEventListener("visibilitychange", seen);
  };
  document.addEventListener("visibilitychange", seen);
}
