// Entry point: loads the texts, then renders the current route.
import { Component, type ComponentChildren, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { getMe } from "./api";
import { switchTo, useTexts } from "./i18n";
import { LobbyPage } from "./lobby";
import { listen, type Route, route } from "./router";
import { adoptSettings, settings, showSettings } from "./settings";
import { TurnWatch } from "./shell/MyTurn";
import { ErrorPage } from "./shell/Page";
import { Toasts, toast } from "./shell/toast";
import { useStore } from "./store";
import { Explain } from "./ui/Explain";
import { Sprite } from "./ui/Icon";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/shell.css";

function App() {
  const here = useStore(route);
  return (
    <>
      <Sprite />
      <ErrorBoundary key={JSON.stringify(here)}>
        <CurrentPage here={here} />
      </ErrorBoundary>
      <Toasts />
      <Explain />
      <TurnWatch />
      <TitleAnnouncer here={here} />
    </>
  );
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

function CurrentPage({ here }: { here: Route }) {
  useTexts();
  const pages = useLoaded(here.page === "table" || here.page === "rules", () => import("./pages"));
  const learn = useLoaded(here.page === "learn", () => import("./learn"));
  const puzzles = useLoaded(here.page === "puzzles", () => import("./puzzles"));
  switch (here.page) {
    case "lobby":
      return <LobbyPage />;
    case "table":
      return pages && <pages.TablePage id={here.id} />;
    case "rules":
      return pages && (here.game === null ? <pages.AllRules /> : <pages.RulesPage game={here.game} />);
    case "learn":
      return learn && <learn.Learn game={here.game} chapter={here.chapter} />;
    case "puzzles":
      return puzzles && <puzzles.PuzzlesPage game={here.game} number={here.number} />;
    case "nowhere":
      return <ErrorPage kind="page" />;
  }
}

/** Loads a module that most visits do not begin with. */
function useLoaded<T>(needed: boolean, load: () => Promise<T>): T | null {
  const [module, set] = useState<T | null>(null);
  const [failed, fail] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is always the same module.
  useEffect(() => {
    if (needed) load().then((found) => set(() => found), fail);
  }, [needed]);
  if (failed) throw failed;
  return module;
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

const root = document.getElementById("app");
if (root) {
  listen();
  showSettings();
  const show = () => {
    render(<App />, root);
    settings.subscribe(({ language }) => void switchTo(language).catch(() => toast("ui-error-offline")));
    getMe().then(
      (guest) => adoptSettings(guest.settings),
      () => undefined,
    );
  };
  // Without texts there is nothing to render; a reload may help.
  switchTo(settings.get().language).then(show, () => setTimeout(() => location.reload(), 3000));
}
