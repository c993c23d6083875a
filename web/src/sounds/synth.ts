// Makes short sounds out of noise and tones, as plain samples: nothing has to be loaded, and tests can look at them.

/** Samples for each second. */
export const RATE = 44_100;

/** A random number from 0 to 1. */
export type Random = () => number;

/** A small seeded generator (mulberry32), so that a take can be made again. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Envelope {
  /** Seconds after the start of the sound. */
  at: number;
  /** Seconds until the loudest moment. */
  attack: number;
  /** Seconds in which the rest dies away to a thousandth. */
  decay: number;
  /** Loudness in proportion to the other parts of the sound. */
  gain: number;
}

/** A struck or blown tone; `partials` are the loudnesses of its overtones. */
export interface Tone extends Envelope {
  pitch: number;
  /** The pitch at the end, if it changes. */
  to?: number;
  partials?: readonly number[];
  /** The frequency of each partial in proportion to the first; 1, 2, 3… if absent. Drums and metal have others. */
  ratios?: readonly number[];
}

/** Filtered noise: friction, water, breath. */
export interface Burst extends Envelope {
  band: "low" | "band" | "high";
  /** The frequency of the filter in hertz. */
  pitch: number;
  to?: number;
  /** The sharpness of the filter. */
  q: number;
}

export type Part = Tone | Burst;

/** Mixes the parts of a sound. It is as long as given, its peak is `peak`, and it ends in silence. */
export function render(parts: readonly Part[], seconds: number, peak: number, random: Random): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * RATE));
  for (const part of parts) {
    if ("band" in part) addBurst(samples, part, random);
    else addTone(samples, part);
  }
  fadeOut(samples);
  normalize(samples, peak);
  return samples;
}

function addTone(samples: Float32Array, tone: Tone): void {
  const { partials = [1], ratios } = tone;
  partials.forEach((loudness, nth) => {
    const ratio = ratios?.[nth] ?? nth + 1;
    let phase = 0;
    // Higher partials die away sooner.
    eachSample(samples, tone, 1 + nth * 0.35, (index, level, pitch) => {
      phase += (2 * Math.PI * ratio * pitch) / RATE;
      samples[index] = (samples[index] ?? 0) + Math.sin(phase) * level * loudness * tone.gain;
    });
  });
}

/** A state variable filter: stable while its frequency moves. */
function addBurst(samples: Float32Array, burst: Burst, random: Random): void {
  let [low, band] = [0, 0];
  eachSample(samples, burst, 1, (index, level, pitch) => {
    const tuned = 2 * Math.sin((Math.PI * Math.min(pitch, RATE / 6.5)) / RATE);
    const high = random() * 2 - 1 - low - band / burst.q;
    band += tuned * high;
    low += tuned * band;
    const heard = burst.band === "low" ? low : burst.band === "band" ? band : high;
    samples[index] = (samples[index] ?? 0) + heard * level * burst.gain;
  });
}

/** Calls `add` for each sample of a part with its loudness to the power of `steepness`, and with its pitch. Both change by the same factor from
 * sample to sample: powers would take several times as long, while a click waits. */
function eachSample(
  samples: Float32Array,
  { at, attack, decay, pitch, to = pitch }: Part,
  steepness: number,
  add: (index: number, level: number, pitch: number) => void,
): void {
  const [first, rise, fall] = [at, attack, decay].map((time) => Math.round(time * RATE)) as [number, number, number];
  const length = Math.min(rise + fall, samples.length - first);
  const glide = (to / pitch) ** (1 / (rise + fall));
  const fade = Math.exp((-6.9 * steepness) / fall);
  let [now, level] = [pitch, 1];
  for (let index = 0; index < length; index += 1) {
    add(first + index, index < rise ? (index / rise) ** steepness : level, now);
    now *= glide;
    if (index >= rise) level *= fade;
  }
}

/** Seconds at the end in which a sound must become silent: otherwise it would click. */
const FADE = 0.008;

function fadeOut(samples: Float32Array): void {
  const length = Math.min(samples.length, Math.round(FADE * RATE));
  for (let index = 0; index < length; index += 1) {
    const at = samples.length - 1 - index;
    samples[at] = (samples[at] ?? 0) * (index / length);
  }
}

function normalize(samples: Float32Array, peak: number): void {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  if (most === 0) return;
  for (let index = 0; index < samples.length; index += 1) samples[index] = ((samples[index] ?? 0) * peak) / most;
}
