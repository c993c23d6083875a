// Clicks on a page that the server has sent, before the client is there: public/theme.js keeps the last one.

interface EarlyClick {
  target: EventTarget | null;
  /** Ends the watch. */
  stop(): void;
}

declare global {
  var maatEarlyClick: EarlyClick | undefined;
}

/** Repeats the last click on a button, once the button does something. Rendering keeps the elements that the server has sent. */
export function repeatEarlyClick(): void {
  const early = globalThis.maatEarlyClick;
  early?.stop();
  const button = early?.target instanceof Element ? early.target.closest("button") : null;
  if (button?.isConnected) button.click();
}
