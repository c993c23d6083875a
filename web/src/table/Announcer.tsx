// Tells people who listen to the page what happens, on every layout: each line of the log in order and in full, then the question.
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogEntry, Update } from "../protocol";
import type { GameWords } from "../words";
import type { Past } from "./film";
import { useTold } from "./told";

/** Lines that stay in the region; older ones have been spoken long ago. */
const KEPT = 40;

interface AnnouncerProps {
  words: GameWords;
  log: readonly LogEntry[];
  update: Update;
  /** Whether the viewer has to decide. */
  yours: boolean;
  /** The position of the past that is on the board. */
  past: Past | null;
}

/** One polite region: an assertive one would cut off the lines before it. */
export function Announcer({ words, log, update, yours, past }: AnnouncerProps) {
  const [spoken, speak] = useState<readonly { key: number; text: string }[]>([]);
  const before = useRef<{ ply: number; prompt: number | null } | null>(null);
  const next = useRef(0);
  const tell = (lines: readonly string[]) => {
    if (lines.length === 0) return;
    const added = lines.map((text) => ({ key: next.current++, text }));
    speak((known) => [...known, ...added].slice(-KEPT));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every update is announced once, in the language of that moment.
  useEffect(() => {
    const last = before.current;
    before.current = { ply: update.ply, prompt: update.prompt };
    const lines = last ? news(words, log, last.ply) : [];
    if (yours && update.prompt !== last?.prompt) lines.push(`${words.texts.ui("prompt-yours")} ${words.prompt(update.step)}`);
    tell(lines);
  }, [update]);
  const entry = past?.stop.entry;
  useTold(past && entry ? past.stop.ply : null, () => entry && tell([words.event(entry.event)]));
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={words.texts.ui("announcements")}>
      {spoken.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

/** The texts of all entries from a line on; choices that were taken back say so. */
function news(words: GameWords, log: readonly LogEntry[], since: number): string[] {
  return log
    .filter((entry) => entry.line >= since)
    .map((entry) => (entry.undone ? `${words.event(entry.event)} ${words.texts.ui("taken-back")}` : words.event(entry.event)));
}
