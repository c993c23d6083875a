// Requests that are repeated until they succeed.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../src/api";
import { insist } from "../src/insist";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request that fails a few times; the listeners that hear of it. */
function failing(times: number, code: string) {
  const request = vi.fn(async () => {
    if (request.mock.calls.length <= times) throw new ApiError(code);
    return "answer";
  });
  return { request, onAnswer: vi.fn(), onRefusal: vi.fn(), onTrouble: vi.fn() };
}

test("a request is repeated until it succeeds, and its first failure is told", async () => {
  const { request, ...listeners } = failing(7, "offline");
  insist(request, listeners);
  await vi.runAllTimersAsync();
  expect(request).toHaveBeenCalledTimes(8);
  expect(listeners.onAnswer.mock.calls).toEqual([["answer"]]);
  expect(listeners.onTrouble).toHaveBeenCalledTimes(1);
  expect(listeners.onRefusal).not.toHaveBeenCalled();
});

test("a request that the server refuses is not repeated", async () => {
  const { request, ...listeners } = failing(1, "not-found");
  insist(request, listeners);
  await vi.runAllTimersAsync();
  expect(request).toHaveBeenCalledTimes(1);
  expect(listeners.onRefusal).toHaveBeenCalledTimes(1);
  expect([listeners.onAnswer, listeners.onTrouble].map((listener) => listener.mock.calls.length)).toEqual([0, 0]);
});

test("nobody is told of an answer that is no longer wanted, and nothing more is asked", async () => {
  const late = failing(0, "offline");
  const stop = insist(late.request, late);
  stop();
  const offline = failing(3, "offline");
  const end = insist(offline.request, offline);
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.runAllTimersAsync();
  expect(late.onAnswer).not.toHaveBeenCalled();
  expect(offline.request).toHaveBeenCalledTimes(1);
});
