// Requests to the server.
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, begin, getLobby, leave, rename } from "../src/api";

afterEach(() => vi.unstubAllGlobals());

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
