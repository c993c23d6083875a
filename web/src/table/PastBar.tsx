// The bar in the place of the prompt while a position of the past is on the board.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import type { Past, PastControl } from "./past";

interface PastBarProps extends Omit<PastControl, "past"> {
  past: Past;
  /** The id of the table. */
  table: string;
  words: GameWords;
  /** Whether the table waits for the viewer meanwhile. */
  yours: boolean;
}

export function PastBar({ past, table, words, yours, step, toPresent, hasBefore }: PastBarProps) {
  const { texts } = words;
  const { entry } = past;
  useEscape(toPresent);
  return (
    <>
      <p class="question past">
        {entry.seat ? <Mark seat={entry.seat} /> : <Icon name="hourglass" />}
        <span role="status">
          <b>{texts.ui("past-after")}</b> {words.event(entry.event)} {yours && <b class="past-turn">{texts.ui("past-your-turn")}</b>}
        </span>
      </p>
      <div class="acts">
        <div class="transport" role="group" aria-label={texts.ui("past")}>
          <button type="button" class={hasBefore ? "btn" : "btn idle"} aria-disabled={!hasBefore} onClick={() => hasBefore && step(-1)}>
            <Icon name="back" />
            <span>{texts.ui("past-back")}</span>
          </button>
          <button type="button" class="btn" onClick={() => step(1)}>
            <Icon name="arrow" />
            <span>{texts.ui("past-forward")}</span>
          </button>
          <button type="button" class={yours ? "btn solid" : "btn"} aria-keyshortcuts="Escape" onClick={toPresent}>
            <span>{texts.ui("past-to-present")}</span>
          </button>
          {/* Beside the table: it may wait for the viewer. */}
          <a class="btn quiet" href={`/replay/${table}?ply=${entry.line + 1}`} target="_blank" rel="noopener">
            {texts.ui("replay")}
          </a>
        </div>
      </div>
    </>
  );
}

/** Escape returns to the present, unless a dialog or a menu is open. */
function useEscape(toPresent: () => void): void {
  const act = useRef(toPresent);
  act.current = toPresent;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open], [role=menu]")) return;
      event.preventDefault();
      act.current();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
