// Writes the pages that are the same for everybody as HTML, when the client is built (vite.config.ts): the server sends them, so that they
// can be read before the scripts are there, and by programs that run none. They are drawn by the very components that draw them in the
// browser, which then takes them over.
import type { ComponentChild } from "preact";
import { renderToString } from "preact-render-to-string";
import { CurrentPage, type Lost, prepare } from "../App";
import { switchTo } from "../i18n";
import type { Lang } from "../langs";
import type { GameInfo, Learning, PuzzleInfo } from "../protocol";
import { routeOf } from "../router";
import { Connecting, ErrorPage } from "../shell/Page";
import CHAPTERS from "./chapters.json";
import GAMES from "./games.json";
import PUZZLES from "./puzzles.json";

/** The pages of one language, by the names that `crates/server/src/http/pages.rs` knows them by. */
export async function prerender(lang: Lang): Promise<Record<string, string>> {
  await switchTo(lang);
  const pages: Record<string, string> = {};
  const write = (name: string, page: ComponentChild) => {
    pages[name] = withoutStyles(renderToString(<>{page}</>));
  };
  const lists = ["rules", "learn", "puzzles"];
  for (const path of ["", ...lists, ...["games", ...lists].flatMap((part) => GAMES.map(({ id }) => `${part}/${id}`))]) {
    const here = routeOf(`/${path}`);
    await prepare(here, lang);
    write(path.replace("/", "-") || "lobby", <CurrentPage here={here} />);
  }
  write("connecting", <Connecting />);
  for (const kind of ["page", "table", "private"] satisfies Lost[]) write(`lost-${kind}`, <ErrorPage kind={kind} />);
  return pages;
}

/** The styles of single elements, each with its number. */
const styles = new Map<string, number>();

/** Replaces the styles of single elements by numbers: the policy of the server allows none in the HTML. */
function withoutStyles(html: string): string {
  return html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const number = styles.get(style) ?? styles.size;
    styles.set(style, number);
    return ` data-style="${number}"`;
  });
}

/** The styles of single elements of all pages that were written. */
export function styleSheet(): string {
  return [...styles].map(([style, number]) => `[data-style="${number}"]{${style}}`).join("\n");
}

/** What the server would answer. Nobody is there yet, so there are no tables, and the options of a game are not shown. */
export function answer(path: string): string | null {
  const games = GAMES.map(({ id, seats: [least_seats, most_seats] }) => ({ id, least_seats, most_seats, revision: 0, options: [] }));
  const answers: Record<string, unknown> = {
    "/api/games": games satisfies Partial<Record<keyof GameInfo, unknown>>[],
    "/api/learn": { chapters: CHAPTERS satisfies Learning["chapters"] },
    "/api/puzzles": { puzzles: PUZZLES satisfies Record<keyof PuzzleInfo, unknown>[] },
  };
  return path in answers ? JSON.stringify(answers[path]) : null;
}
