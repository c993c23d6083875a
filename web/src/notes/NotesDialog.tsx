// Private notes about a game and about the other people there; they save themselves.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { getNotes, NOTES_ADDRESS, saveNote } from "../api";
import { useFile, useTexts } from "../i18n";
import type { About, Note, Notes } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { errorKey, toast } from "../shell/toast";
import type { Texts } from "../words";
import { Draft, type DraftState } from "./draft";
import { keep, readKept } from "./kept";
import "../styles/notes.css";

/** As the server has it. */
const MAX_CHARS = 2000;
/** From here on the number of characters that are left is shown. */
const FEW_LEFT = 200;

export interface NotesProps {
  table: string;
  names: Readonly<Record<string, string>>;
  onClose: () => void;
}

export default function NotesDialog({ table, names, onClose }: NotesProps) {
  const title = useTexts().ui("notes");
  const texts = useFile("notes/notes");
  const [notes, set] = useState<NamedNotes | null>(null);
  const [failed, fail] = useState<string | null>(null);
  const seated = JSON.stringify(names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every update brings new names with the same content.
  useEffect(() => {
    let current = true;
    const load = () =>
      void getNotes(table).then(
        (notes) => current && set({ ...notes, names }),
        (error: unknown) => fail(errorKey(error)),
      );
    load();
    // Another tab may have written meanwhile.
    addEventListener("focus", load);
    return () => {
      current = false;
      removeEventListener("focus", load);
    };
  }, [table, seated]);
  return (
    <Dialog title={title} class="sheet notes" onClose={onClose}>
      {failed && !notes && <p class="nothing">{texts?.text(failed)}</p>}
      {texts && notes && (
        <>
          <p class="about">{texts.text("notes-about")}</p>
          <Field texts={texts} table={table} label={texts.text("notes-game")} about="game" note={notes.game} />
          {notes.opponents.map(({ seat, person, note }) => (
            <Field
              key={person}
              texts={texts}
              table={table}
              label={texts.text("notes-opponent", { seat: notes.names[seat] ?? "" })}
              about={{ opponent: person }}
              note={note}
            />
          ))}
          <footer>
            <a class="btn quiet" href={NOTES_ADDRESS} download>
              {texts.text("notes-export")}
            </a>
          </footer>
        </>
      )}
    </Dialog>
  );
}

/** Notes with the names of those who sat at the table when they were loaded: before the start people come and leave. */
interface NamedNotes extends Notes {
  names: NotesProps["names"];
}

interface FieldProps {
  texts: Texts;
  table: string;
  label: string;
  about: About;
  note: Note;
}

function Field({ texts, table, label, about, note }: FieldProps) {
  const id = useId();
  const [state, set] = useState<DraftState | null>(null);
  const draft = useRef<Draft | null>(null);
  const key = `maat-note-${table}-${typeof about === "string" ? about : about.opponent}`;
  draft.current ??= new Draft(
    note,
    (text, version) => saveNote(table, { about, text, version }),
    (state) => {
      keep(key, draft.current?.unsaved ?? null);
      set(state);
    },
  );
  useEffect(() => draft.current?.refresh(note), [note]);
  useEffect(() => {
    const one = draft.current;
    const kept = readKept<Note>(key);
    if (typeof kept?.text === "string" && typeof kept.version === "number") one?.resume({ text: kept.text, version: kept.version });
    const leave = () => void one?.save();
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      void one?.save().then(() => one.state.status === "failed" && toast("ui-notes-unsaved"));
    };
  }, [key]);
  const { text, status, replaced } = state ?? draft.current.state;
  const left = MAX_CHARS - text.length;
  return (
    <div class="note">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={MAX_CHARS}
        value={text}
        aria-describedby={`${id}-is`}
        onInput={(event) => draft.current?.type(event.currentTarget.value)}
      />
      <p class={status === "failed" ? "note-is wrong" : "note-is"} id={`${id}-is`} role="status">
        {state && texts.text(`notes-are-${status}`)} {left < FEW_LEFT && texts.text("notes-left", { count: left })}
      </p>
      {status === "failed" && (
        <button type="button" class="btn" onClick={() => void draft.current?.save()}>
          {texts.text("notes-again")}
        </button>
      )}
      {replaced !== null && (
        <div class="note-other" role="alert">
          <p>{texts.text("notes-replaced")}</p>
          <blockquote>{replaced}</blockquote>
          <button type="button" class="btn" onClick={() => draft.current?.addReplaced()}>
            {texts.text("notes-add")}
          </button>
        </div>
      )}
    </div>
  );
}
