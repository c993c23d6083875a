// The tables that wait for the guest's move: a number in the top bar of every page, with links; and a mark on the icon of the tab.
import { useEffect } from "preact/hooks";
import { getLobby, waitingTables } from "../api";
import { gameIcon } from "../games";
import { useGameWords, useTexts } from "../i18n";
import { seatNames } from "../levels";
import type { TableLine } from "../protocol";
import { useStore } from "../store";
import { Icon } from "../ui/Icon";
import { Popover } from "./Popover";

const POLL_INTERVAL = 30_000;

interface MyTurnProps {
  /** The table of this page, which is not listed, and whether it waits for the guest. */
  here?: { table: string; yours: boolean };
  /** Whether to ask the server; the lobby asks it anyway. */
  polls?: boolean;
}

export function MyTurn({ here, polls = true }: MyTurnProps) {
  const texts = useTexts();
  const others = useStore(waitingTables).filter((table) => table.id !== here?.table);
  usePolling(polls);
  useIconMark(others.length > 0 || here?.yours === true);
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
  const words = useGameWords(table.game);
  const names = seatNames(texts, table.seats);
  const others = table.seats.filter((seat) => !seat.open && seat.seat !== table.you).map((seat) => names[seat.seat] ?? "");
  return (
    <a href={`/table/${table.id}`} onClick={onClick}>
      <Icon name={gameIcon(table.game)} />
      <span>
        <b>{words?.gameName ?? ""}</b> {texts.list(others)}
      </span>
    </a>
  );
}

/** Looks at the lobby every now and then while the page is visible, and whenever the guest comes back to it. */
function usePolling(polls: boolean): void {
  useEffect(() => {
    if (!polls) return;
    const look = () => {
      if (document.visibilityState === "visible") getLobby().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, POLL_INTERVAL);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, [polls]);
}

/** Marks the icon of the tab while something waits for the guest. */
function useIconMark(marked: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (link) link.href = marked ? "/feather-turn.svg" : "/feather.svg";
  }, [marked]);
}
