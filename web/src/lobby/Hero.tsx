// One sentence, one button: a game against a bot begins with one click.
import { useState } from "preact/hooks";
import { openTable } from "../api";
import { useTexts } from "../i18n";
import { LEVELS, levelName, USUAL } from "../levels";
import { go } from "../router";
import { Pick } from "../shell/Pick";
import { toastError } from "../shell/toast";
import { Land } from "./Land";
import { ensureName, NameField } from "./name";

export function Hero() {
  const texts = useTexts();
  const [level, setLevel] = useState<string>(USUAL);
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      await ensureName();
      const seats = ["you" as const, { bot: level }];
      const { id } = await openTable({ game: "imhotep", options: "", public: false, seats, shuffle: true, start: true });
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <section class="hero" aria-labelledby="hero">
      <Land />
      <div class="hero-in">
        <h1 id="hero">{texts.ui("hero")}</h1>
        <p>{texts.text("ui-hero.about")}</p>
        <div class="go">
          <button type="button" class="btn solid lg" disabled={busy} onClick={() => void play()}>
            {texts.ui("play-now")}
          </button>
          <label class="strength">
            <span class="unseen">{texts.ui("strength")}</span>
            <Pick value={level} onChange={setLevel}>
              {LEVELS.map((known) => (
                <option value={known}>{levelName(texts, known)}</option>
              ))}
            </Pick>
          </label>
        </div>
        <NameField class="on-hero" />
      </div>
    </section>
  );
}
