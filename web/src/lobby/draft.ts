// A table that is not open yet: what the form holds, and what it remembers of the last table.
import { DEFAULT_LEVEL } from "../levels";
import type { Options } from "../options";
import { type Conduct, type GameInfo, type NewSeat, USUAL_CONDUCT } from "../protocol";

export interface Draft {
  game: string | null;
  seats: readonly NewSeat[];
  options: Options;
  isPublic: boolean;
  shuffle: boolean;
  conduct: Conduct;
}

/** The usual tables: who is on the other seats. */
export const PRESETS = ["friends", "everybody", "device", "bots"] as const;
export type Preset = (typeof PRESETS)[number];

const NEW: Draft = { game: null, seats: ["you", "open"], options: {}, isPublic: false, shuffle: true, conduct: USUAL_CONDUCT };

/** The usual table that these seats make; null for any other mixture. Somebody alone is among bots. */
export function presetOf(seats: readonly NewSeat[], isPublic: boolean): Preset | null {
  const others = seats.filter((seat) => seat !== "you");
  if (others.length !== seats.length - 1) return null;
  const kinds = new Set(others.map((seat) => (typeof seat === "string" ? seat : "bot" in seat ? "bot" : "beside")));
  if (kinds.size > 1) return null;
  if (kinds.has("open")) return isPublic ? "everybody" : "friends";
  if (isPublic) return null;
  return kinds.has("beside") ? "device" : "bots";
}

/** As many seats as before, arranged like a usual table. */
export function seatsFor(preset: Preset, before: readonly NewSeat[]): NewSeat[] {
  const names = before.filter((seat) => typeof seat === "object" && "beside" in seat);
  const other = (index: number): NewSeat => {
    if (preset === "bots") return { bot: levelOf(before) ?? DEFAULT_LEVEL };
    return preset === "device" ? (names[index] ?? { beside: "" }) : "open";
  };
  const count = preset === "bots" ? before.length : Math.max(2, before.length);
  return ["you", ...Array.from({ length: count - 1 }, (_, index) => other(index))];
}

/** The level of the first bot. */
export function levelOf(seats: readonly NewSeat[]): string | null {
  const bot = seats.find((seat): seat is { bot: string } => typeof seat === "object" && "bot" in seat);
  return bot?.bot ?? null;
}

/** An added seat is like the last one. A seat added after the viewer's own is open, so that nobody waits alone. */
export function resized(seats: readonly NewSeat[], count: number): NewSeat[] {
  if (count === 1) return ["you"];
  const last = seats.at(-1);
  const more: NewSeat = typeof last !== "object" ? "open" : "bot" in last ? last : { beside: "" };
  return Array.from({ length: count }, (_, index) => seats[index] ?? more);
}

/** The viewer has one seat, besides those of people beside them: moving to another one leaves the old seat open. */
export function changed(seats: readonly NewSeat[], index: number, next: NewSeat): NewSeat[] {
  return seats.map((seat, at) => {
    if (at === index) return next;
    return next === "you" && seat === "you" ? "open" : seat;
  });
}

/** The draft with as many seats as the game allows. */
export function fitting(draft: Draft, game: GameInfo): Draft & { seats: NewSeat[] } {
  const count = Math.min(game.most_seats, Math.max(game.least_seats, draft.seats.length));
  return { ...draft, seats: resized(draft.seats, count) };
}

/** Reads what was remembered; whatever cannot be a draft is a new one. */
export function parseDraft(stored: unknown): Draft {
  if (!isObject(stored)) return NEW;
  const { game, seats, options, isPublic, shuffle, conduct } = stored;
  const isDraft =
    (game === null || typeof game === "string") &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every(isSeat) &&
    isObject(options) &&
    Object.values(options).every((value) => typeof value === "string") &&
    typeof isPublic === "boolean" &&
    typeof shuffle === "boolean" &&
    isConduct(conduct);
  return isDraft ? (stored as unknown as Draft) : NEW;
}

function isSeat(seat: unknown): boolean {
  if (seat === "you" || seat === "open") return true;
  return isObject(seat) && Object.keys(seat).length === 1 && typeof (seat.bot ?? seat.beside) === "string";
}

/** Whether it has the fields of the conditions; the server checks their values. */
function isConduct(conduct: unknown): boolean {
  const isPace = (pace: unknown) => pace === "none" || (isObject(pace) && (isObject(pace.live) || isObject(pace.slow)));
  return isObject(conduct) && Object.keys(USUAL_CONDUCT).every((key) => key in conduct) && isPace(conduct.pace);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
