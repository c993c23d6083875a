// Verifiable chance: the line below the side panel with the hash that was published first, or the seed at the end.
import { useState } from "preact/hooks";
import { ownState } from "../chance/parts";
import { useTexts } from "../i18n";
import type { TableInfo } from "../protocol";
import { Icon } from "../ui/Icon";
import { useLoaded } from "../useLoaded";
import type { GameWords } from "../words";

export function Sealed({ table, words }: { table: TableInfo; words: GameWords }) {
  const texts = useTexts();
  const [open, set] = useState(false);
  const dialog = useLoaded(open, () => import("../chance/ChanceDialog"));
  const changed = ownState(table) === "changed";
  return (
    <>
      <p class="sealed">
        <Icon name="seal" />
        {changed ? (
          <span role="alert" class="fails">
            {texts.ui("chance-changed")}
          </span>
        ) : (
          <span>
            {texts.ui(table.seed ? "chance-opened" : "chance-sealed")} <code>{short(table.seed ?? (table.chance?.server_hash || table.seed_hash))}</code>
          </span>
        )}
        <button type="button" class="link" onClick={() => set(true)}>
          {texts.ui("verify")}
        </button>
      </p>
      {open && dialog && <dialog.ChanceDialog table={table} words={words} onClose={() => set(false)} />}
    </>
  );
}

/** The first twelve digits, in fours. */
function short(hex: string): string {
  return (hex.slice(0, 12).match(/.{1,4}/g) ?? []).join(" ");
}
