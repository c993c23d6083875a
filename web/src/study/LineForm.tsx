// The form for a side line: its moves one after the other, from a list.
import { useState } from "preact/hooks";
import { tryLine } from "../api";
import type { Seat, TriedLine } from "../protocol";
import { Select } from "../shell/Select";
import { toastError } from "../shell/toast";
import { type StudyParts, TextForm } from "./Panel";

export function LineForm({ ply, studying: { study, change }, texts, words }: StudyParts & { ply: number }) {
  const [tried, set] = useState<TriedLine | null>(null);
  const [chosen, choose] = useState("");
  // The lengths of the line before each of the moves that were chosen, so that they can be taken back.
  const [steps, setSteps] = useState<readonly number[]>([]);
  const go = (moves: readonly string[], next: readonly number[]) =>
    tryLine(study.id, { ply, moves: [...moves] }).then((answer) => {
      set(answer);
      setSteps(next);
      choose("");
    }, toastError);
  if (!tried) {
    return (
      <div class="study-tools">
        <button type="button" class="btn quiet" onClick={() => void go([], [])}>
          {texts.text("study-add-line")}
        </button>
      </div>
    );
  }
  const { moves, seat, legal } = tried;
  const move = legal.includes(chosen) ? chosen : (legal[0] ?? "");
  const save = async (text: string) => {
    const saved = await change({ add: { ply, remark: { line: { moves, text } } } });
    if (saved) set(null);
    return saved;
  };
  return (
    <div class="line-form">
      <h3>{texts.text("study-line")}</h3>
      <ol>
        {moves.map((one, index) => {
          const [actor = "", ...rest] = one.split(" ");
          return (
            <li key={index}>
              {actor === "*" ? "" : `${words.seat(actor as Seat)}: `}
              {words.move(rest.join(" "))}
            </li>
          );
        })}
      </ol>
      {seat !== null && (
        <form
          class="shape-form"
          onSubmit={(event) => {
            event.preventDefault();
            void go([...moves, `${seat} ${move}`], [...steps, moves.length]);
          }}
        >
          <label>
            <span>{texts.text("study-line-next", { text: words.seat(seat) })}</span>
            <Select value={move} onChange={choose}>
              {legal.map((one) => (
                <option key={one} value={one}>
                  {words.move(one)}
                </option>
              ))}
            </Select>
          </label>
          <button type="submit" class="btn">
            {texts.text("study-line-play")}
          </button>
        </form>
      )}
      <div class="study-tools">
        {steps.length > 0 && (
          <button type="button" class="btn quiet" onClick={() => void go(moves.slice(0, steps.at(-1)), steps.slice(0, -1))}>
            {texts.text("study-line-back")}
          </button>
        )}
        <button type="button" class="btn quiet" onClick={() => set(null)}>
          {texts.text("study-cancel")}
        </button>
      </div>
      {steps.length > 0 && <TextForm texts={texts} label={texts.text("study-line-why")} submit={texts.text("study-line-save")} empty onText={save} />}
    </div>
  );
}
