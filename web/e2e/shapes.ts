// Small windows and enlarged text, and checks that a table page fits them.
import { join } from "node:path";
import type { Page } from "playwright-core";
import { settle } from "./gate";
import { findings } from "./legible";
import { FULL } from "./looks";
import { smallTargets } from "./targets";

/** Folder for screenshots; set it to inspect the findings. */
const SHOTS = process.env.MAAT_SHOTS;

export interface Shape {
  width: number;
  height: number;
  /** The size of the text, in percent. */
  text: number;
}

/** Upright phones with and without the bars of their browser, and a small and a large phone on its side, each with three sizes of text. */
export const SHAPES: readonly Shape[] = (
  [
    [360, 640],
    [390, 664],
    [740, 360],
    [844, 390],
  ] as const
).flatMap(([width, height]) => [100, 130, 200].map((text) => ({ width, height, text })));

/** The shapes in which the cards of lessons, puzzles and the coach are tried. */
export const CARD_SHAPES: readonly Shape[] = FULL
  ? SHAPES
  : [
      { width: 360, height: 640, text: 200 },
      { width: 844, height: 390, text: 100 },
    ];

/** The smallest useful board, in pixels: its shorter side, and how much of its height can be seen at once. */
const MIN_BOARD = 250;
const MIN_BOARD_IN_SIGHT = 200;

/** Gives the window a shape, and waits until the page has followed. */
export async function reshape(page: Page, { width, height, text }: Shape): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), text === 100 ? "" : `${text}%`);
  await settle(page);
}

/** Measures the table page in each shape: texts, targets, and whether everything fits. The window gets its first shape back.
 * `name` is that of the pictures. */
export async function misfitsInShapes(page: Page, shapes: readonly Shape[], name: string): Promise<string[]> {
  const size = page.viewportSize();
  const device = await page.context().newCDPSession(page);
  if (!size) throw new Error("the page has no window");
  const found: string[] = [];
  for (const shape of shapes) {
    await reshape(page, shape);
    const texts = (await findings(page)).map((one) => `${one.kind} ${one.place} ${one.text} ${one.about}`);
    const wrong = [...texts, ...(await smallTargets(page)), ...(await misfits(page))];
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${shape.width}-${shape.height}-${shape.text}.png`) });
    found.push(...wrong.map((one) => `${shape.width} × ${shape.height}, ${shape.text} %: ${one}`));
  }
  await reshape(page, { ...size, text: 100 });
  // A phone that was turned may stay enlarged.
  await device.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  await device.detach();
  return found;
}

/** What does not fit: a page that is too wide, parts of the prompt that overlap, questions and answers that lose words, controls that are
 * cut off or cannot be reached by scrolling, and a board that is too small. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(
    ([minBoard, minInSight]) => {
      const SLACK = 2;
      const found: string[] = [];
      const root = document.documentElement;
      const scrollBack = () => {
        scrollTo(0, 0);
        for (const scrolled of document.querySelectorAll(".dock, .prow .acts, .mat > *, .stage, .stage *")) scrolled.scrollTo(0, 0);
      };
      scrollBack();
      const overhang = root.scrollWidth - root.clientWidth;
      if (overhang > 0) found.push(`the page is ${overhang} px too wide`);

      const name = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
      const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen, .skip");

      /** The part of a box that the scrolling dock of a phone on its side shows. */
      const boxOf = (part: Element) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const dock = part.closest(".dock")?.getBoundingClientRect();
        return dock ? { left, right, top: Math.max(top, dock.top), bottom: Math.min(bottom, dock.bottom) } : { left, right, top, bottom };
      };
      const parts = [...document.querySelectorAll(".question, .prow > .acts, .prow > .tools, .dock > .mat, .opps, .stage, .topbar")].filter(
        (part) => shown(part) && part.getBoundingClientRect().height > 0,
      );
      for (const [index, one] of parts.entries()) {
        for (const other of parts.slice(index + 1)) {
          // A dock that sticks to the window lies over what scrolls below it.
          if (getComputedStyle(one.closest(".dock") ?? one).position === "sticky" && one.closest(".dock") !== other.closest(".dock")) continue;
          const [a, b] = [boxOf(one), boxOf(other)];
          const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
          if (x > 1 && y > 1) found.push(`${name(one)} and ${name(other)} overlap by ${Math.round(x)} × ${Math.round(y)} px`);
        }
      }

      for (const text of document.querySelectorAll(".question > span, .act span")) {
        const lost = text.scrollHeight - text.clientHeight;
        if (shown(text) && lost > parseFloat(getComputedStyle(text).fontSize) * 0.6) found.push(`${name(text)} loses ${lost} px of its words`);
      }

      /** How much of a box is lost where nothing scrolls, in pixels. */
      const cutOff = (control: Element) => {
        const box = control.getBoundingClientRect();
        let lost = 0;
        for (let above = control.parentElement; above && above !== document.body; above = above.parentElement) {
          if (above instanceof SVGElement && !(above instanceof SVGSVGElement)) continue;
          const { overflowX, overflowY, position } = getComputedStyle(above);
          const area = above.getBoundingClientRect();
          // Scrolling brings it into sight.
          if (/auto|scroll/.test(overflowX + overflowY)) return lost;
          if (overflowX !== "visible") lost = Math.max(lost, area.left - box.left, box.right - area.right);
          if (overflowY !== "visible") lost = Math.max(lost, area.top - box.top, box.bottom - area.bottom);
          if (position === "fixed") break;
        }
        const beyond = Math.max(-box.left - scrollX, box.right + scrollX - root.clientWidth, -box.top - scrollY, box.bottom + scrollY - root.scrollHeight);
        return Math.max(lost, beyond);
      };
      const controls = [...document.querySelectorAll(".prompt button, .topbar :is(button, a), .mat button, [data-move]")].filter(
        (control) => shown(control) && control.getBoundingClientRect().width > 0 && !control.closest("dialog"),
      );
      for (const control of controls) {
        const shape = control.querySelector(".hit, .target, .pill") ?? control;
        const lost = cutOff(shape);
        if (lost > SLACK && !control.closest(".ank-window")) found.push(`${name(control)} is cut off by ${Math.round(lost)} px`);
        // A dock that sticks to the window moves while the page scrolls: a second look is needed.
        for (let look = 0; look < 2; look += 1) shape.scrollIntoView({ block: "center", inline: "center" });
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // On a map the nearest target is played, and the map can be moved.
        const owner = control.closest(".ank-window") ? document.querySelector(".stage") : control;
        if (!hit || !owner?.contains(hit)) found.push(`${name(control)} cannot be reached: ${hit ? name(hit) : "it is out of the window"}`);
      }
      // In a lesson there is one move, which the card names.
      if (!document.querySelector(".is-over, .is-lesson") && !controls.some((control) => control.matches(".all-moves")))
        found.push("the list of all moves cannot be opened");

      // Signs of a panel beside the board are drawings, too: the board is the largest one.
      const area = ({ width, height }: DOMRect) => width * height;
      const drawings = [...document.querySelectorAll(".stage svg")].sort(
        (one, other) => area(other.getBoundingClientRect()) - area(one.getBoundingClientRect()),
      );
      const [board] = drawings;
      if (board) {
        board.scrollIntoView({ block: "center" });
        const { left, top, width, height } = board.getBoundingClientRect();
        let inSight = 0;
        for (let y = Math.max(0, top); y < Math.min(innerHeight, top + height); y += 1) {
          inSight += Number(document.elementFromPoint(left + width / 2, y)?.closest(".stage") != null);
        }
        if (Math.min(width, height) < minBoard) found.push(`the board has only ${Math.round(width)} × ${Math.round(height)} px`);
        if (inSight < minInSight) found.push(`only ${inSight} px of the board's height can be seen at once`);
      }
      scrollBack();
      return found;
    },
    [MIN_BOARD, MIN_BOARD_IN_SIGHT] as const,
  );
}
