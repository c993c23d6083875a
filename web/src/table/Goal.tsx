// The goal of the game in one sentence, until the viewer has dismissed it.
import { useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";

const KEY = "maat-goals-known";

/** `alone` is set for the only seat of a table, which may have another goal: the label `goal-alone` of its game. */
export function Goal({ words, alone }: { words: GameWords; alone: boolean }) {
  const [known, set] = useState(read);
  if (known.includes(words.game)) return null;
  const own = `${words.game}-label-goal-alone`;
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
      <span>{alone && words.texts.has(own) ? words.texts.text(own) : words.text(`${words.game}-goal`)}</span>
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
