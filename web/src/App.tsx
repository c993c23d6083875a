// The whole client: finds what the current route needs, and draws it.
import { Component, type ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { getGames } from "./api";
import { loadDocument } from "./document";
import { loadTexts, useTexts } from "./i18n";
import type { Lang } from "./langs";
import { Lazy, useLazy } from "./lazy";
import { LobbyPage, prepareLobby } from "./lobby";
import { FORMS } from "./lobby/Ways";
import { type Route, route } from "./router";
import { searching } from "./searching";
import { TurnWatch } from "./shell/MyTurn";
import { ErrorPage } from "./shell/Page";
import { Toasts } from "./shell/toast";
import { useStore } from "./store";
import { Explain } from "./ui/Explain";
import { Sprite } from "./ui/Icon";

/** The kinds of error pages that the server knows of (crates/server/src/http/pages.rs). */
export type Lost = "page" | "table" | "private";

/** `lost`: the server has nothing to show at the address with which the visit begins. */
export function App({ lost }: { lost: Lost | null }) {
  const here = useStore(route);
  const first = useRef(here);
  return (
    <>
      <Sprite />
      <ErrorBoundary key={JSON.stringify(here)}>
        {lost !== null && here === first.current ? <ErrorPage kind={lost} /> : <CurrentPage here={here} />}
      </ErrorBoundary>
      <Toasts />
      <Explain />
      <TurnWatch />
      <Searching />
      <TitleAnnouncer here={here} />
    </>
  );
}

/** The search for players goes on while the guest looks at other pages. */
function Searching() {
  const on = useStore(searching);
  const forms = useLazy(on ? FORMS : null);
  return on && forms && <forms.SearchBar />;
}

const MODULES = {
  table: new Lazy(() => import("./table")),
  rules: new Lazy(() => import("./rules")),
  games: new Lazy(() => import("./gamePage")),
  learn: new Lazy(() => import("./learn")),
  puzzles: new Lazy(() => import("./puzzles")),
  replay: new Lazy(() => import("./replay")),
  whatif: new Lazy(() => import("./whatif")),
  study: new Lazy(() => import("./study")),
  stats: new Lazy(() => import("./stats")),
};

/** Loads what the page shows at first, so that it is complete from its first frame on. */
export async function prepare(here: Route, lang: Lang): Promise<void> {
  await Promise.all(needed(here, lang));
}

function needed(here: Route, lang: Lang): Promise<unknown>[] {
  switch (here.page) {
    case "lobby":
      return [getGames(), prepareLobby()];
    case "table":
    case "replay":
    case "whatif":
    case "study":
    case "stats":
      return [MODULES[here.page].load()];
    case "learn":
      return [MODULES.learn.load().then((learn) => (here.chapter === null ? learn.prepareLearn(here.game) : undefined))];
    case "puzzles":
      return [MODULES.puzzles.load().then((puzzles) => (here.number === null ? puzzles.preparePuzzles() : undefined))];
    case "rules":
      return [getGames(), MODULES.rules.load(), loadTexts("rules/page"), ...(here.game === null ? [] : [loadDocument(lang, `rules/${here.game}`)])];
    case "games":
      return [getGames(), MODULES.games.load(), loadDocument(lang, `games/${here.game}`)];
    case "nowhere":
      return [];
  }
}

/** The page of a route, without what is the same on all pages. */
export function CurrentPage({ here }: { here: Route }) {
  useTexts();
  const table = usePage(MODULES.table, here.page === "table");
  const rules = usePage(MODULES.rules, here.page === "rules");
  const games = usePage(MODULES.games, here.page === "games");
  const learn = usePage(MODULES.learn, here.page === "learn");
  const puzzles = usePage(MODULES.puzzles, here.page === "puzzles");
  const replay = usePage(MODULES.replay, here.page === "replay");
  const whatif = usePage(MODULES.whatif, here.page === "whatif");
  const study = usePage(MODULES.study, here.page === "study");
  const stats = usePage(MODULES.stats, here.page === "stats");
  switch (here.page) {
    case "lobby":
      return <LobbyPage />;
    case "table":
      return table && <table.TablePage id={here.id} />;
    case "rules":
      return rules && <rules.Rules game={here.game} gallery={here.gallery} />;
    case "games":
      return games && <games.GamePage game={here.game} />;
    case "learn":
      return learn && <learn.Learn game={here.game} chapter={here.chapter} />;
    case "puzzles":
      return puzzles && <puzzles.PuzzlesPage game={here.game} number={here.number} />;
    case "replay":
      return replay && <replay.ReplayPage table={here.table} />;
    case "whatif":
      return whatif && <whatif.WhatIfPage table={here.table} />;
    case "study":
      return study && <study.StudyPage id={here.id} />;
    case "stats":
      return stats && <stats.StatsPage game={here.game} players={here.players} />;
    case "nowhere":
      return <ErrorPage kind="page" />;
  }
}

/** The module of a page as soon as it is needed and there. The page cannot be shown without it. */
function usePage<T>(module: Lazy<T>, needed: boolean): T | null {
  const [, redraw] = useState(0);
  const [failed, fail] = useState<unknown>(null);
  useEffect(() => {
    if (needed && module.loaded === null) module.load().then(() => redraw((count) => count + 1), fail);
  }, [module, needed]);
  if (failed) throw failed;
  return module.loaded;
}

/** Announces the title of a page that was reached without a reload, which browsers do not announce. */
function TitleAnnouncer({ here }: { here: Route }) {
  const first = useRef(here);
  const [title, set] = useState("");
  useEffect(() => {
    if (here === first.current) return;
    const timer = setTimeout(() => set(document.title), 600);
    return () => clearTimeout(timer);
  }, [here]);
  return (
    <div class="unseen" aria-live="polite">
      {title}
    </div>
  );
}

/** Error boundary: a page that throws shows an error, and the others still work. */
class ErrorBoundary extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage kind="trouble" /> : this.props.children;
  }
}
