// Keyboard shortcuts: a letter for each button of the prompt bar, shown on it.
import { useEffect } from "preact/hooks";
import { store } from "../store";

/** Fixed shortcuts: the list of all moves, undo. */
export const ALL_MOVES = "m";
export const UNDO = "u";

const KEY = "maat-keys";

/** Whether single letters play moves. People who use voice control or type by accident can switch them off. */
export const lettersPlay = store(read());

export function setLettersPlay(on: boolean): void {
  lettersPlay.set(on);
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Storage may be unavailable; the choice then lasts as long as the page.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Assigns a letter of its label to each button, preferably the first of a word; a digit if none is free. */
export function letters(labels: readonly string[]): string[] {
  const taken = new Set([ALL_MOVES, UNDO]);
  return labels.map((label, index) => {
    const plain = label.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase();
    const initials = plain.split(/[^a-z]+/).map((word) => word.charAt(0));
    const free = [...initials, ...plain].find((letter) => /^[a-z]$/.test(letter) && !taken.has(letter));
    const letter = free ?? String((index + 1) % 10);
    taken.add(letter);
    return letter;
  });
}

/** Runs the action of a pressed key, unless the reader is typing or a dialog is open. */
export function useKeys(keys: ReadonlyMap<string, () => void>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!lettersPlay.get() || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector("dialog[open], [role=menu]")) return;
      const act = keys.get(event.key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [keys]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null;
}

let keyboard = false;

/** Whether the player's last input was a key. */
export function usesKeyboard(): boolean {
  return keyboard;
}

if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => (keyboard = true), true);
  document.addEventListener("pointerdown", () => (keyboard = false), true);
}
