// Finds texts of a page that overlap, are cut off, or are too small to read.
import type { Page } from "playwright-core";

export interface Finding {
  kind: "overlap" | "cut" | "small";
  /** The text, and its place in the page. */
  text: string;
  place: string;
  /** The other text, the element that cuts it off, or its size. */
  about: string;
}

/** The smallest readable size, in pixels as drawn. */
export const MIN_TEXT_SIZE = 11;

/** Checks every visible text. */
export async function findings(page: Page): Promise<Finding[]> {
  return page.evaluate((readable) => {
    interface Area {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    interface Seen extends Area {
      node: Text;
      element: Element;
    }
    const SLACK = 2;
    const found: Finding[] = [];
    const quote = (node: Text) => node.data.trim().replace(/\s+/g, " ").slice(0, 60);
    const place = (element: Element) => {
      const names: string[] = [];
      for (let at: Element | null = element; at && names.length < 3; at = at.parentElement) {
        const name = at.getAttribute("class");
        if (name) names.unshift(name.trim().replace(/\s+/g, "."));
      }
      return names.join(" > ");
    };
    const meet = (one: Area, other: Area): Area => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const within = (one: Area, other: Area, slack: number) =>
      one.left >= other.left - slack && one.top >= other.top - slack && one.right <= other.right + slack && one.bottom <= other.bottom + slack;
    const scaleOf = (element: Element) => {
      if (!(element instanceof SVGGraphicsElement)) return { scale: 1, turned: false };
      const matrix = element.getScreenCTM();
      if (!matrix) return { scale: 1, turned: false };
      return { scale: Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)), turned: Math.abs(matrix.b) > 0.01 };
    };
    /** The inked part of a line: line boxes also have room above and below. */
    const ink = (rect: DOMRect, element: Element, text: string): Area => {
      const { left, top, right, bottom } = rect;
      const { scale, turned } = scaleOf(element);
      if (turned) return { left, top, right, bottom };
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      const [ascent, descent] = /^"?Literata/.test(getComputedStyle(element).fontFamily) ? [1.177, 0.308] : [1.025, 0.275];
      const baseline = top + ((bottom - top) * ascent) / (ascent + descent);
      const depth = /[gjpqyQ,;()ęąţ|]/.test(text) ? 0.2 : 0.01;
      return { left, right, top: baseline - 0.72 * size, bottom: baseline + depth * size };
    };
    /** Whether a piece of text is meant to end in an ellipsis. */
    const shortens = (element: Element) => {
      const style = getComputedStyle(element);
      return style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    };
    /** Whether the element is for screen readers only. */
    const hidden = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath === "inset(50%)") return true;
      return false;
    };
    const clear = (paint: string) => paint === "none" || paint === "transparent" || /(?:,|\/)\s*0\)$/.test(paint);
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return { x: overflowX !== "visible", y: overflowY !== "visible", scrolls: /auto|scroll/.test(overflowX + overflowY) };
    };

    /** The area that an element shows of its content. The box of a drawing inside a drawing also covers what is cut off. */
    const frame = (element: Element): Area => {
      const matrix =
        element instanceof SVGSVGElement && element.ownerSVGElement ? (element.parentElement as unknown as SVGGraphicsElement).getScreenCTM() : null;
      if (!(element instanceof SVGSVGElement) || !matrix) return element.getBoundingClientRect();
      const [x, y, w, h] = [element.x, element.y, element.width, element.height].map((length) => length.baseVal.value) as [number, number, number, number];
      const [left, top] = [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
      return { left, top, right: left + matrix.a * w, bottom: top + matrix.d * h };
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const modal = document.querySelector("dialog:modal");
    const seen: Seen[] = [];
    const sizes = new Map<Element, number>();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === "" || (modal && !modal.contains(element))) continue;
      if (element.closest(".unseen, .skip, script, style, title, desc, option, optgroup, .sprite, [hidden]")) continue;
      // The browser lays out parts of a long text only when they come near; before that they have no true place.
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) || hidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let visible = false;
      // Condensed letters are measured with their whole text, because the range ignores `textLength`.
      const rects = element.hasAttribute("textLength") ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      for (const rect of rects) {
        if (rect.width < 1 || rect.height < 1) continue;
        let area = ink(rect, element, node.data);
        let gone = false;
        let shortened = shortens(element);
        let fixed = false;
        for (let above: Element | null = element; above && above !== document.body && !gone && !fixed; above = above.parentElement) {
          shortened ||= shortens(above);
          // Nothing around a fixed element cuts it off.
          fixed = getComputedStyle(above).position === "fixed";
          // Only the viewport of a drawing cuts off its parts.
          if (above instanceof SVGElement && !(above instanceof SVGSVGElement)) continue;
          const { x, y, scrolls } = clips(above);
          if (!x && !y) continue;
          const box = frame(above);
          const cut = meet(area, { left: x ? box.left : -1e9, right: x ? box.right : 1e9, top: y ? box.top : -1e9, bottom: y ? box.bottom : 1e9 });
          if (cut.right - cut.left < 1 || cut.bottom - cut.top < 1) gone = true;
          const lost = Math.max(area.right - area.left - (cut.right - cut.left), area.bottom - area.top - (cut.bottom - cut.top));
          const panned = above.classList.contains("ank-window") && above.querySelector(":scope > g[transform]:not([transform=''])") !== null;
          // A text with an ellipsis must show enough to be recognised.
          if (above === element && above.clientWidth > 0 && above.scrollWidth > above.clientWidth * 2 && shortens(above)) {
            found.push({
              kind: "cut",
              text: quote(node),
              place: place(element),
              about: `only ${above.clientWidth} of ${above.scrollWidth} px are left before the ellipsis`,
            });
          }
          if (lost > SLACK && !scrolls && !shortened && !panned)
            found.push({ kind: "cut", text: quote(node), place: place(element), about: `${Math.round(lost)} px by ${place(above)}` });
          area = cut;
        }
        if (gone) continue;
        visible = true;
        seen.push({ ...area, node, element });
      }
      if (visible) sizes.set(element, parseFloat(getComputedStyle(element).fontSize) * scaleOf(element).scale);
      // The plate behind a text: the smallest one that is drawn before the text, around its middle.
      if (visible && element instanceof SVGElement) {
        const text = element.closest("text") ?? element;
        const box = text.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        let plate: DOMRect | null = null;
        for (let group = text.parentElement, up = 0; group && up < 3 && !(group instanceof SVGSVGElement); group = group.parentElement, up += 1) {
          for (const rect of group.querySelectorAll(":scope > rect, :scope > g > rect")) {
            if (!(rect.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) || clear(getComputedStyle(rect).fill)) continue;
            const area = rect.getBoundingClientRect();
            const around = area.left <= x && area.right >= x && area.top <= y && area.bottom >= y && area.height > box.height * 0.6;
            if (around && (!plate || area.width * area.height < plate.width * plate.height)) plate = area;
          }
          if (plate) break;
        }
        if (plate && !scaleOf(element).turned && (box.left < plate.left - SLACK || box.right > plate.right + SLACK)) {
          const over = Math.max(plate.left - box.left, box.right - plate.right);
          found.push({ kind: "cut", text: quote(node), place: place(element), about: `${over.toFixed(1)} px over the edge of its plate` });
        }
      }
    }
    for (const [element, size] of sizes) {
      const text = [...element.childNodes].find((child) => child instanceof Text && child.data.trim() !== "");
      // Scaled drawings lose a hundredth to rounding.
      if (size < readable - 0.01)
        found.push({ kind: "small", text: text instanceof Text ? quote(text) : "", place: place(element), about: `${size.toFixed(1)} px` });
    }

    /** Whether something opaque is drawn between the first text and the second one. */
    const covered = (first: Seen, second: Seen, shared: Area): boolean => {
      const opaque = (shape: Element) => {
        const style = getComputedStyle(shape);
        const paint = shape instanceof SVGElement ? style.fill : style.backgroundColor;
        if (paint === "none" || paint === "" || parseFloat(style.opacity) < 0.9) return false;
        if (shape instanceof SVGElement && parseFloat(style.fillOpacity) < 0.9) return false;
        const alpha = /(?:rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(paint)?.[1];
        return alpha === undefined || Number(alpha) > 0.85;
      };
      for (let at: Element | null = second.element; at && !at.contains(first.element); at = at.parentElement) {
        const shapes =
          at instanceof SVGElement
            ? [
                ...at.querySelectorAll(
                  ":scope > rect, :scope > path, :scope > circle, :scope > ellipse, :scope > polygon, :scope > g > rect, :scope > g > path, :scope > g > circle",
                ),
              ]
            : [at];
        for (const shape of shapes) if (within(shared, shape.getBoundingClientRect(), 0) && opaque(shape)) return true;
      }
      return false;
    };
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (one.node === other.node) continue;
        // A highlighted text is drawn once more over itself.
        if (one.node.data === other.node.data && within(one, other, 1.5)) continue;
        const shared = meet(one, other);
        if (shared.right - shared.left <= SLACK || shared.bottom - shared.top <= SLACK) continue;
        // Drawings are painted in document order; floating elements may come before the page.
        const drawn = one.element instanceof SVGElement && other.element instanceof SVGElement;
        if (covered(one, other, shared) || (!drawn && covered(other, one, shared))) continue;
        found.push({
          kind: "overlap",
          text: quote(one.node),
          place: place(one.element),
          about: `${quote(other.node)} (${place(other.element)}) ${Math.round(shared.right - shared.left)} × ${Math.round(shared.bottom - shared.top)} px`,
        });
      }
    }
    return found;
  }, MIN_TEXT_SIZE);
}
