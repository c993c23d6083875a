// The router: maps addresses to pages. Links to our own pages change the route without a reload.
import { dialogHistory } from "./shell/dialogHistory";
import { store } from "./store";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string | null; gallery: boolean }
  | { page: "games"; game: string }
  | { page: "learn"; game: string | null; chapter: string | null }
  | { page: "puzzles"; game: string | null; number: number | null }
  | { page: "replay"; table: string | null }
  | { page: "whatif"; table: string | null }
  | { page: "study"; id: string | null }
  | { page: "stats"; game: string | null; players: number | null }
  | { page: "nowhere" };

/** The route of a path. `crates/server/src/http/pages.rs` knows the same routes and answers all others with the status 404. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "" && second === "") return { page: "lobby" };
  if (rest.length === 0 && first === "table" && /^[A-Za-z0-9-]+$/.test(second)) return { page: "table", id: second };
  if (rest.length === 0 && first === "replay" && /^[A-Za-z0-9-]*$/.test(second)) return { page: "replay", table: second || null };
  if (rest.length === 0 && first === "whatif" && /^[A-Za-z0-9-]*$/.test(second)) return { page: "whatif", table: second || null };
  if (rest.length === 0 && first === "study" && /^[A-Za-z0-9-]*$/.test(second)) return { page: "study", id: second || null };
  if (first === "stats" && rest.length < 2 && /^[a-z0-9-]*$/.test(second) && rest.every((part) => /^[1-9]$/.test(part)))
    return { page: "stats", game: second || null, players: rest[0] === undefined ? null : Number(rest[0]) };
  if (first === "rules" && second === "") return { page: "rules", game: null, gallery: false };
  if (first === "rules" && /^[a-z0-9-]+$/.test(second) && (rest.length === 0 || rest.join("/") === "cards"))
    return { page: "rules", game: second, gallery: rest.length > 0 };
  if (rest.length === 0 && first === "games" && /^[a-z0-9-]+$/.test(second)) return { page: "games", game: second };
  if (first === "learn" && rest.length < 2 && [second, ...rest].every((part) => /^[a-z0-9-]*$/.test(part)))
    return { page: "learn", game: second || null, chapter: rest[0] ?? null };
  if (first === "puzzles" && rest.length < 2 && /^[a-z0-9-]*$/.test(second) && rest.every((part) => /^[1-9][0-9]*$/.test(part)))
    return { page: "puzzles", game: second || null, number: rest[0] === undefined ? null : Number(rest[0]) };
  return { page: "nowhere" };
}

/** A new object for every visit. */
export const route = store<Route>({ page: "lobby" });

export function go(address: string): void {
  dialogHistory().whenStill(() => {
    history.pushState(null, "", address);
    arrive();
    scrollTo(0, 0);
  });
}

export function listen(): void {
  arrive();
  addEventListener("popstate", arrive);
  dialogHistory();
  document.addEventListener("click", follow);
}

function arrive(): void {
  const next = routeOf(location.pathname);
  // Another anchor on the same page is not a new route.
  if (JSON.stringify(next) !== JSON.stringify(route.get())) route.set(next);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/locales/")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
