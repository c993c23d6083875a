// Writes the pages that are the same for everybody as HTML, when the client is built (vite.config.ts): the server sends them, so that they
// can be read before the scripts are there, and by programs that run none. They are drawn by the very components that draw them in the
// browser, which then takes them over.
import type { ComponentChild } from "preact";
import { renderToString } from "preact-render-to-string";
import { CurrentPage, type Lost, prepare } from "../App";
import { switchTo } from "../i18n";
import type { Lang } from "../langs";
import type { GameInfo } from "../protocol";
import { routeOf } from "../router";
import { Connecting, ErrorPage } from "../shell/Page";
import GAMES from "./games.json";

/** The pages of one language, by the names that `crates/server/src/http/pages.rs` knows them by. */
export async function prerender(lang: Lang): Promise<Record<string, string>> {
  await switchTo(lang);
  const pages: Record<string, string> = {};
  const write = (name: string, page: ComponentChild) => {
    pages[name] = renderToString(<>{page}</>);
  };
  for (const path of ["", "rules", ...GAMES.flatMap(({ id }) => [`games/${id}`, `rules/${id}`])]) {
    const here = routeOf(`/${path}`);
    await prepare(here, lang);
    write(path.replace("/", "-") || "lobby", <CurrentPage here={here} />);
  }
  write("connecting", <Connecting />);
  for (const kind of ["page", "table", "private"] satisfies Lost[]) write(`lost-${kind}`, <ErrorPage kind={kind} />);
  return pages;
}

/** What the server would answer. Nobody is there yet, so there are no tables, and the options of a game are not shown. */
export function answer(path: string): string | null {
  if (path !== "/api/games") return null;
  const games = GAMES.map(({ id, seats: [least_seats, most_seats] }) => ({ id, least_seats, most_seats, revision: 0, options: [], reconstructed: [] }));
  return JSON.stringify(games satisfies Partial<Record<keyof GameInfo, unknown>>[]);
}
