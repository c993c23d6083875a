// Searches the rules: finds sections by words, whatever their case and diacritics.
import { type Block, type Item, plain, type Span } from "../markdown";
import { RULINGS, references } from "./arrange";

/** A heading with the text below it, up to the next heading. */
export interface Section {
  anchor: string;
  title: string;
  /** The title of the chapter that the section belongs to; null for a chapter itself. */
  chapter: string | null;
  text: string;
  /** Whether it is a ruling; rules come first. */
  ruling: boolean;
}

export interface Match {
  section: Section;
  /** The higher, the better. */
  rank: number;
  /** A part of the text around the first word that was found, in pieces; `hit` marks the words. */
  excerpt: readonly { text: string; hit: boolean }[];
}

/** The sections of a page, in their order. */
export function sections(blocks: readonly Block[]): Section[] {
  const found: Section[] = [];
  let chapter: string | null = null;
  let ruling = false;
  for (const block of blocks) {
    if (block.kind === "heading") {
      const title = plain(block.spans);
      if (block.level <= 2) [chapter, ruling] = [title, block.id === RULINGS];
      if (block.id !== null) found.push({ anchor: block.id, title, chapter: block.level <= 2 ? null : chapter, text: "", ruling });
    } else if (references(block).length === 0) {
      const last = found.at(-1);
      if (last) last.text = `${last.text} ${textOf(block)}`.trim();
    }
  }
  return found;
}

function textOf(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
    case "figure":
    case "remark":
      return plain(block.spans);
    case "note":
      return block.blocks.map(textOf).join(" ");
    case "list":
      return block.items.map(itemText).join(" ");
    case "table":
      return [block.head, ...block.rows].map(rowText).join(" ");
  }
}

const itemText = (item: Item): string => [plain(item.spans), ...item.blocks.map(textOf)].join(" ");
const rowText = (row: readonly Span[][]): string => row.map(plain).join(" · ");

/** Letters that no decomposition turns into a plain one. */
const PLAIN: Record<string, string> = { ł: "l", Ł: "l", "’": "'" };

/** The text in lower case and without diacritics; every character keeps its place. */
export function fold(text: string): string {
  return [...text].map((letter) => (PLAIN[letter] ?? letter.normalize("NFD").charAt(0)).toLowerCase().padEnd(letter.length).slice(0, letter.length)).join("");
}

/** The sections that contain every word of the query, those first whose title does. */
export function search(all: readonly Section[], query: string): Match[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const matches = all.flatMap((section) => {
    const [title, text] = [fold(section.title), fold(section.text)];
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    const inTitle = words.filter((word) => title.includes(word)).length;
    const begins = words.some((word) => title.startsWith(word)) ? 1 : 0;
    const rank = 2 * inTitle + begins - (section.ruling ? RULING_RANK : 0);
    return [{ section, excerpt: excerpt(section.text, text, words), rank }];
  });
  return matches.sort((one, other) => other.rank - one.rank);
}

/** By how much a ruling comes after a rule whose title matches as well. */
const RULING_RANK = 1.5;

/** The length of an excerpt, and of its part before the first word. */
const LENGTH = 130;
const BEFORE = 40;

function excerpt(text: string, folded: string, words: readonly string[]): Match["excerpt"] {
  const found = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  // It begins and ends between two words.
  const start = first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const space = text.lastIndexOf(" ", start + LENGTH);
  const end = text.length <= start + LENGTH ? text.length : space > start ? space : start + LENGTH;
  const pieces: { text: string; hit: boolean }[] = start > 0 ? [{ text: "… ", hit: false }] : [];
  let at = start;
  while (at < end) {
    const next = words.flatMap((word) => {
      const place = folded.indexOf(word, at);
      return place >= 0 && place + word.length <= end ? [[place, word.length] as const] : [];
    });
    const [place, length] = next.sort(([one], [other]) => one - other)[0] ?? [end, 0];
    if (place > at) pieces.push({ text: text.slice(at, place), hit: false });
    if (length > 0) pieces.push({ text: text.slice(place, place + length), hit: true });
    at = place + length;
  }
  if (end < text.length) pieces.push({ text: " …", hit: false });
  return pieces;
}
