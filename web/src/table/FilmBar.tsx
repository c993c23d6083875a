// The bar in the place of the prompt while a position of the past is on the board: what happened there, the reel, the buttons.
import { useEffect, useRef } from "preact/hooks";
import { useFile } from "../i18n";
import type { TableInfo } from "../protocol";
import { ReplayLine } from "../replay/ReplayLine";
import { SPEEDS } from "../replay/timeline";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import type { Film, Past } from "./film";
import { BACK, PAUSE, STEP, typesNothing, useKeys } from "./keys";
import { PastBar, PastSentence, ToPresent } from "./PastBar";
import { replayAddress } from "./share";
import "../styles/film.css";

export interface FilmBarProps {
  film: Film;
  past: Past;
  table: TableInfo;
  words: GameWords;
  /** Whether the table waits for the viewer meanwhile. */
  yours: boolean;
}

export default function FilmBar({ film, past, table, words, yours }: FilmBarProps) {
  const texts = useFile("film/film");
  const { reel, at, playing, speed, step, play, hasBefore } = film;
  const root = useKeptFocus();
  const back = () => hasBefore && step(-1);
  // They play nothing, so they need no focus on the board.
  useKeys(
    new Map<string, () => void>([
      [PAUSE, () => play(!playing)],
      [STEP, () => step(1)],
      [BACK, back],
    ]),
    typesNothing,
  );
  if (!texts) return <PastBar {...{ film, past, words, yours }} />;
  const { stop } = past;
  const beginning = texts.text("film-beginning");
  const sentence = stop.entry ? words.event(stop.entry.event) : beginning;
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <div class="film" ref={root} role="group" aria-label={texts.text("film")}>
      <PastSentence {...{ past, words, beginning }} waits={yours && !playing} />
      <ReplayLine stops={reel} at={Math.max(0, at)} goTo={film.goTo} label={texts.text("film-reel")} sentence={sentence} />
      <div class="transport">
        <button
          type="button"
          class={hasBefore ? "icb" : "icb idle"}
          aria-label={texts.text("film-back")}
          aria-keyshortcuts={BACK.toUpperCase()}
          aria-disabled={!hasBefore}
          onClick={back}
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
        <a class="btn quiet" href={replayAddress(table.id, stop.ply, table.you)} target="_blank" rel="noopener">
          {texts.ui("replay")}
        </a>
        <ToPresent {...{ film, words, yours }} />
      </div>
    </div>
  );
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
