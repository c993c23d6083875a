// Advice for somebody who plays against bots: hints on demand, and the coach, who looks at each decision and holds back blunders until they
// are confirmed.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Advice, AdvisedMove, ClientMsg, TableInfo, Update } from "../protocol";
import type { TableState } from "../table/state";
import type { TableActions } from "../table/tableActions";

/** The table at which the coach was last silenced. */
const QUIET = "maat-coach-quiet";

/** Milliseconds for which a move waits for the coach's advice, which may still be on its way. */
const PATIENCE = 1000;

/** A move that was chosen before the advice about it was there. */
interface WaitingMove {
  prompt: number;
  move: string;
  onFinal: (() => void) | null;
  timer: ReturnType<typeof setTimeout>;
}

export interface Warning {
  move: AdvisedMove;
  best: AdvisedMove;
}

export interface Coaching {
  /** Whether the table has a coach; otherwise there are only hints. */
  coach: boolean;
  /** Whether a hint can be asked for now. */
  asks: boolean;
  /** The answer about the open decision; null until it is there, and while others decide. */
  advice: Advice | null;
  /** Whether the coach speaks unasked: in the first rounds, unless it was silenced. */
  speaks: boolean;
  /** Whether the coach has just become silent because the first rounds are over. */
  faded: boolean;
  /** Whether the advice is shown. */
  hinted: boolean;
  warning: Warning | null;
  /** Shows the advice about the open decision as a hint, which counts. */
  ask: () => void;
  /** Silences the coach for this game. */
  silence: () => void;
  /** Answers the warning: plays the move, or not. */
  answer: (yes: boolean) => void;
  /** Called when the coach can draw what it says, or no longer: its code and its texts are loaded after the table. */
  onReady: (ready: boolean) => void;
}

interface CoachProps {
  table: TableInfo;
  update: Update;
  legal: readonly string[];
  advice: Advice | null;
  /** The last refusal; a new object each time. */
  refused: TableState["refused"];
  send: (message: ClientMsg) => void;
  play: TableActions["play"];
}

/** The advice at the table, null where there is none, and the function that plays a move after the coach had a look at it. */
export function useCoach({ table, update, legal, advice, refused, send, play }: CoachProps): [Coaching | null, TableActions["play"]] {
  const active = table.hints !== null && table.you !== null && table.status === "running";
  const { coach } = table.conduct;
  const [quiet, setQuiet] = useState(() => readQuiet() === table.id);
  // The rounds in which the coach speaks do not come back.
  const [faded, setFaded] = useState(false);
  const [hinted, setHinted] = useState<number | null>(null);
  const [held, setHeld] = useState<{ prompt: number; move: string; onFinal: (() => void) | null } | null>(null);
  const [ready, setReady] = useState(false);
  const warned = useRef<number | null>(null);
  const prompt = active && legal.length > 0 ? update.prompt : null;
  const known = prompt !== null && advice?.prompt === prompt ? advice : null;
  const speaks = coach && !quiet && !faded;
  const wanted = speaks ? prompt : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision is asked for once.
  useEffect(() => {
    if (wanted !== null && known === null) send({ advise: { prompt: wanted } });
  }, [wanted]);
  // A hint may be lost with the connection, and then the open decision comes back with the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at other times it is asked for by a button.
  useEffect(() => {
    if (prompt !== null && hinted === prompt && known === null) send({ hint: { prompt } });
  }, [prompt]);
  // A hint that may not come can be asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal counts once.
  useEffect(() => {
    if (refused !== null && known === null) setHinted(null);
  }, [refused]);
  useEffect(() => {
    if (known !== null && !known.unasked) setFaded(true);
  }, [known]);

  // A move is held back only where its warning can be seen.
  const guards = speaks && ready;
  const now = useRef({ known, guards, play, prompt });
  now.current = { known, guards, play, prompt };
  const waiting = useRef<WaitingMove | null>(null);
  const stopWaiting = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);
  const guarded = useCallback<TableActions["play"]>(
    (move, onFinal) => {
      const { known, guards, play, prompt } = now.current;
      const late = waiting.current?.move === move && waiting.current.prompt === prompt;
      stopWaiting();
      if (guards && known === null && prompt !== null && !late) {
        const timer = setTimeout(() => {
          if (now.current.prompt === prompt) guarded(move, onFinal);
          else stopWaiting();
        }, PATIENCE);
        waiting.current = { prompt, move, onFinal, timer };
        return;
      }
      const blunder = guards && known?.moves.some((one) => one.move === move && one.blunder) === true;
      if (!blunder || known === null || warned.current === known.prompt) {
        setHeld(null);
        play(move, onFinal);
        return;
      }
      // One warning for each decision: whoever plays another blunder has thought about it.
      warned.current = known.prompt;
      setHeld({ prompt: known.prompt, move, onFinal });
    },
    [stopWaiting],
  );
  useEffect(() => {
    const early = waiting.current;
    if (early === null) return;
    if (early.prompt !== prompt) stopWaiting();
    else if (known !== null) guarded(early.move, early.onFinal);
  }, [known, prompt, guarded, stopWaiting]);
  if (!active) return [null, play];
  const [best] = known?.moves ?? [];
  const warnedOf = held !== null && held.prompt === prompt ? known?.moves.find(({ move }) => move === held.move) : undefined;
  const coaching: Coaching = {
    coach,
    asks: prompt !== null,
    advice: known,
    speaks,
    faded: faded && !quiet,
    hinted: prompt !== null && hinted === prompt,
    warning: warnedOf && best ? { move: warnedOf, best } : null,
    ask: () => {
      if (prompt === null) return;
      setHinted(prompt);
      send({ hint: { prompt } });
    },
    silence: () => {
      writeQuiet(table.id);
      setQuiet(true);
      setHinted(null);
    },
    answer: (yes) => {
      setHeld(null);
      if (yes && held) play(held.move, held.onFinal);
    },
    onReady: setReady,
  };
  return [coaching, guarded];
}

function readQuiet(): string | null {
  try {
    return localStorage.getItem(QUIET);
  } catch {
    return null;
  }
}

function writeQuiet(table: string): void {
  try {
    localStorage.setItem(QUIET, table);
  } catch {
    // Without storage the coach speaks again after a reload.
  }
}
