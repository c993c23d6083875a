// What the gallery of a game shows: cards, tiles, boards and numbers, each with the printed facts that it stands for.
import type { ComponentChildren } from "preact";
import type { Field, Words } from "../game";

/** A row of the content file of a game. */
export type Row = { readonly provenance: string } & { readonly [field: string]: Field };

/** The content of a game by table, as `cargo xtask codegen` writes it. */
export type Content = Readonly<Record<string, readonly Row[]>>;

/** Printed facts in words; without a text they are part of the exhibit's own sentence or picture. */
export interface Fact {
  text: string | null;
  /** The tables and rows that the fact tells. */
  tables: readonly string[];
  rows: readonly Row[];
}

export interface Exhibit {
  id: string;
  /** The filter that shows it; `rules-kind-<kind>` names it. */
  kind: string;
  name: string;
  /** How many of it there are; left out for 1. */
  copies?: number;
  picture?: ComponentChildren;
  /** A picture of the rules instead: "board:turn/map". */
  board?: string;
  text?: string;
  facts: readonly Fact[];
  /** The anchor of its rule. */
  rule: string;
}

/** The exhibits of a game in the order of their kinds. Each game has an exhibits.tsx that exports it. */
export type Exhibits = (words: Words) => Exhibit[];

/** Whether a value was filled in, because no printed source was found. */
export function isUnchecked({ rows }: Fact): boolean {
  return rows.some(({ provenance }) => provenance === "reconstructed");
}

/** Reads facts from the content of a game. */
export class Facts {
  constructor(
    private readonly content: Content,
    private readonly words: Words,
  ) {}

  rows(table: string): readonly Row[] {
    return this.content[table] ?? [];
  }

  /** The row of a table in which the field has this value. */
  row(table: string, field: string, value: Field): Row | undefined {
    return this.rows(table).find((row) => row[field] === value);
  }

  /** A row in words: `<game>-label-fact-<key>` with the fields of the row. */
  told(table: string, row: Row, args: Readonly<Record<string, Field>> = row, key = table): Fact {
    return { text: this.words.label(`fact-${key.replaceAll("_", "-")}`, args), tables: [table], rows: [row] };
  }

  /** Each row of a table in words. */
  each(table: string, where: (row: Row) => boolean = () => true): Fact[] {
    return this.rows(table)
      .filter(where)
      .map((row) => this.told(table, row));
  }

  /** All rows of a table in one sentence. */
  all(table: string, args: Readonly<Record<string, Field>>, where: (row: Row) => boolean = () => true): Fact {
    const rows = this.rows(table).filter(where);
    return { text: this.words.label(`fact-${table.replaceAll("_", "-")}`, args), tables: [table], rows };
  }

  /** Rows that the exhibit tells in its own sentence or shows in its picture. */
  shown(table: string, where: (row: Row) => boolean = () => true): Fact {
    return { text: null, tables: [table], rows: this.rows(table).filter(where) };
  }
}

/** A number of a row; 0 where it has none. */
export function number(row: Row | undefined, field: string): number {
  const value = row?.[field];
  return typeof value === "number" ? value : 0;
}

/** A word of a row; empty where it has none. */
export function word(row: Row | undefined, field: string): string {
  const value = row?.[field];
  return typeof value === "string" ? value : "";
}

/** A list of a row; empty where it has none. */
export function list(row: Row | undefined, field: string): readonly Field[] {
  const value = row?.[field];
  return Array.isArray(value) ? (value as readonly Field[]) : [];
}

/** Joins exhibits that differ only in their id, and counts them. */
export function alike(exhibits: readonly Exhibit[]): Exhibit[] {
  const found = new Map<string, Exhibit>();
  for (const one of exhibits) {
    const key = JSON.stringify([one.kind, one.name, one.text, one.facts.map(({ text }) => text), one.facts.map(isUnchecked)]);
    const first = found.get(key);
    const facts = first?.facts.map((fact, index) => ({ ...fact, rows: [...fact.rows, ...(one.facts[index]?.rows ?? [])] }));
    found.set(key, first && facts ? { ...first, facts, copies: (first.copies ?? 1) + (one.copies ?? 1) } : one);
  }
  return [...found.values()];
}
