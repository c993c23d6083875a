// Parses the Markdown subset of our rules into blocks. Everything that is not markup stays text: no HTML passes through.

export type Span =
  | { kind: "text"; text: string }
  | { kind: "strong" | "em"; spans: Span[] }
  | { kind: "code"; text: string }
  /** `label`: the words for a link that shows only a sign. */
  | { kind: "link"; to: string; spans: Span[]; label?: string };

export type Block =
  | { kind: "heading"; level: number; id: string | null; spans: Span[] }
  | { kind: "paragraph"; id: string | null; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "note"; blocks: Block[] }
  /** A picture with its caption. `to` names it: "board:turn/map". */
  | { kind: "figure"; to: string; spans: Span[] }
  /** A small remark about what stands above it. No markup stands for it; the client adds it (rules/unchecked.ts). */
  | { kind: "remark"; spans: Span[] };

export interface Item {
  id: string | null;
  spans: Span[];
  /** Nested lists. */
  blocks: Block[];
}

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)[.)])\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^\s*\|?[\s:|-]+\|?\s*$/;
const FIGURE = /^!\[(.+)\]\((board:[a-z0-9/-]+)\)$/;

export function blocks(source: string): Block[] {
  return read(
    source
      .replace(/\r/g, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .split("\n"),
  );
}

function read(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = HEADING.exec(line);
    if (line.trim() === "") {
      at += 1;
    } else if (heading) {
      const [text, id] = anchor(heading[2] ?? "");
      found.push({ kind: "heading", level: (heading[1] ?? "#").length, id, spans: spans(text) });
      at += 1;
    } else if (line.startsWith(">")) {
      const end = until(lines, at, (next) => !next.startsWith(">"));
      found.push({ kind: "note", blocks: read(lines.slice(at, end).map((quoted) => quoted.replace(/^> ?/, ""))) });
      at = end;
    } else if (ROW.test(line) && RULE.test(lines[at + 1] ?? "")) {
      const end = until(lines, at, (next) => !ROW.test(next));
      found.push({ kind: "table", head: cells(line), rows: lines.slice(at + 2, end).map(cells) });
      at = end;
    } else if (ITEM.test(line)) {
      const end = until(lines, at, (next) => next.trim() === "" || HEADING.test(next));
      found.push(list(lines.slice(at, end)));
      at = end;
    } else {
      const end = until(lines, at + 1, (next) => next.trim() === "" || HEADING.test(next) || ITEM.test(next) || ROW.test(next) || next.startsWith(">"));
      const joined = lines
        .slice(at, end)
        .map((part) => part.trim())
        .join(" ");
      const figure = FIGURE.exec(joined);
      const [text, id] = anchor(joined);
      if (figure) found.push({ kind: "figure", to: figure[2] ?? "", spans: spans(figure[1] ?? "") });
      else found.push({ kind: "paragraph", id, spans: spans(text) });
      at = end;
    }
  }
  return found;
}

/** Index of the first line from `at` on for which `ends` holds. */
function until(lines: string[], at: number, ends: (line: string) => boolean): number {
  let end = at;
  while (end < lines.length && !ends(lines[end] ?? "")) end += 1;
  return end;
}

function list(lines: string[]): Block {
  const first = ITEM.exec(lines[0] ?? "");
  const indent = (first?.[1] ?? "").length;
  const items: { text: string[]; below: string[] }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = items.at(-1);
    if (item && (item[1] ?? "").length <= indent) items.push({ text: [item[3] ?? ""], below: [] });
    else if (last && (item || last.below.length > 0)) last.below.push(line);
    else last?.text.push(line.trim());
  }
  return {
    kind: "list",
    ordered: first?.[2] !== undefined,
    items: items.map(({ text, below }) => {
      const [plain, id] = anchor(text.join(" "));
      return { id, spans: spans(plain), blocks: below.length > 0 ? [list(below)] : [] };
    }),
  };
}

function cells(line: string): Span[][] {
  return (ROW.exec(line)?.[1] ?? "").split("|").map((cell) => spans(cell.trim()));
}

/** Splits `Text {#id}` into the text and the id. */
function anchor(text: string): [string, string | null] {
  const found = /^(.*?)\s*\{#([a-z0-9-]+)\}\s*$/.exec(text);
  return found ? [found[1] ?? "", found[2] ?? null] : [text, null];
}

const MARKS = /\*\*(.+?)\*\*|(?<![\p{L}\d])[*_](.+?)[*_](?![\p{L}\d])|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/u;

export function spans(text: string): Span[] {
  const mark = MARKS.exec(text);
  if (!mark) return text === "" ? [] : [{ kind: "text", text }];
  const before = spans(text.slice(0, mark.index));
  return [...before, marked(mark), ...spans(text.slice(mark.index + mark[0].length))];
}

function marked([whole, strong, em, code, label, to]: RegExpExecArray): Span {
  if (strong !== undefined) return { kind: "strong", spans: spans(strong) };
  if (em !== undefined) return { kind: "em", spans: spans(em) };
  if (code !== undefined) return { kind: "code", text: code };
  if (label !== undefined && to !== undefined && isSafe(to)) return { kind: "link", to, spans: spans(label) };
  return { kind: "text", text: whole };
}

/** Accepts links within our pages and to the web, never scripts. */
function isSafe(to: string): boolean {
  return /^(#|\/(?!\/)|https?:\/\/)/.test(to);
}

/** The text without its markup. */
export function plain(list: readonly Span[]): string {
  return list.map((span) => ("text" in span ? span.text : plain(span.spans))).join("");
}
