// The button that makes a study of a replay and leads there.
import { useState } from "preact/hooks";
import { makeStudy } from "../api";
import type { StudyFrom } from "../protocol";
import { go } from "../router";
import { toastError } from "../shell/toast";
import type { Texts } from "../words";

export function MakeStudy({ from, texts }: { from: StudyFrom; texts: Texts }) {
  const [busy, set] = useState(false);
  const make = () => {
    set(true);
    makeStudy({ from, title: "" }).then(
      ({ id }) => go(`/study/${id}${location.search}`),
      (error: unknown) => {
        toastError(error);
        set(false);
      },
    );
  };
  return (
    <button type="button" class="btn quiet make-study" disabled={busy} onClick={make}>
      {texts.text("replay-study")}
    </button>
  );
}
