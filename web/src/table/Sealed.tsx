// Verifiable chance at a table: the line below the side panel with the hash that was published first, or the seed at the end; and the warning
// if the server has changed what this browser took part in.
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { CHANCE } from "../chance/dialog";
import { check, ownState } from "../chance/parts";
import { useTexts } from "../i18n";
import { useLazy } from "../lazy";
import type { TableInfo } from "../protocol";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";

interface SealedProps {
  table: TableInfo;
  words: GameWords;
}

export function Sealed({ table, words }: SealedProps) {
  const texts = useTexts();
  const [dialog, open] = useChanceDialog(table, words);
  const changed = useChanged(table);
  return (
    <>
      <p class="sealed">
        <Icon name="seal" />
        {changed ? (
          <span class="fails">{texts.ui("chance-changed")}</span>
        ) : (
          <span>
            {texts.ui(table.seed ? "chance-opened" : "chance-sealed")} <code>{short(table.seed ?? (table.chance?.server_hash || table.seed_hash))}</code>
          </span>
        )}
        <button type="button" class="link" onClick={open}>
          {texts.ui("verify")}
        </button>
      </p>
      {dialog}
    </>
  );
}

/** The tables whose warning has been read. */
const read = new Set<string>();

/** Warns over every layout, until somebody has read it: the line above may be in a sheet that nobody opens, and the draws count on everybody
 * checking their own part. */
export function ChangedPart({ table, words }: SealedProps) {
  const { texts } = words;
  const [, redraw] = useState(0);
  const dismiss = () => {
    read.add(table.id);
    redraw((count) => count + 1);
  };
  const [dialog, open] = useChanceDialog(table, words, dismiss);
  const changed = useChanged(table);
  if (!changed || read.has(table.id)) return null;
  return (
    <>
      <div class="chance-alarm" role="alert">
        <Icon name="warn" />
        <p>
          <b>{texts.ui("chance-changed")}</b> {texts.ui("chance-changed.about")}
        </p>
        <button type="button" class="btn solid" aria-haspopup="dialog" onClick={open}>
          {texts.ui("chance-look")}
        </button>
        <button type="button" class="icb" aria-label={texts.ui("close")} onClick={dismiss}>
          <Icon name="close" />
        </button>
      </div>
      {dialog}
    </>
  );
}

/** Whether this browser has taken part, and what the server tells contradicts what it saw, or a part of somebody else does not fit its hash. */
function useChanged(table: TableInfo): boolean {
  return useMemo(() => {
    const own = ownState(table);
    return own === "changed" || (own !== null && !check(table).parts);
  }, [table]);
}

/** The dialog about the chance of a table, whose code is loaded when it is first needed, and what opens it. */
function useChanceDialog(table: TableInfo, words: GameWords, onClosed?: () => void): [ComponentChildren, () => void] {
  const [open, set] = useState(false);
  const dialog = useLazy(open ? CHANCE : null, () => set(false));
  const close = () => {
    set(false);
    onClosed?.();
  };
  return [open && dialog && <dialog.ChanceDialog table={table} words={words} onClose={close} />, () => set(true)];
}

/** The first twelve digits, in fours. */
function short(hex: string): string {
  return (hex.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ");
}
