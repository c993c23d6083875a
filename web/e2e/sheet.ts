// Compares the score sheet at the end of a game with the log.
import { expect } from "vitest";
import type { Person } from "./person";

/** A line of the log, with the anchor of its rule. */
export interface LogLine {
  text: string;
  anchor: string;
  /** Whether the line begins a chapter. */
  head: boolean;
}

/** Properties of a game's score sheet. */
export interface SheetOf {
  game: string;
  /** The number of lines; absent if lines without points are not shown. */
  lines?: number;
  /** The anchor of a rule on the game's rules page. */
  rule: string;
  /** Selects the lines of the log that report points. */
  scored: (log: LogLine[]) => LogLine[];
  /** Patterns of the log's rules by the rule of the sheet's line, where they differ. */
  rules: Record<string, RegExp>;
  /** The rule of a rival who has no seat. */
  rival?: string;
}

interface Line {
  anchor: string;
  points: number[];
}

/** Reads the sheet: the rule of each line, and its points by seat. */
async function sheet(person: Person): Promise<{ names: string[]; lines: Line[]; total: number[]; unexplained: string[] }> {
  return person.page.locator(".sheet-table").evaluate((table) => {
    const texts = (from: Element, what: string) => [...from.querySelectorAll(what)].map((found) => found.textContent.trim());
    const points = (row: Element) => texts(row, "td").map((text) => Number(text.replace("−", "-")));
    const rows = [...table.querySelectorAll("tbody tr:not(.why)")];
    const anchor = (row: Element) => row.querySelector("a")?.hash.slice(1) ?? "";
    return {
      names: texts(table, "thead .mk + .unseen"),
      lines: rows.map((row) => ({ anchor: anchor(row), points: points(row) })),
      total: points(table.querySelector("tfoot tr") as Element),
      unexplained: rows.filter((row) => !row.nextElementSibling?.querySelector("small")?.textContent.trim()).map((row) => row.textContent),
    };
  });
}

/** The whole log of a game that is over. */
export async function log(person: Person): Promise<LogLine[]> {
  const { page } = person;
  // On phones the log is in a sheet.
  const door = page.locator(".topbar button:has(use[href='#i-chat'])");
  if (await door.isVisible()) await door.click();
  await page.locator("#tab-log").click();
  const lines = await person.page.locator(".log li").evaluateAll((lines) =>
    lines.map((line) => ({
      text: line.querySelector("span")?.textContent ?? "",
      anchor: line.querySelector("a")?.hash.slice(1) ?? "",
      head: line.classList.contains("chapter"),
    })),
  );
  return lines;
}

/** The last number of a line. */
function pointsOf({ text }: LogLine): number {
  return Number(/([-−]?\d+)\D*$/.exec(text)?.[1]?.replace("−", "-"));
}

/** Checks that every line of the sheet has an explanation and a rule, that the lines add up to the total, and that the log reports the
 * same points. */
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
    // The last column may belong to a rival, who has rules of its own.
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
