// Drafts of comments in a study: kept by position, posted as what they were meant for, and never over what somebody else has changed.
import { h, options, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StudyChange, StudyNote } from "../src/protocol";
import { bytesOf } from "../src/replay/Upload";
import { changeOf, type Draft, type Drafting, isGone, MAX_COMMENT, readDrafts, targetOf, unposted, useDrafts, withText } from "../src/study/drafts";

const note = (number: number, text: string, ply = 3): StudyNote => ({ number, ply, author: "x", name: "Ann", remark: { comment: { text } } });
const draft = (ply: number, text: string, note: number | null = null): Draft => ({ ply, note, text, sending: false });

test("a text belongs to its position or comment, and an empty new comment is no draft", () => {
  let drafts = withText([], { ply: 3, note: null }, "one");
  drafts = withText(drafts, { ply: 5, note: null }, "two");
  drafts = withText(drafts, { ply: 3, note: 7 }, "three");
  drafts = withText(drafts, { ply: 3, note: null }, "one more");
  expect(drafts).toEqual([draft(3, "one more"), draft(5, "two"), draft(3, "three", 7)]);
  drafts = withText(drafts, { ply: 5, note: null }, "");
  drafts = withText(drafts, { ply: 3, note: 7 }, "");
  expect(drafts).toEqual([draft(3, "one more"), draft(3, "", 7)]);
  const sending = [{ ...draft(3, "sent"), sending: true }];
  expect(withText(sending, { ply: 3, note: null }, "late")).toBe(sending);
});

test("the form follows the board, but for a text that somebody is typing", () => {
  const drafts = [draft(3, "half"), draft(3, "other", 7)];
  const notes = [note(7, "old")];
  const target = (writing: [number, number | null] | null, types: boolean, ply: number, line: number | null = null) => {
    const found = targetOf(drafts, notes, { writing: writing && { ply: writing[0], note: writing[1] }, types }, { ply, line });
    return found && [found.ply, found.note];
  };
  expect(target(null, true, 3)).toEqual([3, null]);
  expect(target([3, null], true, 4), "the leader has gone on").toEqual([3, null]);
  expect(target([3, null], true, 4, 9), "into a side line").toEqual([3, null]);
  expect(target([3, null], false, 4)).toEqual([4, null]);
  expect(target([3, null], false, 4, 9)).toBeNull();
  expect(target([3, 7], false, 3)).toEqual([3, 7]);
  expect(target([5, null], true, 4), "nothing was typed there").toEqual([4, null]);
  expect(target([3, 7], false, 4, 7), "the text of the side line that is shown").toEqual([3, 7]);
  const unchanged = targetOf([draft(3, "old", 7)], notes, { writing: { ply: 3, note: 7 }, types: false }, { ply: 3, line: null });
  expect(unchanged, "a comment that was opened and left").toEqual({ ply: 3, note: null });
});

test("a draft for a comment that somebody has changed replaces nothing", () => {
  const mine = draft(3, "mine", 7);
  expect(changeOf(mine, [note(7, "old")])).toEqual({ rewrite: { number: 7, text: "mine" } });
  const changed = [note(8, "theirs")];
  expect([isGone(mine, [note(7, "old")]), isGone(mine, changed), isGone({ ...mine, sending: true }, changed)]).toEqual([false, true, false]);
  expect(changeOf(mine, changed)).toEqual({ add: { ply: 3, remark: { comment: { text: "mine" } } } });
  expect(changeOf(draft(3, "new"), changed)).toEqual({ add: { ply: 3, remark: { comment: { text: "new" } } } });
  // Nothing is posted twice: not what is unchanged, and not what arrived although its answer was lost.
  expect(changeOf(draft(3, "old", 7), [note(7, "old")])).toBeNull();
  expect(changeOf(mine, [note(8, "mine")])).toBeNull();
});

test("what is not posted yet is shown, and nothing else", () => {
  const drafts = [draft(3, "new"), draft(4, "  "), draft(3, "old", 7), draft(3, "other", 9), draft(3, "removed", 1)];
  expect(unposted(drafts, [note(7, "old"), note(9, "nine")]).map(({ text }) => text)).toEqual(["new", "other", "removed"]);
});

test("the size of a text is that of the request", () => {
  expect(bytesOf('ž"\n')).toBe(2 + 2 + 2 + 2);
});

let drafting: Drafting;
let notes: readonly StudyNote[];
const change = vi.fn<(change: StudyChange) => Promise<boolean>>();

function Probe() {
  drafting = useDrafts({ id: "one", notes }, change);
  return null;
}

/** A component that draws nothing needs no more of a page. */
const root = { childNodes: [], firstChild: null } as unknown as Element;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  options.debounceRendering = (draw) => draw();
  change.mockReset();
  notes = [];
  render(h(Probe, {}), root);
});

afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
});

const here = { ply: 3, note: null };

test("a draft outlives the page until it is posted or thrown away", async () => {
  drafting.write(here, "half");
  drafting.write({ ply: 5, note: null }, "other");
  render(null, root);
  render(h(Probe, {}), root);
  expect(drafting.drafts).toEqual([draft(3, "half"), draft(5, "other")]);
  change.mockResolvedValue(true);
  drafting.post(here);
  expect(drafting.drafts[0]?.sending, "it is on its way").toBe(true);
  drafting.post(here);
  await vi.waitFor(() => expect(drafting.drafts).toEqual([draft(5, "other")]));
  expect(change).toHaveBeenCalledOnce();
  drafting.discard({ ply: 5, note: null });
  expect(readDrafts("one")).toEqual([]);
});

test("what the server refuses or what is too long stays as it was typed", async () => {
  drafting.write(here, "kept");
  change.mockResolvedValue(false);
  drafting.post(here);
  await vi.waitFor(() => expect(drafting.drafts).toEqual([draft(3, "kept")]));
  const long = "x".repeat(MAX_COMMENT + 1);
  drafting.write(here, long);
  drafting.post(here);
  expect(change).toHaveBeenCalledOnce();
  expect(drafting.drafts).toEqual([draft(3, long)]);
});

test("what was stored in another form is no draft", () => {
  sessionStorage.setItem("maat-drafts-one", '[null, 7, {"ply": 1}, {"ply": 2, "note": null, "text": "fine", "sending": true}]');
  expect(readDrafts("one")).toEqual([draft(2, "fine")]);
  sessionStorage.setItem("maat-drafts-one", "{");
  expect(readDrafts("one")).toEqual([]);
});
