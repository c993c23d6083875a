// Plays the sounds of the table, as the guest wishes, and never before their first click or key.
import { settings } from "../settings";
import { MAX_COUNT, type Sound, take } from "./recipes";
import { RATE } from "./synth";

export type { Sound } from "./recipes";

/** A sound, and how often a part of it is repeated: the number of stones or points. */
export interface Cue {
  sound: Sound;
  count?: number;
}

/** What is heard if the guest wants to hear only that it is their turn. */
const OWN_TURN: ReadonlySet<Sound> = new Set(["turn", "found", "still-turn", "nudge", "low-time"]);

/** The number of takes of each sound; the same take is never heard twice in a row. */
const TAKES = 3;

/** Sounds follow each other by this part of their lengths (seconds at most). */
const OVERLAP = 0.6;
const LONGEST_STEP = 0.32;

let context: AudioContext | null = null;
/** The time of the context at which the next sound may begin. */
let free = 0;
const buffers = new Map<string, AudioBuffer[]>();
const latest = new Map<string, number>();

export function play(sound: Sound, count?: number): void {
  playAll([count === undefined ? { sound } : { sound, count }]);
}

/** Plays sounds one after the other, after those that have begun. */
export function playAll(cues: readonly Cue[]): void {
  const { sound: on, onlyTurn } = settings.get();
  const heard = onlyTurn ? cues.filter(({ sound }) => OWN_TURN.has(sound)) : cues;
  if (!on || heard.length === 0 || !navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  // A browser may suspend the context of a hidden page.
  if (audio.state === "suspended") audio.resume().catch(() => undefined);
  // The samples are made after the paint: a move must not wait for its sound.
  setTimeout(() => heard.forEach((cue) => sing(audio, cue)), 0);
}

function sing(audio: AudioContext, cue: Cue): void {
  const buffer = bufferOf(audio, cue);
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  volume.gain.value = settings.get().volume;
  source.buffer = buffer;
  source.connect(volume).connect(audio.destination);
  const at = Math.max(audio.currentTime, free);
  source.start(at);
  free = at + Math.min(LONGEST_STEP, buffer.duration * OVERLAP);
}

/** One of the takes of a sound, each of which is made when it is first heard. */
function bufferOf(audio: AudioContext, { sound, count: wanted = 1 }: Cue): AudioBuffer {
  const count = Math.min(wanted, MAX_COUNT);
  const key = `${sound} ${count}`;
  const known = buffers.get(key) ?? [];
  buffers.set(key, known);
  const nth = nextTake(latest.get(key), Math.random());
  latest.set(key, nth);
  const made = known[nth];
  if (made) return made;
  const samples = take(sound, Math.floor(Math.random() * 2 ** 32), count);
  const buffer = audio.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  known[nth] = buffer;
  return buffer;
}

/** A take other than the last one; `chance` is a number from 0 to 1. */
export function nextTake(last: number | undefined, chance: number): number {
  if (last === undefined) return Math.floor(chance * TAKES);
  return (last + 1 + Math.floor(chance * (TAKES - 1))) % TAKES;
}
