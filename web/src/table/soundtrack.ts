// The sounds of a table: what an update brings, whose turn it is, messages, the end.
import { useEffect, useRef } from "preact/hooks";
import type { GameEvent } from "../game";
import type { LogEntry, TableInfo, Update } from "../protocol";
import { type Cue, play, playAll, type Sound } from "../sounds";
import { newEntries } from "./pacing";
import { INITIAL_STATE, type TableState } from "./state";

/** The largest number of sounds for one update. */
const MAX_CUES = 4;
/** Sounds that are heard whatever else an update brings, the most important first. */
const WEIGHTY: readonly Sound[] = ["merge", "battle", "sistrum", "wheel", "ship"];

/** The sounds of an update's entries. Equal ones in a row are one, stones that are unloaded are counted. */
export function cuesOf(entries: readonly LogEntry[], sounds: ((event: GameEvent) => Sound | null) | undefined): Cue[] {
  const cues: Cue[] = [];
  for (const { event } of entries) {
    const sound = sounds?.(event) ?? null;
    const last = cues.at(-1);
    if (sound === null) continue;
    if (last?.sound !== sound) cues.push(sound === "unload" ? { sound, count: 1 } : { sound });
    else if (last.count !== undefined) last.count += 1;
  }
  const weight = ({ sound }: Cue) => (WEIGHTY.includes(sound) ? WEIGHTY.indexOf(sound) : WEIGHTY.length);
  const heard = new Set([...cues].sort((one, other) => weight(one) - weight(other)).slice(0, MAX_CUES));
  return cues.filter((cue) => heard.has(cue));
}

/** Milliseconds after which a player who has not moved hears that it is still their turn. */
const STILL_YOURS = 60_000;

interface SoundtrackProps {
  update: Update;
  sounds: ((event: GameEvent) => Sound | null) | undefined;
  /** The scores of all seats. */
  scores: readonly number[];
  yours: boolean;
  over: boolean;
  /** Whether nothing is heard. */
  silent: boolean;
}

/** Points that were won are counted, those that were lost are one beat; of several seats the largest change is heard. */
export function scoreCues(before: readonly number[], now: readonly number[]): Cue[] {
  const changes = now.map((score, seat) => score - (before[seat] ?? score));
  const [most, least] = [Math.max(0, ...changes), Math.min(0, ...changes)];
  return [...(most > 0 ? [{ sound: "points" as const, count: most }] : []), ...(least < 0 ? [{ sound: "points-lost" as const }] : [])];
}

/** Plays what each update brings; not what was so when the page was opened. A hidden page only tells that it is the viewer's turn. */
export function useSoundtrack({ update, sounds, scores, yours, over, silent }: SoundtrackProps): void {
  const before = useRef({ ply: update.ply, scores, yours, over });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each update is heard once.
  useEffect(() => {
    const last = before.current;
    before.current = { ply: update.ply, scores, yours, over };
    if (silent) return;
    const cues = document.hidden ? [] : [...cuesOf(newEntries(update, last.ply), sounds), ...scoreCues(last.scores, scores)];
    if (over && !last.over) cues.push({ sound: "end" });
    else if (yours && !last.yours) cues.push({ sound: "turn" });
    playAll(cues);
  }, [update, yours, over]);
  useEffect(() => {
    if (!yours) return;
    const timer = setTimeout(() => play("still-turn"), STILL_YOURS);
    return () => clearTimeout(timer);
  }, [yours]);
}

/** A knock for each message of somebody else, and when somebody sits down. */
export function useKnocks({ chat, presence }: TableState, table: TableInfo): void {
  // The server sends who is connected after the lines of chat: what came before that is no news.
  const arrived = presence !== INITIAL_STATE.presence;
  const newest = chat.findLast((line) => line.author !== table.author)?.number ?? -1;
  const taken = table.seats.filter(({ open }) => !open).length;
  const before = useRef({ newest, taken, arrived });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is new knocks.
  useEffect(() => {
    const last = before.current;
    before.current = { newest, taken, arrived };
    if (last.arrived && (newest > last.newest || (table.status === "open" && taken > last.taken))) play("message");
  }, [newest, taken, arrived]);
}
