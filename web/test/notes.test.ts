// A note saves itself, and loses nothing that another page has written.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Draft, type DraftState, SAVE_DELAY } from "../src/notes/draft";
import { keep, readKept } from "../src/notes/kept";
import type { NoteSaved } from "../src/protocol";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draft(write: (text: string, version: number) => Promise<NoteSaved>) {
  const seen: DraftState["status"][] = [];
  const one = new Draft({ text: "old", version: 1 }, write, ({ status }) => seen.push(status));
  return { one, seen };
}

test("a note is saved once, a moment after the last change", async () => {
  const write = vi.fn(async () => ({ version: 2, replaced: null }));
  const { one, seen } = draft(write);
  for (const text of ["n", "ne", "new"]) one.type(text);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  expect(write.mock.calls).toEqual([["new", 1]]);
  expect(seen).toEqual(["typed", "typed", "typed", "saving", "saved"]);
  one.type("newer");
  await one.save();
  expect(write.mock.calls.at(-1), "the next one begins with the new version").toEqual(["newer", 2]);
  await one.save();
  expect(write).toHaveBeenCalledTimes(2);
});

test("what is typed while a note is on its way is saved too", async () => {
  const write = vi.fn(async (_text: string, version: number) => ({ version: version + 1, replaced: null }));
  const { one } = draft(write);
  one.type("one");
  const saving = one.save();
  one.type("two");
  await saving;
  expect(write.mock.calls).toEqual([
    ["one", 1],
    ["two", 2],
  ]);
  expect(one.state).toEqual({ text: "two", status: "saved", replaced: null });
});

test("what is saved while a note is on its way waits for it, and is no change of another page", async () => {
  // As the server does it.
  let stored = { text: "old", version: 1 };
  let answer: (() => void) | null = null;
  const { one } = draft(async (text, version) => {
    const replaced = stored.version === version || stored.text === text ? null : stored.text;
    stored = { text, version: stored.version + 1 };
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { version: stored.version, replaced };
  });
  const answered = async () => {
    answer?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  one.type("one");
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  one.type("two");
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  // The dialog closes, and wants to know what becomes of it.
  let closed = false;
  void one.save().then(() => {
    closed = true;
  });
  expect(stored.text).toBe("one");
  await answered();
  expect([stored.text, closed]).toEqual(["two", false]);
  await answered();
  expect(one.state).toEqual({ text: "two", status: "saved", replaced: null });
  expect(closed).toBe(true);
});

test("a note whose answer was lost is no change of another page", async () => {
  let stored = { text: "old", version: 1 };
  let broken = true;
  const { one } = draft(async (text, version) => {
    const replaced = stored.version === version || stored.text === text ? null : stored.text;
    stored = { text, version: stored.version + 1 };
    if (broken) throw new Error("offline");
    return { version: stored.version, replaced };
  });
  one.type("one");
  await one.save();
  broken = false;
  one.type("two");
  await one.save();
  expect(one.state).toEqual({ text: "two", status: "saved", replaced: null });
});

test("a note that could not be saved stays, and is saved again", async () => {
  let online = false;
  const { one } = draft(async () => {
    if (!online) throw new Error("offline");
    return { version: 2, replaced: null };
  });
  one.type("kept");
  await one.save();
  expect(one.state).toMatchObject({ text: "kept", status: "failed" });
  one.refresh({ text: "of another page", version: 9 });
  expect(one.state.text).toBe("kept");
  online = true;
  await one.save();
  expect(one.state.status).toBe("saved");
});

test("the text of another page is handed out when it is replaced, and can be added", async () => {
  const { one } = draft(async (text) => ({ version: 5, replaced: text === "mine" ? "theirs" : null }));
  one.type("mine");
  await one.save();
  expect(one.state).toMatchObject({ text: "mine", replaced: "theirs" });
  one.addReplaced();
  await one.save();
  expect(one.state).toEqual({ text: "mine\ntheirs", status: "saved", replaced: null });
  one.refresh({ text: "newest", version: 6 });
  expect(one.state.text).toBe("newest");
});

test("what was not saved when its dialog closed goes on, and replaces nothing silently", async () => {
  const { one } = draft(() => Promise.reject(new Error("offline")));
  expect(one.unsaved).toBeNull();
  one.type("kept");
  await one.save();
  expect(one.unsaved).toEqual({ text: "kept", version: 1 });

  // Another page has written meanwhile.
  const write = vi.fn(async (_text: string, version: number) => ({ version: 6, replaced: version === 5 ? null : "theirs" }));
  const again = new Draft({ text: "theirs", version: 5 }, write, () => undefined);
  again.resume({ text: "kept", version: 1 });
  await again.save();
  expect(write.mock.calls).toEqual([["kept", 1]]);
  expect([again.state, again.unsaved]).toEqual([{ text: "kept", status: "saved", replaced: "theirs" }, null]);
});

test("what is typed stays in the tab until it is sent", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  keep("one", { text: "half a sentence" });
  expect([readKept("one"), readKept("other")]).toEqual([{ text: "half a sentence" }, null]);
  keep("one", null);
  stored.set("other", "broken");
  expect([readKept("one"), readKept("other")]).toEqual([null, null]);
  vi.unstubAllGlobals();
  expect(() => keep("one", { text: "without storage" })).not.toThrow();
  expect(readKept("one")).toBeNull();
});
