// Arranges the rules for reading: a ruling is shown beside the rule it settles, and the list of rulings at the end becomes an index.
//
// A rule names its rulings in a line of links: `[R-01](#r-01) [R-02](#r-02)`. The texts of the rulings follow the heading `rulings`, each
// below a heading of its own: `### R-01: Nothing to get {#r-01}`.
import { type Block, plain, type Span } from "../markdown";

export interface Ruling {
  /** Its anchor: "r-01". */
  id: string;
  /** Its number as people read it: "R-01". */
  number: string;
  title: Span[];
  blocks: Block[];
}

/** A part of the arranged rules. */
export type Part = { kind: "text"; blocks: Block[] } | { kind: "rulings"; rulings: Ruling[] } | { kind: "index"; rulings: Ruling[] };

type Heading = Extract<Block, { kind: "heading" }>;

/** The anchor of the chapter that holds the texts of all rulings. */
export const RULINGS = "rulings";

export function arrange(blocks: readonly Block[]): Part[] {
  const [before, own, after] = chapter(blocks);
  const rulings = new Map(read(own).map((ruling) => [ruling.id, ruling]));
  const parts: Part[] = [];
  const add = (block: Block) => {
    const last = parts.at(-1);
    if (last?.kind === "text") last.blocks.push(block);
    else parts.push({ kind: "text", blocks: [block] });
  };
  for (const block of before) {
    const named = references(block).flatMap((id) => rulings.get(id) ?? []);
    if (named.length > 0) parts.push({ kind: "rulings", rulings: named });
    else add(block);
  }
  for (const block of own.slice(0, own.findIndex(isRuling))) add(block);
  if (rulings.size > 0) parts.push({ kind: "index", rulings: [...rulings.values()] });
  after.forEach(add);
  return parts;
}

/** The blocks before, in and after the chapter of rulings. */
function chapter(blocks: readonly Block[]): [readonly Block[], readonly Block[], readonly Block[]] {
  const start = blocks.findIndex((block) => block.kind === "heading" && block.id === RULINGS);
  if (start < 0) return [blocks, [], []];
  const length = blocks.slice(start + 1).findIndex((block) => block.kind === "heading" && block.level < 3);
  const end = length < 0 ? blocks.length : start + 1 + length;
  return [blocks.slice(0, start), blocks.slice(start, end), blocks.slice(end)];
}

function isRuling(block: Block): block is Heading {
  return block.kind === "heading" && block.level === 3;
}

/** The rulings of their chapter. */
function read(own: readonly Block[]): Ruling[] {
  const found: Ruling[] = [];
  for (const block of own) {
    const last = found.at(-1);
    if (!isRuling(block)) last?.blocks.push(block);
    else {
      const [number = "", title = ""] = plain(block.spans).split(/: (.*)/, 2);
      found.push({ id: block.id ?? "", number, title: [{ kind: "text", text: title }], blocks: [] });
    }
  }
  return found;
}

/** The anchors of a line that consists of links alone; empty for every other block. */
export function references(block: Block): string[] {
  if (block.kind !== "paragraph") return [];
  const anchors = block.spans.map((span) => (span.kind === "link" && span.to.startsWith("#") ? span.to.slice(1) : null));
  const only = block.spans.every((span, index) => anchors[index] !== null || (span.kind === "text" && span.text.trim() === ""));
  return only ? anchors.filter((anchor) => anchor !== null) : [];
}
