// The tables that wait for the guest's move: a list in the top bar of every page; their number in front of the title, a mark on the icon of
// the tab, and a sound.
import { useEffect } from "preact/hooks";
import { getLobby, waitingTables } from "../api";
import { gameIcon } from "../games";
import { useTexts } from "../i18n";
import { seatNames } from "../levels";
import type { TableLine } from "../protocol";
import { route } from "../router";
import { foundUnseen } from "../searching";
import { play } from "../sounds";
import { store, useStore } from "../store";
import { Icon } from "../ui/Icon";
import { Popover } from "./Popover";

const POLL_INTERVAL = 30_000;

interface OpenTable {
  id: string;
  /** Whether it waits for the guest. */
  yours: boolean;
}

/** The table of this page as its own connection knows it, which is newer than the list of the lobby. */
const openTable = store<OpenTable | null>(null);

/** `here` is the table of this page, which is not listed. */
export function MyTurn({ here }: { here?: OpenTable }) {
  const texts = useTexts();
  const others = useStore(waitingTables).filter((table) => table.id !== here?.id);
  useOpenTable(here?.id, here?.yours === true);
  if (others.length === 0) return null;
  return (
    <Popover
      label={texts.ui("tables-wait", { count: others.length })}
      class="icb my-turn"
      button={
        <>
          <Icon name="hourglass" />
          <em class="badge">{others.length}</em>
        </>
      }
    >
      {(close) => (
        <>
          <h2>{texts.ui("tables-wait", { count: others.length })}</h2>
          <ul>
            {others.map((table) => (
              <li key={table.id}>
                <TableLink table={table} onClick={close} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}

function TableLink({ table, onClick }: { table: TableLine; onClick: () => void }) {
  const texts = useTexts();
  const names = seatNames(texts, table.seats);
  const others = table.seats.filter((seat) => !seat.open && seat.seat !== table.you).map((seat) => names[seat.seat] ?? "");
  return (
    <a href={`/table/${table.id}`} onClick={onClick}>
      <Icon name={gameIcon(table.game)} />
      <span>
        <b>{texts.gameName(table.game)}</b> {texts.list(others)}
      </span>
    </a>
  );
}

function useOpenTable(id: string | undefined, yours: boolean): void {
  useEffect(() => {
    if (id === undefined) return;
    openTable.set({ id, yours });
    return () => openTable.set(null);
  }, [id, yours]);
}

/** The number of tables that wait for the guest, the one of this page included, and one that was found while nobody looked. */
export function useWaitingCount(): number {
  const here = useStore(openTable);
  const unseen = useStore(foundUnseen);
  const others = useStore(waitingTables).filter((table) => table.id !== here?.id);
  return others.length + (here?.yours || unseen ? 1 : 0);
}

/** Watches the guest's tables while any page is open. It draws nothing. */
export function TurnWatch() {
  usePolling();
  useIconMark(useWaitingCount() > 0);
  useTurnSound();
  return null;
}

/** Looks at the lobby when a page is opened, every now and then, also while the page is hidden, and whenever the guest comes back to it. The
 * lobby itself looks more often while it is visible. */
function usePolling(): void {
  const here = useStore(route);
  // As long as the table of this page is connected, the list is not needed for it.
  const connected = useStore(openTable) !== null;
  useEffect(() => {
    const look = () => {
      if (here.page === "lobby" && document.visibilityState === "visible") return;
      getLobby().catch(() => undefined);
    };
    if (!connected) look();
    const timer = setInterval(look, POLL_INTERVAL);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, [here, connected]);
}

/** Marks the icon of the tab while something waits for the guest. */
function useIconMark(marked: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (link) link.href = marked ? "/feather-turn.svg" : "/feather.svg";
  }, [marked]);
}

/** Sounds once when a table begins to wait for the guest; not for those that waited when the page was loaded. */
function useTurnSound(): void {
  useEffect(() => {
    let before: readonly TableLine[] | null = null;
    return waitingTables.subscribe((now) => {
      if (before !== null && beginsToWait(before, now)) play("turn");
      before = now;
    });
  }, []);
}

/** Whether a table waits that did not wait before. One that the guest has open, in this tab or another, makes its sound itself. */
export function beginsToWait(before: readonly TableLine[], now: readonly TableLine[]): boolean {
  const known = new Set(before.map((table) => table.id));
  return now.some((table) => !known.has(table.id) && (table.you === null || !table.present.includes(table.you)));
}
