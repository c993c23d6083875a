// Counts the signs on a page that no word explains (a sign with no visible word in its own labelled row), and finds those that explain
// nothing when they are pointed at.
import type { Page } from "playwright-core";

export interface Marks {
  /** Signs in the board and the mats. */
  signs: number;
  /** Those of them without a word. */
  wordless: number;
  /** Visible words of the board and the mats. */
  words: number;
}

/** A sign is worded if a word stands beside it in its row, or directly above or below it as a caption; a row of signs of one size that
 * begins or ends with a word is worded as a whole, because each sign names a kind in a labelled row. */
export async function countMarks(page: Page): Promise<Marks> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const roots = [...document.querySelectorAll(".stage, .mat")];
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen, [hidden]");
    const words: Box[] = [];
    const signs: Box[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const element = node.parentElement;
        if (!element || !/\p{L}{2}/u.test(node.data) || element.closest("title, desc") || !shown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) if (rect.width > 4 && rect.height > 4) words.push(rect);
      }
      for (const use of root.querySelectorAll("use")) {
        if (!shown(use)) continue;
        // Seats have marks as pieces have colours; decoration is smaller or larger than any sign.
        if (use.getAttribute("href")?.startsWith("#i-")) {
          const rect = use.getBoundingClientRect();
          if (rect.width >= 6 && rect.width <= 90) signs.push(rect);
        }
      }
    }
    const height = (box: Box) => box.bottom - box.top;
    const width = (box: Box) => box.right - box.left;
    const sameRow = (one: Box, other: Box) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.4 * Math.min(height(one), height(other));
    const apart = (one: Box, other: Box) => Math.max(0, Math.max(one.left, other.left) - Math.min(one.right, other.right));
    const sameColumn = (one: Box, other: Box) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.4 * Math.min(width(one), width(other));
    const above = (one: Box, other: Box) => Math.max(0, Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom));
    const worded = signs.map((sign) =>
      words.some(
        (word) =>
          (sameRow(sign, word) && apart(sign, word) < Math.max(14, width(sign))) ||
          (sameColumn(sign, word) && above(sign, word) < Math.max(8, 0.5 * height(sign))),
      ),
    );
    for (let changed = true; changed; ) {
      changed = false;
      signs.forEach((sign, at) => {
        if (worded[at]) return;
        const next = signs.some(
          (other, index) =>
            worded[index] && sameRow(sign, other) && apart(sign, other) < 2.2 * width(sign) && Math.abs(width(sign) - width(other)) < 0.25 * width(sign) + 1,
        );
        if (next) {
          worded[at] = true;
          changed = true;
        }
      });
    }
    return { signs: signs.length, wordless: worded.filter((one) => !one).length, words: words.length };
  });
}

/** The signs and numbers of the board and the mats that have no explanation where the pointer meets them, by their places. */
export async function silentMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) => {
      const own = element.getAttribute("class")?.trim().replace(/\s+/g, ".");
      return own ? `${element.tagName.toLowerCase()}.${own}` : element.tagName.toLowerCase();
    };
    /** Whether a point of a thing is scrolled out of a box around it. */
    const clipped = (thing: Element, root: Element, x: number, y: number) => {
      for (let at = thing.parentElement; at && at !== root; at = at.parentElement) {
        // The box of a map in its window also covers what is cut off.
        const box = (at.querySelector(":scope > .ank-catch") ?? at).getBoundingClientRect();
        if (getComputedStyle(at).overflowX !== "visible" && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return true;
      }
      return false;
    };
    const found = new Set<string>();
    const modal = document.querySelector("dialog:modal");
    if (modal) return [];
    for (const root of document.querySelectorAll(".stage, .mat")) {
      for (const thing of root.querySelectorAll("use, text, b, span, dd")) {
        const sign = thing instanceof SVGUseElement ? (thing.getAttribute("href") ?? "") : (thing.textContent ?? "").trim();
        if (thing instanceof SVGUseElement ? !sign.startsWith("#i-") : !/^[+−]?\d+$/.test(sign)) continue;
        if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || thing.closest(".unseen, [hidden]")) continue;
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const frame = root.getBoundingClientRect();
        const inside = x > frame.left && x < frame.right && y > Math.max(0, frame.top) && y < Math.min(innerHeight, frame.bottom);
        if (width < 4 || !inside || clipped(thing, root, x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        // Something else covers it.
        const own = hit !== null && (hit.contains(thing) || thing.parentElement?.contains(hit) === true);
        if (!hit || !root.contains(hit) || (!hit.closest("[data-explain]") && !own)) continue;
        if (!hit.closest("[data-explain]"))
          found.add(`${[thing.parentElement?.parentElement, thing.parentElement, thing].flatMap((one) => (one ? name(one) : [])).join(" > ")} ${sign}`);
      }
    }
    return [...found];
  });
}
