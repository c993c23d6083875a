// The position in words: what has changed, what the viewer can do, and what is where. Nobody needs to see the board to play.
import type { GameUI, Look } from "../game";
import type { LogEntry } from "../protocol";
import { Dialog } from "../shell/Dialog";
import type { GameWords } from "../words";
import { MoveText } from "./Moves";

interface PositionProps {
  ui: GameUI<unknown>;
  look: Look<unknown>;
  words: GameWords;
  /** What happened since the viewer's last decision. */
  news: readonly LogEntry[];
  legal: readonly string[];
  /** The name of a move in this position. */
  name: (move: string) => string;
  step: string;
  onPlay: (move: string) => void;
  onClose: () => void;
}

export function Position({ ui, look, words, news, legal, name, step, onPlay, onClose }: PositionProps) {
  const { texts } = words;
  const play = (move: string) => {
    onClose();
    onPlay(move);
  };
  return (
    <Dialog title={texts.ui("position")} class="sheet position" onClose={onClose}>
      <section>
        <h3>{texts.ui("position-news")}</h3>
        {news.length === 0 ? (
          <p>{texts.ui("position-no-news")}</p>
        ) : (
          <ol>
            {news.map((entry) => (
              <li>{words.event(entry.event)}</li>
            ))}
          </ol>
        )}
      </section>
      {legal.length > 0 && (
        <section>
          <h3>{texts.ui("position-moves", { count: legal.length })}</h3>
          <p>{words.prompt(step)}</p>
          <ul class="moves">
            {legal.map((move) => (
              <li key={move}>
                <button type="button" data-move={move} onClick={() => play(move)}>
                  <MoveText name={name(move)} note={ui.moveNote?.(look.view, move, words) ?? null} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ui.describe?.(look).map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}

/** The entries since the viewer's last own decision; for a spectator, those of the last line. */
export function newsSince(log: readonly LogEntry[], you: string | null): readonly LogEntry[] {
  const standing = log.filter((entry) => !entry.undone);
  const last = standing.findLast((entry) => (you === null ? entry.kind === "action" : entry.by === you));
  if (!last) return standing;
  return standing.filter((entry) => (you === null ? entry.line >= last.line : entry.line > last.line));
}
