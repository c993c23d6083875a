// The authors whose lines of chat the reader has hidden. Their keys belong to one table, so the choice lasts as long as the tab.
import { useState } from "preact/hooks";

export interface Hidden {
  has(author: string): boolean;
  toggle(author: string): void;
}

export function useHidden(table: string): Hidden {
  const key = `maat-hidden-${table}`;
  const [authors, set] = useState(() => read(key));
  return {
    has: (author) => authors.includes(author),
    toggle(author) {
      const next = authors.includes(author) ? authors.filter((one) => one !== author) : [...authors, author];
      set(next);
      try {
        sessionStorage.setItem(key, next.join(" "));
      } catch {
        // Storage may be unavailable; the choice then lasts as long as the page.
      }
    },
  };
}

function read(key: string): readonly string[] {
  try {
    return sessionStorage.getItem(key)?.split(" ").filter(Boolean) ?? [];
  } catch {
    return [];
  }
}
