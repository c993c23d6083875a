// Finds targets that are too small for a finger.
import type { Page } from "playwright-core";

/** The smallest side of a target on touch screens, in pixels. */
const MIN_TARGET = 40;
/** Spaces, edges and tokens of a map that can be enlarged. */
const MIN_MAP_TARGET = 24;

/** Measures every visible control by probing: an enlarged hit area counts, one that is covered does not. Links inside sentences are as high
 * as their line. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([usual, onMap]) => {
      const modal = document.querySelector("dialog:modal");
      const root: Element = modal ?? document.body;
      const found: string[] = [];
      const controls = root.querySelectorAll<HTMLElement | SVGElement>("button, a[href], input, select, summary, [role=button], [role=tab], [role=menuitem]");
      for (const control of controls) {
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || control.closest("[hidden], .unseen, .skip")) continue;
        if (control.matches(":disabled") || (control instanceof HTMLAnchorElement && control.closest("p, li > span, dd, td, .prose"))) continue;
        const shape = control.querySelector(".hit, .target") ?? control;
        const measure = () => {
          // A label is part of its field.
          const box = (control.closest("label") ?? shape).getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          // Things outside of the window are reached by scrolling.
          if (box.width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return null;
          const owner = control.closest("label") ?? control;
          const hits = (dx: number, dy: number) => {
            const hit = document.elementFromPoint(x + dx, y + dy);
            // A tap on a map plays the nearest hex, also through tokens and pieces.
            if (control.matches(".ank-window .ank-spot:not(.edge)") && hit?.closest(".ank-region, .ank-tap")) return true;
            return hit !== null && (owner.contains(hit) || (hit.contains(owner) === false && hit.closest("label")?.contains(owner) === true));
          };
          // Something covers it: it cannot be tapped at all.
          if (!hits(0, 0)) return null;
          const reach = (dx: number, dy: number) => {
            let length = 0;
            while (length < usual && hits(dx * (length + 1), dy * (length + 1))) length += 1;
            return length;
          };
          return { w: reach(-1, 0) + reach(1, 0) + 1, h: reach(0, -1) + reach(0, 1) + 1 };
        };
        const least = control.closest(".ank-window, .ank-map") ? onMap : usual;
        const small = (size: { w: number; h: number } | null) => size !== null && (size.w < least - 1 || size.h < least - 1);
        let size = measure();
        if (small(size)) {
          // The dock may cover a part of what can be scrolled into view.
          control.scrollIntoView({ block: "center", inline: "center" });
          size = measure();
        }
        // What the window of a map or an open sheet covers in part is reached by moving the map or closing the sheet.
        const map = control.closest(".ank-window");
        const { left, right, top, bottom } = shape.getBoundingClientRect();
        const shown = map?.querySelector(":scope > .ank-catch")?.getBoundingClientRect();
        const moved = shown && (left < shown.left - 1 || right > shown.right + 1 || top < shown.top - 1 || bottom > shown.bottom + 1);
        const sheet = map && document.querySelector(".ank-opened-face")?.getBoundingClientRect();
        const under = sheet && left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top;
        // Probing loses a pixel at each edge.
        if (size && small(size) && !moved && !under) {
          const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
          found.push(`${control.tagName.toLowerCase()}.${control.getAttribute("class") ?? ""} "${name.slice(0, 40)}" ${size.w} × ${size.h} px`);
        }
      }
      return found;
    },
    [MIN_TARGET, MIN_MAP_TARGET] as const,
  );
}
