// Shared by all details: sections, rows, seats, and the dagger for reconstructed facts.
import type { ComponentChildren } from "preact";
import type { Look } from "../../../game";
import { explain } from "../../../ui/explain";
import { Mark } from "../../../ui/Mark";
import type { Owner } from "../pieces/kinds";
import { type Item, Row, rowWidth } from "../pieces/row";
import type { View } from "../view";
import "./details.css";

/** A part of the details under a heading. */
export function Section({ title, mark, children }: { title: string; mark?: string | undefined; children: ComponentChildren }) {
  return (
    <section>
      <h3>
        {title}
        {mark && <span class="eg-dagger">{mark}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Pictograms in a line of text. They are decorative, so they need text beside them. */
export function Pictures({ items, h = 20 }: { items: readonly Item[]; h?: number }) {
  const w = Math.ceil(rowWidth(items, h)) + 2;
  return items.length === 0 ? null : (
    <svg class="eg-pictures" width={w} height={h + 2} viewBox={`0 0 ${w} ${h + 2}`} aria-hidden="true">
      <Row items={items} x={1} y={1} w={w - 2} h={h} />
    </svg>
  );
}

/** A seat in a line of text. */
export function Who({ seat, look, children }: { seat: Owner; look: Look<View>; children?: ComponentChildren }) {
  return (
    <span class="eg-who">
      <Mark seat={seat} />
      {look.names[seat] ?? seat}
      {children}
    </span>
  );
}

/** Seats as marks only, for narrow columns. */
export function Marks({ seats, look }: { seats: readonly Owner[]; look: Look<View> }) {
  return (
    <span class="eg-who">
      {seats.map((seat, at) => (
        <span key={at} {...explain({ name: look.names[seat] ?? seat })}>
          <Mark seat={seat} />
          <span class="unseen">{look.names[seat]}</span>
        </span>
      ))}
    </span>
  );
}

/** The tables of printed facts behind each topic. */
const TABLES = {
  nile: ["nile", "nile_kind", "nile_deck"],
  sphinx: ["sphinx", "sphinx_points"],
  obelisk: ["obelisk"],
  graves: ["grave_tile"],
  pyramid: ["pyramid"],
  temple: ["temple"],
  river: ["river"],
  "grain-market": ["grain_market"],
} as const satisfies Record<string, readonly string[]>;

export type Topic = keyof typeof TABLES;

/** A dagger, where some of the numbers are reconstructed. */
export function dagger({ printed }: View, topic: Topic): string | undefined {
  return TABLES[topic].some((table) => printed.reconstructed.includes(table)) ? "†" : undefined;
}

/** Explains the dagger; renders nothing if there is none. */
export function ReconstructedNote({ look, topics }: { look: Look<View>; topics: readonly Topic[] }) {
  return topics.some((topic) => dagger(look.view, topic)) ? (
    <p class="eg-note">
      <span class="eg-dagger">†</span> {look.words.label("reconstructed")}
    </p>
  ) : null;
}
