// Texts that are being written in a study. A draft belongs to a position, or to the comment that it changes, and stays until it is posted or
// thrown away: neither a leader who moves on nor another tab, a closed sheet or a reload loses it.
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { StudyChange, StudyNote } from "../protocol";

/** Maximum number of characters of a comment, as the server has it. */
export const MAX_COMMENT = 1000;

/** What somebody writes: a new comment on a position, or another text for a comment or side line. */
export interface Target {
  ply: number;
  /** The number of the note that gets another text; null for a new comment. */
  note: number | null;
}

export interface Draft extends Target {
  text: string;
  /** Whether it is on its way to the server. */
  sending: boolean;
}

export interface Drafting {
  drafts: readonly Draft[];
  write: (target: Target, text: string) => void;
  /** Posts a draft, which stays if the server refuses it. */
  post: (target: Target) => void;
  discard: (target: Target) => void;
}

export const isSame = (one: Target, other: Target) => one.ply === other.ply && one.note === other.note;

export const draftFor = (drafts: readonly Draft[], target: Target) => drafts.find((draft) => isSame(draft, target)) ?? null;

const without = (drafts: readonly Draft[], target: Target) => drafts.filter((draft) => !isSame(draft, target));

/** The drafts with another text for one of them. A new comment without a text is no draft; a comment that is changed may be empty meanwhile. */
export function withText(drafts: readonly Draft[], { ply, note }: Target, text: string): readonly Draft[] {
  const target = { ply, note };
  if (text === "" && note === null) return without(drafts, target);
  const draft: Draft = { ...target, text, sending: false };
  const before = draftFor(drafts, target);
  if (before?.sending) return drafts;
  return before ? drafts.map((one) => (one === before ? draft : one)) : [...drafts, draft];
}

/** The text that somebody has written; null for drawings. */
export function textOf({ remark }: StudyNote): string | null {
  return "comment" in remark ? remark.comment.text : "line" in remark ? remark.line.text : null;
}

const noteOf = ({ note }: Target, notes: readonly StudyNote[]) => notes.find(({ number }) => number === note);

/** Whether the comment that a draft changes is no longer there: it was removed, or has another text and with it another number. */
export const isGone = (draft: Draft, notes: readonly StudyNote[]) => draft.note !== null && !draft.sending && !noteOf(draft, notes);

/** Whether a comment has the text that a draft wants for it; if an answer of the server was lost, under another number. */
function isPosted(draft: Draft, notes: readonly StudyNote[]): boolean {
  const note = noteOf(draft, notes);
  if (note) return textOf(note) === draft.text;
  return draft.note !== null && notes.some((one) => one.ply === draft.ply && textOf(one) === draft.text);
}

/** The drafts that hold something that the study does not. */
export const unposted = (drafts: readonly Draft[], notes: readonly StudyNote[]) =>
  drafts.filter((draft) => draft.text.trim() !== "" && !isPosted(draft, notes));

/** The change that posts a draft; null if it changes nothing. The text for a comment that is gone becomes a new comment, so that it replaces
 * nothing that its author has not seen. */
export function changeOf(draft: Draft, notes: readonly StudyNote[]): StudyChange | null {
  const { ply, text } = draft;
  if (isPosted(draft, notes)) return null;
  const note = noteOf(draft, notes);
  return note ? { rewrite: { number: note.number, text } } : { add: { ply, remark: { comment: { text } } } };
}

/** What the board shows: a position of the game, or one of a side line. */
export interface Shown {
  ply: number;
  line: number | null;
}

/** Whether a text is about what the board shows. */
export const isHere = ({ ply, note }: Target, shown: Shown) => (shown.line === null ? ply === shown.ply : note === shown.line);

/** What somebody wrote last, and whether they still type. */
export interface Writing {
  writing: Target | null;
  types: boolean;
}

/** What the form is for; null if there is nothing to write. It stays with a text for as long as somebody types, also when the leader has
 * moved the board on: the words that follow belong there. */
export function targetOf(drafts: readonly Draft[], notes: readonly StudyNote[], { writing, types }: Writing, shown: Shown): Target | null {
  const draft = writing && draftFor(drafts, writing);
  // Whoever has opened a comment, changed nothing and turned away is done with it.
  if (writing && draft && (types || (isHere(writing, shown) && !isPosted(draft, notes)))) return writing;
  return shown.line === null ? { ply: shown.ply, note: null } : null;
}

const keyOf = (study: string) => `maat-drafts-${study}`;

/** The drafts of this tab. */
export function readDrafts(study: string): readonly Draft[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(study)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isDraft).map((draft) => ({ ...draft, sending: false })) : [];
  } catch {
    return [];
  }
}

function isDraft(value: Partial<Draft> | null): value is Draft {
  return Number.isInteger(value?.ply) && (value?.note === null || Number.isInteger(value?.note)) && typeof value?.text === "string";
}

export function keepDrafts(study: string, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(keyOf(study));
    else sessionStorage.setItem(keyOf(study), JSON.stringify(drafts));
  } catch {
    // Without storage they last as long as the page.
  }
}

/** The drafts of a study. */
export function useDrafts({ id, notes }: { id: string; notes: readonly StudyNote[] }, change: (change: StudyChange) => Promise<boolean>): Drafting {
  const [drafts, set] = useState(() => readDrafts(id));
  const newest = useRef({ drafts, notes });
  newest.current.notes = notes;
  const keep = useCallback(
    (next: readonly Draft[]) => {
      newest.current.drafts = next;
      set(next);
      keepDrafts(id, next);
    },
    [id],
  );
  const write = useCallback((target: Target, text: string) => keep(withText(newest.current.drafts, target, text)), [keep]);
  const discard = useCallback((target: Target) => keep(without(newest.current.drafts, target)), [keep]);
  const post = useCallback(
    async (target: Target) => {
      const { drafts, notes } = newest.current;
      const draft = draftFor(drafts, target);
      if (!draft || draft.sending || draft.text.trim() === "" || draft.text.length > MAX_COMMENT) return;
      const wish = changeOf(draft, notes);
      if (wish === null) return discard(target);
      const sending = { ...draft, sending: true };
      keep(drafts.map((one) => (one === draft ? sending : one)));
      const posted = await change(wish);
      if (posted) discard(target);
      else keep(newest.current.drafts.map((one) => (one === sending ? draft : one)));
    },
    [keep, discard, change],
  );
  return useMemo(() => ({ drafts, write, discard, post: (target) => void post(target) }), [drafts, write, discard, post]);
}
