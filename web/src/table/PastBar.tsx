// The bar in the place of the prompt while a position of the past is on the board, as far as it needs nothing that is loaded on demand: what
// happened there, and the way back.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import type { Film, Past } from "./film";

interface SentenceProps {
  past: Past;
  words: GameWords;
  /** Whether to say that the table waits for the viewer. */
  waits: boolean;
  /** What is said about the position before the first decision. */
  beginning: string;
}

export function PastSentence({ past: { stop }, words, waits, beginning }: SentenceProps) {
  return (
    <p class="question past">
      {stop.by ? <Mark seat={stop.by} /> : <Icon name={stop.entry ? "deck" : "hourglass"} />}
      <span>
        {stop.entry ? words.event(stop.entry.event) : beginning} {waits && <b class="past-turn">{words.texts.ui("your-turn")}</b>}
      </span>
    </p>
  );
}

interface BarProps {
  film: Pick<Film, "playing" | "toPresent">;
  past: Past;
  words: GameWords;
  /** Whether the table waits for the viewer meanwhile. */
  yours: boolean;
}

/** Stands there until the bar of the film is loaded, and instead of it if that fails: nobody may be caught in the past. */
export function PastBar({ film, past, words, yours }: BarProps) {
  return (
    <>
      <PastSentence {...{ past, words }} waits={yours && !film.playing} beginning="" />
      <div class="acts">
        <ToPresent {...{ film, words, yours }} />
      </div>
    </>
  );
}

export function ToPresent({ film, words, yours }: Pick<BarProps, "film" | "words" | "yours">) {
  useEscape(film.toPresent);
  return (
    <button type="button" class={yours ? "btn solid" : "btn"} aria-keyshortcuts="Escape" onClick={film.toPresent}>
      {words.texts.ui("to-present")}
    </button>
  );
}

/** Escape returns to the present, unless a dialog or a menu is open. */
function useEscape(toPresent: () => void): void {
  const act = useRef(toPresent);
  act.current = toPresent;
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open], [role=menu]")) return;
      event.preventDefault();
      act.current();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
