// The rules pages: their pictures, their rulings, their search, and the galleries.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { options, render } from "preact";
import { renderToString } from "preact-render-to-string";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadDocument } from "../src/document";
import { type GameUI, type Look, NO_MOVES } from "../src/game";
import { at, edge } from "../src/games/ankh/map/geometry";
import { loadTexts, switchTo } from "../src/i18n";
import { type Block, blocks, plain } from "../src/markdown";
import { Prose } from "../src/Prose";
import { arrange, references } from "../src/rules/arrange";
import { type Exhibit, type Exhibits, isUnchecked, type Row } from "../src/rules/exhibits";
import { type Drawable, type Position, pictureOf, picturesOf, useDrawable } from "../src/rules/pictures";
import { usePrint } from "../src/rules/print";
import { RulesPage } from "../src/rules/RulesPage";
import { fold, search, sections } from "../src/rules/search";
import { RulesText } from "../src/rules/text";
import { RULES_TEXTS, withRemarks } from "../src/rules/unchecked";
import { Spots } from "../src/ui/Spot";
import { GameWords, LANGS, type Lang, Texts } from "../src/words";

const LOCALES = new URL("../../locales/", import.meta.url).pathname;
const GAMES = readdirSync(join(LOCALES, "en/rules")).flatMap((file) => (file.endsWith(".md") ? [file.replace(".md", "")] : []));
const page = (lang: Lang, game: string, kind = "rules"): Block[] => blocks(readFileSync(join(LOCALES, lang, kind, `${game}.md`), "utf8"));
const figures = (rules: readonly Block[]) => rules.flatMap((block) => (block.kind === "figure" ? [block] : []));
const positions = import.meta.glob<{ default: Record<string, Position> }>("../src/games/*/positions.json", { eager: true });
const contents = import.meta.glob<{ default: Record<string, Row[]> }>("../src/games/*/content.json", { eager: true });
const galleries = import.meta.glob<{ exhibits: Exhibits }>("../src/games/*/exhibits.tsx", { eager: true });
const boards = import.meta.glob<{ default: GameUI<unknown> }>("../src/games/*/index.tsx", { eager: true });

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

const MARKED = `# Game {#game}

A dagger [†](#numbers) marks what we do not know.

## Ships {#ships}

There are **4[†](#numbers)** ships.

- They are
  - large,
  - or small.[†](#numbers)

All of them sail. See [the numbers](#numbers).

### Rounds {#rounds}

| Rounds |
|---|
| 6[†](#numbers) |

[R-01](#r-01)

## Numbers {#numbers}

Those with a dagger.[†](#numbers)
`;

test("a remark stands below the last dagger of a section, and daggers have words", () => {
  const drawn = withRemarks(blocks(MARKED), textsOf("en", "imhotep"));
  const kinds = drawn.map((block) => (block.kind === "heading" ? `#${block.id}` : block.kind));
  const ships = ["#ships", "paragraph", "list", "remark", "paragraph"];
  expect(kinds).toEqual(["#game", "paragraph", ...ships, "#rounds", "table", "remark", "paragraph", "#numbers", "paragraph"]);
  const html = renderToString(<Prose blocks={drawn} />);
  expect(html).toContain('<strong>4<a href="#numbers" aria-label="not checked">†</a></strong>');
  expect(html).toContain('<p class="unchecked-note">† We could not <a href="#numbers">check</a> this against the printed game.</p>');
  expect(html).toContain('<a href="#numbers">the numbers</a>');
});

/** The blocks from one heading to the next. */
function split(rules: readonly Block[]): Block[][] {
  const found: Block[][] = [];
  for (const block of rules) {
    if (block.kind === "heading") found.push([]);
    found.at(-1)?.push(block);
  }
  return found;
}

/** Whether a block holds a dagger. Nothing else leads to the chapter on reconstructed values. */
const isMarked = (block: Block) => block.kind !== "remark" && JSON.stringify(block).includes('"to":"#numbers"');
const hasDaggers = (game: string) => page("en", game).some(isMarked);

describe.each(GAMES)("what could not be checked in the rules of %s", (game) => {
  test.each(LANGS)("has one remark in each section with a dagger, and none in others (%s)", (lang) => {
    const texts = textsOf(lang, game);
    const rules = page(lang, game);
    const drawn = withRemarks(rules, texts);
    expect(texts.errors).toEqual([]);
    for (const section of split(drawn)) {
      const [heading] = section;
      const explained = heading?.kind !== "heading" || heading.level === 1 || heading.id === "numbers";
      const last = section.findLastIndex(isMarked);
      const remarks = section.flatMap((block, at) => (block.kind === "remark" ? [at] : []));
      expect(remarks, JSON.stringify(heading)).toEqual(explained || last < 0 ? [] : [last + 1]);
    }
    expect(drawn.some(({ kind }) => kind === "remark")).toBe(hasDaggers(game));
    // Nothing else has changed.
    const rest = drawn.filter(({ kind }) => kind !== "remark");
    expect(JSON.parse(JSON.stringify(rest, (key, value) => (key === "label" ? undefined : value)))).toEqual(rules);
    expect(JSON.stringify(rest).split('"label":').length).toBe(JSON.stringify(rules).split('"text":"†"').length);
  });

  test.each(LANGS)("can be corrected by people who own the game (%s)", (lang) => {
    const texts = textsOf(lang, game);
    const chapter = sections(page(lang, game)).find(({ anchor }) => anchor === "numbers");
    if (!hasDaggers(game)) return;
    for (const entry of ["table-menu", "report"]) expect(chapter?.text).toContain(texts.ui(entry));
  });
});

describe("drawn without a browser", () => {
  beforeAll(() => {
    vi.stubGlobal("location", new URL("http://localhost/"));
    vi.stubGlobal("navigator", { languages: [] });
    vi.stubGlobal("document", { documentElement: {} });
    vi.stubGlobal("innerWidth", 0);
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("fetch", async (path: string) => {
      const file = path.startsWith("/locales/") ? join(LOCALES, path.slice("/locales/".length)) : null;
      return file === null ? new Response(null, { status: 404 }) : new Response(readFileSync(file));
    });
  });
  afterAll(() => vi.unstubAllGlobals());

  test.each(LANGS)("page and panel show the remarks (%s)", async (lang) => {
    await switchTo(lang);
    await loadTexts(RULES_TEXTS);
    for (const game of GAMES) {
      const rules = await loadDocument(lang, `rules/${game}`);
      const count = withRemarks(rules, textsOf(lang, game)).filter(({ kind }) => kind === "remark").length;
      const panel = <RulesText rules={rules} target={null} prefix="rule-" below={1} onRule={() => undefined} />;
      for (const html of [renderToString(<RulesPage game={game} />), renderToString(panel)]) {
        expect(html.match(/<p class="unchecked-note">† [^<[]*<a href="#numbers">/g)?.length ?? 0, game).toBe(count);
        expect(html).not.toContain('<a href="#numbers">†');
      }
    }
  });

  test("once they could be drawn, pictures are drawn in their first frame, because paper does not wait", async () => {
    await switchTo("en");
    await loadTexts("imhotep");
    options.requestAnimationFrame = (run) => run();
    const root = { childNodes: [], firstChild: null } as unknown as Element;
    let seen: (Drawable | null)[] = [];
    const Probe = () => {
      seen.push(useDrawable("imhotep"));
      return null;
    };
    render(<Probe />, root);
    await vi.waitFor(() => expect(seen.at(-1)).not.toBeNull());
    render(null, root);
    seen = [];
    render(<Probe />, root);
    expect(seen).toEqual([expect.objectContaining({ positions: positions["../src/games/imhotep/positions.json"]?.default })]);
    render(null, root);
    delete options.requestAnimationFrame;
  });

  test("a print that was asked for begins when everything is loaded that pictures are drawn with", async () => {
    await switchTo("en");
    options.requestAnimationFrame = (run) => run();
    const root = { childNodes: [], firstChild: null } as unknown as Element;
    const log: string[] = [];
    vi.stubGlobal("print", () => log.push("printed"));
    let start = () => {};
    const Probe = () => {
      const print = usePrint("egizia");
      start = print.start;
      log.push(useDrawable(print.wanted ? "egizia" : null) ? "drawn" : "blank");
      return null;
    };
    render(<Probe />, root);
    expect(log).toEqual(["blank"]);
    for (let count = 1; count < 3; count++) {
      start();
      await vi.waitFor(() => expect(log.filter((one) => one === "printed")).toHaveLength(count));
    }
    expect(log.indexOf("drawn")).toBeLessThan(log.indexOf("printed"));
    render(null, root);
    delete options.requestAnimationFrame;
  });

  test("an address that ends within an encoded character still shows the page", async () => {
    await loadDocument("en", "rules/imhotep");
    await switchTo("en");
    vi.stubGlobal("location", new URL("http://localhost/rules/imhotep#100%"));
    expect(renderToString(<RulesPage game="imhotep" />)).toContain('id="pyramid"');
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  test.each(LANGS)("show no ids and no paths (%s)", (lang) => {
    for (const kind of ["rules", "games"]) {
      for (const { title, text } of sections(page(lang, game, kind))) {
        expect(`${title} ${text}`).not.toMatch(/[a-z0-9]_[a-z0-9]|[a-z]\/[a-z]|\.(toml|json|rs|md)\b|[`{}[\]]/);
      }
    }
  });

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

interface Printed {
  field: string;
  /** A number, or the name of a space: "E5". */
  text: string;
}

/** What a row prints: its numbers and names of spaces, except those that only name the row. */
function printedBy(value: unknown, field = ""): Printed[] {
  if (field === "id") return [];
  if (typeof value === "number") return [{ field, text: String(Math.abs(value)) }];
  if (typeof value === "string") return (value.match(/[a-z]?\d+/g) ?? []).map((text) => ({ field, text: text.toUpperCase() }));
  if (Array.isArray(value)) return value.flatMap((one) => printedBy(one, field));
  if (typeof value === "object" && value !== null) return Object.entries(value).flatMap(([name, one]) => printedBy(one, name));
  return [];
}

/** A number that no exhibit prints as a number. */
interface Unprinted {
  game: string;
  table: string;
  field: string;
  number: number;
  /** The effect, goal or role of the row, if the number means this only there. */
  of?: string;
  /** What the words say for it. */
  says?: RegExp;
  /** What the drawing shows for it. */
  draws?: RegExp;
}

const without = (word: string) => new RegExp(`^(?!.*${word})`, "s");
const nile = (of: string, rest: Pick<Unprinted, "number" | "says" | "draws">): Unprinted => ({ game: "egizia", table: "nile", field: "number", of, ...rest });
const sphinx = (of: string, says: RegExp): Unprinted => ({ game: "egizia", table: "sphinx", field: "number", number: 1, of, says });
const none = (table: string, field: string, word: string): Unprinted => ({ game: "pharaon", table, field, number: 0, says: without(word) });
const DIPLOMAT = { game: "pharaon", table: "noble", field: "points", of: "diplomat", says: /At the end: as much as your best other noble\./ };

const UNPRINTED: readonly Unprinted[] = [
  // Cards that do something once, or for each thing that they count.
  nile("upstream", { number: 1, says: /place a ship upstream/ }),
  nile("occupied", { number: 1, says: /where ships stand already/ }),
  nile("first-place", { number: 1, says: /move to first place/ }),
  nile("leftover", { number: 1, says: /one Nile card/ }),
  nile("better-field", { number: 1, says: /a field of yours/ }),
  nile("double-turn", { number: 1, says: /place another one/, draws: />×2</ }),
  nile("double-space", { number: 1, says: /use the space twice/, draws: />×2</ }),
  nile("two-crews", { number: 2, says: /a second regular crew/, draws: /(#i-crew-any.*){2}/s }),
  nile("stand-in", { number: 1, says: /you may build/ }),
  sphinx("temple-parts", /if this is built/),
  sphinx("market-players", /3 for one/),
  sphinx("own-market", /your marker/),
  sphinx("permanent-cards", /for each permanent card/),
  { ...DIPLOMAT, number: 0 },
  { ...DIPLOMAT, number: 1 },
  { game: "pharaon", table: "artisan", field: "jars", number: 1, says: /Brings at once: a jar\./ },
  // What a card does not bring it does not name.
  none("artisan", "jars", "jar"),
  none("nile", "jars", "jar"),
  none("official", "artisans", "artisan"),
  none("official", "nile", "Nile"),
  none("official", "offerings", "offering"),
  none("official", "silver", "silver"),
  none("official", "tomb", "tomb"),
];

/** Tables that only the map shows; it has a test of its own. */
const ON_THE_MAP = ["column", "river_along_water"];

/** The words of an exhibit about a row, and its drawing. */
interface Shown {
  words: string;
  drawing: string;
}

/** What the gallery shows of each row: the row's own line, or else the sentence and the drawing of the exhibit. */
function shownRows(exhibits: readonly Exhibit[]): Map<Row, Shown> {
  const found = new Map<Row, Shown>();
  for (const { name, copies = "", text = "", picture, facts } of exhibits) {
    for (const fact of facts) {
      const words = fact.text === null ? `${name} ${copies} ${text}` : `${name} ${copies} ${fact.text}`;
      const drawing = fact.text === null ? renderToString(<div>{picture}</div>) : "";
      for (const row of fact.rows) {
        const before = found.get(row);
        found.set(row, { words: `${before?.words ?? ""} ${words}`, drawing: `${before?.drawing ?? ""} ${drawing}` });
      }
    }
  }
  return found;
}

/** The texts between the tags of a drawing. */
const textsIn = (drawing: string) => drawing.replace(/<[^>]*>/g, " ");

/** The board of a picture, drawn whole. */
function drawBoard(game: string, name: string): string {
  const { sample, part } = pictureOf(name);
  const [ui, position] = [boards[`../src/games/${game}/index.tsx`]?.default, positions[`../src/games/${game}/positions.json`]?.default[sample]];
  if (!ui || !position) throw new Error(`${game} has no ${name}`);
  const look: Look<unknown> = { ...position, names: {}, legal: NO_MOVES, play: () => undefined, words: new GameWords(textsOf("en", game), game) };
  return renderToString(
    <Spots legal={NO_MOVES} play={look.play} name={(move) => move}>
      {ui.Picture ? <ui.Picture {...look} part={part} /> : <ui.Board {...look} tall={false} />}
    </Spots>,
  );
}

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
    const shown = shownRows(made(game, "en"));
    const unprinted = UNPRINTED.filter((one) => one.game === game);
    const needed = new Set<Unprinted>();
    for (const [table, own] of Object.entries(content)) {
      for (const row of own) {
        const place = `${table} ${JSON.stringify(row)}`;
        const { words, drawing } = shown.get(row) ?? expect.fail(place);
        if (ON_THE_MAP.includes(table)) continue;
        const texts: string[] = `${words} ${textsIn(drawing)}`.match(/[A-Z]?\d+/g) ?? [];
        for (const { field, text } of printedBy(row)) {
          // An offering counts what all offerings count, and more: the gallery tells the sum.
          const number = field === "extra" ? String(Number(text) + Number(content.token?.[0]?.offering)) : text;
          if (texts.includes(number)) continue;
          const kind = row.effect ?? row.goal ?? row.role;
          const other = unprinted.find((one) => one.table === table && one.field === field && String(one.number) === text && (one.of ?? kind) === kind);
          expect(other, `${place} lacks ${number}: ${words}`).toBeDefined();
          if (other?.says) expect(words, place).toMatch(other.says);
          if (other?.draws) expect(drawing, place).toMatch(other.draws);
          if (other) needed.add(other);
        }
      }
    }
    expect(
      unprinted.filter((one) => !needed.has(one)),
      "exceptions that are not needed",
    ).toEqual([]);
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

test("the map of Ankh names every space of the content, with its land and its region, and the river along the water", () => {
  const content = contents["../src/games/ankh/content.json"]?.default ?? {};
  const map = made("ankh", "en").find(({ id }) => id === "map");
  expect(map?.facts.flatMap(({ tables }) => tables)).toEqual(ON_THE_MAP);
  const drawing = drawBoard("ankh", map?.board ?? "");
  const about = (hex: string) => new RegExp(`aria-label="${hex}, ([^"]*)"`).exec(drawing)?.[1] ?? "";
  const lands: Record<string, string> = { f: "fertile land", d: "desert", w: "water" };
  const regions = new Map<string, Set<string | undefined>>();
  for (const { column, first_row, terrain, regions: letters } of content.column ?? []) {
    for (const [index, land] of [...String(terrain)].entries()) {
      const hex = `${column}${Number(first_row) + index}`;
      expect(drawing).toContain(`>${hex}</text>`);
      expect(about(hex), hex).toMatch(new RegExp(`^${lands[land]}\\b`));
      const region = String(letters)[index] ?? "";
      if (region !== ".") regions.set(region, (regions.get(region) ?? new Set()).add(/region (\d+)/.exec(about(hex))?.[1]));
    }
  }
  expect([...regions.values()].map((tokens) => [...tokens].length)).toEqual([1, 1, 1]);
  expect(new Set([...regions.values()].flatMap((tokens) => [...tokens])).size).toBe(3);
  const river = /class="ank-river" d="([^"]*)"/.exec(drawing)?.[1] ?? "";
  for (const row of content.river_along_water ?? []) {
    const [one, other] = edge(String(row.edge)).map(at);
    expect(
      [`${one}L${other}`, `${other}L${one}`].some((line) => river.includes(line)),
      String(row.edge),
    ).toBe(true);
  }
});
