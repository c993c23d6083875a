// Dialogs in the browser's history, without a browser.
import { expect, test } from "vitest";
import { DialogHistory, type Entries } from "../src/shell/dialogHistory";

const ORIGIN = "http://localhost";

/** A history whose steps arrive later, as in browsers. It begins with one page. */
class FakeBrowser {
  private readonly list: { state: unknown; url: URL }[] = [{ state: null, url: new URL("/replay/x?ply=3", ORIGIN) }];
  private at = 0;
  private readonly tasks: (() => void)[] = [];
  dialogs: DialogHistory;

  constructor() {
    this.dialogs = this.load();
  }

  /** Loads the page at the current entry, or loads it again. */
  load(): DialogHistory {
    const browser = this;
    const entries: Entries = {
      get state() {
        return browser.entry.state;
      },
      pushState: (state: unknown) => this.push(state),
      replaceState: (state: unknown, _, address) => {
        this.list[this.at] = { state, url: new URL(address ?? "", this.entry.url) };
      },
      go: (delta = 0) => this.tasks.push(() => this.step(delta)),
    };
    const address = {
      get pathname() {
        return browser.entry.url.pathname;
      },
      get search() {
        return browser.entry.url.search;
      },
      get hash() {
        return browser.entry.url.hash;
      },
    };
    this.dialogs = new DialogHistory(entries, address, (task) => this.tasks.push(task));
    this.dialogs.arrive();
    return this.dialogs;
  }

  private get entry(): { state: unknown; url: URL } {
    const entry = this.list[this.at];
    if (!entry) throw new Error("the history has no such entry");
    return entry;
  }

  /** The address of the current entry. */
  get shown(): string {
    const { pathname, search, hash } = this.entry.url;
    return `${pathname}${search}${hash}`;
  }

  push(state: unknown, address = ""): void {
    this.list.splice(this.at + 1, this.list.length, { state, url: new URL(address, this.entry.url) });
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
  opened(browser, "log", []);
  expect(browser.settle().place).toBe(1);
  browser.load();
  expect(browser.settle().place).toBe(0);
});

test("what the address has named while a dialog was open stays when it is closed", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "panel", []);
  browser.settle();
  browser.dialogs.rename("?ply=8&as=open");
  close();
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x?ply=8&as=open"]);
});

test("and when Back closes it", () => {
  const browser = new FakeBrowser();
  opened(browser, "panel", []);
  browser.settle();
  browser.dialogs.rename("?ply=8");
  browser.step(-1);
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x?ply=8"]);
});

test("and when it is named on the way back", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "panel", []);
  browser.settle();
  close();
  browser.next();
  browser.dialogs.rename("?ply=8");
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x?ply=8"]);
});

test("and over nested dialogs, of which the lower one stays open at first", () => {
  const browser = new FakeBrowser();
  const closed: string[] = [];
  opened(browser, "panel", closed);
  browser.settle();
  opened(browser, "question", closed);
  browser.settle();
  browser.dialogs.rename("?ply=8");
  browser.step(-1);
  expect([browser.settle().place, browser.shown, closed]).toEqual([1, "/replay/x?ply=8", ["question"]]);
  browser.dialogs.rename("?ply=9");
  browser.step(-1);
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x?ply=9"]);
});

test("an address without a query is kept as well, and an anchor stays", () => {
  const browser = new FakeBrowser();
  browser.dialogs.rename("?ply=3#board");
  const close = opened(browser, "panel", []);
  browser.settle();
  browser.dialogs.rename("/replay/x");
  close();
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x#board"]);
});

test("Forward to the entry of a closed dialog does not bring back what the address named there", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "panel", []);
  browser.settle();
  browser.dialogs.rename("?ply=8");
  close();
  browser.settle();
  browser.dialogs.rename("?ply=20");
  browser.step(1);
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x?ply=20"]);
});

test("a page that a link in a dialog has opened keeps its address, and Back leads to what the page before it named", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "panel", []);
  browser.settle();
  browser.dialogs.rename("?ply=8");
  browser.dialogs.whenStill(() => browser.push(null, "/whatif/x?ply=8&seed=1"));
  close();
  expect([browser.settle().place, browser.shown]).toEqual([2, "/whatif/x?ply=8&seed=1"]);
  browser.step(-1);
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x?ply=8"]);
});

test("a page that is opened while a dialog still closes keeps its address", () => {
  const browser = new FakeBrowser();
  const close = opened(browser, "panel", []);
  browser.settle();
  browser.dialogs.rename("?ply=8");
  close();
  browser.next();
  browser.dialogs.whenStill(() => browser.push(null, "/study/y?ply=1"));
  expect([browser.settle().place, browser.shown]).toEqual([1, "/study/y?ply=1"]);
  browser.step(-1);
  expect(browser.settle().shown).toBe("/replay/x?ply=8");
});

test("Back to the page before, without a dialog, changes no address", () => {
  const browser = new FakeBrowser();
  browser.dialogs.whenStill(() => browser.push(null, "/replay/x?ply=30"));
  browser.dialogs.rename("?ply=31");
  browser.step(-1);
  expect(browser.settle().shown).toBe("/replay/x?ply=3");
  browser.step(1);
  expect(browser.settle().shown).toBe("/replay/x?ply=31");
});

test("a reload with an open dialog keeps what the address named", () => {
  const browser = new FakeBrowser();
  opened(browser, "panel", []);
  browser.settle();
  browser.dialogs.rename("?ply=8");
  browser.load();
  expect([browser.settle().place, browser.shown]).toEqual([0, "/replay/x?ply=8"]);
});
