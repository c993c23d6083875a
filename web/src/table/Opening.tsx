// The card with which a game introduces the viewer's part in it, once for each table.
import { useState } from "preact/hooks";
import type { GameUI, Look } from "../game";
import type { LogEntry, TableInfo } from "../protocol";
import { settings } from "../settings";
import { Dialog } from "../shell/Dialog";
import type { GameWords } from "../words";

const KEY = "maat-introduced";
/** Tables that are remembered; older ones have begun long ago. */
const REMEMBERED = 20;

interface OpeningProps {
  ui: GameUI<unknown>;
  look: Look<unknown>;
  words: GameWords;
  table: TableInfo;
  log: readonly LogEntry[];
}

/** Shown until the viewer's first decision. */
export function Opening({ ui, look, words, table, log }: OpeningProps) {
  const [open, set] = useState(() => settings.get().introduction && !introduced().includes(table.id));
  const Card = ui.Opening;
  const begun = log.some((entry) => entry.by === table.you);
  if (!Card || !open || begun || table.you === null) return null;
  const close = () => {
    set(false);
    remember([...introduced(), table.id].slice(-REMEMBERED));
  };
  return (
    <Dialog title={words.gameName} class="sheet opening" onClose={close}>
      <Card {...look} />
      <button type="button" class="btn solid" autofocus onClick={close}>
        {words.texts.ui("begin")}
      </button>
    </Dialog>
  );
}

function introduced(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}

function remember(tables: readonly string[]): void {
  try {
    localStorage.setItem(KEY, tables.join(" "));
  } catch {
    // Without storage the card comes again after a reload.
  }
}
