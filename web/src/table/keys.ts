// Keyboard shortcuts: a letter for each button of the prompt bar, shown on it. Letters act only while the player is at the board or in the
// bar, so that words that are typed for another place never play a move.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { settings } from "../settings";
import { useStore } from "../store";
import type { Action } from "./actions";

/** Fixed shortcuts: the list of all moves, undo, a hint, and for the moves of others pause, one step, and one step back in a film. */
export const ALL_MOVES = "m";
export const UNDO = "u";
export const HINT = "h";
export const PAUSE = "p";
export const STEP = "n";
export const BACK = "b";

/** The places where letters act while they have the focus. */
const PLAY_AREA = ".stage, #prompt";

/** Assigns a letter of its label to each button, preferably the first of a word; a digit if none is free. A move that gives something up has
 * none: it takes a deliberate click. */
export function letters(actions: readonly Pick<Action, "label" | "ends">[]): (string | null)[] {
  const taken = new Set([ALL_MOVES, UNDO, HINT, PAUSE, STEP, BACK]);
  return actions.map(({ label, ends }, index) => {
    if (ends) return null;
    const plain = label.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase();
    const initials = plain.split(/[^a-z]+/).map((word) => word.charAt(0));
    const free = [...initials, ...plain].find((letter) => /^[a-z]$/.test(letter) && !taken.has(letter));
    const letter = free ?? String((index + 1) % 10);
    taken.add(letter);
    return letter;
  });
}

/** Runs the action of a key that is pressed in the play area, unless a dialog is open. Keys that play nothing may act outside of it, too. */
export function useKeys(keys: ReadonlyMap<string, () => void>, acts: (target: EventTarget | null) => boolean = inPlayArea): void {
  // A layout effect: the keys act as soon as their buttons are seen.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!settings.get().letters || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !acts(event.target)) return;
      if (document.querySelector("dialog[open], [role=menu]")) return;
      const act = keys.get(event.key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [keys, acts]);
}

/** Whether a letter would act now. */
export function useLettersAct(): boolean {
  const { letters } = useStore(settings);
  const [focused, set] = useState(false);
  useEffect(() => {
    const look = () => set(inPlayArea(document.activeElement));
    // While the focus moves, no element has it.
    const later = () => queueMicrotask(look);
    look();
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", later);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", later);
    };
  }, []);
  return letters && focused;
}

/** Whether a letter that is pressed there is no part of a text, and chooses nothing from a list. */
export function typesNothing(target: EventTarget | null): boolean {
  return !(target instanceof Element) || target.closest("input:not([type=range]), select, textarea, [contenteditable]") === null;
}

function inPlayArea(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest("input, select, textarea, [contenteditable]")) return false;
  return target.closest(PLAY_AREA) !== null;
}

/** Whether the player's last input was a key that walks through the page. */
let navigates = false;
/** The element of the play area that the player has focused last; null once they have turned to something else. */
let held: Element | null = null;

/** Whether an update has removed the element that a player at the board or on the way through the page had focused, so that keys would go
 * nowhere. Somebody who types text that goes nowhere gets no focus: the rest of the text would play moves. */
export function focusLost(): boolean {
  return isNowhere(document.activeElement) && (navigates || held?.isConnected === false);
}

function isNowhere(target: EventTarget | null): boolean {
  return target === null || target === document.body;
}

/** Keys that move the focus, wherever they are pressed. */
const WALKING = new Set(["Tab", "Home", "End", "PageUp", "PageDown", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);
/** Elements that Enter and Space operate. */
export const CONTROLS = "a, button, summary, [role=button]";

function operates({ key, target }: KeyboardEvent): boolean {
  return (key === "Enter" || key === " ") && target instanceof Element && target.closest(CONTROLS) !== null;
}

if (typeof document !== "undefined") {
  const pressed = (event: KeyboardEvent) => {
    if (WALKING.has(event.key) || operates(event)) navigates = true;
    // Keys with longer names type nothing.
    else if ([...event.key].length === 1) {
      navigates = false;
      if (isNowhere(event.target)) held = null;
    }
  };
  const touched = () => {
    navigates = false;
    held = null;
  };
  const focused = ({ target }: FocusEvent) => {
    held = target instanceof Element && inPlayArea(target) ? target : null;
  };
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("pointerdown", touched, true);
  document.addEventListener("focusin", focused, true);
}
