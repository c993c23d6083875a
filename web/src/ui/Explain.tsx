// The one tooltip: explains the thing that is pointed at, focused or pressed long. A page contains <Explain/> once.
//
// It appears 250 ms after the pointer rests on a thing, at once on its neighbours and on keyboard focus, after a long press on touch
// screens, and by a click or tap in the mode «explain», which `?` switches on and Escape off.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTexts } from "../i18n";
import { useStore } from "../store";
import { EXPLAINED, type Explained, explaining, explainSource, explanationAt, pointed } from "./explain";
import { Icon } from "./Icon";
import { nearest } from "./walk";
import "./explain.css";

/** Milliseconds. */
const HOVER_DELAY = 250;
const LONG_PRESS = 400;
/** The time in which the pointer may cross to a neighbour, which is then explained at once. */
const GRACE = 220;
/** A finger that moves farther than this (pixels) scrolls. */
const SLIP = 10;

interface Shown extends Explained {
  /** Stays until it is closed: it was asked for by a tap, a long press or a key. */
  pinned: boolean;
  /** Where the pointer was, for things that are larger than the tooltip. */
  at: { x: number; y: number } | null;
  /** Whether a key has pinned it: the focus then goes to its controls, and back to the thing afterwards. */
  byKey: boolean;
}

export function Explain() {
  const [shown, set] = useState<Shown | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  const mode = useStore(explaining);
  useListeners(shown, set, tip);
  useEffect(() => (mode ? markPointed() : undefined), [mode]);
  useEffect(() => {
    // An update may remove the thing.
    if (!shown) return;
    const observer = new MutationObserver(() => {
      if (!shown.element.isConnected) set(null);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shown]);
  return shown && <Tip shown={shown} root={tip} close={() => close(tip.current, shown, set)} />;
}

/** Marks the thing that is pointed at. A class of the page instead would restyle every thing on it. */
function markPointed(): () => void {
  let marked: Element | null = null;
  const mark = (found: Explained | null) => {
    marked?.removeAttribute("data-asked");
    marked = found?.element ?? null;
    marked?.setAttribute("data-asked", "");
  };
  mark(pointed.get());
  const stop = pointed.subscribe(mark);
  return () => {
    stop();
    mark(null);
  };
}

/** Closes the tooltip; a focus inside it returns to the thing. */
function close(tip: HTMLElement | null, { element }: Shown, set: (shown: null) => void): void {
  // The focus shows the tooltip of the thing again, so this comes first.
  if (tip?.contains(document.activeElement)) element.focus({ preventScroll: true });
  set(null);
}

function useListeners(shown: Shown | null, set: (shown: Shown | null) => void, tip: { current: HTMLElement | null }): void {
  const now = useRef(shown);
  now.current = shown;
  useEffect(() => {
    let opening: ReturnType<typeof setTimeout> | undefined;
    let closing: ReturnType<typeof setTimeout> | undefined;
    let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
    // An update that changes what lies under a resting pointer is no question of the player.
    let resting = false;
    // The click that ends a long press must not play the move.
    let swallow = false;
    const inTip = (target: EventTarget | null) => target instanceof Node && tip.current?.contains(target) === true;
    const stay = () => {
      clearTimeout(closing);
      closing = undefined;
    };
    const clearTimeouts = () => {
      clearTimeout(opening);
      stay();
    };
    const show = (found: Explained, pinned: boolean, at: Shown["at"] = null, byKey = false) => {
      clearTimeouts();
      set({ ...found, pinned, at, byKey });
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === "touch" || resting || inTip(event.target)) return;
      const found = explanationAt(event.target);
      // Who follows it draws again only for another thing.
      if (found?.element !== pointed.get()?.element) pointed.set(found);
      clearTimeout(opening);
      if (now.current?.pinned) return;
      if (!found) {
        if (now.current) closing ??= setTimeout(() => set(null), GRACE);
        return;
      }
      if (found.element === now.current?.element) return stay();
      const at = { x: event.clientX, y: event.clientY };
      opening = setTimeout(() => show(found, false, at), now.current ? 0 : HOVER_DELAY);
    };
    const out = () => {
      clearTimeouts();
      pointed.set(null);
      if (!now.current?.pinned) set(null);
    };
    const focused = (event: FocusEvent) => {
      if (inTip(event.target)) return;
      const found = explanationAt(event.target);
      if (!(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
      pointed.set(found);
      if (found) show(found, false);
      else if (!now.current?.pinned) set(null);
    };
    const down = (event: PointerEvent) => {
      swallow = false;
      resting = true;
      if (inTip(event.target)) return;
      clearTimeouts();
      if (now.current && !explaining.get()) set(null);
      const found = explanationAt(event.target);
      if (event.pointerType !== "touch" || !found) return;
      const timer = setTimeout(() => {
        press = null;
        swallow = true;
        show(found, true);
      }, LONG_PRESS);
      press = { timer, x: event.clientX, y: event.clientY };
    };
    const moved = (event: PointerEvent) => {
      if (resting && event.buttons === 0) {
        resting = false;
        over(event);
      }
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) released();
    };
    const released = () => {
      if (press) clearTimeout(press.timer);
      press = null;
    };
    const clicked = (event: MouseEvent) => {
      if (inTip(event.target)) return;
      const found = explaining.get() && !(event.target instanceof Element && event.target.closest("[data-explains]")) ? explanationAt(event.target) : null;
      if (!swallow && !found) return;
      event.preventDefault();
      event.stopPropagation();
      if (found && !swallow) show(found, true, { x: event.clientX, y: event.clientY });
      swallow = false;
    };
    const menu = (event: Event) => {
      if (swallow || press) event.preventDefault();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape" && (now.current || explaining.get())) {
        clearTimeouts();
        // One Escape does one thing; a tooltip that nobody asked for is not one.
        if (now.current?.pinned || !now.current) {
          event.preventDefault();
          event.stopPropagation();
        }
        if (now.current) close(tip.current, now.current, set);
        else explaining.set(false);
        return;
      }
      if (event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]")) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "?") {
        event.preventDefault();
        const found = explanationAt(document.activeElement) ?? pointed.get();
        if (found && !now.current?.pinned) show(found, true, null, true);
        else explaining.set(!explaining.get());
      } else if (explaining.get() && (event.key === "Enter" || event.key === " ")) {
        const found = explanationAt(event.target);
        if (!found) return;
        event.preventDefault();
        event.stopPropagation();
        show(found, true, null, true);
      } else if (explaining.get() && event.key.startsWith("Arrow") && walk(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const scrolled = (event: Event) => {
      if (inTip(event.target) || now.current?.pinned) return;
      clearTimeouts();
      if (now.current) set(null);
    };
    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerover", over, false],
      ["focusin", focused, false],
      ["pointerdown", down, true],
      ["pointermove", moved, true],
      ["pointerup", released, true],
      ["pointercancel", released, true],
      ["click", clicked, true],
      ["contextmenu", menu, true],
      ["keydown", pressed, true],
      ["scroll", scrolled, true],
    ];
    for (const [name, run, capture] of listeners) document.addEventListener(name, run as EventListener, capture);
    document.documentElement.addEventListener("pointerleave", out);
    return () => {
      clearTimeouts();
      for (const [name, run, capture] of listeners) document.removeEventListener(name, run as EventListener, capture);
      document.documentElement.removeEventListener("pointerleave", out);
    };
  }, [set, tip]);
}

/** In the mode «explain», arrow keys reach everything that can be explained, not only what can be played. */
function walk(key: string): boolean {
  const from = document.activeElement?.closest(EXPLAINED);
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`.stage ${EXPLAINED}, .mat ${EXPLAINED}`)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
  const next = from ? nearest(from, all, key) : all[0];
  if (!next) return false;
  if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
  next.focus();
  return true;
}

function Tip({ shown, root, close }: { shown: Shown; root: { current: HTMLDivElement | null }; close: () => void }) {
  const texts = useTexts();
  const source = useStore(explainSource);
  const { explanation, move, pinned, byKey, element } = shown;
  // Outside of an open dialog nothing can be clicked, not even in the top layer.
  const controls = pinned && !element.closest("dialog");
  const preview = (move !== null && source?.preview(move)) || [];
  const rule = explanation.rule ?? preview[0]?.rule;
  const brings = preview.length > 0 || explanation.now !== undefined;
  useLayoutEffect(() => {
    const tip = root.current;
    if (!tip) return;
    // The top layer also lies above dialogs.
    if (!tip.matches(":popover-open")) tip.showPopover();
    place(tip, shown);
  });
  useLayoutEffect(() => {
    if (controls && byKey) root.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [controls, byKey, root]);
  useEffect(() => {
    // What the name of the thing does not hold already is said as a description.
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const tells = explanation.text !== undefined && !name.includes(explanation.text);
    const parts = [...(tells ? ["explain-text"] : []), ...(brings ? ["explain-now"] : [])];
    if (parts.length === 0) return;
    element.setAttribute("aria-describedby", parts.join(" "));
    return () => element.removeAttribute("aria-describedby");
  }, [element, explanation, brings]);
  return (
    <div
      class={pinned ? "tip pinned" : "tip"}
      {...(controls ? { role: "dialog", "aria-label": explanation.name } : { role: "tooltip" })}
      id="explain"
      popover="manual"
      ref={root}
    >
      <header>
        <b>{explanation.name}</b>
        {controls && (
          <button type="button" class="icb" aria-label={texts.ui("close")} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {explanation.text !== undefined && explanation.text !== explanation.name && <p id="explain-text">{explanation.text}</p>}
      {brings && (
        <div class="tip-now" id="explain-now">
          <small>{texts.ui("explain-now")}</small>
          {explanation.now !== undefined && <p>{explanation.now}</p>}
          {preview.length > 0 && (
            <ul>
              {preview.slice(0, MAX_LINES).map(({ text }) => (
                <li>{text}</li>
              ))}
              {preview.length > MAX_LINES && <li>{texts.ui("explain-more", { count: preview.length - MAX_LINES })}</li>}
            </ul>
          )}
        </div>
      )}
      {rule !== undefined && source && !pinned && <small class="tip-pin">{texts.ui("explain-pin")}</small>}
      {rule !== undefined && source && controls && (
        <a
          href={source.ruleAddress(rule)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            close();
            source.showRule(rule);
          }}
        >
          {texts.ui("explain-rule")}
        </a>
      )}
    </div>
  );
}

/** Lines of a preview that the tooltip shows. */
const MAX_LINES = 6;
/** Distance to the thing and to the edge of the window (pixels). */
const GAP = 8;

/** Puts the tooltip beside its thing, where it covers neither the thing nor, if possible, the prompt. */
function place(tip: HTMLElement, { element, at }: Shown): void {
  const { offsetWidth: w, offsetHeight: h } = tip;
  const box = element.getBoundingClientRect();
  const large = box.width > w && box.height > h;
  const thing = large && at ? new DOMRect(at.x - GAP, at.y - GAP, 2 * GAP, 2 * GAP) : box;
  const prompt = document.getElementById("prompt")?.getBoundingClientRect();
  const [right, bottom] = [innerWidth - w - GAP, innerHeight - h - GAP];
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most));
  const middle = { x: within(thing.left + thing.width / 2 - w / 2, right), y: within(thing.top + thing.height / 2 - h / 2, bottom) };
  const places = [
    { x: thing.right + GAP, y: middle.y },
    { x: thing.left - GAP - w, y: middle.y },
    { x: middle.x, y: thing.top - GAP - h },
    { x: middle.x, y: thing.bottom + GAP },
  ];
  const fits = ({ x, y }: { x: number; y: number }) => x >= GAP && x <= right && y >= GAP && y <= bottom;
  const covers = ({ x, y }: { x: number; y: number }) =>
    prompt !== undefined && !element.closest("#prompt") && x < prompt.right && x + w > prompt.left && y < prompt.bottom && y + h > prompt.top;
  const best = places.find((one) => fits(one) && !covers(one)) ??
    places.find(fits) ?? { x: within(thing.right + GAP, right), y: within(thing.bottom + GAP, bottom) };
  tip.style.left = `${best.x}px`;
  tip.style.top = `${best.y}px`;
}

/** The line below the board: explains at once the thing that is pointed at, in one sentence. */
export function ExplainLine({ rest }: { rest: string }) {
  const found = useStore(pointed);
  const inside = found?.element.closest(".stage, .mat, #prompt") ? found.explanation : null;
  return (
    <p class={inside ? "explain-line" : "explain-line at-rest"} aria-hidden="true">
      {inside ? (
        <>
          <b>{inside.name}</b> {inside.text !== inside.name && inside.text}
        </>
      ) : (
        rest
      )}
    </p>
  );
}
