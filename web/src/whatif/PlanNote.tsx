// What the viewer has planned to play in a slow game, at their table.
import { useState } from "preact/hooks";
import { cancelPlan } from "../api";
import { useFile } from "../i18n";
import type { PlanInfo, Seat } from "../protocol";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import { PlyText } from "./PlyText";
import "../styles/plan.css";

export interface PlanNoteProps {
  plan: PlanInfo;
  table: string;
  seat: Seat;
  words: GameWords;
}

export default function PlanNote({ plan, table, seat, words }: PlanNoteProps) {
  const texts = useFile("whatif/whatif");
  const [busy, setBusy] = useState(false);
  if (!texts) return null;
  const cancel = () => {
    setBusy(true);
    cancelPlan(table, seat)
      .catch(toastError)
      .finally(() => setBusy(false));
  };
  const close = (
    <button type="button" class="btn quiet" disabled={busy} onClick={cancel}>
      {texts.text(plan.ended === null ? "plan-cancel" : "plan-read")}
    </button>
  );
  if (plan.ended !== null)
    return (
      <div class="plan-note" role="status">
        <p>
          <Icon name="path" />
          {texts.text(`plan-ended-${plan.ended}`)}
        </p>
        {close}
      </div>
    );
  return (
    <div class="plan-note">
      <details>
        <summary>
          <Icon name="path" />
          {texts.text("plan-waits", { count: plan.lines.length })}
        </summary>
        <ol>
          {plan.lines.map((line) => (
            <li key={line.join()}>
              {line.map((ply, index) => (
                <PlyText key={`${index} ${ply}`} {...{ ply, words }} hidden={texts.text("plan-hidden")} />
              ))}
            </li>
          ))}
        </ol>
        <p>{texts.text("plan-secret")}</p>
      </details>
      {close}
    </div>
  );
}
