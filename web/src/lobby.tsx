// The lobby: an introduction, the ways to other people, the games, the tables.
import { useEffect, useRef, useState } from "preact/hooks";
import { getLobby } from "./api";
import { loadGame, useGamesReady } from "./games";
import { useTexts } from "./i18n";
import { Games } from "./lobby/Games";
import { Hero } from "./lobby/Hero";
import { MyTables, OpenTables, RunningTables } from "./lobby/Tables";
import { Ways } from "./lobby/Ways";
import type { Lobby } from "./protocol";
import { Page } from "./shell/Page";
import { toastError } from "./shell/toast";
import "./styles/new-table.css";
import "./styles/lobby.css";

const POLL_INTERVAL = 4000;

export function LobbyPage() {
  const texts = useTexts();
  const { lobby, answered, look } = useLobby();
  // Everything below the introduction appears at once, so that nothing moves while people read.
  const ready = useGamesReady() && answered;
  const soon = lobby && (lobby.mine[0]?.game ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lobby is polled; it matters only whether it is there.
  useEffect(() => (lobby ? fetchTable(soon) : undefined), [lobby === null, soon]);
  return (
    <Page title={texts.text("ui-maat.about")} here="lobby" class="lobby">
      <Hero mine={lobby?.mine ?? null} />
      {ready && lobby && <MyTables tables={lobby.mine} total={lobby.mine_count} onChange={look} />}
      {ready && <Ways seekers={lobby?.seekers ?? []} />}
      {ready && <Games />}
      {ready && lobby && (
        <div class="cols">
          <OpenTables tables={lobby.open} />
          <RunningTables tables={lobby.running} />
        </div>
      )}
    </Page>
  );
}

/** Prefetches the table page and the game played last: visitors of the lobby usually open a table soon. */
function fetchTable(game: string | null): () => void {
  const timer = setTimeout(() => {
    import("./table").then(() => (game === null ? undefined : loadGame(game))).catch(() => undefined);
  }, 1000);
  return () => clearTimeout(timer);
}

/** The answer from before the page was drawn for the first time; its lobby is null if the request has failed. */
let prepared: { lobby: Lobby | null } | null = null;

/** Requests the lobby before its page is drawn. */
export async function prepareLobby(): Promise<void> {
  prepared = { lobby: await getLobby().catch(() => null) };
}

/** Polls the lobby while the page is visible; `answered` is set once the first request has finished, and `look` polls at once. */
function useLobby(): { lobby: Lobby | null; answered: boolean; look: () => void } {
  const [lobby, set] = useState(prepared?.lobby ?? null);
  const [answered, setAnswered] = useState(prepared !== null);
  const look = useRef(() => {});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    let failed = false;
    const poll = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        try {
          const next = await getLobby();
          if (!gone) set(next);
          failed = false;
        } catch (error) {
          // The error is shown once, not with every poll.
          if (!failed && !gone) toastError(error);
          failed = true;
        }
        if (!gone) setAnswered(true);
      }
      if (!gone) timer = setTimeout(() => void poll(), POLL_INTERVAL);
    };
    const seen = () => {
      if (document.visibilityState === "visible") void poll();
    };
    look.current = () => void poll();
    if (prepared?.lobby) timer = setTimeout(() => void poll(), POLL_INTERVAL);
    else void poll();
    prepared = null;
    document.addEventListener("visibilitychange", seen);
    return () => {
      gone = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
  return { lobby, answered, look: () => look.current() };
}
