// Requests to the server.
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, begin, getLobby, leave, rename } from "../src/api";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Requests wait here until the test answers them. */
function stubbed(): { path: string; answer: (ok: boolean) => void }[] {
  const asked: { path: string; answer: (ok: boolean) => void }[] = [];
  const fetch = (path: string) =>
    new Promise((resolve, reject) => {
      const response = { ok: true, json: () => Promise.resolve({ mine: [] }) };
      asked.push({ path, answer: (ok) => (ok ? resolve(response) : reject(new TypeError("offline"))) });
    });
  vi.stubGlobal("fetch", fetch);
  return asked;
}

test("changes go one after the other, so that two of them do not make two guests", async () => {
  const asked = stubbed();
  const changes = [rename("Ann"), begin("t"), leave("t")];
  const question = getLobby();
  const paths = () => asked.map(({ path }) => path);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(paths().sort()).toEqual(["/api/lobby", "/api/me"]);
  asked.forEach(({ answer }) => {
    answer(true);
  });
  await question;
  await vi.waitFor(() => expect(paths()).toContain("/api/tables/t/start"));
  expect(paths()).not.toContain("/api/tables/t/leave");
  // One that fails does not stop the next.
  asked.find(({ path }) => path.endsWith("start"))?.answer(false);
  await expect(changes[1]).rejects.toBeInstanceOf(ApiError);
  await vi.waitFor(() => expect(paths()).toContain("/api/tables/t/leave"));
  asked.find(({ path }) => path.endsWith("leave"))?.answer(true);
  await changes[2];
});

test("a change without an answer fails after a while and lets the next one go", async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(timeout.signal);
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { signal }: RequestInit) => {
    asked.push(path);
    if (asked.length > 1) return Promise.resolve({ ok: true, json: () => Promise.resolve({}) });
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const [first, second] = [begin("t"), leave("t")];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  timeout.abort();
  await expect(first).rejects.toMatchObject({ code: "offline" });
  await second;
  expect(asked).toEqual(["/api/tables/t/start", "/api/tables/t/leave"]);
});
