// Above the question of a what-if: what it is, who plays, and the ways on and back.
import type { ComponentChildren } from "preact";
import { LEVELS, levelName } from "../levels";
import type { Seat, WhatIfBots } from "../protocol";
import { Select } from "../shell/Select";
import { explain } from "../ui/explain";
import { Icon } from "../ui/Icon";
import type { GameWords, Texts } from "../words";
import type { Imagining } from "./useWhatIf";

/** The strongest level that answers quickly enough; the server takes no stronger one. */
export const WHATIF_LEVELS = LEVELS.slice(0, 4);

interface WhatIfCardProps {
  imagining: Imagining;
  words: GameWords;
  texts: Texts;
  title: string;
  /** What the user should know about the line. */
  about: string;
  /** Whether bots may play. */
  bots: boolean;
  /** The seat that the user plays against bots, unless they choose another. */
  usual: Seat;
  /** The seats that the user may play against bots; all if it is not given. While a game runs, bots do not play the user's seat for them. */
  own?: readonly Seat[];
  /** Whether what nobody can know may be drawn anew. */
  redraws?: boolean;
  /** The way back to the game. */
  back: ComponentChildren;
  /** Between the title and the ways. */
  line?: ComponentChildren;
  /** More ways. */
  children: ComponentChildren;
}

export function WhatIfCard({ imagining, words, texts, title, about, bots, usual, own, redraws = true, back, line: shown, children }: WhatIfCardProps) {
  const { state, actions, line, redraw } = imagining;
  const { update } = state;
  const outcome = update?.outcome;
  const seats = state.table?.seats ?? [];
  return (
    <div class={outcome ? "whatif-card at-end" : "whatif-card"} data-moves={line.moves.length} data-seed={line.seed}>
      <div class="says" role="note">
        <Icon name="path" />
        <div>
          <h2>{title}</h2> <p>{about}</p>
        </div>
      </div>
      {shown}
      {outcome && (
        <p class="end" role="status">
          <b>{texts.text("whatif-over")}</b>{" "}
          {texts.list(seats.map(({ seat }, index) => texts.text("whatif-points", { seat: words.seat(seat), points: outcome.score[index] ?? 0 })))}
        </p>
      )}
      <div class="ways">
        <Way icon="undo" label={texts.text("whatif-take-back")} off={!update?.undo} onClick={actions.undo} />
        {redraws && <Way icon="deck" label={texts.text("whatif-redraw")} about={texts.text("whatif-redraw.about")} onClick={redraw} />}
        {children}
        {bots && <Who {...{ imagining, words, texts, usual, own }} />}
        {back}
      </div>
    </div>
  );
}

interface WayProps {
  icon: string;
  label: string;
  about?: string;
  off?: boolean;
  onClick: () => void;
}

export function Way({ icon, label, about, off = false, onClick }: WayProps) {
  return (
    <button
      type="button"
      class={off ? "btn quiet idle" : "btn quiet"}
      aria-label={label}
      aria-disabled={off}
      {...explain({ name: label, text: about })}
      onClick={() => !off && onClick()}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** The value of a list for a line without bots. */
const ALONE = "alone";

type WhoProps = Pick<WhatIfCardProps, "imagining" | "words" | "texts" | "usual" | "own">;

/** Who plays the other seats, and which seat is the user's. */
function Who({ imagining: { line, setBots, state }, words, texts, usual, own }: WhoProps) {
  const seats = (state.table?.seats ?? []).filter(({ seat }) => own === undefined || own.includes(seat));
  const change = (next: Partial<WhatIfBots>) => setBots({ level: line.bots?.level ?? "", you: line.bots?.you ?? usual, ...next });
  return (
    <>
      <label>
        <span>{texts.text("whatif-who")}</span>
        <Select value={line.bots?.level ?? ALONE} onChange={(value) => (value === ALONE ? setBots(null) : change({ level: value }))}>
          <option value={ALONE}>{texts.text("whatif-alone")}</option>
          {WHATIF_LEVELS.map((level) => (
            <option value={level}>{texts.text("whatif-against", { level: levelName(texts, level) })}</option>
          ))}
        </Select>
      </label>
      {line.bots && seats.length > 1 && (
        <label>
          <span>{texts.text("whatif-you")}</span>
          <Select value={line.bots.you} onChange={(value) => change({ you: value as Seat })}>
            {seats.map(({ seat }) => (
              <option value={seat}>{words.seat(seat)}</option>
            ))}
          </Select>
        </label>
      )}
    </>
  );
}
