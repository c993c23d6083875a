// Beside the board of a study: what is written, the log, and who is there.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { deleteStudy, studyText } from "../api";
import type { StudyNote } from "../protocol";
import { stopAt } from "../replay/timeline";
import type { Replaying } from "../replay/useReplay";
import { go } from "../router";
import { Dialog } from "../shell/Dialog";
import { Select } from "../shell/Select";
import { toastError } from "../shell/toast";
import { copyAddress } from "../table/share";
import { Icon } from "../ui/Icon";
import type { GameWords, Texts } from "../words";
import { analyseStudy } from "./analyse";
import { type Draft, type Drafting, draftFor, isGone, isHere, isSame, MAX_COMMENT, type Target, targetOf, textOf, unposted } from "./drafts";
import { type Place, placesOn } from "./places";
import type { Shape, Tool } from "./Shapes";
import { type Studying, studyAddress } from "./useStudy";

const MAX_TITLE = 80;
/** Below this number the characters that are left are shown. */
const FEW_LEFT = 100;

export interface StudyParts {
  studying: Studying;
  /** What the visitor writes. */
  drafting: Drafting;
  /** The replay as the visitor walks through it. */
  control: Replaying;
  words: GameWords;
  /** The texts of studies. */
  texts: Texts;
  /** The number of the side line that is shown; null for the game itself. */
  line: number | null;
  showLine: (line: number | null, ply: number) => void;
  /** The number of a position of the game for people; side lines count on from where they leave it. */
  numberOf: (ply: number) => number;
  /** What a tap on the board draws; null while nobody draws. */
  tool: Tool | null;
  setTool: (tool: Tool | null) => void;
  onDraw: (shape: Shape) => void;
  /** Plays on from a position, for a side line. */
  onPlayOn: (ply: number) => void;
  /** Whether the visitor comes back from playing on, so that the focus has nowhere to be. */
  returns: { current: boolean };
}

const TABS = ["notes", "log", "together"] as const;
type Tab = (typeof TABS)[number];

interface StudyPanelProps extends StudyParts {
  /** The index of the game. */
  log: ComponentChildren;
  /** Lets the board be seen, where the panel covers it. */
  onBoard: () => void;
}

export function StudyPanel({ log, ...parts }: StudyPanelProps) {
  const { texts, studying, drafting } = parts;
  const [tab, set] = useState<Tab>("notes");
  const walk = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    set(next);
    document.getElementById(`study-tab-${next}`)?.focus();
  };
  const others = (studying.people?.people.length ?? 1) - 1;
  const waiting = unposted(drafting.drafts, studying.study.notes).length;
  return (
    <div class="study-panel">
      <div class="tabs" role="tablist" aria-label={texts.text("study")} onKeyDown={walk}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`study-tab-${one}`}
            aria-selected={one === tab}
            aria-controls="study-tab-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => set(one)}
          >
            {one === "log" ? texts.ui("log") : texts.text(`study-tab-${one}`)}
            {one === "together" && others > 0 && <em>{others}</em>}
            {one === "notes" && tab !== one && waiting > 0 && (
              <em>
                {waiting}
                <span class="unseen"> {texts.text("study-drafts")}</span>
              </em>
            )}
          </button>
        ))}
      </div>
      <div class="panel-of-tab" id="study-tab-panel" role="tabpanel" aria-labelledby={`study-tab-${tab}`}>
        {tab === "notes" && <Notes {...parts} />}
        {tab === "log" && log}
        {tab === "together" && <Together {...parts} />}
      </div>
    </div>
  );
}

/** The notes at a position, in the order in which they were written. */
export const notesAt = (notes: readonly StudyNote[], ply: number) => notes.filter((note) => note.ply === ply);

export function isShape(note: StudyNote): note is StudyNote & { remark: Shape } {
  return "circle" in note.remark || "arrow" in note.remark;
}

/** A drawing in words. */
export function shapeText(texts: Texts, shape: Shape, name: (id: string) => string): string {
  if ("circle" in shape) return texts.text("study-circle", { text: name(shape.circle.place) });
  return texts.text("study-arrow", { from: name(shape.arrow.from), to: name(shape.arrow.to) });
}

/** The places on the board, once it is drawn; empty while nobody needs them. */
export function usePlaces(needed: boolean, view: unknown): readonly Place[] {
  const [places, set] = useState<readonly Place[]>([]);
  // Another view is another board.
  useEffect(() => {
    if (!needed) return;
    const frame = requestAnimationFrame(() => {
      const stage = document.querySelector(".stage");
      if (stage) set(placesOn(stage));
    });
    return () => cancelAnimationFrame(frame);
  }, [needed, view]);
  return places;
}

export const nameIn = (places: readonly Place[]) => (id: string) => places.find((place) => place.id === id)?.name ?? id;

/** What is written: here, and everywhere. */
function Notes(parts: Omit<StudyPanelProps, "log">) {
  const { studying, drafting, control, texts, line, tool, setTool, onPlayOn, onBoard } = parts;
  const { study } = studying;
  const { stops, at } = control;
  const ply = stops[at]?.ply ?? 0;
  const here = line === null ? notesAt(study.notes, ply) : study.notes.filter(({ number }) => number === line);
  const shapes = here.filter(isShape);
  const [byList, list] = useState(false);
  const places = usePlaces(byList || shapes.length > 0, control.view);
  /** What was written last, and whether somebody still types. */
  const [writing, write] = useState<Target | null>(null);
  const [types, setTypes] = useState(false);
  const target = study.writes ? targetOf(drafting.drafts, study.notes, { writing, types }, { ply, line }) : null;
  const field = useRef<HTMLTextAreaElement>(null);
  const focuses = useRef(false);
  useLayoutEffect(() => {
    if (!focuses.current || !field.current) return;
    focuses.current = false;
    field.current.focus();
  });
  const goOn = (draft: Target) => {
    focuses.current = true;
    write(draft);
    setTypes(true);
  };
  const rewrite = (note: StudyNote) => {
    const target = { ply: note.ply, note: note.number };
    if (!draftFor(drafting.drafts, target)) drafting.write(target, textOf(note) ?? "");
    goOn(target);
  };
  return (
    <section class="study-notes" tabIndex={0} aria-label={texts.text("study-tab-notes")}>
      <Title {...parts} />
      <h3>{texts.text(line === null ? "study-here" : "study-line-here", { number: at })}</h3>
      {here.length === 0 && <p class="nothing">{texts.text("study-nothing-here")}</p>}
      <ul class="notes">
        {here.map((note) => (
          <Note key={note.number} note={note} name={nameIn(places)} onRewrite={rewrite} {...parts} />
        ))}
      </ul>
      {target && <CommentForm target={target} here={isHere(target, { ply, line })} onWrite={write} onTypes={setTypes} {...{ field }} {...parts} />}
      {study.writes && line === null && (
        <>
          <div class="study-tools">
            <button type="button" class="btn play-on" onClick={() => onPlayOn(ply)}>
              <Icon name="path" />
              {texts.text("study-play-on")}
            </button>
            <button
              type="button"
              class="btn"
              aria-pressed={tool !== null}
              onClick={() => {
                setTool(tool === null ? "circle" : null);
                onBoard();
              }}
            >
              <Icon name="feather" />
              {texts.text("study-draw")}
            </button>
            <button type="button" class="btn quiet" aria-expanded={byList} onClick={() => list(!byList)}>
              {texts.text("study-draw-list")}
            </button>
          </div>
          {byList && <ShapeForm places={places} {...parts} />}
        </>
      )}
      <Drafts shown={target} onGoOn={goOn} {...parts} />
      {line === null && (
        <div class="study-tools">
          <button type="button" class="btn analyse" onClick={() => void analyseStudy(study.id, ply).catch(toastError)}>
            <Icon name="scales" />
            {texts.text("study-analyse")}
          </button>
        </div>
      )}
      <All {...parts} />
    </section>
  );
}

/** The title, which the owner can change. */
function Title({ studying: { study, change }, texts }: StudyParts) {
  const [editing, edit] = useState(false);
  const name = study.title || texts.text("study-untitled");
  if (!editing) {
    return (
      <header>
        <h2>{name}</h2>
        {study.own && (
          <button type="button" class="btn quiet" onClick={() => edit(true)}>
            {texts.text("study-rename")}
          </button>
        )}
      </header>
    );
  }
  const submit = async (event: Event) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem("title") as HTMLInputElement;
    if (await change({ rename: { title: field.value } })) edit(false);
  };
  return (
    <form class="study-title" onSubmit={(event) => void submit(event)}>
      <label>
        <span>{texts.text("study-title")}</span>
        <input name="title" defaultValue={study.title} maxLength={MAX_TITLE} autocomplete="off" />
      </label>
      <button type="submit" class="btn">
        {texts.text("study-save")}
      </button>
    </form>
  );
}

interface NoteProps extends StudyParts {
  note: StudyNote;
  /** The names of places. */
  name: (id: string) => string;
  onRewrite: (note: StudyNote) => void;
}

/** A comment, drawing or side line. */
function Note({ note, name, onRewrite, studying, texts, words, line, showLine }: NoteProps) {
  const { study, change } = studying;
  const { remark } = note;
  const own = study.writes && note.author === study.author;
  const removable = study.writes && (study.own || own || isShape(note));
  const text = textOf(note);
  return (
    <li data-note={note.number}>
      <div>
        {isShape(note) ? (
          <p class="shape">{shapeText(texts, note.remark, name)}</p>
        ) : (
          <p>
            <b>{note.name || texts.ui("guest")}</b> {text}
          </p>
        )}
        {"line" in remark && (
          <p class="moves">
            {remark.line.moves
              .filter((ply) => !ply.startsWith("* "))
              .map((ply) => words.move(ply.slice(2)))
              .join(" · ")}
          </p>
        )}
      </div>
      <span class="note-tools">
        {"line" in remark && (
          <button type="button" class="btn quiet" onClick={() => (line === null ? showLine(note.number, note.ply + 1) : showLine(null, note.ply))}>
            {texts.text(line === null ? "study-show-line" : "study-leave-line")}
          </button>
        )}
        {own && text !== null && (
          <button type="button" class="btn quiet" onClick={() => onRewrite(note)}>
            {texts.text("study-rewrite")}
          </button>
        )}
        {removable && (
          <button
            type="button"
            class="icb"
            aria-label={texts.text("study-remove")}
            onClick={() => {
              if (line !== null) showLine(null, note.ply);
              void change({ remove: { number: note.number } });
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </li>
  );
}

interface TextFormProps {
  texts: Texts;
  label: string;
  submit: string;
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  /** Whether the text is on its way to the server. */
  busy: boolean;
  /** Whether the text may be empty. */
  empty?: boolean;
  focused?: boolean;
  field?: RefObject<HTMLTextAreaElement | null>;
  onFocus?: () => void;
  /** Told whether the focus is in the form. */
  onTypes?: (types: boolean) => void;
  /** Buttons and signs below the text. */
  children?: ComponentChildren;
}

/** Clicking on a button leaves the focus in the field, so that whoever writes can go on. */
const staysInField = (event: Event) => event.preventDefault();

export function TextForm(props: TextFormProps) {
  const { texts, label, submit, text, onText, onSubmit, busy, empty = false, focused = false, field, onFocus, onTypes, children } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused, area]);
  useEffect(() => () => onTypes?.(false), [onTypes]);
  const left = MAX_COMMENT - text.length;
  const post = () => {
    if (!busy && left >= 0 && (empty || text.trim() !== "")) onSubmit();
  };
  return (
    <form
      class="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
      onFocusIn={() => {
        onFocus?.();
        onTypes?.(true);
      }}
      onFocusOut={(event) => {
        const form = event.currentTarget;
        const next = event.relatedTarget;
        // A window that is left keeps the focus inside.
        if ((next instanceof Node && form.contains(next)) || form.contains(document.activeElement)) return;
        onTypes?.(false);
      }}
    >
      <textarea
        ref={area}
        value={text}
        rows={2}
        readOnly={busy}
        placeholder={label}
        aria-label={label}
        aria-invalid={left < 0}
        onInput={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // A comment is one paragraph.
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          post();
        }}
      />
      <button type="submit" class="btn" disabled={busy} onMouseDown={staysInField}>
        {submit}
      </button>
      {left < 0 && (
        <small class="wrong" role="alert">
          {texts.text("study-over", { count: -left })}
        </small>
      )}
      {left >= 0 && left < FEW_LEFT && <small>{texts.text("study-left", { count: left })}</small>}
      {children}
    </form>
  );
}

interface CommentFormProps extends StudyParts {
  target: Target;
  /** Whether the text is about what the board shows. */
  here: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onWrite: (target: Target) => void;
  onTypes: (types: boolean) => void;
}

/** The form for a new comment, or for another text of one. */
function CommentForm({ target, here, field, onWrite, onTypes, studying, drafting, texts, numberOf }: CommentFormProps) {
  const { ply, note } = target;
  const draft = draftFor(drafting.drafts, target);
  const gone = draft !== null && isGone(draft, studying.study.notes);
  const label = texts.text(note === null ? "study-comment" : "study-rewriting", { number: numberOf(ply) });
  return (
    <>
      {gone && (
        <p class="draft-gone" role="alert">
          {texts.text("study-draft-gone")}
        </p>
      )}
      {(note !== null || !here) && (
        <p class="help" role="status">
          {label}
        </p>
      )}
      <TextForm
        {...{ texts, label, field, onTypes }}
        submit={texts.text(note === null || gone ? "study-post" : "study-save")}
        text={draft?.text ?? ""}
        busy={draft?.sending ?? false}
        onFocus={() => onWrite(target)}
        onText={(text) => {
          drafting.write(target, text);
          onWrite(target);
        }}
        onSubmit={() => drafting.post(target)}
      >
        {draft && !draft.sending && (
          <button
            type="button"
            class="btn quiet discard"
            onMouseDown={staysInField}
            onClick={(event) => {
              drafting.discard(target);
              // The button goes, and the focus of the keyboard with it.
              if (event.currentTarget === document.activeElement) field.current?.focus();
            }}
          >
            {texts.text("study-draft-discard")}
          </button>
        )}
      </TextForm>
    </>
  );
}

interface DraftsProps extends StudyParts {
  /** What the form shows. */
  shown: Target | null;
  onGoOn: (draft: Draft) => void;
}

/** What was written and not posted, but for what is in the form. */
function Drafts({ shown, onGoOn, studying: { study }, drafting, texts, numberOf, ...parts }: DraftsProps) {
  const drafts = unposted(drafting.drafts, study.notes).filter((draft) => !shown || !isSame(draft, shown));
  if (drafts.length === 0) return null;
  return (
    <>
      <h3>{texts.text("study-drafts")}</h3>
      <ul class="all-notes drafts">
        {drafts.map((draft) => (
          <li key={`${draft.ply} ${draft.note}`}>
            <div>
              <button
                type="button"
                class="link"
                onClick={() => {
                  walkTo(parts, draft.ply);
                  onGoOn(draft);
                }}
              >
                {texts.text("study-move", { number: numberOf(draft.ply) })}
              </button>{" "}
              {draft.text.length > MAX_COMMENT ? `${draft.text.slice(0, MAX_COMMENT)}…` : draft.text}
            </div>
            <button type="button" class="icb" aria-label={texts.text("study-draft-discard")} onClick={() => drafting.discard(draft)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows a position of the game. */
export function walkTo({ control, line, showLine }: Pick<StudyParts, "control" | "line" | "showLine">, ply: number): void {
  if (line === null) control.goTo(stopAt(control.stops, ply));
  else showLine(null, ply);
}

/** Marks places without a mouse. */
function ShapeForm({ places, texts, onDraw }: StudyParts & { places: readonly Place[] }) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const first = places.some(({ id }) => id === from) ? from : (places[0]?.id ?? "");
  const options = places.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
  return (
    <form
      class="shape-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (first === "") return;
        onDraw(to === "" || to === first ? { circle: { place: first } } : { arrow: { from: first, to } });
      }}
    >
      <label>
        <span>{texts.text("study-from")}</span>
        <Select value={first} onChange={setFrom}>
          {options}
        </Select>
      </label>
      <label>
        <span>{texts.text("study-to")}</span>
        <Select value={to} onChange={setTo}>
          <option value="">{texts.text("study-only-circle")}</option>
          {options}
        </Select>
      </label>
      <button type="submit" class="btn">
        {texts.text("study-add-shape")}
      </button>
    </form>
  );
}

/** All comments and side lines, as an index. */
function All({ studying: { study }, texts, numberOf, ...parts }: StudyParts) {
  const written = study.notes.filter((note) => !isShape(note)).sort((one, other) => one.ply - other.ply || one.number - other.number);
  return (
    <>
      <h3>{texts.text("study-all", { count: written.length })}</h3>
      <ol class="all-notes">
        {written.map(({ number, ply, name, remark }) => (
          <li key={number}>
            <button type="button" class="link" onClick={() => walkTo(parts, ply)}>
              {texts.text("study-move", { number: numberOf(ply) })}
            </button>{" "}
            <b>{name || texts.ui("guest")}</b>{" "}
            {"comment" in remark ? remark.comment.text : "line" in remark ? texts.text("study-line-about", { text: remark.line.text }) : ""}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Who is there and leads, and who may write. */
function Together({ studying, control, texts, line }: StudyParts) {
  const { study, people, leads, following, follow, send, change, link } = studying;
  const [asking, ask] = useState(false);
  const leader = people?.people.find(({ number }) => number === people.leader) ?? null;
  const { stops, at, replay } = control;
  const lead = () => send({ lead: { ply: stops[at]?.ply ?? 0, viewpoint: replay.viewpoint, line } });
  const remove = () =>
    deleteStudy(study.id).then(
      () => go("/study"),
      (error: unknown) => toastError(error),
    );
  return (
    <section class="study-together" tabIndex={0} aria-label={texts.text("study-tab-together")}>
      <h3>{texts.text("study-people")}</h3>
      {link !== "open" && <p class="nothing">{texts.ui("connecting")}</p>}
      <ul class="people">
        {people?.people.map(({ number, name, writes }) => (
          <li key={number}>
            <Icon name={number === people.leader ? "flag" : "people"} />
            <span>
              <b>{name || texts.ui("guest")}</b>
              <small>
                {[number === people.you && texts.text("study-you"), number === people.leader && texts.text("study-leads"), writes && texts.text("study-writes")]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </span>
            {leads && number !== people.you && (
              <button type="button" class="btn quiet" onClick={() => send({ hand: { to: number } })}>
                {texts.text("study-hand-over")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="study-tools">
        {leads && (
          <button type="button" class="btn" onClick={() => send({ rest: {} })}>
            {texts.text("study-rest")}
          </button>
        )}
        {people && !leads && (study.own || (study.writes && leader === null)) && (
          <button type="button" class="btn solid" onClick={lead}>
            {texts.text("study-lead")}
          </button>
        )}
        {leader && !leads && (
          <button type="button" class="btn" onClick={() => follow(!following)}>
            {following ? texts.text("study-look-around") : texts.text("study-follow", { text: leader.name || texts.ui("guest") })}
          </button>
        )}
      </div>
      <p class="help">{texts.text("study-together-help")}</p>
      <h3>{texts.text("study-share")}</h3>
      <div class="study-tools">
        <button type="button" class="btn" onClick={() => void copyAddress(studyAddress(study.id))}>
          {texts.text("study-link-read")}
        </button>
        {study.own && study.secret !== null && (
          <button
            type="button"
            class="btn"
            data-write={studyAddress(study.id, study.secret)}
            onClick={() => void copyAddress(studyAddress(study.id, study.secret))}
          >
            {texts.text("study-link-write")}
          </button>
        )}
        {study.own && (
          <button type="button" class="btn quiet" onClick={() => void change({ share: { on: study.secret === null } })}>
            {texts.text(study.secret === null ? "study-open-writing" : "study-close-writing")}
          </button>
        )}
        <a class="btn quiet" href={studyText(study.id)} download>
          {texts.text("study-text")}
        </a>
        {study.own && (
          <button type="button" class="btn quiet" onClick={() => ask(true)}>
            {texts.text("study-delete")}
          </button>
        )}
      </div>
      <p class="help">
        {texts.text(study.own ? (study.secret === null ? "study-only-you" : "study-others-write") : "study-of", { text: study.owner || texts.ui("guest") })}
      </p>
      {asking && (
        <Dialog title={texts.text("study-delete")} onClose={() => ask(false)}>
          <p>{texts.text("study-delete-ask")}</p>
          <div class="acts">
            <button type="button" class="btn solid" onClick={() => void remove()}>
              {texts.text("study-delete")}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
