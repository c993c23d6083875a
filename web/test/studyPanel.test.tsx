// The panel of a study: what is not posted yet is in the form of its move or in a list, whatever is on the board and whoever may write.
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { MAX_LINE_PLIES, type Study, type StudyNote } from "../src/protocol";
import type { Replaying } from "../src/replay/useReplay";
import type { Draft } from "../src/study/drafts";
import { StudyPanel, type StudyParts } from "../src/study/Panel";
import { isTooLong } from "../src/study/PlayOn";
import { Strip } from "../src/study/Strip";
import type { Studying } from "../src/study/useStudy";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

const note = (number: number, text: string): StudyNote => ({ number, ply: 3, author: "x", name: "Ann", remark: { comment: { text } } });
const draft = (ply: number, text: string, note: number | null = null): Draft => ({ ply, note, text, sending: false });

function parts(drafts: readonly Draft[], at: number, more: Partial<Study> = {}, line: number | null = null): StudyParts {
  const study = { id: "one", title: "", own: true, writes: true, secret: null, author: "x", version: 1, notes: [note(7, "Seven")], ...more } as Study;
  const studying = { study, link: "open", people: null, moment: null, leads: false, following: true } as unknown as Studying;
  const stops = Array.from({ length: 10 }, (_, ply) => ({ ply }));
  const texts = textsOf("en");
  return {
    studying,
    drafting: { drafts, write() {}, post() {}, discard() {} },
    control: { stops, at, view: null, replay: { viewpoint: "open" } } as unknown as Replaying,
    words: new GameWords(texts, "imhotep", {}),
    texts,
    line,
    showLine() {},
    numberOf: (ply) => ply,
    tool: null,
    setTool() {},
    onDraw() {},
    onPlayOn() {},
    returns: { current: false },
  };
}

const panel = (parts: StudyParts) => render(<StudyPanel {...parts} log={null} onBoard={() => {}} />);
/** The text in the form; null without a form. */
const written = (html: string) => /<textarea[^>]*>([^<]*)</.exec(html)?.[1] ?? null;
const listed = (html: string) =>
  [...(/<ul class="all-notes drafts">(.*?)<\/ul>/.exec(html)?.[1]?.matchAll(/<\/button> ([^<]*)/g) ?? [])].map(([, text]) => text);

test("a draft is in the form at its move, and in a list elsewhere", () => {
  const drafts = [draft(3, "three"), draft(5, "five"), draft(3, "Another seven", 7), draft(3, "Seven", 7)];
  expect(written(panel(parts(drafts, 3)))).toBe("three");
  expect(listed(panel(parts(drafts, 3)))).toEqual(["five", "Another seven"]);
  expect([written(panel(parts(drafts, 4))), listed(panel(parts(drafts, 4)))]).toEqual(["", ["three", "five", "Another seven"]]);
  expect([written(panel(parts(drafts, 3, {}, 7))), listed(panel(parts(drafts, 3, {}, 7)))]).toEqual([null, ["three", "five", "Another seven"]]);
});

test("whoever may write no more still sees what they have written", () => {
  const html = panel(parts([draft(3, "three")], 3, { writes: false }));
  expect([written(html), listed(html)]).toEqual([null, ["three"]]);
});

test("a phone names the move of the newest draft beside the board", () => {
  expect(render(<Strip {...parts([draft(3, "three"), draft(5, "five")], 0)} />)).toMatch(/Not posted yet <button[^>]*>Move 5</);
  expect(render(<Strip {...parts([draft(3, " ")], 0)} />)).not.toContain("Not posted yet");
});

test("a line may be played on for longer than a study can hold it", () => {
  const plies = Array.from({ length: MAX_LINE_PLIES }, () => "a quarry");
  expect([isTooLong(plies), isTooLong([...plies, "b quarry"])]).toEqual([false, true]);
});
