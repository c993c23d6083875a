// Where a replay comes from, and as whom a link shows it.
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, getReplay, replayRecord } from "../src/api";
import type { Replay, Viewpoint } from "../src/protocol";
import { recordSource, tableSource } from "../src/replay/source";

vi.mock("../src/api", async (original) => ({ ...(await original<typeof import("../src/api")>()), getReplay: vi.fn(), replayRecord: vi.fn() }));

const VIEWPOINTS: Viewpoint[] = ["a", "b", "spectator", "open"];
const replay = (viewpoint: Viewpoint) => ({ viewpoint, viewpoints: VIEWPOINTS }) as unknown as Replay;
const seen = (as: Viewpoint | null, usual: Viewpoint, code: string) =>
  as === null || VIEWPOINTS.includes(as) ? Promise.resolve(replay(as ?? usual)) : Promise.reject(new ApiError(code));

afterEach(() => vi.resetAllMocks());

test("a link made for a game with more seats shows the game as usual", async () => {
  vi.mocked(getReplay).mockImplementation((_, as) => seen(as, "a", "forbidden"));
  vi.mocked(replayRecord).mockImplementation(({ viewpoint }) => seen(viewpoint, "open", "bad-request"));
  expect((await tableSource("one").load("e")).viewpoint).toBe("a");
  expect((await recordSource("game").load("e")).viewpoint).toBe("open");
  expect((await recordSource("game").load("b")).viewpoint).toBe("b");
  expect(replayRecord).toHaveBeenCalledTimes(3);
});

test("a record that is wrong is not sent again", async () => {
  vi.mocked(replayRecord).mockRejectedValue(new ApiError("record-syntax", 1));
  await expect(recordSource("game").load("a")).rejects.toThrow("record-syntax");
  vi.mocked(replayRecord).mockRejectedValue(new ApiError("bad-request"));
  await expect(recordSource("game").load(null)).rejects.toThrow("bad-request");
  expect(replayRecord).toHaveBeenCalledTimes(2);
});
