// The bar of a replay: what has happened, the line of the whole game, the buttons to walk along it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Viewpoint } from "../protocol";
import { Select } from "../shell/Select";
import { Told } from "../table/told";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { ReplayLine } from "./ReplayLine";
import { SPEEDS, type Speed, UNITS, type Unit } from "./timeline";
import type { Replaying } from "./useReplay";

interface ReplayBarProps {
  replaying: Replaying;
  words: GameWords;
  /** What an analysis adds: after the sentence, beside it about the position on the board, above the line and below it. */
  review?: { verdict: ComponentChildren; board: ComponentChildren; above: ComponentChildren; below: ComponentChildren } | null;
}

export function ReplayBar({ replaying, words, review = null }: ReplayBarProps) {
  const { texts } = words;
  const { replay, stops, at, playing, step, goTo, play } = replaying;
  const stop = stops[at];
  const sentence = stop?.entry ? words.event(stop.entry.event) : texts.text("replay-beginning");
  const place = texts.text("replay-place", { number: at, count: stops.length - 1 });
  const told = (
    <>
      <b>{place}</b> {sentence} {review?.verdict}
    </>
  );
  useKeys(replaying);
  return (
    <div class="replay-bar">
      <div class="replay-head">
        <p class="replay-told">
          {stop?.by ? <Mark seat={stop.by} /> : <Icon name={stop?.entry ? "deck" : "hourglass"} />}
          <span>{told}</span>
        </p>
        {review?.board}
      </div>
      <Told position={stop?.ply ?? 0}>{told}</Told>
      <ReplayLine
        above={review?.above}
        {...{ stops, at, goTo }}
        label={texts.text("replay-line")}
        sentence={`${place} ${sentence}`}
        roundName={(round) => texts.text("replay-round", { number: round, game: words.game })}
      />
      {review?.below}
      <div class="replay-ways">
        <div class="transport" role="group" aria-label={texts.ui("replay")}>
          <Way icon="to-start" label={texts.text("replay-first")} off={at === 0} onClick={() => goTo(0)} keys="Home" />
          <Way icon="back" label={texts.text("replay-back")} off={at === 0} onClick={() => step(-1)} keys="ArrowLeft" />
          <button type="button" class="btn solid" aria-keyshortcuts="Space" onClick={() => play(!playing)}>
            <Icon name={playing ? "pause" : "play"} />
            <span>{texts.text(playing ? "replay-pause" : "replay-play")}</span>
          </button>
          <Way icon="arrow" label={texts.text("replay-forward")} off={at === stops.length - 1} onClick={() => step(1)} keys="ArrowRight" />
          <Way icon="to-end" label={texts.text("replay-last")} off={at === stops.length - 1} onClick={() => goTo(stops.length - 1)} keys="End" />
        </div>
        <label>
          <span>{texts.text("replay-unit")}</span>
          <Select value={replaying.unit} onChange={(value) => replaying.setUnit(value as Unit)}>
            {UNITS.map((unit) => (
              <option value={unit}>{texts.text(`replay-unit-${unit}`)}</option>
            ))}
          </Select>
        </label>
        <label>
          <span>{texts.text("replay-speed")}</span>
          <Select value={String(replaying.speed)} onChange={(value) => replaying.setSpeed(Number(value) as Speed)}>
            {SPEEDS.map((speed) => (
              <option value={String(speed)}>{texts.text(`replay-speed-${speed}`)}</option>
            ))}
          </Select>
        </label>
        {replay.viewpoints.length > 1 && (
          <label>
            <span>{texts.text("replay-as")}</span>
            <Select value={replay.viewpoint} onChange={(value) => replaying.look(value as Viewpoint)}>
              {replay.viewpoints.map((one) => (
                <option value={one}>{one === "open" || one === "spectator" ? texts.text(`replay-as-${one}`) : words.seat(one)}</option>
              ))}
            </Select>
          </label>
        )}
        <p class="replay-keys" aria-hidden="true">
          <Key icon="back" /> <Key icon="arrow" /> {texts.text("replay-key-step")} <Key icon="back" turned /> <Key icon="arrow" turned />{" "}
          {texts.text("replay-key-round")} <kbd>{texts.text("replay-key-space")}</kbd> {texts.text("replay-key-play")}
        </p>
      </div>
    </div>
  );
}

/** The sign of an arrow key; turned, it points up or down. */
function Key({ icon, turned = false }: { icon: string; turned?: boolean }) {
  return (
    <kbd class={turned ? "turned" : ""}>
      <Icon name={icon} />
    </kbd>
  );
}

interface WayProps {
  icon: string;
  label: string;
  keys: string;
  off: boolean;
  onClick: () => void;
}

function Way({ icon, label, keys, off, onClick }: WayProps) {
  return (
    <button type="button" class={off ? "icb idle" : "icb"} aria-label={label} aria-keyshortcuts={keys} aria-disabled={off} onClick={() => !off && onClick()}>
      <Icon name={icon} />
    </button>
  );
}

/** The keys of the page, unless somebody types or a dialog is open. */
function useKeys(replaying: Replaying): void {
  const newest = useRef(replaying);
  newest.current = replaying;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { step, goTo, play, playing, stops } = newest.current;
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], [role=menu]")) return;
      if (target.closest("textarea, select, input:not([type=range]), .log")) return;
      const unit = event.shiftKey ? "turn" : undefined;
      const acts: Record<string, () => void> = {
        ArrowLeft: () => step(-1, unit),
        ArrowRight: () => step(1, unit),
        ArrowUp: () => step(-1, "round"),
        ArrowDown: () => step(1, "round"),
        Home: () => goTo(0),
        End: () => goTo(stops.length - 1),
        // On a button the space bar presses it.
        ...(target.closest("button, a, summary") === null && { " ": () => play(!playing) }),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}
