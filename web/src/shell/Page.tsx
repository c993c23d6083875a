// Shared by all pages: the skip link, the top bar, the frame; also the error pages.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { byWeight, gameIcon, useGames } from "../games";
import { useTexts } from "../i18n";
import { explain } from "../ui/explain";
import { Icon } from "../ui/Icon";
import { MyTurn, useWaitingCount } from "./MyTurn";
import { SettingsButton } from "./Settings";

export function Brand() {
  const texts = useTexts();
  return (
    <a class="brand" href="/" {...explain({ name: texts.ui("to-lobby") })}>
      <Icon name="feather" />
      <span>{texts.ui("maat")}</span>
    </a>
  );
}

/** Sets the title of the window, with the number of tables that wait for the guest in front of it. */
export function useTitle(title: string): void {
  const waiting = useWaitingCount();
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  }, [title, waiting]);
}

interface PageProps {
  /** Title of the window. */
  title: string;
  /** The link of the bar that leads to this page. */
  here?: "lobby" | "learn" | "rules";
  class?: string;
  children: ComponentChildren;
}

/** A page that is read from top to bottom: lobby, rules, errors. */
export function Page({ title, here, class: own = "", children }: PageProps) {
  const texts = useTexts();
  useTitle(`${title} · ${texts.ui("maat")}`);
  return (
    <>
      <a class="skip" href="#main">
        {texts.ui("skip")}
      </a>
      <header class="topbar wide-bar">
        <Brand />
        <span class="links">
          <a href="/" aria-current={here === "lobby" ? "page" : undefined}>
            {texts.ui("play")}
          </a>
          <a href="/learn" aria-current={here === "learn" ? "page" : undefined}>
            {texts.ui("learn")}
          </a>
          <a href="/rules" aria-current={here === "rules" ? "page" : undefined}>
            {texts.ui("rules")}
          </a>
        </span>
        <nav aria-label={texts.ui("settings")}>
          <MyTurn />
          <SettingsButton />
        </nav>
      </header>
      <main id="main" class={own} tabIndex={-1}>
        {children}
      </main>
      <footer class="page-foot">{texts.ui("unofficial")}</footer>
    </>
  );
}

/** A table that is not here yet: its bar at once, and words if it takes long. */
export function Connecting() {
  const texts = useTexts();
  return (
    <div class="connecting">
      <header class="topbar">
        <Brand />
      </header>
      <p role="status">{texts.ui("connecting")}</p>
    </div>
  );
}

export type ErrorKind = "page" | "table" | "private" | "crowded" | "trouble" | "what-if" | "gone-on";

interface ErrorPageProps {
  kind: ErrorKind;
  /** The table that the visitor comes from, if they may see it. */
  table?: string;
}

/** An error page: a title, a sentence, a way back. Those about a table come from a link that somebody has sent, so they offer what one can
 * do here at all. */
export function ErrorPage({ kind, table }: ErrorPageProps) {
  const texts = useTexts();
  return (
    <Page title={texts.ui(`lost-${kind}`)} class="lost">
      <Icon name="scales" />
      <h1>{texts.ui(`lost-${kind}`)}</h1>
      <p>{texts.text(`ui-lost-${kind}.help`)}</p>
      <div class="ways">
        {table !== undefined && (
          <a class="btn solid" href={`/table/${table}`}>
            {texts.ui("to-table")}
          </a>
        )}
        <a class={table === undefined ? "btn solid" : "btn"} href="/">
          {texts.ui("to-lobby")}
        </a>
        <a class="btn" href="/learn">
          <Icon name="learn" />
          {texts.ui("learn")}
        </a>
      </div>
      {(kind === "table" || kind === "private") && <GameLinks />}
    </Page>
  );
}

/** Links to the games, for visitors who do not find their table. */
function GameLinks() {
  const texts = useTexts();
  const games = byWeight(useGames());
  return (
    <nav aria-labelledby="play-instead">
      <h2 id="play-instead">{texts.ui("play-instead")}</h2>
      <ul>
        {games.map(({ id }) => (
          <li key={id}>
            <a href={`/games/${id}`}>
              <Icon name={gameIcon(id)} />
              {texts.gameName(id)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
