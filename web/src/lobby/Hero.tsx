// The introduction and the field for the guest's name. Whoever has tables sees what waits instead.
import { me } from "../api";
import { useTexts } from "../i18n";
import type { TableLine } from "../protocol";
import { useStore } from "../store";
import { Land } from "./Land";
import { NameField } from "./name";

export function Hero({ mine }: { mine: readonly TableLine[] }) {
  const texts = useTexts();
  const name = useStore(me)?.name ?? null;
  const back = name !== null && mine.length > 0;
  const waiting = mine.filter((table) => table.your_turn).length;
  return (
    <section class={back ? "hero back" : "hero"} aria-labelledby="hero">
      <Land />
      <div class="hero-in">
        <h1 id="hero">{back ? texts.ui("hero-back", { seat: name }) : texts.ui("hero")}</h1>
        <p>{back ? texts.ui("hero-waiting", { count: waiting }) : texts.text("ui-hero.about")}</p>
        <NameField class="on-hero" />
      </div>
    </section>
  );
}
