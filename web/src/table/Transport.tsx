// Buttons for people who follow the moves of others: pause and go on, one step, everything at once.
import { settings } from "../settings";
import { useStore } from "../store";
import { Icon } from "../ui/Icon";
import type { Texts } from "../words";
import { PAUSE, STEP } from "./keys";

export interface TransportProps {
  /** The number of updates that are not shown yet. */
  waiting: number;
  /** Whether the player has stopped the moves of others. */
  paused: boolean;
  onPause: (on: boolean) => void;
  /** Shows one step and stops there. */
  onStep: () => void;
  /** Shows everything that waits. */
  onSkip: () => void;
}

export function Transport({ texts, waiting, paused, onPause, onStep, onSkip }: TransportProps & { texts: Texts }) {
  const { botPace, letters } = useStore(settings);
  const steps = botPace === "step";
  const key = (letter: string) => letters && <kbd aria-hidden="true" data-key={letter.toUpperCase()} />;
  return (
    <div class="transport" role="group" aria-label={texts.ui("moves-of-others")}>
      {!steps && (
        <button type="button" class="btn" aria-keyshortcuts={PAUSE.toUpperCase()} onClick={() => onPause(!paused)}>
          <Icon name={paused ? "play" : "pause"} />
          <span>{texts.ui(paused ? "show-go-on" : "show-pause")}</span>
          {key(PAUSE)}
        </button>
      )}
      <button
        type="button"
        class={waiting > 0 ? "btn" : "btn idle"}
        aria-disabled={waiting === 0}
        aria-keyshortcuts={STEP.toUpperCase()}
        onClick={() => waiting > 0 && onStep()}
      >
        <Icon name="step" />
        <span>{texts.ui("show-next")}</span>
        {key(STEP)}
      </button>
      {waiting > 0 && (
        <button type="button" class="btn quiet" onClick={onSkip}>
          {texts.ui("show-all", { count: waiting })}
        </button>
      )}
    </div>
  );
}
