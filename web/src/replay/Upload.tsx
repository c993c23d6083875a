// The form for a record that the visitor has: typed, pasted, dropped or chosen as a file.
import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { isBroken } from "../chance/record";
import { errorKey } from "../shell/toast";
import { Icon } from "../ui/Icon";
import type { Texts } from "../words";
import { VerifyBroken } from "./Verify";

/** More than any record has, in bytes as JSON. The server refuses requests of more than 128 KiB, and a request holds more than the record. */
const MAX_BYTES = 120 * 1024;

interface UploadProps {
  texts: Texts;
  /** The longest text, in bytes as JSON. */
  most?: number;
  /** What is said of a longer one. */
  tooLong?: string;
  /** Opens a record, unless something is wrong with it. */
  open: (record: string) => Promise<void>;
}

export function Upload({ texts, most = MAX_BYTES, tooLong = texts.text("record-long"), open: show }: UploadProps) {
  const [record, setRecord] = useState("");
  const [wrong, tell] = useState<string | null>(null);
  /** The record that was refused, if its draws can be checked nevertheless. */
  const [broken, setBroken] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const setWrong = (text: string | null) => {
    tell(text);
    setBroken(null);
  };
  const open = async (text: string) => {
    // The server would break the request off, and the reason would not arrive.
    if (bytesOf(text) > most) return setWrong(tooLong);
    setBusy(true);
    setWrong(null);
    try {
      await show(text);
    } catch (error) {
      setWrong(fault(texts, error));
      if (error instanceof ApiError && isBroken(error.code)) setBroken(text);
      setBusy(false);
    }
  };
  const enter = (text: string) => {
    setRecord(text);
    return open(text);
  };
  const unreadable = () => setWrong(texts.text("replay-file-unreadable"));
  const read = (file: File) => {
    if (file.size > most) return setWrong(tooLong);
    // A folder is dropped like a file, but there is nothing to read.
    void file.text().then(enter, unreadable);
  };
  const take = (dropped: DataTransfer) => {
    const [file] = dropped.files;
    const text = dropped.getData("text/plain");
    if (file) read(file);
    else if (text.trim() === "") unreadable();
    else void enter(text);
  };
  return (
    <form
      class={over ? "upload over" : "upload"}
      onSubmit={(event) => {
        event.preventDefault();
        void open(record);
      }}
      onDragOver={(event) => {
        if (!isTaken(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer || !isTaken(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer);
      }}
    >
      <label>
        <span>{texts.text("replay-record")}</span>
        <textarea
          value={record}
          rows={10}
          required
          spellcheck={false}
          autocomplete="off"
          placeholder={texts.text("replay-example")}
          aria-invalid={wrong !== null}
          aria-describedby="record-wrong"
          onInput={(event) => {
            setRecord(event.currentTarget.value);
            setWrong(null);
          }}
        />
      </label>
      <p id="record-wrong" class="wrong" role="alert">
        {wrong}
      </p>
      <div class="acts">
        <button type="submit" class="btn solid" disabled={busy}>
          <Icon name="play" />
          {texts.text("replay-open")}
        </button>
        <label class="btn file">
          {texts.text("replay-file")}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) read(file);
              // The same file, corrected meanwhile, can be chosen again.
              event.currentTarget.value = "";
            }}
          />
        </label>
        {broken !== null && <VerifyBroken record={broken} texts={texts} />}
      </div>
    </form>
  );
}

/** Whether the form takes what is dragged. The browser inserts text that is dropped on the field. */
function isTaken({ dataTransfer, target }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true || !(target instanceof HTMLTextAreaElement);
}

/** The size of a text in a request. */
export const bytesOf = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

/** What is wrong with the record, and in which line. */
function fault(texts: Texts, error: unknown): string {
  const known = error instanceof ApiError && error.code.startsWith("record-");
  if (!known) return texts.text(errorKey(error));
  const what = texts.text(error.code);
  return error.line === null ? what : `${texts.text("record-line", { number: error.line })} ${what}`;
}
