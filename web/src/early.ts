// What people did on a page that the server has sent, before the client was there: public/theme.js keeps the last click and the last form
// that was sent off; what was typed stands in the fields.

interface Early {
  /** The last click, or the last form that was sent off. */
  event: Event | null;
  /** Ends the watch. */
  stop(): void;
}

declare global {
  var maatEarly: Early | undefined;
}

/** Draws the client's page, which keeps the elements that the server has sent, and repeats in it what was done early. */
export function takeOver(root: Element, draw: () => void): void {
  const typed = [...root.querySelectorAll("input")].filter(({ value }) => value !== "").map((field) => ({ field, text: field.value }));
  draw();
  for (const { field, text } of typed) {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const early = globalThis.maatEarly;
  early?.stop();
  const target = early?.event?.target;
  // What was typed is drawn before it is sent off.
  if (target instanceof Element && target.isConnected) setTimeout(() => repeat(target));
}

function repeat(target: Element): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.closest("button")?.click();
}
