// The gallery of Egizia: Nile cards, Sphinx cards, the spaces of the river, the buildings, the markets, and the numbers.
import type { ComponentChildren } from "preact";
import type { Words } from "../../game";
import { alike, type Content, type Exhibit, Facts, list, number, type Row, word } from "../../rules/exhibits";
import printed from "./content.json";
import { actTexts, goalText, goalTitle, nileText, nileTitle, ruleOfNile } from "./details/texts";
import { NileCardFace, SphinxCardFace } from "./pieces/cards";
import { actionItems } from "./pieces/pictograms";
import { Row as Signs } from "./pieces/row";
import type { Action, NileView, SphinxView } from "./view";
import "./board.css";
import "./pieces/pieces.css";

export function exhibits(words: Words): Exhibit[] {
  const facts = new Facts(printed as unknown as Content, words);
  return [...nile(facts, words), ...sphinx(facts, words), ...river(facts, words), ...sites(facts, words), ...markets(facts, words), ...numbers(facts, words)];
}

function Picture({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  return (
    <svg class="egizia" viewBox={`0 0 ${w} ${h}`} width={w} height={h} aria-hidden="true">
      {children}
    </svg>
  );
}

function nile(facts: Facts, words: Words): Exhibit[] {
  const cards = facts.rows("nile").map((row): Exhibit => {
    const id = word(row, "id");
    const own = (one: Row) => one.id === id;
    const [kind, deck] = [facts.row("nile_kind", "id", id), facts.row("nile_deck", "id", id)];
    const card: NileView = {
      card: id,
      effect: row.effect as NileView["effect"],
      kind: word(kind, "kind") as NileView["kind"],
      number: number(row, "number"),
      colour: (row.colour ?? null) as NileView["colour"],
      crews: (row.crews ?? null) as NileView["crews"],
      buildings: list(row, "buildings") as NileView["buildings"],
      bonus: (row.bonus ?? null) as NileView["bonus"],
      after_feeding: row.after_feeding === true,
    };
    const name = nileTitle(card, words);
    const where = facts.row("deck", "deck", word(deck, "deck"));
    return {
      id,
      kind: "nile",
      name,
      picture: (
        <Picture w={92} h={114}>
          <NileCardFace card={card} x={0} y={0} w={92} h={114} />
        </Picture>
      ),
      text: nileText(card, words),
      facts: [
        facts.shown("nile", own),
        ...(kind ? [facts.told("nile_kind", kind)] : []),
        ...(deck ? [facts.told("nile_deck", deck, { rounds: list(where, "rounds") })] : []),
      ],
      rule: ruleOfNile(card),
    };
  });
  return alike(cards);
}

function sphinx(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("sphinx").map((row) => {
    const id = number(row, "id");
    const own = (one: Row) => one.id === id;
    const points = facts.row("sphinx_points", "id", id);
    const card: SphinxView = {
      card: id,
      worth: 0,
      goal: row.goal as SphinxView["goal"],
      number: number(row, "number"),
      building: (row.building ?? null) as SphinxView["building"],
      buildings: list(row, "buildings") as SphinxView["buildings"],
      parts: list(row, "parts") as SphinxView["parts"],
      market: (row.market ?? null) as SphinxView["market"],
      crew: (row.crew ?? null) as SphinxView["crew"],
      of: (row.of ?? null) as SphinxView["of"],
      points: number(points, "points"),
      by_count: (points?.by_count ?? null) as SphinxView["by_count"],
    };
    return {
      id: `sphinx-${id}`,
      kind: "sphinx",
      name: goalTitle(card, words),
      picture: (
        <Picture w={84} h={108}>
          <SphinxCardFace card={card} x={0} y={0} w={84} h={108} />
        </Picture>
      ),
      text: goalText(card, words),
      facts: [
        // Whoever produces nothing has not the most. The text of a card has no room for that.
        card.goal === "most-production" ? facts.told("sphinx", row, row, "sphinx-production") : facts.shown("sphinx", own),
        facts.shown("sphinx_points", own),
      ],
      rule: "sphinx-cards",
    };
  });
}

function river(facts: Facts, words: Words): Exhibit[] {
  const spaces = facts.rows("river").map((row) => {
    const named = facts.row("town", "position", number(row, "position"));
    const name = word(row, "town") || word(named, "town");
    const titles = (id: string) => (id === "" ? [] : [words.title(id)]);
    const args = { position: number(row, "position"), town: titles(name), site: titles(word(row, "site")) };
    const fact = facts.told("river", row, args, `river-${word(row, "space")}`);
    return named ? { ...fact, tables: ["river", "town"], rows: [row, named] } : fact;
  });
  const reached = new Set(facts.rows("river").map((row) => row.position));
  const others = facts
    .rows("town")
    .filter((row) => !reached.has(row.position))
    .map((row) => facts.told("town", row, { position: number(row, "position"), town: [words.title(word(row, "town"))] }));
  const towns = facts.rows("round_space").map((row) => {
    const actions = list(row, "actions").map((one) => ({ crew: null, ...(one as object) })) as unknown as Action[];
    return {
      id: word(row, "town"),
      kind: "river",
      name: words.title(word(row, "town")),
      picture: (
        <Picture w={110} h={30}>
          <Signs items={actionItems(actions)} x={0} y={2} w={110} h={26} />
        </Picture>
      ),
      text: `${actTexts({ actions }, words).join(", ")}.`,
      facts: [facts.shown("round_space", (one) => one === row)],
      rule: word(row, "town"),
    };
  });
  return [{ id: "river", kind: "river", name: words.label("tab-river"), board: "board:sail/upstream", facts: [...spaces, ...others], rule: "river" }, ...towns];
}

function sites(facts: Facts, words: Words): Exhibit[] {
  return [
    { id: "obelisk", kind: "sites", name: words.title("obelisk"), board: "board:last-round/obelisk", facts: facts.each("obelisk"), rule: "obelisk" },
    {
      id: "graves",
      kind: "sites",
      name: words.title("graves"),
      facts: [...facts.each("graves"), ...facts.each("grave_tile"), ...facts.each("grave_points")],
      rule: "graves",
    },
    { id: "pyramid", kind: "sites", name: words.title("pyramid"), board: "board:last-round/pyramid", facts: facts.each("pyramid"), rule: "pyramid" },
    {
      id: "temple",
      kind: "sites",
      name: words.title("temple"),
      facts: facts.rows("temple").map((row) => facts.told("temple", row, { part: [words.title(word(row, "part"))], values: list(row, "values") })),
      rule: "temple",
    },
    { id: "sphinx", kind: "sites", name: words.title("sphinx"), facts: [...facts.each("sphinx_start"), ...facts.each("sphinx_build")], rule: "sphinx" },
    {
      id: "site-spaces",
      kind: "sites",
      name: words.label("fact-sites-name"),
      facts: [...facts.each("site_spaces"), ...facts.each("cooperation")],
      rule: "building-sites",
    },
  ];
}

function markets(facts: Facts, words: Words): Exhibit[] {
  const water = facts.rows("water").map((row) => facts.told("water", row, { ring: [words.title(word(row, "ring"))], irrigates: list(row, "irrigates") }));
  return [
    {
      id: "stone-market",
      kind: "markets",
      name: words.title("stone-market"),
      board: "board:sail/markets",
      facts: [...facts.each("stone_market"), ...facts.each("sale")],
      rule: "stone-market",
    },
    {
      id: "grain-market",
      kind: "markets",
      name: words.title("grain-market"),
      facts: [...facts.each("grain_market"), ...facts.each("grain_penalty"), ...facts.each("grain_bonus")],
      rule: "grain-market",
    },
    { id: "ring", kind: "markets", name: words.title("ring"), board: "board:sail/ring", facts: [...water, ...facts.each("start_ring")], rule: "water-ring" },
  ];
}

function numbers(facts: Facts, words: Words): Exhibit[] {
  const tables = ["rounds", "deck", "ships", "crew", "strength", "stones", "start_stones", "start_quarry", "start_field", "score_track", "scarab"];
  return [{ id: "numbers", kind: "numbers", name: words.text("rules-kind-numbers"), facts: tables.flatMap((table) => facts.each(table)), rule: "pieces" }];
}
