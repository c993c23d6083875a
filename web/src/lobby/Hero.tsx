// The introduction and the field for the guest's name. Whoever has tables sees what waits instead.
import { useEffect, useState } from "preact/hooks";
import { me } from "../api";
import { useTexts } from "../i18n";
import type { TableLine } from "../protocol";
import { useStore } from "../store";
import { Land } from "./Land";
import { NameField } from "./name";

const KEY = "maat-back";

/** `mine` is null until the server has answered. */
export function Hero({ mine }: { mine: readonly TableLine[] | null }) {
  const texts = useTexts();
  const name = useStore(me)?.name ?? null;
  // What the last visit knew decides about this one, so that nothing moves when the answer comes.
  const [back] = useState(readName);
  useEffect(() => {
    if (mine) keepName(mine.length > 0 ? name : null);
  }, [mine, name]);
  const waiting = mine?.filter((table) => table.your_turn).length ?? null;
  return (
    <section class={back === null ? "hero" : "hero back"} aria-labelledby="hero">
      <div class="hero-in">
        <h1 id="hero">{back === null ? texts.ui("hero") : texts.ui("hero-back", { seat: name ?? back })}</h1>
        <p>{back === null ? texts.text("ui-hero.about") : waiting === null ? "\u00a0" : texts.ui("hero-waiting", { count: waiting })}</p>
        <NameField class="on-hero" />
      </div>
      {/* Behind the text, but after it: the picture hangs at the lower edge, which is only known once the text has arrived. */}
      <Land />
    </section>
  );
}

function readName(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepName(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Without storage everybody is greeted as new.
  }
}
