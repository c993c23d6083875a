// What is typed in a dialog and neither saved nor sent yet. It stays in this tab, so that neither a closed dialog nor a reload loses it.

/** Null if nothing is kept. */
export function readKept<T extends object>(key: string): Partial<T> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}

export function keep<T extends object>(key: string, value: T | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the dialog.
  }
}
