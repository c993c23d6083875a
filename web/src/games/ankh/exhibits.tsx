// The gallery of Ankh: gods, guardians, powers, cards, monuments, the tracks, the scenarios, and the numbers.
import type { ComponentChildren } from "preact";
import type { Field, Words } from "../../game";
import { type Content, type Exhibit, Facts, list, number, type Row, word } from "../../rules/exhibits";
import { SEATS } from "../../seat";
import { Icon } from "../../ui/Icon";
import printed from "./content.json";
import { FigureToken } from "./pieces/figures";
import { type Action, actionIcon, type Card, type God, type Guardian, type Monument } from "./pieces/kinds";
import { CardFace, MonumentToken } from "./pieces/tokens";
import "./board.css";

export function exhibits(words: Words): Exhibit[] {
  const facts = new Facts(printed as unknown as Content, words);
  return [
    ...gods(facts, words),
    ...guardians(facts, words),
    ...powers(facts, words),
    ...cards(facts, words),
    ...monuments(facts, words),
    ...tracks(facts, words),
    ...scenarios(facts, words),
    ...numbers(facts, words),
  ];
}

const only = (row: Row) => (one: Row) => one === row;

function Picture({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  return (
    <svg class="ankh" viewBox={`0 0 ${w} ${h}`} width={w} height={h} aria-hidden="true">
      {children}
    </svg>
  );
}

function gods(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("god").map((row, index) => {
    const god = word(row, "god") as God;
    return {
      id: god,
      kind: "gods",
      name: words.title(god),
      picture: (
        <Picture w={64} h={84}>
          <FigureToken kind="god" god={god} seat={SEATS[index] ?? "a"} x={6} y={18} size={52} />
        </Picture>
      ),
      text: words.text(`ankh-god-${god}`),
      facts: [facts.told("god", row)],
      rule: `god-${god}`,
    };
  });
}

function guardians(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("guardian").map((row) => {
    const guardian = word(row, "guardian") as Guardian;
    const level = facts.row("guardian_level", "guardian", guardian);
    return {
      id: guardian,
      kind: "guardians",
      name: words.title(guardian),
      picture: (
        <Picture w={64} h={64}>
          <FigureToken kind={guardian} seat="c" x={6} y={6} size={52} />
        </Picture>
      ),
      text: words.text(`ankh-guardian-${guardian}`),
      facts: [...(level ? [facts.told("guardian_level", level)] : []), facts.told("guardian", row)],
      rule: `guardian-${guardian}`,
    };
  });
}

function powers(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("power").map((row) => {
    const power = word(row, "power");
    const level = facts.row("level", "level", number(row, "level"));
    return {
      id: power,
      kind: "powers",
      name: words.title(power),
      picture: <Icon name={`power-${power}`} />,
      text: words.text(`ankh-power-${power}`),
      facts: [facts.told("power", row), ...(level ? [facts.told("level", level)] : [])],
      rule: `power-${power}`,
    };
  });
}

function cards(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("card").map((row) => {
    const card = word(row, "card") as Card;
    return {
      id: `card-${card}`,
      kind: "cards",
      name: words.title(card),
      picture: (
        <Picture w={76} h={104}>
          <CardFace card={card} strength={number(row, "strength")} x={0} y={0} w={76} h={104} />
        </Picture>
      ),
      text: words.text(`ankh-card-${card}`),
      facts: [facts.told("card", row)],
      rule: `card-${card}`,
    };
  });
}

function monuments(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("monument").map((row) => {
    const monument = word(row, "monument") as Monument;
    return {
      id: monument,
      kind: "monuments",
      name: words.title(monument),
      copies: number(row, "tokens"),
      picture: (
        <Picture w={64} h={64}>
          <MonumentToken monument={monument} seat={null} x={6} y={6} size={52} />
        </Picture>
      ),
      text: words.text(`ankh-monument-${monument}`),
      facts: [facts.shown("monument", only(row))],
      rule: "monuments",
    };
  });
}

function tracks(facts: Facts, words: Words): Exhibit[] {
  const actions = facts.rows("action_track").map((row) => {
    const action = word(row, "action") as Action;
    return {
      id: action,
      kind: "tracks",
      name: words.title(action),
      picture: <Icon name={actionIcon(action)} />,
      text: words.text(`ankh-action-${action}`),
      facts: [facts.told("action_track", row)],
      rule: action,
    };
  });
  const events = facts.rows("event_track").map((row) => words.name(word(row, "event")));
  return [
    {
      id: "action-tracks",
      kind: "tracks",
      name: words.label("actions"),
      board: "board:turn/actions",
      facts: [...facts.each("action_start"), ...facts.each("longer_tracks")],
      rule: "actions",
    },
    ...actions,
    {
      id: "event-track",
      kind: "tracks",
      name: words.label("fact-events-name"),
      board: "board:turn/events",
      facts: [facts.all("event_track", { events })],
      rule: "event-track",
    },
    {
      id: "devotion-track",
      kind: "tracks",
      name: words.label("devotion-track"),
      board: "board:merged/devotion-bottom",
      facts: [...facts.each("devotion_track"), ...facts.each("last_red")],
      rule: "devotion",
    },
    {
      id: "god-board",
      kind: "tracks",
      name: words.label("fact-row-name"),
      board: "board:turn/side",
      facts: [...facts.each("row"), ...facts.each("guardian_symbols"), ...facts.each("guardian_figures")],
      rule: "unlock",
    },
  ];
}

/** A place of the map as the board names it: "B4". */
const place = (hex: Field) => String(hex).toUpperCase();

function scenarios(facts: Facts, words: Words): Exhibit[] {
  const found = facts.rows("scenario").map((row) => {
    const [scenario, seats] = [word(row, "scenario"), number(row, "seats")];
    const own = (one: Row) => one.scenario === scenario && one.seats === seats;
    const standing = (monuments: readonly Field[]) => monuments.map((one) => `${words.name(word(one as Row, "monument"))} ${place((one as Row).hex)}`);
    const starts = list(row, "places").map((one) => {
      const start = one as Row;
      const args = { god: [place(start.god)], warriors: list(start, "warriors").map(place), monuments: standing(list(start, "monuments")) };
      return { text: words.label("fact-scenario-place", args), tables: ["scenario"], rows: [row] };
    });
    const neutral = { text: words.label("fact-scenario-neutral", { monuments: standing(list(row, "neutral")) }), tables: ["scenario"], rows: [row] };
    const camels = {
      text: words.label("fact-scenario-camels", { count: list(row, "camels").length, edges: list(row, "camels").map(place) }),
      tables: ["scenario"],
      rows: [row],
    };
    return {
      id: `${scenario}-${seats}`,
      kind: "scenarios",
      name: words.label("fact-scenario-name", { scenario: [words.title(scenario)], seats }),
      facts: [
        ...facts
          .rows("scenario_token")
          .filter(own)
          .map((token) => facts.told("scenario_token", token, { token: number(token, "token"), space: [place(token.hex)] })),
        ...starts,
        neutral,
        ...(list(row, "camels").length > 0 ? [camels] : []),
      ],
      rule: "scenario",
    };
  });
  const map = {
    id: "map",
    kind: "scenarios",
    name: words.label("map"),
    board: "board:first/map",
    facts: [facts.shown("column"), facts.shown("river_along_water")],
    rule: "map",
  };
  return [map, ...found];
}

/** The numbers of the rules, told in groups. */
const GROUPS = ["turn", "caravan", "strength", "battle", "powers", "gods", "end"];

function numbers(facts: Facts, words: Words): Exhibit[] {
  const [row] = facts.rows("numbers");
  const told = row ? GROUPS.map((group) => facts.told("numbers", row, row, `numbers-${group}`)) : [];
  const switches = facts.rows("switch").map((one) => {
    const option = `ankh-option-${word(one, "switch")}`;
    return { text: `${words.text(option)}: ${words.text(`${option}.${one.usual ? "yes" : "no"}`)}.`, tables: ["switch"], rows: [one] };
  });
  return [
    { id: "numbers", kind: "numbers", name: words.text("rules-kind-numbers"), facts: [...facts.each("pieces"), ...told], rule: "pieces" },
    { id: "switches", kind: "numbers", name: words.label("fact-switches-name"), facts: switches, rule: "switches" },
  ];
}
