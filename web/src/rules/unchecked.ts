// Values that could not be checked against the printed game. The rules mark each with a dagger that leads to the chapter on these values,
// `[†](#numbers)`; one remark below the marked blocks of a section tells what the dagger means.
import { type Block, type Item, plain, type Span, spans } from "../markdown";
import type { Texts } from "../words";

/** The file of the texts that are used here. */
export const RULES_TEXTS = "rules/page";

/** The anchor of the chapter on these values. */
const NUMBERS = "numbers";

/**
 * The rules with a remark below the last marked block of each section, from one heading to the next. Below the title the rules explain the
 * dagger themselves, and the chapter on these values needs no remark.
 */
export function withRemarks(rules: readonly Block[], texts: Texts): Block[] {
  const remark: Block = { kind: "remark", spans: spans(texts.text("rules-unchecked-here")) };
  const label = texts.text("rules-unchecked-mark");
  const found: Block[] = [];
  let explained = false;
  /** The place of the remark in `found`; null while the section has no mark. */
  let place: number | null = null;
  const endSection = () => {
    if (place !== null) found.splice(place, 0, remark);
    place = null;
  };
  for (const block of rules) {
    if (block.kind === "heading") {
      endSection();
      explained = block.level === 1 || block.id === NUMBERS;
    }
    const marked = labelled(block, label);
    found.push(marked ?? block);
    if (marked && !explained) place = found.length;
  }
  endSection();
  return found;
}

/** The block with words for its daggers; null if it has none. */
function labelled(block: Block, label: string): Block | null {
  let any = false;
  const line = (list: readonly Span[]): Span[] =>
    list.map((span) => {
      if (isDagger(span)) {
        any = true;
        return { ...span, label };
      }
      return "spans" in span ? { ...span, spans: line(span.spans) } : span;
    });
  const item = (one: Item): Item => ({ ...one, spans: line(one.spans), blocks: one.blocks.map(inner) });
  const inner = (one: Block): Block => {
    switch (one.kind) {
      case "note":
        return { ...one, blocks: one.blocks.map(inner) };
      case "list":
        return { ...one, items: one.items.map(item) };
      case "table":
        return { ...one, head: one.head.map(line), rows: one.rows.map((row) => row.map(line)) };
      default:
        return { ...one, spans: line(one.spans) };
    }
  };
  const drawn = inner(block);
  return any ? drawn : null;
}

function isDagger(span: Span): boolean {
  return span.kind === "link" && span.to === `#${NUMBERS}` && plain(span.spans) === "†";
}
