// The lines of a mat: a noun and what it counts.
import type { ComponentChildren } from "preact";
import { type Explanation, explain } from "./explain";
import "./mat-rows.css";

export interface MatRow {
  label: string;
  value: ComponentChildren;
  /** Explains the line; its label is the name. */
  about?: Omit<Explanation, "name">;
}

/** Leaves out rows without a value: nothing is not worth a line. */
export function MatRows({ rows }: { rows: readonly (MatRow | null)[] }) {
  return (
    <dl class="mat-rows">
      {rows.map(
        (row) =>
          row && (
            <div key={row.label} {...explain({ name: row.label, ...row.about })}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
