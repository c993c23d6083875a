// What the mats and the result tell about people.
import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { GameUI, Look } from "../src/game";
import type { Seat, SeatInfo, TableInfo, Update } from "../src/protocol";
import { type MatsProps, OtherMats } from "../src/table/Mats";
import { Result } from "../src/table/Result";
import { INITIAL_STATE } from "../src/table/state";
import { GameWords, Texts } from "../src/words";

const words = new GameWords(new Texts("en", [readFileSync(new URL("../../locales/en/ui.ftl", import.meta.url), "utf8")]), "imhotep");
const ui = { Mat: () => null, score: () => 7 } as unknown as GameUI<unknown>;

const seat = (letter: Seat, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: letter,
  open: false,
  name: letter,
  bot: null,
  substitute: null,
  resigned: false,
  ...more,
});

/** The mat of seat b when it must decide, as seat a sees it. */
function matOf(own: Partial<SeatInfo>, presence: MatsProps["presence"], away: readonly (readonly [Seat, number])[] = []): string {
  const look = { you: "a", names: { a: "Ann", b: "Bob" } } as unknown as Look<unknown>;
  const { clocks } = INITIAL_STATE;
  const seats = [seat("a"), seat("b", own)];
  return renderToString(
    <OtherMats {...{ ui, look, words, seats, presence, clocks }} due={["b"]} away={new Map(away)} pace="none" forms={{ own: "desk", others: "rail" }} />,
  );
}

test("only bots and people who are there think", () => {
  const gone = { seats: ["a" as const], away: [], host: true, spectators: 0 };
  const there = { ...gone, seats: ["a" as const, "b" as const] };
  const away = [["b", 300]] as const;
  expect(matOf({}, there)).toContain("is thinking");
  expect(matOf({}, gone, away)).not.toContain("is thinking");
  expect(matOf({}, gone, away)).toContain("away 5 min");
  expect(matOf({ bot: "greedy" }, gone)).toContain("is thinking");
  expect(matOf({ substitute: "greedy" }, gone, away)).toContain("is thinking");
});

test("nobody is away before the server has told who is there", () => {
  expect(matOf({}, INITIAL_STATE.presence)).not.toContain("away");
});

test("the result tells that a game was practice", () => {
  const result = (practice: boolean) => {
    const conduct = { watchers: "talk" };
    const table = { id: "t", practice, seats: [seat("a")], yours: ["a"], events: [], options: "", conduct, ended: "agreed" } as unknown as TableInfo;
    const nothing = () => undefined;
    const update = { ply: 3, view: {}, outcome: null } as Update;
    return renderToString(
      <Result {...{ table, words, update }} ui={{ ...ui, sheet: () => [] }} log={[]} fresh={false} onRule={nothing} onBoard={nothing} onPosition={nothing} />,
    );
  };
  expect(result(true)).toContain("This was a practice game.");
  expect(result(false)).not.toContain("practice");
});
