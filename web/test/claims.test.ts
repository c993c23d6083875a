import { expect, test } from "vitest";
import { Claims } from "../src/ui/claims";

test("a move is claimed as long as one place shows it", () => {
  const claims = new Claims();
  let changes = 0;
  const unsubscribe = claims.listen(() => changes++);
  const first = claims.add("sail 2");
  const second = claims.add("sail 2");
  expect([...claims.current()]).toEqual(["sail 2"]);
  first();
  expect([...claims.current()]).toEqual(["sail 2"]);
  second();
  expect(claims.current().size).toBe(0);
  // Only the first and the last place cause a change.
  expect(changes).toBe(2);
  unsubscribe();
  claims.add("quarry");
  expect(changes).toBe(2);
});

test("reading the claims twice returns the same set until they change", () => {
  const claims = new Claims();
  claims.add("quarry");
  expect(claims.current()).toBe(claims.current());
});
