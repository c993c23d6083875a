// The focus that updates take away: a player gets it back, somebody who types text that goes nowhere does not.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** An element of the page: where it is, and what `closest` finds. */
class FakeElement {
  isConnected = true;
  constructor(private readonly matching: readonly string[] = []) {}
  closest(selector: string): FakeElement | null {
    return selector.split(", ").some((part) => this.matching.includes(part)) ? this : null;
  }
}

class FakeDocument extends EventTarget {
  readonly body = new FakeElement();
  activeElement: FakeElement = this.body;

  dispatch(type: string, target: FakeElement, more: object = {}): void {
    this.dispatchEvent(Object.defineProperty(Object.assign(new Event(type), more), "target", { value: target }));
  }

  focus(element: FakeElement): void {
    this.activeElement = element;
    this.dispatch("focusin", element);
  }

  click(element: FakeElement): void {
    this.dispatch("pointerdown", element);
    this.focus(element);
  }

  press(...keys: string[]): void {
    for (const key of keys) this.dispatch("keydown", this.activeElement, { key });
  }

  /** An update removes the focused element. */
  removeFocused(): void {
    this.activeElement.isConnected = false;
    this.activeElement = this.body;
  }
}

const button = () => new FakeElement(["button"]);
const spot = () => new FakeElement([".stage", "[role=button]"]);

let page: FakeDocument;
let focusLost: () => boolean;
let typesNothing: (target: EventTarget | null) => boolean;

beforeEach(async () => {
  page = new FakeDocument();
  vi.stubGlobal("document", page);
  vi.stubGlobal("Element", FakeElement);
  vi.resetModules();
  ({ focusLost, typesNothing } = await import("../src/table/keys"));
});
afterEach(() => void vi.unstubAllGlobals());

test("a player whose place on the board is gone gets the focus back", () => {
  page.click(spot());
  expect(focusLost()).toBe(false);
  page.removeFocused();
  expect(focusLost()).toBe(true);
});

test("keys that walk through the page and operate it count", () => {
  for (const key of ["Tab", "ArrowDown", "Enter", " "]) {
    page.click(button());
    page.press(key);
    page.removeFocused();
    expect(focusLost(), key).toBe(true);
  }
});

test("keys that go nowhere do not count", () => {
  for (const key of ["n", "N", "1", " ", "Enter", "Shift", "Escape", "é"]) {
    page.click(page.body);
    page.press(key);
    expect(focusLost(), key).toBe(false);
  }
});

test("somebody who types after a move was played does not want the focus back", () => {
  page.click(spot());
  page.removeFocused();
  page.press("n");
  expect(focusLost()).toBe(false);
  page.focus(spot());
  page.press("Tab");
  page.removeFocused();
  page.press("i", " ");
  expect(focusLost()).toBe(false);
});

test("somebody who plays with letters gets the focus back", () => {
  page.focus(spot());
  page.press("n");
  page.removeFocused();
  expect(focusLost()).toBe(true);
});

test("a letter is part of a text in a field, and nowhere else", () => {
  const types = ["textarea", "select", "[contenteditable]", "input:not([type=range])"].map((selector) => new FakeElement([selector]));
  const nothing = [page.body, button(), spot(), new FakeElement(["input"])];
  expect([...types, ...nothing].map((element) => typesNothing(element as unknown as EventTarget))).toEqual([
    ...types.map(() => false),
    ...nothing.map(() => true),
  ]);
});
