// Studies: changes in order, walking away from a leader, drawings.
import { expect, test, vi } from "vitest";
import type { Study, StudyChanged, StudyNote } from "../src/protocol";
import type { Replaying } from "../src/replay/useReplay";
import { routeOf } from "../src/router";
import { biggestGap, openings } from "../src/stats/Figures";
import type { OpeningStatistics } from "../src/stats/types";
import { walking } from "../src/study/follow";
import { arrow } from "../src/study/Shapes";
import { withChange } from "../src/study/useStudy";

const note = (number: number, text: string): StudyNote => ({ number, ply: 3, author: "x", name: "Ann", remark: { comment: { text } } });
const study: Study = {
  id: "one",
  title: "First",
  game: "imhotep",
  owner: "Ann",
  own: true,
  writes: true,
  secret: null,
  author: "x",
  version: 4,
  notes: [note(2, "two"), note(4, "four")],
};
const change = (version: number, more: Partial<StudyChanged> = {}): StudyChanged => ({ version, title: null, added: [], removed: [], access: false, ...more });

test("the next change is applied, an old one changes nothing, and after a gap everything is asked for again", () => {
  const next = withChange(study, change(5, { added: [note(5, "five")], removed: [2] }));
  expect(next?.notes.map(({ number }) => number)).toEqual([4, 5]);
  expect([next?.version, next?.title]).toEqual([5, "First"]);
  expect(withChange(study, change(5, { title: "Second" }))?.title).toBe("Second");
  expect(withChange(study, change(4, { removed: [2] }))).toBe(study);
  expect(withChange(study, change(6))).toBeNull();
});

test("whoever walks through the game by themselves looks around", () => {
  const replaying = { goTo: vi.fn(), step: vi.fn(), play: vi.fn(), look: vi.fn(), at: 3 } as unknown as Replaying;
  const around = vi.fn();
  const control = walking(replaying, around);
  control.goTo(7);
  control.step(1, "turn");
  control.look("open");
  expect(around).toHaveBeenCalledTimes(3);
  expect(replaying.goTo).toHaveBeenCalledWith(7);
  expect(replaying.step).toHaveBeenCalledWith(1, "turn");
  expect(control.at).toBe(3);
});

test("an arrow points where it leads", () => {
  const { d, head } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 });
  expect(d.startsWith("M0 0Q")).toBe(true);
  expect(head.startsWith("M100 0L")).toBe(true);
  const tips = [...head.matchAll(/L([-\d.]+) ([-\d.]+)/g)].map(([, x]) => Number(x));
  expect(tips.every((x) => x < 100)).toBe(true);
});

test("the addresses of studies and statistics", () => {
  expect(routeOf("/study")).toEqual({ page: "study", id: null });
  expect(routeOf("/study/ab12")).toEqual({ page: "study", id: "ab12" });
  expect(routeOf("/study/ab12/more")).toEqual({ page: "nowhere" });
  expect(routeOf("/study/<b>")).toEqual({ page: "nowhere" });
  expect(routeOf("/stats/ankh")).toEqual({ page: "stats", game: "ankh", players: null });
  expect(routeOf("/stats/ankh/3")).toEqual({ page: "stats", game: "ankh", players: 3 });
  expect(routeOf("/stats/ankh/many").page).toBe("nowhere");
});

test("one's own openings stand beside the same of everybody", () => {
  const rate = (results: number) => ({ results, share: 0.5, expected: 0.5, low: 0.2, high: 0.8 });
  const opening = (move: string, games: number, then: OpeningStatistics[] = []): OpeningStatistics => ({ move, things: [], rate: rate(games), then });
  const all = [opening("quarry", 9, [opening("sail 1", 4), opening("sail 2", 3), opening("sail 3", 2)]), opening("load 1-1", 5)];
  const own = [opening("load 1-1", 1), opening("quarry", 2, [opening("sail 2", 1)])];
  const rows = openings(all, own).map(({ opening, depth, own }) => [opening.move, depth, own?.results ?? 0]);
  expect(rows).toEqual([
    ["quarry", 0, 2],
    ["sail 1", 1, 0],
    ["sail 2", 1, 1],
    ["load 1-1", 0, 1],
  ]);
});

test("the biggest gap is the source from which winners get the most more", () => {
  const source = (id: string, points: number, winners = points) => ({ id, points, winners });
  const all = [source("temple", 8, 9), source("obelisks", 6, 10), source("wrath", -2, -1)];
  expect(biggestGap(all, all)).toEqual({ id: "obelisks", points: 4 });
  // A source that never brought the guest anything counts too.
  expect(biggestGap([source("obelisks", 12), source("wrath", 0)], all)).toEqual({ id: "temple", points: 9 });
  expect(biggestGap([source("temple", 9), source("obelisks", 12), source("wrath", 0)], all)).toBeNull();
});
