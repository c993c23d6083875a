// The score sheet at the end of a game, against what the log has told.
import { expect } from "vitest";
import type { Person } from "./person";

/** A line of the log, with the anchor of its rule. */
export interface LogLine {
  text: string;
  anchor: string;
  /** Begins a chapter. */
  head: boolean;
}

/** What a game's sheet is like. */
export interface SheetOf {
  game: string;
  /** Absent where a line without points is not shown. */
  lines?: number;
  /** A rule that its rules page has. */
  rule: string;
  /** The lines of the log that tell of points. */
  scored: (log: LogLine[]) => LogLine[];
  /** Rules of the log by the rule of the sheet's line, where they differ. */
  rules: Record<string, RegExp>;
  /** The rule of a rival who has no seat. */
  rival?: string;
}

interface Line {
  anchor: string;
  points: number[];
}

/** Where each line's rule is, and its points, seat by seat. */
async function sheet(person: Person): Promise<{ names: string[]; lines: Line[]; total: number[]; unexplained: string[] }> {
  return person.page.locator(".sheet-table").evaluate((table) => {
    const texts = (from: Element, what: string) => [...from.querySelectorAll(what)].map((found) => found.textContent.trim());
    const points = (row: Element) => texts(row, "td").map((text) => Number(text.replace("−", "-")));
    const rows = [...table.querySelectorAll("tbody tr")];
    const anchor = (row: Element) => row.querySelector("a")?.hash.slice(1) ?? "";
    return {
      names: texts(table, "thead .unseen"),
      lines: rows.map((row) => ({ anchor: anchor(row), points: points(row) })),
      total: points(table.querySelector("tfoot tr") as Element),
      unexplained: rows.filter((row) => !row.querySelector("small")?.textContent.trim()).map((row) => row.textContent),
    };
  });
}

/** The whole log of a game that is over. */
export async function log(person: Person): Promise<LogLine[]> {
  await person.page.locator("#tab-log").click();
  const lines = await person.page.locator(".log li").evaluateAll((lines) =>
    lines.map((line) => ({
      text: line.querySelector("span")?.textContent ?? "",
      anchor: line.querySelector("a")?.hash.slice(1) ?? "",
      head: line.classList.contains("chapter"),
    })),
  );
  await person.page.locator("#tab-result").click();
  return lines;
}

/** The last number of a line. */
function pointsOf({ text }: LogLine): number {
  return Number(/([-−]?\d+)\D*$/.exec(text)?.[1]?.replace("−", "-"));
}

/** Every line of the sheet has a reason and a rule, the lines make the total, and the log tells of the same points. */
export async function checkSheet(person: Person, of: SheetOf): Promise<void> {
  const { names, lines, total, unexplained } = await sheet(person);
  expect(unexplained).toEqual([]);
  expect(lines.length).toBe(of.lines ?? lines.filter(({ points }) => points.some((count) => count !== 0)).length);
  const ranking = await person.page.locator(".ranking li").allInnerTexts();
  const scored = of.scored(await log(person));
  const sum = (points: readonly number[]) => points.reduce((all, some) => all + some, 0);
  names.forEach((name, seat) => {
    expect(sum(lines.map((line) => line.points[seat] ?? NaN))).toBe(total[seat]);
    const own = scored.filter((line) => names.findIndex((name) => line.text.startsWith(name)) === seat);
    expect(sum(own.map(pointsOf))).toBe(total[seat]);
    expect(ranking.some((line) => line.includes(name) && line.replace("−", "-").includes(String(total[seat])))).toBe(true);
    // The last column may be a rival's, who has rules of its own.
    if (own.every((line) => line.anchor === of.rival)) return;
    for (const anchor of new Set(lines.map((line) => line.anchor))) {
      const rule = of.rules[anchor] ?? new RegExp(`^${anchor}$`);
      const shown = sum(lines.filter((line) => line.anchor === anchor).map((line) => line.points[seat] ?? NaN));
      expect([anchor, sum(own.filter((line) => rule.test(line.anchor)).map(pointsOf))]).toEqual([anchor, shown]);
    }
  });
  await person.page.goto(`/rules/${of.game}`);
  await person.page.locator(`#${of.rule}`).waitFor();
  for (const { anchor } of lines) expect([anchor, await person.page.locator(`[id="${anchor}"]`).count()]).toEqual([anchor, 1]);
}
