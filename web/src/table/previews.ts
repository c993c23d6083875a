// What each legal move would bring, as the engine tells it.
import { useEffect, useMemo } from "preact/hooks";
import type { ClientMsg, LogEntry, Previews, Seat, Update } from "../protocol";
import { explainSource } from "../ui/explain";
import type { GameWords } from "../words";

/** A store of previews has nothing for a move that is not legal, or before the answer of the server has come. */
const NONE: readonly never[] = [];

interface PreviewsProps {
  update: Update;
  /** The answer to the last request. */
  previews: Previews | null;
  legal: readonly string[];
  words: GameWords;
  you: Seat | null;
  send: (message: ClientMsg) => void;
  showRule: (anchor: string) => void;
}

/** Tells what a move brings in a few words, apart from what its label says; null if that is nothing or not known. */
export type Brings = (move: string, label: string) => string | null;

/** Requests the previews of every decision, gives them to the tooltip, and returns what a move brings in a few words. */
export function usePreviews({ update, previews, legal, words, you, send, showRule }: PreviewsProps): Brings {
  const { prompt } = update;
  const wanted = legal.length > 0 ? prompt : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every decision is asked for once.
  useEffect(() => {
    if (wanted !== null) send({ preview: { prompt: wanted } });
  }, [wanted]);
  const known = useMemo(() => {
    const answered = previews !== null && previews.prompt === prompt ? previews : null;
    return { prospects: answered?.prospects ?? NONE, moves: new Map(answered?.moves.map((preview) => [preview.move, preview])) };
  }, [previews, prompt]);
  useEffect(() => {
    explainSource.set({
      entries: (move) => known.moves.get(move)?.entries ?? NONE,
      preview: (move) => (known.moves.get(move)?.entries ?? NONE).map(({ event, rule }) => ({ text: words.preview(event), rule })),
      prospects: (move) => (move === null ? known.prospects : (known.moves.get(move)?.prospects ?? NONE)),
      ruleAddress: (anchor) => `/rules/${words.game}#${anchor}`,
      showRule,
    });
  }, [known, words, showRule]);
  useEffect(() => () => explainSource.set(null), []);
  return (move, label) => brings(words, known.moves.get(move)?.entries ?? NONE, you, label);
}

/** The effects of a move on the viewer that have a short text, without those that the label of its button holds already. */
export function brings(words: GameWords, entries: readonly LogEntry[], you: Seat | null, label = ""): string | null {
  const own = ({ event }: LogEntry) => !("seat" in event) || event.seat === you;
  const said = new Set(wordsOf(label));
  const texts = entries
    .filter(own)
    .flatMap(({ event }) => words.brings(event) ?? [])
    .filter((text) => wordsOf(text).some((word) => !said.has(word)));
  return texts.length === 0 ? null : texts.join(", ");
}

/** The words and numbers of a text in lower case; the sign of a number belongs to it. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[+−-]?[\p{L}\p{N}]+/gu) ?? [];
}
