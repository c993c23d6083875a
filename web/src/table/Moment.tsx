// A card over the board for what deserves a moment: the end of a phase with a sentence for each player, a merger, a fall.
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameUI, Look, Moment } from "../game";
import type { LogEntry, Update } from "../protocol";
import { settings } from "../settings";
import { motionTime } from "../ui/flip";
import { Mark } from "../ui/Mark";
import { signed } from "../ui/numbers";
import type { GameWords } from "../words";
import { CONTROLS } from "./keys";
import { boardCovered } from "./pacing";
import "../styles/moment.css";

/** Milliseconds for which a card stays, and more for each line that has to be read. */
const STAYS = 2400;
const PER_LINE = 600;

interface MomentsProps {
  ui: GameUI<unknown>;
  look: Look<unknown>;
  words: GameWords;
  log: readonly LogEntry[];
  update: Update;
}

/** Shows the moment of each update that makes one; any key, click or tap goes on. */
export function Moments({ ui, look, words, log, update }: MomentsProps) {
  const [moment, set] = useState<Moment | null>(null);
  const ply = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each update makes its moment once.
  useEffect(() => {
    const since = ply.current;
    ply.current = update.ply;
    // What happened before the page was opened is no news, nor is what was taken back.
    if (since === null || update.ply <= since) return;
    const entries = log.filter((entry) => entry.line >= since && !entry.undone);
    const made = settings.get().moments ? (ui.moment?.(entries, look) ?? null) : null;
    if (made) set(made);
  }, [update]);
  useEffect(() => {
    if (!moment) return;
    boardCovered.set(true);
    // The styles delay the card by the same time, in which the board shows what happens.
    const appears = performance.now() + motionTime("--m-before-moment");
    const seen = () => performance.now() >= appears;
    const end = () => set(null);
    const timer = setTimeout(end, appears - performance.now() + STAYS + PER_LINE * moment.lines.length);
    const pointed = () => {
      if (seen()) end();
    };
    const pressed = (event: KeyboardEvent) => {
      if (!seen()) return;
      // A key that is pressed to go on must not play a move; a control that has the focus still works.
      if (!(event.target instanceof Element && event.target.closest(`${CONTROLS}, input, select, textarea`))) {
        event.preventDefault();
        event.stopPropagation();
      }
      end();
    };
    document.addEventListener("keydown", pressed, true);
    document.addEventListener("pointerdown", pointed, true);
    return () => {
      boardCovered.set(false);
      clearTimeout(timer);
      document.removeEventListener("keydown", pressed, true);
      document.removeEventListener("pointerdown", pointed, true);
    };
  }, [moment]);
  return moment && <MomentCard moment={moment} look={look} words={words} />;
}

/** Not announced: the log tells the same lines. */
function MomentCard({ moment, look, words }: { moment: Moment; look: Look<unknown>; words: GameWords }) {
  return (
    <div class="moment" aria-hidden="true">
      <div class="moment-card">
        {moment.picture}
        <h2>{moment.title}</h2>
        <ul>
          {moment.lines.map(({ seat, partner = null, text, points }) => (
            <li class={look.you !== null && [seat, partner].includes(look.you) ? "you" : ""}>
              {seat !== null && (
                <i class="seats-of-line">
                  <Mark seat={seat} />
                  {partner !== null && <Mark seat={partner} />}
                </i>
              )}
              <span>{text}</span>
              {points !== undefined && <b class={points < 0 ? "minus" : ""}>{signed(points)}</b>}
            </li>
          ))}
        </ul>
        <small>{words.texts.ui("moment-go-on")}</small>
      </div>
    </div>
  );
}
