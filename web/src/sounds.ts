// Short, calm sounds, made of sine tones: nothing has to be loaded.
import { settings } from "./settings";

export type Sound = "turn" | "low-time" | "nudge" | "end";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the start of the sound. */
  at: number;
  /** Seconds until the tone has died away. */
  lasts: number;
  /** Loudness at its peak, from 0 to 1. */
  peak: number;
}

const tone = (pitch: number, at: number, lasts: number, peak: number): Tone => ({ pitch, at, lasts, peak });

const SOUNDS: Record<Sound, readonly Tone[]> = {
  // A rising fourth, like a small bell.
  turn: [tone(587.33, 0, 0.5, 0.12), tone(783.99, 0.11, 0.8, 0.12)],
  // Two dull knocks.
  "low-time": [tone(220, 0, 0.16, 0.1), tone(220, 0.22, 0.16, 0.1)],
  // The same note three times, a little louder each time.
  nudge: [tone(659.26, 0, 0.25, 0.06), tone(659.26, 0.16, 0.25, 0.09), tone(659.26, 0.32, 0.6, 0.12)],
  // A chord that opens slowly.
  end: [tone(392, 0, 1.4, 0.09), tone(493.88, 0.14, 1.4, 0.09), tone(587.33, 0.28, 1.6, 0.09), tone(783.99, 0.42, 1.9, 0.07)],
};

/** Seconds in which a tone reaches its peak: without them it would click. */
const ATTACK = 0.012;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/** Plays a sound, unless the guest has switched sounds off. Browsers allow none before the first click or key. */
export function play(sound: Sound): void {
  if (!settings.get().sound || !navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  // A browser may suspend the context of a hidden page.
  if (audio.state === "suspended") audio.resume().catch(() => undefined);
  for (const one of SOUNDS[sound]) sing(audio, one);
}

function sing(audio: AudioContext, { pitch, at, lasts, peak }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(peak, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}
