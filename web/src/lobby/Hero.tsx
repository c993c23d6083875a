// The introduction and the field for the guest's name.
import { useTexts } from "../i18n";
import { Land } from "./Land";
import { NameField } from "./name";

export function Hero() {
  const texts = useTexts();
  return (
    <section class="hero" aria-labelledby="hero">
      <Land />
      <div class="hero-in">
        <h1 id="hero">{texts.ui("hero")}</h1>
        <p>{texts.text("ui-hero.about")}</p>
        <NameField class="on-hero" />
      </div>
    </section>
  );
}
