// The goal of the game in one sentence, until the viewer has dismissed it.
import { useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";

const KEY = "maat-goals-known";

export function Goal({ words }: { words: GameWords }) {
  const [known, set] = useState(read);
  if (known.includes(words.game)) return null;
  const dismiss = () => {
    const next = [...known, words.game];
    set(next);
    try {
      localStorage.setItem(KEY, next.join(" "));
    } catch {
      // Without storage the sentence comes back with the next visit.
    }
  };
  return (
    <p class="goal">
      <span>{words.text(`${words.game}-goal`)}</span>
      <button type="button" class="icb" aria-label={words.texts.ui("goal-dismiss")} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </p>
  );
}

function read(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
