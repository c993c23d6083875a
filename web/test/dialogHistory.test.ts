// Dialogs in the browser's history, without a browser.
import { expect, test } from "vitest";
import { DialogHistory, type Entries } from "../src/shell/dialogHistory";

/** A history of one page whose steps arrive later, as in browsers. */
class FakeBrowser {
  private readonly list: unknown[] = [null];
  private at = 0;
  private readonly tasks: (() => void)[] = [];
  readonly dialogs: DialogHistory;

  constructor() {
    const browser = this;
    const entries: Entries = {
      get state() {
        return browser.list[browser.at];
      },
      pushState: (state: unknown) => this.push(state),
      go: (delta = 0) => this.tasks.push(() => this.step(delta)),
    };
    this.dialogs = new DialogHistory(entries, (task) => this.tasks.push(task));
  }

  push(state: unknown): void {
    this.list.splice(this.at + 1, this.list.length, state);
    this.at += 1;
  }

  /** The user goes back or forward. */
  step(delta: number): void {
    this.at = Math.max(0, Math.min(this.list.length - 1, this.at + delta));
    this.dialogs.arrive();
  }

  /** Runs everything that was put off. */
  settle(): this {
    for (let task = this.tasks.shift(); task; task = this.tasks.shift()) task();
    return this;
  }

  /** Runs the first thing that was put off. */
  next(): void {
    this.tasks.shift()?.();
  }

  get place(): number {
    return this.at;
  }
}

/** A dialog that notes when it is closed, as the component does. */
function opened(browser: FakeBrowser, name: string, closed: string[]): () => void {
  const close = () => {
    closed.push(name);
    remove();
  };
  const remove = browser.dialogs.add(close);
  return close;
}

test("Back closes the open dialog and stays on the page", () => {
  const browser = new FakeBrowser();
  const closed: string[] = [];
  opened(browser, "log", closed);
  expect(browser.settle().place).toBe(1);
  browser.step(-1);
  expect([closed, browser.settle().place]).toEqual([["log"], 0]);
});

test("Back closes one of two nested dialogs", () => {
  const browser = new FakeBrowser();
  const closed: string[] = [];
  opened(browser, "menu", closed);
  browser.settle();
  opened(browser, "question", closed);
  expect(browser.settle().place).toBe(2);
  browser.step(-1);
  expect([closed, browser.settle().place]).toEqual([["question"], 1]);
  browser.step(-1);
  expect([closed, browser.settle().place]).toEqual([["question", "menu"], 0]);
});

test("a dialog that is closed otherwise takes its entry back", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "log", []);
  browser.settle();
  close();
  expect(browser.settle().place).toBe(0);
});

test("a dialog that replaces another takes over its entry", () => {
  const browser = new FakeBrowser();
  const closed: string[] = [];
  const close = opened(browser, "log", closed);
  browser.settle();
  close();
  opened(browser, "rules", closed);
  expect(browser.settle().place).toBe(1);
  browser.step(-1);
  expect(closed).toEqual(["log", "rules"]);
});

test("a dialog that opens while the history still travels back keeps its entry", () => {
  const browser = new FakeBrowser();
  const closed: string[] = [];
  const dialogs = browser.dialogs;
  const close = opened(browser, "log", closed);
  browser.settle();
  close();
  // The step back is requested in the next task, and the other dialog opens before it arrives.
  const late: (() => void)[] = [() => opened(browser, "rules", closed)];
  const arrive = dialogs.arrive.bind(dialogs);
  dialogs.arrive = () => {
    late.shift()?.();
    arrive();
  };
  expect(browser.settle().place).toBe(1);
  browser.step(-1);
  browser.settle();
  expect([closed, browser.place]).toEqual([["log", "rules"], 0]);
});

test("a link in a dialog leads on, and Back does not stop at the dialog", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "log", []);
  browser.settle();
  // The router opens another page, whose entry has no state; the dialog disappears with its page.
  browser.push(null);
  close();
  expect(browser.settle().place).toBe(2);
  browser.step(-1);
  expect(browser.settle().place).toBe(0);
});

test("a page that is opened while a closed dialog still takes its entry back stays open", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "search", []);
  browser.settle();
  close();
  const opens: string[] = [];
  // The step back is requested in the next task, and the page is opened before it arrives.
  browser.next();
  browser.dialogs.whenStill(() => {
    opens.push("table");
    browser.push(null);
  });
  expect(opens).toEqual([]);
  expect([browser.settle().place, opens]).toEqual([1, ["table"]]);
});

test("a reload with an open dialog leaves no entry to go back to", () => {
  const browser = new FakeBrowser();
  browser.push({ dialogs: 1 });
  browser.dialogs.arrive();
  expect(browser.settle().place).toBe(0);
});
