// Toasts: one line at the bottom of the page for four seconds, one at a time. Moves never raise toasts: they are in the log.
import { useEffect } from "preact/hooks";
import { ApiError } from "../api";
import { texts, useTexts } from "../i18n";
import { store, useStore } from "../store";
import type { Args } from "../words";

const LASTS = 4000;

const current = store<{ key: string; args: Args } | null>(null);

/** Shows the text of a key. */
export function toast(key: string, args: Args = {}): void {
  current.set({ key, args });
}

/** Shows why a request failed. */
export function toastError(error: unknown): void {
  toast(errorKey(error));
}

export function errorKey(error: unknown): string {
  const key = `ui-error-${error instanceof ApiError ? error.code : "trouble"}`;
  return texts()?.has(key) ? key : "ui-error-trouble";
}

export function Toasts() {
  const shown = useStore(current);
  const words = useTexts();
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => current.set(null), LASTS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown && <p class="toast">{words.text(shown.key, shown.args)}</p>}
    </div>
  );
}
