// Settings: broken values, the copy on the server, and changes that it has missed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A storage in memory. */
function storage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** The module as a page loads it, with these stored settings; `sent` collects what reaches the server. */
async function open({ local = storage(), session = storage(), online = true } = {}) {
  vi.resetModules();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, request: RequestInit) => {
    if (!online) throw new Error("offline");
    sent.push(JSON.parse(String(request.body)));
    return new Response('{"name":null}');
  });
  const module = await import("../src/settings");
  return { ...module, now: () => module.settings.get(), local, session, sent };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("missing, unknown and broken values have their defaults", async () => {
  const { parseSettings } = await open();
  const defaults = parseSettings(null);
  expect(defaults).toMatchObject({ botPace: "normal", confirm: true, letters: true, autoForced: true, sound: true, motion: "system", language: null });
  for (const broken of [
    undefined,
    7,
    "x",
    [],
    { botPace: "warp", confirm: "yes", language: "tlh", theme: 1, volume: 7, onlyTurn: "x", more: true },
    { volume: "loud" },
    { volume: -1 },
  ]) {
    expect(parseSettings(broken)).toEqual(defaults);
  }
  expect(parseSettings({ volume: 0, onlyTurn: true })).toEqual({ ...defaults, volume: 0, onlyTurn: true });
  expect(parseSettings({ botPace: "step", confirm: false, language: "cs" })).toEqual({ ...defaults, botPace: "step", confirm: false, language: "cs" });
});

test("a change is kept at once and sent soon, several as one", async () => {
  const { changeSettings, local, sent } = await open();
  changeSettings({ sound: false });
  changeSettings({ botPace: "fast" });
  const again = await open({ local });
  expect(again.now()).toMatchObject({ sound: false, botPace: "fast" });
  await vi.runAllTimersAsync();
  expect([...sent, ...again.sent]).toMatchObject([{ settings: { sound: false, botPace: "fast" } }]);
});

test("the server's copy wins when a session begins, and only then", async () => {
  const local = storage({ "maat-settings": '{"sound":false,"theme":"dark"}' });
  const { adoptSettings, changeSettings, now } = await open({ local });
  adoptSettings({ theme: "light" });
  expect(now()).toMatchObject({ sound: true, theme: "light" });
  changeSettings({ theme: "dark" });
  await vi.runAllTimersAsync();
  adoptSettings({ theme: "light" });
  expect(now().theme).toBe("dark");
});

test("a guest without settings on the server keeps those of the browser", async () => {
  const { adoptSettings, now } = await open({ local: storage({ "maat-settings": '{"theme":"dark"}' }) });
  adoptSettings(null);
  expect(now().theme).toBe("dark");
});

test("a change that the server has missed is sent with the next visit", async () => {
  const first = await open({ online: false });
  first.changeSettings({ botPace: "slow" });
  await vi.runAllTimersAsync();
  const next = await open({ local: first.local });
  next.adoptSettings({ botPace: "fast" });
  await vi.runAllTimersAsync();
  expect(next.now().botPace).toBe("slow");
  expect(next.sent).toMatchObject([{ settings: { botPace: "slow" } }]);
  const last = await open({ local: first.local });
  last.adoptSettings({ botPace: "fast" });
  expect(last.now().botPace).toBe("fast");
});

test("broken storage and no storage at all are like none", async () => {
  const { now } = await open({ local: storage({ "maat-settings": "{" }) });
  expect(now().botPace).toBe("normal");
  const throws = () => {
    throw new Error("no storage");
  };
  const none = await open({ local: { getItem: throws, setItem: throws, removeItem: throws } });
  none.changeSettings({ sound: false });
  expect(none.now().sound).toBe(false);
});
