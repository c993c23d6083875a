// The gallery of Imhotep: both sides of the five boards, the cards, the ships, and the numbers.
import type { Fields, Words } from "../../game";
import { type Content, type Exhibit, Facts, list, number, type Row, word } from "../../rules/exhibits";
import { Icon } from "../../ui/Icon";
import { cardIcon, cardText, ruleOf } from "./cards";
import printed from "./content.json";
import { SITES, type SiteId } from "./parts";
import { CARD_COLOURS, type Card, type Side } from "./view";
import "./exhibits.css";

/** The position that shows a side of a board. */
const SHOWN: Record<Side, Record<SiteId, string>> = {
  a: { market: "turn-a", pyramid: "turn-a", temple: "turn-a", burial: "turn-a", obelisks: "turn-a" },
  b: { market: "take", pyramid: "put", temple: "turn-b", burial: "turn-b", obelisks: "turn-b" },
};

export function exhibits(words: Words): Exhibit[] {
  const facts = new Facts(printed as Content, words);
  return [...boards(facts, words), ...cards(facts, words), ...ships(facts, words), ...numbers(facts, words)];
}

function boards(facts: Facts, words: Words): Exhibit[] {
  const own: Record<Side, Record<SiteId, () => Exhibit["facts"]>> = {
    a: {
      market: () => facts.each("market_a"),
      pyramid: () => [
        ...[1, 2, 3].map((level) => {
          const at = (row: Row) => row.level === level;
          return facts.all(
            "pyramid_a",
            {
              level,
              points: facts
                .rows("pyramid_a")
                .filter(at)
                .map((row) => number(row, "points")),
            },
            at,
          );
        }),
        ...facts.each("pyramid_overflow"),
      ],
      temple: () => [...facts.each("temple_a"), ...facts.each("temple")],
      burial: () => facts.each("burial_a"),
      obelisks: () => facts.each("obelisks_a"),
    },
    b: {
      market: () => facts.each("market_b"),
      pyramid: () => [
        ...["left", "middle", "right"].map((pyramid) => {
          const at = (row: Row) => row.pyramid === pyramid;
          const rows = facts.rows("pyramid_b").filter(at);
          const space = (row: Row) => (row.bonus ? `${number(row, "points")} (${words.label(`bonus-${word(row, "bonus")}`)})` : number(row, "points"));
          return facts.all("pyramid_b", { pyramid, spaces: rows.map(space) }, at);
        }),
        ...facts.each("pyramid_bonus"),
        ...facts.each("pyramid_overflow"),
      ],
      temple: () => {
        const [reward] = facts.rows("temple_reward");
        const args: Record<string, Fields> = {
          choice: { points: number(reward, "choice_points"), count: number(reward, "choice_stones") },
          points: { points: number(reward, "points") },
        };
        const rewards = facts.rows("temple_b").map((row) => words.label(`reward-${word(row, "reward")}`, args[word(row, "reward")]));
        const told = facts.all("temple_b", { rewards });
        const both = { ...told, tables: ["temple_b", "temple_reward"], rows: [...told.rows, ...facts.rows("temple_reward")] };
        return [both, ...facts.each("temple")];
      },
      burial: () => facts.each("burial_b"),
      obelisks: () => [facts.all("tower", { points: facts.rows("tower").map((row) => number(row, "points")) }), ...facts.each("obelisks_b")],
    },
  };
  return SITES.flatMap((site) =>
    (["a", "b"] as const).map((side) => ({
      id: `${site}-${side}`,
      kind: "boards",
      name: `${words.title(site)}, ${words.label(`side-${side}`)}`,
      board: `board:${SHOWN[side][site]}/${site}`,
      text: words.text(`imhotep-site-${site}-${side}`),
      facts: own[side][site](),
      rule: side === "a" ? site : `${site}-b`,
    })),
  );
}

function cards(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("card").map((row) => {
    const card = word(row, "id") as Card;
    const colour = CARD_COLOURS[card];
    const more = { red: [], green: facts.each("decoration"), violet: facts.each("statues"), blue: facts.each("unused_blue_card") }[colour];
    return {
      id: card,
      kind: "cards",
      name: words.title(card),
      copies: number(row, "copies"),
      picture: (
        <span class={`im-exhibit k-${colour}`}>
          <Icon name={cardIcon(card)} />
        </span>
      ),
      text: cardText(card, words),
      facts: [facts.shown("card", (one) => one === row), ...more],
      rule: ruleOf(card),
    };
  });
}

function ships(facts: Facts, words: Words): Exhibit[] {
  const sizes = facts.rows("ship").map((row) => ({
    id: `ship-${number(row, "capacity")}`,
    kind: "ships",
    name: words.label("fact-ship-name", { slots: number(row, "capacity") }),
    copies: number(row, "copies"),
    picture: <Deck slots={number(row, "capacity")} />,
    facts: [facts.told("ship", row)],
    rule: "ships",
  }));
  const rounds = [2, 3, 4].map((seats) => ({
    id: `rounds-${seats}`,
    kind: "ships",
    name: words.label("fact-round-cards", { seats }),
    facts: facts
      .rows("round_card")
      .filter((row) => row.seats === seats)
      .map((row) => facts.told("round_card", row, { number: number(row, "number"), ships: list(row, "ships") })),
    rule: "round-cards",
  }));
  return [...sizes, ...rounds];
}

function Deck({ slots }: { slots: number }) {
  return (
    <span class="im-deck">
      {Array.from({ length: slots }, (_, slot) => (
        <i key={slot} />
      ))}
    </span>
  );
}

function numbers(facts: Facts, words: Words): Exhibit[] {
  const tables = ["rounds", "stones", "sled", "quarry", "wrath"];
  return [{ id: "numbers", kind: "numbers", name: words.text("rules-kind-numbers"), facts: tables.flatMap((table) => facts.each(table)), rule: "pieces" }];
}
