// "Something is wrong here": a report to the host of the server, with the record up to the position that is shown.
import { useState } from "preact/hooks";
import { sendReport } from "../api";
import { useFile, useTexts } from "../i18n";
import type { ReportKind } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { errorKey } from "../shell/toast";
import { keep, readKept } from "./kept";
import "../styles/notes.css";

/** As the server has it. */
const MAX_CHARS = 1000;
const KINDS: readonly ReportKind[] = ["rule", "display", "text", "other"];

export interface ReportProps {
  table: string | null;
  record: string | null;
  ply: number;
  /** The number of that position for people. */
  number: number;
  onClose: () => void;
}

interface Written {
  kind: ReportKind;
  text: string;
}

/** What somebody has begun to write. */
function readReport(key: string): Written {
  const { kind, text } = readKept<Written>(key) ?? {};
  return { kind: KINDS.find((one) => one === kind) ?? "rule", text: typeof text === "string" ? text : "" };
}

export default function ReportDialog({ table, record, ply, number, onClose }: ReportProps) {
  const title = useTexts().ui("report");
  const texts = useFile("notes/report");
  const key = `maat-report-${table ?? ""}`;
  const [{ kind, text }, set] = useState(() => readReport(key));
  const write = (change: Partial<Written>) => {
    const next = { kind, text, ...change };
    keep(key, next.text === "" ? null : next);
    set(next);
  };
  const [wrong, setWrong] = useState<string | null>(null);
  const [state, become] = useState<"open" | "busy" | "sent">("open");
  // The game may go on while somebody writes.
  const [moment] = useState({ ply, number });
  const send = async () => {
    if (text.trim() === "" || !texts) return setWrong("report-empty");
    become("busy");
    setWrong(null);
    try {
      await sendReport({ table, record, ply: moment.ply, kind, text, lang: texts.lang });
      keep(key, null);
      become("sent");
    } catch (error) {
      setWrong(errorKey(error));
      become("open");
    }
  };
  return (
    <Dialog title={title} class="sheet report" onClose={onClose}>
      {texts && state === "sent" && (
        <>
          <p role="status">{texts.text("report-thanks")}</p>
          <footer>
            <button type="button" class="btn solid" onClick={onClose}>
              {texts.text("report-close")}
            </button>
          </footer>
        </>
      )}
      {texts && state !== "sent" && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <fieldset class="report-kinds">
            <legend>{texts.text("report-what")}</legend>
            {KINDS.map((one) => (
              <label key={one} class="check">
                <input type="radio" name="kind" checked={one === kind} onChange={() => write({ kind: one })} />
                <span>{texts.text(`report-kind-${one}`)}</span>
              </label>
            ))}
          </fieldset>
          <label class="note">
            <span>{texts.text("report-words")}</span>
            <textarea
              rows={5}
              maxLength={MAX_CHARS}
              value={text}
              aria-invalid={wrong === "report-empty"}
              onInput={(event) => write({ text: event.currentTarget.value })}
            />
          </label>
          <p class="about">{texts.text("report-attached", { number: moment.number })}</p>
          <p class="wrong" role="alert">
            {wrong !== null && texts.text(wrong)}
          </p>
          <footer>
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                keep(key, null);
                onClose();
              }}
            >
              {texts.text("report-cancel")}
            </button>
            <button type="submit" class="btn solid" disabled={state === "busy"}>
              {texts.text("report-send")}
            </button>
          </footer>
        </form>
      )}
    </Dialog>
  );
}
