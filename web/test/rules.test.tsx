// The rules pages: their pictures, their rulings, their search, and the galleries.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { type Block, blocks, plain } from "../src/markdown";
import { Prose } from "../src/Prose";
import { arrange, references } from "../src/rules/arrange";
import { type Exhibit, type Exhibits, isUnchecked, type Row } from "../src/rules/exhibits";
import { pictureOf, picturesOf } from "../src/rules/pictures";
import { fold, search, sections } from "../src/rules/search";
import { GameWords, LANGS, type Lang, Texts } from "../src/words";

const LOCALES = new URL("../../locales/", import.meta.url).pathname;
const GAMES = readdirSync(join(LOCALES, "en/rules")).flatMap((file) => (file.endsWith(".md") ? [file.replace(".md", "")] : []));
const page = (lang: Lang, game: string, kind = "rules"): Block[] => blocks(readFileSync(join(LOCALES, lang, kind, `${game}.md`), "utf8"));
const figures = (rules: readonly Block[]) => rules.flatMap((block) => (block.kind === "figure" ? [block] : []));
const positions = import.meta.glob<{ default: Record<string, unknown> }>("../src/games/*/positions.json", { eager: true });
const contents = import.meta.glob<{ default: Record<string, Row[]> }>("../src/games/*/content.json", { eager: true });
const galleries = import.meta.glob<{ exhibits: Exhibits }>("../src/games/*/exhibits.tsx", { eager: true });

test("a figure is a paragraph of its own", () => {
  expect(blocks("![The *map*](board:turn/map)\n\nText ![no](board:turn/map).")).toEqual([
    {
      kind: "figure",
      to: "board:turn/map",
      spans: [
        { kind: "text", text: "The " },
        { kind: "em", spans: [{ kind: "text", text: "map" }] },
      ],
    },
    expect.objectContaining({ kind: "paragraph" }),
  ]);
  const drawn = <Prose blocks={blocks("![A](board:a/b)")} figure={(name, caption) => <i title={name}>{caption}</i>} />;
  expect(renderToString(drawn)).toBe('<i title="board:a/b">A</i>');
  expect(renderToString(<Prose blocks={blocks("![A](board:a/b)")} />)).toBe("");
  expect(blocks("![A](javascript:b)")[0]?.kind).toBe("paragraph");
});

const SOME = `# Game {#game}

## Sail {#sail}

You sail.

[R-02](#r-02) [R-01](#r-01)

See [R-01](#r-01).

## Rulings {#rulings}

Answers.

### R-01: First {#r-01}

One.

### R-02: Second {#r-02}

Two.

## After {#after}
`;

test("a ruling is moved to the rule that names it, and the list becomes an index", () => {
  const parts = arrange(blocks(SOME));
  expect(parts.map(({ kind }) => kind)).toEqual(["text", "rulings", "text", "index", "text"]);
  const [, at, , index] = parts;
  expect(at?.kind === "rulings" && at.rulings.map(({ id, number, title, blocks: [text] }) => [id, number, plain(title), text?.kind])).toEqual([
    ["r-02", "R-02", "Second", "paragraph"],
    ["r-01", "R-01", "First", "paragraph"],
  ]);
  expect(index?.kind === "index" && index.rulings.map(({ number }) => number)).toEqual(["R-01", "R-02"]);
  expect(references(blocks("See [R-01](#r-01).")[0] as Block)).toEqual([]);
});

test("the search ignores case and diacritics, and wants every word", () => {
  expect(fold("Łódź, Čety Ž’")).toBe("lodz, cety z'");
  expect(fold("Příprava")).toHaveLength("Příprava".length);
  const all = sections(blocks("## Setting up {#setup}\n\nNothing.\n\n### Łodzie {#ships}\n\n- Ships wait.\n\n| a | b |\n|---|---|\n| Setting | sail |\n"));
  const found = (query: string) => search(all, query).map(({ section }) => section.anchor);
  expect(found("lodzie")).toEqual(["ships"]);
  expect(found("setting")).toEqual(["setup", "ships"]);
  expect(found("WAIT sail")).toEqual(["ships"]);
  expect(found("wait nothing")).toEqual([]);
  expect(found("  ")).toEqual([]);
  expect(all[1]).toMatchObject({ title: "Łodzie", chapter: "Setting up" });
  expect(search(all, "wait")[0]?.excerpt.filter(({ hit }) => hit)).toEqual([{ text: "wait", hit: true }]);
});

test("rules come before rulings, and titles before texts", () => {
  const all = sections(blocks(`${SOME}\n\n### Second ship {#second}\n\nX.\n\n### Third {#third}\n\nThe second.\n`));
  expect(search(all, "second").map(({ section }) => section.anchor)).toEqual(["second", "r-02", "third"]);
});

test("an excerpt begins and ends between words", () => {
  const [match] = search([{ anchor: "a", title: "A", chapter: null, ruling: false, text: `${"before ".repeat(30)}needle ${"after ".repeat(60)}` }], "needle");
  const text = match?.excerpt.map((piece) => piece.text).join("") ?? "";
  expect(text).toMatch(/^… before .*needle after .* …$/);
});

describe.each(GAMES)("the rules of %s", (game) => {
  test.each(LANGS)("show pictures that exist (%s)", (lang) => {
    for (const [kind, least] of [["rules", 8] as const, ["games", 1] as const]) {
      const shown = figures(page(lang, game, kind));
      expect(shown.map(({ to }) => to)).toEqual(figures(page("en", game, kind)).map(({ to }) => to));
      expect(shown.length, kind).toBeGreaterThanOrEqual(least);
      for (const { to, spans } of shown) {
        const { sample, part } = pictureOf(to);
        expect(Object.keys(positions[`../src/games/${game}/positions.json`]?.default ?? {}), to).toContain(sample);
        expect(Object.keys(picturesOf(game)?.parts ?? {}), to).toContain(part);
        expect(plain(spans).length, to).toBeGreaterThan(20);
      }
    }
  });

  test("use every part that is declared", () => {
    const boards = made(game, "en").flatMap(({ board }) => board ?? []);
    const used = new Set([...figures(page("en", game)).map(({ to }) => to), ...boards].map((name) => pictureOf(name).part));
    expect(Object.keys(picturesOf(game)?.parts ?? {}).filter((part) => !used.has(part))).toEqual([]);
  });

  test.each(LANGS)("have every ruling at one rule (%s)", (lang) => {
    const parts = arrange(page(lang, game));
    const placed = parts.flatMap((part) => (part.kind === "rulings" ? part.rulings.map(({ id }) => id) : []));
    const index = parts.flatMap((part) => (part.kind === "index" ? part.rulings.map(({ id }) => id) : []));
    expect([...placed].sort()).toEqual([...index].sort());
    const english = arrange(page("en", game)).map((part) => (part.kind === "rulings" ? part.rulings.map(({ id }) => id) : part.kind));
    expect(parts.map((part) => (part.kind === "rulings" ? part.rulings.map(({ id }) => id) : part.kind))).toEqual(english);
  });
});

function textsOf(lang: Lang, game: string): Texts {
  const files = ["ui.ftl", `${game}.ftl`, `rules/${game}.ftl`, "rules/page.ftl"].map((file) => join(LOCALES, lang, file));
  return new Texts(
    lang,
    files.filter(existsSync).map((file) => readFileSync(file, "utf8")),
  );
}

function made(game: string, lang: Lang): Exhibit[] {
  const make = galleries[`../src/games/${game}/exhibits.tsx`]?.exhibits;
  return make?.(new GameWords(textsOf(lang, game), game)) ?? [];
}

/** The numbers of a row, except those that only name it. */
function numbersOf(value: unknown, field = ""): number[] {
  if (field === "id" || field === "extra") return [];
  if (typeof value === "number") return [Math.abs(value)];
  if (Array.isArray(value)) return value.flatMap((one) => numbersOf(one));
  if (typeof value === "object" && value !== null) return Object.entries(value).flatMap(([name, one]) => numbersOf(one, name));
  return [];
}

/** Numbers that a picture shows or that a text says in words. */
const IN_PICTURES = ["column", "river_along_water", "round_space", "nile", "sphinx", "artisan", "noble", "official", "jar"];

describe.each(GAMES)("the gallery of %s", (game) => {
  const content = contents[`../src/games/${game}/content.json`]?.default ?? {};

  test.each(LANGS)("has a text for everything (%s)", (lang) => {
    const texts = textsOf(lang, game);
    const exhibits = galleries[`../src/games/${game}/exhibits.tsx`]?.exhibits(new GameWords(texts, game)) ?? [];
    const kinds = exhibits.map(({ kind }) => texts.text(`rules-kind-${kind}`));
    expect(texts.errors).toEqual([]);
    expect(kinds.length).toBeGreaterThan(20);
    for (const { id, name, text, facts } of exhibits) {
      for (const words of [name, text ?? "", ...facts.map((fact) => fact.text ?? "")]) {
        expect(words, id).not.toMatch(/[a-z]_[a-z]|undefined|\[object|\{/);
      }
    }
    expect(new Set(exhibits.map(({ id }) => id)).size).toBe(exhibits.length);
  });

  test("shows every row of the content, with its numbers", () => {
    const rows = new Map<Row, string>();
    for (const { name, copies, text, facts } of made(game, "en")) {
      const words = [name, String(copies ?? ""), text ?? "", ...facts.map((fact) => fact.text ?? "")].join(" ");
      for (const fact of facts) for (const row of fact.rows) rows.set(row, `${rows.get(row) ?? ""} ${words}`);
    }
    for (const [table, own] of Object.entries(content)) {
      for (const row of own) {
        const words = rows.get(row);
        expect(words, `${table} ${JSON.stringify(row)}`).toBeDefined();
        if (IN_PICTURES.includes(table)) continue;
        for (const number of numbersOf(row)) expect(words?.match(/\d+/g)?.map(Number), `${table} ${JSON.stringify(row)}: ${words}`).toContain(number);
      }
    }
  });

  test("leads to rules that exist, and shows boards that exist", () => {
    const anchors = page("en", game).flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    for (const { id, rule, board } of made(game, "en")) {
      expect(anchors, id).toContain(rule);
      if (board) expect(Object.keys(positions[`../src/games/${game}/positions.json`]?.default ?? {}), id).toContain(pictureOf(board).sample);
    }
  });

  test("marks what could not be checked, and nothing else", () => {
    const guessed = Object.values(content).flatMap((rows) => rows.filter(({ provenance }) => provenance === "reconstructed")).length;
    const marked = new Set(made(game, "en").flatMap(({ facts }) => facts.filter(isUnchecked).flatMap(({ rows }) => rows)));
    const count = [...marked].filter(({ provenance }) => provenance === "reconstructed").length;
    expect(count).toBe(guessed);
  });
});
