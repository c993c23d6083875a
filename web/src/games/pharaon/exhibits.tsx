// The gallery of Pharaon: nobles, artisans, jars, offerings, gods, the boards, the Traitor, and the numbers.
import type { ComponentChildren } from "preact";
import type { Field, Words } from "../../game";
import { alike, type Content, type Exhibit, Facts, list, number, type Row, word } from "../../rules/exhibits";
import printed from "./content.json";
import { ArtisanPicture } from "./pieces/cards";
import { GodFigure } from "./pieces/gods";
import type { God, Offering, Zone } from "./pieces/kinds";
import { Portrait } from "./pieces/portraits";
import { JAR_HEIGHT, JarTile, OfferingToken } from "./pieces/tokens";
import { artisanName, artisanText, bowlSay, jarText, nileGains, nobleText, rewardTexts } from "./texts";
import { symbolName } from "./traitor/symbols";
import type { ArtisanView, Colour, JarView, NileAction, NobleView, Reward, Role, Symbol as TraitorSymbol } from "./view";
import "./board.css";
import "./pieces/pieces.css";
import "./exhibits.css";

export function exhibits(words: Words): Exhibit[] {
  const facts = new Facts(printed as unknown as Content, words);
  return [
    ...nobles(facts, words),
    ...artisans(facts, words),
    ...jars(facts, words),
    ...offerings(facts, words),
    ...gods(facts, words),
    ...boards(facts, words),
    ...traitor(facts, words),
    ...numbers(facts, words),
  ];
}

const only = (row: Row) => (one: Row) => one === row;

function Picture({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  return (
    <svg class="pharaon-exhibit" viewBox={`0 0 ${w} ${h}`} width={w} height={h} aria-hidden="true">
      {children}
    </svg>
  );
}

function nobles(facts: Facts, words: Words): Exhibit[] {
  const cards = facts.rows("noble").map((row): Exhibit => {
    const id = number(row, "id");
    const own = (one: Row) => one.id === id;
    const role = word(row, "role") as Role;
    const noble: NobleView = {
      noble: id,
      role,
      rhythm: row.kind as NobleView["rhythm"],
      ability: row.ability as NobleView["ability"],
      zone: (facts.row("noble_zone", "id", id)?.zone ?? null) as NobleView["zone"],
      colours: (facts.row("scribe", "id", id)?.colours ?? null) as NobleView["colours"],
      gain: (facts.row("official", "id", id) ?? null) as unknown as NobleView["gain"],
      points: number(row, "points"),
      per: list(row, "per") as unknown as NobleView["per"],
    };
    return {
      id: `noble-${id}`,
      kind: "nobles",
      name: words.title(role),
      picture: (
        <Picture w={64} h={64}>
          <Portrait role={role} x={0} y={0} size={64} />
        </Picture>
      ),
      text: nobleText(noble, words),
      facts: ["noble", "noble_zone", "scribe", "official"].map((table) => facts.shown(table, own)),
      rule: `noble-${RULES[role] ?? role}`,
    };
  });
  return alike(cards);
}

/** The anchors of the nobles whose rules have a shorter name. */
const RULES: Partial<Record<Role, string>> = {
  "head-decorator": "decorator",
  "grand-vizier": "vizier",
  "chief-contractor": "contractor",
  "court-official": "official",
};

function artisans(facts: Facts, words: Words): Exhibit[] {
  const cards = facts.rows("artisan").map((row): Exhibit => {
    const artisan = { artisan: number(row, "id"), points: number(row, "points"), gain: list(row, "gain") as ArtisanView["gain"], jars: number(row, "jars") };
    return {
      id: `artisan-${artisan.artisan}`,
      kind: "artisans",
      name: artisanName(artisan, words),
      picture: (
        <span class="ph-exhibit-craft">
          <ArtisanPicture artisan={artisan} />
        </span>
      ),
      text: artisanText(artisan, words),
      facts: [facts.shown("artisan", only(row))],
      rule: "artisans",
    };
  });
  return alike(cards);
}

function jars(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("jar").map((row) => {
    const jar = { jar: number(row, "id"), top: list(row, "top") as JarView["top"], bottom: word(row, "bottom") as Colour };
    return {
      id: `jar-${jar.jar}`,
      kind: "jars",
      name: jarText(jar, words),
      picture: (
        <Picture w={52} h={52 * JAR_HEIGHT}>
          <JarTile top={jar.top} bottom={jar.bottom} x={0} y={0} size={52} />
        </Picture>
      ),
      facts: [facts.shown("jar", only(row))],
      rule: "jars",
    };
  });
}

function offerings(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("offering").map((row) => ({
    id: word(row, "id"),
    kind: "offerings",
    name: words.title(word(row, "id")),
    copies: number(row, "copies"),
    picture: (
      <Picture w={52} h={52}>
        <OfferingToken kind={word(row, "id") as Offering} x={0} y={0} size={52} />
      </Picture>
    ),
    text: `${bowlSay(word(row, "id") as Offering, words)}.`,
    facts: [facts.told("offering", row, { points: number(facts.rows("token")[0], "offering") + number(row, "extra"), copies: number(row, "copies") })],
    rule: "offerings-tokens",
  }));
}

function gods(facts: Facts, words: Words): Exhibit[] {
  return facts.rows("god").map((row) => {
    const god = word(row, "god") as God;
    const zone = word(row, "zone") as Zone;
    const borders = ["cw", "ccw"].map((border) => {
      const at = (one: Row) => one.zone === zone && one.border === border;
      const [need, points] = [facts.rows("god_need").find(at), facts.rows("god_points").find(at)];
      const asks = words.label(`need-${zone}`, { count: number(need, "need") });
      return {
        text: words.label("fact-god-border", { border, asks: [asks], points: number(points, "points") }),
        tables: ["god_need", "god_points"],
        rows: [need, points].filter((one) => one !== undefined),
      };
    });
    return {
      id: god,
      kind: "gods",
      name: words.title(god),
      picture: (
        <Picture w={60} h={60}>
          <GodFigure god={god} x={2} y={2} size={56} bare />
        </Picture>
      ),
      facts: [facts.told("god", row, { zone: [words.title(zone)] }), ...borders],
      rule: "gods",
    };
  });
}

const named = (words: Words, ids: readonly Field[]) => ids.map((id) => words.name(String(id)));

function boards(facts: Facts, words: Words): Exhibit[] {
  const actions = facts.rows("nile").map((row, index) => {
    const action = { gain: list(row, "gain"), jars: number(row, "jars") } as unknown as NileAction;
    const args = {
      number: index + 1,
      cost: named(words, list(row, "cost")),
      gains: nileGains(action, words),
      arrows: number(row, "arrows"),
      any: row.any_track === true,
    };
    return facts.told("nile", row, args);
  });
  const steps = facts.rows("tomb_points").map((row, index) => {
    const cost = facts.rows("tomb_cost")[index];
    const fact = facts.told("tomb_points", row, { step: index + 1, points: number(row, "points"), cost: named(words, list(cost, "cost")) }, "tomb");
    return cost ? { ...fact, tables: ["tomb_points", "tomb_cost"], rows: [row, cost] } : fact;
  });
  const fields = facts.rows("pyramid").map((row) => {
    const rewards = rewardTexts(list(row, "reward") as unknown as readonly Reward[], words);
    return facts.told("pyramid", row, { row: number(row, "row"), field: number(row, "field"), rewards });
  });
  return [
    { id: "wheel", kind: "boards", name: words.label("fact-wheel-name"), board: "board:turn/wheel", facts: facts.each("wheel"), rule: "wheel" },
    { id: "nile", kind: "boards", name: words.title("nile"), board: "board:turn/nile", facts: [...actions, ...facts.each("nile_track")], rule: "nile" },
    { id: "tomb", kind: "boards", name: words.title("tomb"), board: "board:turn/tomb", facts: [...steps, ...facts.each("succession")], rule: "tomb" },
    { id: "pyramid", kind: "boards", name: words.label("pyramid"), board: "board:turn/passing", facts: fields, rule: "pyramid" },
  ];
}

function traitor(facts: Facts, words: Words): Exhibit[] {
  const sides = facts.rows("traitor_board").map((row) => {
    const spaces = list(row, "lane").map((text) => laneText(String(text), words));
    return {
      id: `traitor-${word(row, "board")}-${word(row, "side")}`,
      kind: "traitor",
      name: words.label("fact-traitor-name", { board: word(row, "board").toUpperCase().split(""), side: word(row, "side") }),
      facts: [facts.told("traitor_board", row, { jars: number(row, "jars"), spaces })],
      rule: "traitor-boards",
    };
  });
  return [
    { id: "traitor", kind: "traitor", name: words.title("traitor"), board: "board:solo/traitor", facts: facts.each("traitor_noble"), rule: "solo" },
    ...sides,
  ];
}

/** A space of a lane: "-" is empty, others name a sign and a place, value or god. */
function laneText(text: string, words: Words): string {
  if (text === "-") return "–";
  const [sign = "", noun = ""] = text.split(" ");
  const number = /^\d+$/.test(noun) ? Number(noun) : null;
  const symbol = { sign, number, god: noun !== "" && number === null ? noun : null } as TraitorSymbol;
  return symbolName(symbol, words);
}

function numbers(facts: Facts, words: Words): Exhibit[] {
  const tables = ["rounds", "bank", "table", "draft", "token"];
  return [{ id: "numbers", kind: "numbers", name: words.text("rules-kind-numbers"), facts: tables.flatMap((table) => facts.each(table)), rule: "pieces" }];
}
