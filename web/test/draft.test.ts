// The form of a new table: usual tables, and what is remembered of the last one.
import { expect, test } from "vitest";
import { changed, fitting, parseDraft, presetOf, resized, seatsFor } from "../src/lobby/draft";
import { parseWish } from "../src/lobby/QuickForm";
import { type GameInfo, type NewSeat, USUAL_CONDUCT } from "../src/protocol";

const BOT = { bot: "greedy" };

test("seats are recognized as a usual table", () => {
  expect(presetOf(["you", "open", "open"], false)).toBe("friends");
  expect(presetOf(["you", "open", "open"], true)).toBe("everybody");
  expect(presetOf(["you", { beside: "Bea" }], false)).toBe("device");
  expect(presetOf(["open", "you"], false)).toBe("friends");
  expect(presetOf(["you", BOT], false)).toBe("bots");
  expect(presetOf(["you"], false)).toBe("bots");
  expect(presetOf(["you", "open", BOT], false)).toBeNull();
  expect(presetOf([BOT, BOT], false)).toBeNull();
  expect(presetOf(["you", BOT], true)).toBeNull();
});

test("a usual table keeps the number of seats, names and strength", () => {
  const before: NewSeat[] = ["you", { beside: "Bea" }, BOT];
  expect(seatsFor("friends", before)).toEqual(["you", "open", "open"]);
  expect(seatsFor("device", before)).toEqual(["you", { beside: "Bea" }, { beside: "" }]);
  expect(seatsFor("bots", before)).toEqual(["you", BOT, BOT]);
  expect(seatsFor("everybody", ["you"])).toEqual(["you", "open"]);
  for (const preset of ["friends", "device", "bots"] as const) expect(presetOf(seatsFor(preset, before), false)).toBe(preset);
});

test("an added seat is like the last one, and one's own seat moves", () => {
  expect(resized(["you", BOT], 3)).toEqual(["you", BOT, BOT]);
  expect(resized(["you", { beside: "Bea" }], 3)).toEqual(["you", { beside: "Bea" }, { beside: "" }]);
  expect(resized(["you"], 2)).toEqual(["you", "open"]);
  expect(resized(["you", "open", BOT], 1)).toEqual(["you"]);
  expect(changed(["you", "open"], 1, "you")).toEqual(["open", "you"]);
});

test("what is remembered is read back, and anything else is forgotten", () => {
  const draft = {
    game: "ankh",
    seats: ["you", "open", { beside: "Bea" }, BOT],
    options: { gods: "draft" },
    isPublic: true,
    shuffle: false,
    conduct: { ...USUAL_CONDUCT, pace: { live: { bank: 60, increment: 5 } } },
  };
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const fresh = parseDraft(null);
  expect(presetOf(fresh.seats, fresh.isPublic)).toBe("friends");
  for (const broken of [
    7,
    [],
    { ...draft, seats: [] },
    { ...draft, seats: ["me"] },
    { ...draft, seats: [{ bot: 3 }] },
    { ...draft, options: { gods: 1 } },
    { ...draft, conduct: {} },
    { ...draft, conduct: { ...USUAL_CONDUCT, pace: "fast" } },
    { ...draft, isPublic: "yes" },
  ])
    expect(parseDraft(broken)).toEqual(fresh);
});

test("a draft fits into the game", () => {
  const game: GameInfo = { id: "imhotep", least_seats: 2, most_seats: 4, revision: 1, options: [] };
  const draft = { ...parseDraft(null), seats: ["you", "open", "open", "open", "open"] as NewSeat[] };
  expect(fitting(draft, game).seats).toHaveLength(4);
  expect(fitting({ ...draft, seats: ["you"] }, game).seats).toEqual(["you", "open"]);
});

test("a quick match begins with the last wish, or with what others want", () => {
  const seekers = [
    { game: "ankh", pace: "slow", people: 1 },
    { game: "egizia", pace: "live", people: 3 },
  ] as const;
  expect(parseWish(null, seekers)).toEqual({ game: "egizia", seats: null, pace: "live" });
  expect(parseWish(null, [])).toEqual({ game: "", seats: null, pace: "live" });
  const wish = { game: "imhotep", seats: 3, pace: "slow" };
  expect(parseWish(wish, seekers)).toEqual(wish);
  expect(parseWish({ ...wish, pace: "never" }, seekers).game).toBe("egizia");
  expect(parseWish({ ...wish, seats: "3" }, seekers)).toEqual({ ...wish, seats: null });
});
