// The form for a record: what is chosen or dropped arrives as a text.
import { options, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Upload } from "../src/replay/Upload";
import { Verify } from "../src/replay/Verify";
import { GameWords } from "../src/words";
import { textsOf } from "./texts";

class Field {}

/** The handlers of the form and of the button for files. */
interface Handlers {
  onDragOver(event: unknown): void;
  onDrop(event: unknown): void;
  onChange(event: unknown): void;
}

const open = vi.fn(async () => undefined);
let handlers: Handlers;

beforeEach(() => {
  vi.stubGlobal("HTMLTextAreaElement", Field);
  open.mockClear();
  const before = options.vnode;
  const found: Partial<Handlers> = {};
  options.vnode = (vnode: VNode) => {
    const props = vnode.props as Partial<Handlers> & { type?: string };
    if (vnode.type === "form" || props.type === "file")
      for (const name of ["onDragOver", "onDrop", "onChange"] as const) Object.assign(found, props[name] && { [name]: props[name] });
  };
  renderToString(<Upload texts={textsOf("en")} open={open} />);
  options.vnode = before;
  handlers = found as Handlers;
});

afterEach(() => vi.unstubAllGlobals());

const file = (text: () => Promise<string>) => ({ size: 10, text }) as unknown as File;

/** Drops something; returns whether the form takes it. */
async function drop(files: File[], text: string, target: unknown = {}): Promise<boolean> {
  const preventDefault = vi.fn();
  const dataTransfer = { files, types: files.length > 0 ? ["Files"] : ["text/plain"], getData: () => text };
  handlers.onDragOver({ dataTransfer, target, preventDefault });
  handlers.onDrop({ dataTransfer, target, preventDefault });
  await Promise.resolve();
  await Promise.resolve();
  expect([0, 2]).toContain(preventDefault.mock.calls.length);
  return preventDefault.mock.calls.length > 0;
}

test("a file or a text that is dropped is opened", async () => {
  expect(await drop([file(async () => "from a file")], "")).toBe(true);
  expect(await drop([file(async () => "on the field")], "", new Field())).toBe(true);
  expect(await drop([], "a text")).toBe(true);
  expect(open.mock.calls).toEqual([["from a file"], ["on the field"], ["a text"]]);
});

test("the browser inserts text that is dropped on the field", async () => {
  expect(await drop([], "a text", new Field())).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test("a folder, or nothing that can be read, opens nothing", async () => {
  expect(await drop([file(() => Promise.reject(new Error("a folder")))], "")).toBe(true);
  expect(await drop([], "")).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test("a file can be chosen again", async () => {
  const input = { files: [file(async () => "from a file")], value: "game.txt" };
  handlers.onChange({ currentTarget: input });
  await Promise.resolve();
  await Promise.resolve();
  expect(open.mock.calls).toEqual([["from a file"]]);
  expect(input.value).toBe("");
});

test("only a record that names its seed has draws to check", () => {
  const texts = textsOf("en");
  const head = "game imhotep · revision 1 · seats 2";
  const checks = (record: string) => renderToString(<Verify {...{ record, texts }} words={new GameWords(texts, "imhotep", {})} />);
  expect(checks(`${head} · seed ${"5e".repeat(32)}\n`)).toContain("Check the draws");
  expect(checks(`${head}\n`)).toBe("");
});
