// Shared by all details: pictures in a line of text, sections, and the dagger for reconstructed facts.
import type { ComponentChildren } from "preact";
import type { Look } from "../../../game";
import { type Item, Row, rowWidth } from "../pieces/row";
import type { View } from "../view";
import "./details.css";

/** Pictograms in a line of text. They are decorative, so they need text beside them. */
export function Pictures({ items, h = 20 }: { items: readonly Item[]; h?: number }) {
  const w = Math.ceil(rowWidth(items, h)) + 2;
  return items.length === 0 ? null : (
    <svg class="ph-pictures" width={w} height={h + 2} viewBox={`0 0 ${w} ${h + 2}`} aria-hidden="true">
      <Row items={items} x={1} y={1} w={w - 2} h={h} />
    </svg>
  );
}

/** A part of the details under a heading. */
export function Section({ title, mark, children }: { title: string; mark?: string | undefined; children: ComponentChildren }) {
  return (
    <section>
      <h3>
        {title}
        {mark && <span class="ph-dagger">{mark}</span>}
      </h3>
      {children}
    </section>
  );
}

/** The tables of printed facts behind each topic. */
const TABLES = {
  wheel: ["wheel"],
  gods: ["god", "god_need", "god_points"],
  jars: ["jar"],
  artisans: ["artisan"],
  nile: ["nile", "nile_track"],
  tomb: ["tomb_points", "tomb_cost"],
  pyramid: ["pyramid"],
  nobles: ["noble", "noble_zone", "scribe", "official"],
  traitor: ["traitor_board", "traitor_noble"],
  offerings: ["offering"],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TABLES;

/** A dagger, where some of the numbers are reconstructed. */
export function dagger({ printed }: View, topic: Topic): string | undefined {
  return TABLES[topic].some((table) => printed.reconstructed.includes(table)) ? "†" : undefined;
}

/** Explains the dagger; renders nothing if there is none. */
export function ReconstructedNote({ look, topics }: { look: Look<View>; topics: readonly Topic[] }) {
  return topics.some((topic) => dagger(look.view, topic)) ? (
    <p class="ph-note">
      <span class="ph-dagger">†</span> {look.words.label("reconstructed")}
    </p>
  ) : null;
}
