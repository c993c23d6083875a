// The sounds of the table: dry, close, wood and stone. Each is made of a few parts that differ a little from take to take.
import { type Burst, type Part, type Random, render, seeded, type Tone } from "./synth";

export const SOUNDS = [
  "turn",
  "found",
  "still-turn",
  "nudge",
  "low-time",
  "end",
  "message",
  "stone",
  "unload",
  "ship",
  "card",
  "reveal",
  "pay",
  "gain",
  "jar",
  "wheel",
  "sistrum",
  "points",
  "points-lost",
  "battle",
  "merge",
] as const;
export type Sound = (typeof SOUNDS)[number];

/** The loudest sample of any sound: −12 dBFS. */
export const PEAK = 0.25;

/** The largest number of stones or points that are heard one by one. */
export const MAX_COUNT = 8;

interface Recipe {
  /** Seconds. */
  length: number;
  /** Loudness in proportion to the loudest sounds. */
  level: number;
  parts: readonly Part[];
}

/** Makes one take of a sound. `count` is the number of stones or points, where they are heard one by one. */
export function take(sound: Sound, seed: number, count = 1): Float32Array<ArrayBuffer> {
  const random = seeded(seed);
  const { length, level, parts } = RECIPES[sound](random, Math.min(Math.max(1, count), MAX_COUNT));
  return render(parts, length, PEAK * level, random);
}

/** A number around 1, so that no take is like another. */
const about = (random: Random, width = 0.06) => 1 + (random() * 2 - 1) * width;

const tone = (at: number, pitch: number, decay: number, gain: number, more: Partial<Tone> = {}): Tone => ({ at, pitch, attack: 0.003, decay, gain, ...more });
const burst = (at: number, band: Burst["band"], pitch: number, decay: number, gain: number, more: Partial<Burst> = {}): Burst => ({
  at,
  band,
  pitch,
  q: 1.2,
  attack: 0.001,
  decay,
  gain,
  ...more,
});

/** Overtones of a drum skin, of wood, of metal. */
const SKIN = [1, 1.59, 2.14, 2.65];
const WOOD = [1, 2.57, 4.2];
const METAL = [1, 1.48, 2.09, 2.76];

/** A small frame drum. */
const drum = (at: number, pitch: number, gain: number, decay = 0.16): Part[] => [
  tone(at, pitch, decay, gain, { to: pitch * 0.86, partials: [1, 0.45, 0.25, 0.12], ratios: SKIN }),
  burst(at, "band", pitch * 7, 0.03, gain * 0.5),
];

/** A reed pipe: odd overtones and a little breath. */
const reed = (at: number, pitch: number, decay: number, gain: number): Part[] => [
  tone(at, pitch, decay, gain, { attack: 0.02, partials: [1, 0.1, 0.32, 0.05, 0.14] }),
  burst(at, "band", pitch * 4, decay * 0.7, gain * 0.05, { attack: 0.02, q: 3 }),
];

const stone = (at: number, random: Random, lower: number): Part[] => {
  const vary = about(random, 0.12) * lower;
  return [
    burst(at, "band", 1500 * vary, 0.035, 1, { q: 2.2 }),
    burst(at + 0.004, "band", 620 * vary, 0.06, 0.7, { q: 1.6 }),
    tone(at, 170 * vary, 0.07, 0.55, { to: 120 * vary }),
  ];
};

const RECIPES: Record<Sound, (random: Random, count: number) => Recipe> = {
  // Two notes, rising.
  turn: (random) => ({
    length: 0.45,
    level: 1,
    parts: [...drum(0, 196 * about(random, 0.02), 0.8), ...reed(0.02, 294, 0.2, 0.6), ...reed(0.17, 440, 0.28, 0.8)],
  }),
  // Three notes, rising: a game was found.
  found: (random) => ({
    length: 0.75,
    level: 1,
    parts: [...drum(0, 196 * about(random, 0.02), 0.8), ...reed(0.02, 294, 0.2, 0.6), ...reed(0.17, 370, 0.24, 0.7), ...reed(0.32, 440, 0.4, 0.8)],
  }),
  // The second of them alone, soft.
  "still-turn": () => ({ length: 0.3, level: 0.5, parts: reed(0, 440, 0.28, 1) }),
  nudge: () => ({ length: 0.6, level: 0.9, parts: [0, 0.16, 0.32].flatMap((at, nth) => reed(at, 440, 0.25, 0.6 + nth * 0.2)) }),
  "low-time": (random) => ({
    length: 0.3,
    level: 0.8,
    parts: [0, 0.18].flatMap((at) => [tone(at, 880 * about(random), 0.04, 1, { partials: [1, 0.5, 0.2], ratios: WOOD }), burst(at, "band", 2400, 0.012, 0.5)]),
  }),
  // The call of the turn, and its answer.
  end: (random) => ({
    length: 1.2,
    level: 1,
    parts: [
      ...drum(0, 196 * about(random, 0.02), 0.8),
      ...reed(0.02, 294, 0.24, 0.6),
      ...reed(0.19, 440, 0.32, 0.8),
      ...drum(0.52, 147, 0.8, 0.22),
      ...reed(0.54, 392, 0.26, 0.6),
      ...reed(0.72, 294, 0.46, 0.8),
    ],
  }),
  message: (random) => ({
    length: 0.08,
    level: 0.5,
    parts: [tone(0, 430 * about(random), 0.06, 1, { partials: [1, 0.4], ratios: WOOD }), burst(0, "band", 1300 * about(random), 0.015, 0.6)],
  }),
  stone: (random) => ({ length: 0.12, level: 0.85, parts: stone(0, random, 1) }),
  // One stone after the other, each a little lower.
  unload: (random, count) => ({
    length: 0.09 * count + 0.06,
    level: 0.85,
    parts: Array.from({ length: count }, (_, nth) => stone(nth * 0.09, random, 1.15 * 0.93 ** nth)).flat(),
  }),
  // An oar, then water.
  ship: (random) => ({
    length: 0.5,
    level: 0.7,
    parts: [
      tone(0, 230 * about(random, 0.1), 0.07, 0.7, { partials: [1, 0.4], ratios: WOOD }),
      burst(0.03, "band", 480 * about(random, 0.15), 0.42, 0.9, { to: 1100, attack: 0.12, q: 0.9 }),
      burst(0.1, "high", 3800, 0.3, 0.12, { attack: 0.14, q: 0.8 }),
    ],
  }),
  // Papyrus is lifted.
  card: (random) => ({
    length: 0.16,
    level: 0.5,
    parts: [0, 0.035, 0.075].map((at, nth) =>
      burst(at * about(random, 0.2), "band", (2600 + nth * 900) * about(random, 0.15), 0.06, 0.6 + nth * 0.2, { attack: 0.012, q: 0.9 }),
    ),
  }),
  // Papyrus is laid flat.
  reveal: (random) => ({
    length: 0.14,
    level: 0.55,
    parts: [
      burst(0, "band", 3400 * about(random, 0.15), 0.07, 0.6, { to: 1600, attack: 0.02, q: 0.8 }),
      burst(0.055, "band", 900 * about(random, 0.15), 0.05, 1, { q: 1.4 }),
    ],
  }),
  // A clay token on wood.
  pay: (random) => {
    const pitch = 980 * about(random, 0.1);
    return { length: 0.09, level: 0.55, parts: [tone(0, pitch, 0.05, 1, { partials: [1, 0.4, 0.15], ratios: WOOD }), burst(0, "band", 2600, 0.02, 0.5)] };
  },
  // A token into a bowl.
  gain: (random) => {
    const pitch = 1320 * about(random, 0.1);
    return {
      length: 0.11,
      level: 0.55,
      parts: [
        tone(0, pitch, 0.07, 1, { partials: [1, 0.5, 0.2], ratios: METAL }),
        tone(0.03, pitch * 1.12, 0.06, 0.5, { partials: [1, 0.3], ratios: METAL }),
        burst(0, "band", 3000, 0.02, 0.4),
      ],
    };
  },
  // A lid, hollow.
  jar: (random) => ({
    length: 0.22,
    level: 0.65,
    parts: [
      burst(0, "band", 1900 * about(random), 0.05, 0.5, { to: 900, attack: 0.015 }),
      tone(0.03, 420 * about(random), 0.16, 1, { to: 330, partials: [1, 0.1, 0.25] }),
      burst(0.03, "band", 420, 0.12, 0.5, { q: 8 }),
    ],
  }),
  // Wood on wood, slower and slower, and one click at the end.
  wheel: (random) => ({
    length: 0.52,
    level: 0.65,
    parts: [0, 0.05, 0.11, 0.18, 0.26, 0.35, 0.46].flatMap((at, nth) => {
      const last = nth === 6;
      const pitch = (last ? 760 : 520) * about(random);
      return [
        tone(at, pitch, last ? 0.05 : 0.03, last ? 1 : 0.45, { partials: [1, 0.5, 0.2], ratios: WOOD }),
        burst(at, "band", pitch * 3, 0.015, last ? 0.6 : 0.35),
      ];
    }),
  }),
  // One shake.
  sistrum: (random) => ({
    length: 0.35,
    level: 0.6,
    parts: [0, 0.07, 0.13].flatMap((at, nth) => [
      burst(at, "high", 6200 * about(random), 0.12, 0.7 - nth * 0.15, { q: 1.5, attack: 0.004 }),
      tone(at, 3400 * about(random, 0.04), 0.14, 0.14, { partials: [1, 0.7, 0.5, 0.3], ratios: METAL }),
    ]),
  }),
  // Dry ticks.
  points: (random, count) => ({
    length: 0.06 * (count - 1) + 0.05,
    level: 0.4,
    parts: Array.from({ length: count }, (_, nth) => [
      tone(nth * 0.06, (1180 + nth * 40) * about(random, 0.02), 0.025, 1, { attack: 0.001, partials: [1, 0.3], ratios: WOOD }),
      burst(nth * 0.06, "band", 3600, 0.008, 0.4),
    ]).flat(),
  }),
  "points-lost": (random) => ({ length: 0.26, level: 0.8, parts: drum(0, 98 * about(random, 0.04), 1, 0.2) }),
  // Hands on a drum, once.
  battle: (random) => ({
    length: 0.3,
    level: 1,
    parts: [...drum(0, 128 * about(random, 0.05), 1, 0.24), ...drum(0.018, 150 * about(random, 0.05), 0.7, 0.2), burst(0, "band", 1800, 0.04, 0.6)],
  }),
  // A low drum, and breath.
  merge: (random) => ({
    length: 0.9,
    level: 1,
    parts: [
      ...drum(0, 65 * about(random, 0.04), 1, 0.4),
      burst(0.15, "band", 500 * about(random, 0.1), 0.4, 0.35, { to: 900, attack: 0.3, q: 1.5 }),
      ...drum(0.42, 55, 0.6, 0.28),
    ],
  }),
};
