// Layout shifts: how much of a page moves while it loads.
import type { Page } from "playwright-core";

export interface Shift {
  value: number;
  /** The elements that moved. */
  what: string[];
}

/** Records the layout shifts of every page that is opened from now on. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    const found: Shift[] = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName} ${element.getAttribute("class") ?? ""} ${element.textContent.slice(0, 24)}` : "gone";
    };
    // There was no input, so no shift is a response to one: all of them count.
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Entry[]) {
        found.push({ value, what: sources.map(({ node, previousRect, currentRect }) => `${named(node)}: ${place(previousRect)} to ${place(currentRect)}`) });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = () => {
      note(observer.takeRecords());
      return found;
    };
    Object.assign(window, { shifts });
  });
}

export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: () => Shift[] }).shifts());
export const sum = (shifts: readonly Shift[]) => shifts.reduce((all, { value }) => all + value, 0);
