// Explanations of the things on a page. An element carries its explanation in attributes, so that every page needs one tooltip only
// (ui/Explain.tsx) and tests can read what a drawing explains.
import type { LogEntry, Prospect } from "../protocol";
import { store } from "../store";

export interface Explanation {
  /** The name of the thing. */
  name: string;
  /** One sentence: what it does. */
  text?: string | undefined;
  /** What it brings the viewer in this position, if the preview of its move does not tell. */
  now?: string | undefined;
  /** The anchor of its rule. */
  rule?: string | undefined;
}

/** Attributes of an element that explains itself. For elements with visible words, and for controls, which have a name already. */
export function explain({ name, text, now, rule }: Explanation) {
  return { "data-explain": name, "data-explain-text": text, "data-explain-now": now, "data-rule": rule };
}

/** Attributes of a drawing without words: the same, and a name for screen readers. */
export function sign(explanation: Explanation) {
  return { ...explain(explanation), role: "img" as const, "aria-label": spoken(explanation) };
}

/** An explanation in one text. */
export function spoken({ name, text, now }: Explanation): string {
  return sentences([name, text, now]);
}

/** Joins texts to one, each a sentence of its own. */
export function sentences(texts: readonly (string | undefined)[]): string {
  const said = texts.filter((text): text is string => text !== undefined && text !== "");
  return said.map((text, index) => (index < said.length - 1 && !/[.!?:…]$/.test(text) ? `${text}.` : text)).join(" ");
}

/** The selector of everything that can be explained. */
export const EXPLAINED = "[data-explain]";

/** Reads the explanation that an element or one of its ancestors carries. */
export function explanationAt(target: EventTarget | null): { element: HTMLElement | SVGElement; explanation: Explanation; move: string | null } | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>(EXPLAINED) : null;
  if (!element) return null;
  const { explain: name = "", explainText: text, explainNow: now, rule } = element.dataset;
  return { element, explanation: { name, text, now, rule }, move: element.dataset.move ?? null };
}

export type Explained = NonNullable<ReturnType<typeof explanationAt>>;

/** The thing that the viewer points at or has focused; the line below the board shows it at once. */
export const pointed = store<Explained | null>(null);

/** Whether a click explains a thing instead of playing a move. */
export const explaining = store(false);

/** What the page of a table adds to explanations. */
export interface ExplainSource {
  /** The lines that playing a move would write into the log, each with the anchor of its rule. */
  preview: (move: string) => readonly { text: string; rule: string }[];
  /** The same as log entries, for boards that draw what a move would do. */
  entries: (move: string) => readonly LogEntry[];
  /** The points that things on the board would bring if they were scored after a move, or now; empty if they are not known. */
  prospects: (move: string | null) => readonly Prospect[];
  /** The address of a rule. */
  ruleAddress: (anchor: string) => string;
  /** Opens a rule beside the board. */
  showRule: (anchor: string) => void;
}

export const explainSource = store<ExplainSource | null>(null);
