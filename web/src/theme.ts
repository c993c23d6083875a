// The theme: the system's choice unless the reader has made one. public/theme.js sets it before the first paint.
const KEY = "maat-theme";

export type Theme = "light" | "dark";

export function theme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function toggleTheme(): Theme {
  const next = theme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage may be unavailable; the choice then lasts as long as the page.
  }
  return next;
}
