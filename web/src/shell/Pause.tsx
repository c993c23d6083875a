// The pause of the guest's slow games, for holidays.
import { useState } from "preact/hooks";
import { me, pause } from "../api";
import { DAY, leftText, spanText } from "../conduct";
import { useTexts } from "../i18n";
import { useStore } from "../store";
import { Select } from "./Select";
import { toastError } from "./toast";

export function Pause() {
  const texts = useTexts();
  const known = useStore(me);
  const [days, setDays] = useState(7);
  const [busy, setBusy] = useState(false);
  if (!known) return null;
  const { seconds, left } = known.pause;
  const most = Math.floor(left / DAY);
  const chosen = Math.min(days, most);
  const request = async (length: number) => {
    setBusy(true);
    await pause(length).catch(toastError);
    setBusy(false);
  };
  return (
    <section class="pause" aria-labelledby="pause">
      <h3 id="pause">{texts.ui("pause")}</h3>
      <p>{seconds === null ? texts.ui("pause-about", { days: most }) : texts.ui("pause-runs", { text: leftText(texts, seconds) })}</p>
      {seconds !== null ? (
        <button type="button" class="btn" disabled={busy} onClick={() => void request(0)}>
          {texts.ui("pause-end")}
        </button>
      ) : (
        most > 0 && (
          <p class="pause-form">
            <Select value={String(chosen)} label={texts.ui("pause-length")} onChange={(value) => setDays(Number(value))}>
              {Array.from({ length: most }, (_, index) => (
                <option value={String(index + 1)}>{spanText(texts, (index + 1) * DAY)}</option>
              ))}
            </Select>
            <button type="button" class="btn" disabled={busy} onClick={() => void request(chosen)}>
              {texts.ui("pause-begin")}
            </button>
          </p>
        )
      )}
    </section>
  );
}
