// The bar in the place of the prompt while a position of the past is on the board: what happened there, the reel, the buttons.
import { useEffect, useRef } from "preact/hooks";
import { useFile } from "../i18n";
import { ReplayLine } from "../replay/ReplayLine";
import { SPEEDS } from "../replay/timeline";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import type { Film, Past } from "./film";
import { PAUSE, STEP, useKeys } from "./keys";
import "../styles/film.css";

export interface FilmBarProps {
  film: Film;
  past: Past;
  /** The id of the table. */
  table: string;
  words: GameWords;
  /** Whether the table waits for the viewer meanwhile. */
  yours: boolean;
}

export default function FilmBar({ film, past: { stop }, table, words, yours }: FilmBarProps) {
  const texts = useFile("film/film");
  const { reel, at, playing, speed, step, play, toPresent, hasBefore } = film;
  const root = useKeptFocus();
  useEscape(toPresent);
  useKeys(
    new Map([
      [PAUSE, () => play(!playing)],
      [STEP, () => step(1)],
    ]),
  );
  if (!texts) return <p class="question past" />;
  const sentence = stop.entry ? words.event(stop.entry.event) : texts.text("film-beginning");
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <div class="film" ref={root} role="group" aria-label={texts.text("film")}>
      <p class="question past">
        {stop.by ? <Mark seat={stop.by} /> : <Icon name={stop.entry ? "deck" : "hourglass"} />}
        <span>
          {sentence} {yours && !playing && <b class="past-turn">{texts.text("film-your-turn")}</b>}
        </span>
      </p>
      <ReplayLine stops={reel} at={Math.max(0, at)} goTo={film.goTo} label={texts.text("film-reel")} sentence={sentence} />
      <div class="transport">
        <button
          type="button"
          class={hasBefore ? "icb" : "icb idle"}
          aria-label={texts.text("film-back")}
          aria-disabled={!hasBefore}
          onClick={() => hasBefore && step(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="icb"
          aria-label={texts.text(playing ? "film-pause" : "film-play")}
          aria-keyshortcuts={PAUSE.toUpperCase()}
          onClick={() => play(!playing)}
        >
          <Icon name={playing ? "pause" : "play"} />
        </button>
        <button type="button" class="icb" aria-label={texts.text("film-step")} aria-keyshortcuts={STEP.toUpperCase()} onClick={() => step(1)}>
          <Icon name="step" />
        </button>
        <button type="button" class="btn quiet film-speed" aria-label={texts.text("film-speed", { number: speed })} onClick={() => film.setSpeed(nextSpeed)}>
          {speed}×
        </button>
        {/* Beside the table: it may wait for the viewer. */}
        <a class="btn quiet" href={`/replay/${table}?ply=${stop.ply}`} target="_blank" rel="noopener">
          {texts.ui("replay")}
        </a>
        <button type="button" class={yours ? "btn solid" : "btn"} aria-keyshortcuts="Escape" onClick={toPresent}>
          {texts.text("film-to-present")}
        </button>
      </div>
    </div>
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

/** When the bar goes, the prompt gets the focus that it had, so that keys do not go nowhere. */
function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  useEffect(() => {
    const look = () => {
      focused.current = root.current?.contains(document.activeElement) === true;
    };
    document.addEventListener("focusin", look);
    return () => {
      document.removeEventListener("focusin", look);
      if (focused.current) queueMicrotask(() => document.getElementById("prompt")?.focus({ preventScroll: true }));
    };
  }, []);
  return root;
}
