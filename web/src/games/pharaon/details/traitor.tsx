// The Traitor in full: its boards, its possessions, and the meaning of the symbols.
import type { Look } from "../../../game";
import { GodFigure } from "../pieces/gods";
import { COLOURS, RESOURCES } from "../pieces/kinds";
import type { Item } from "../pieces/row";
import { TraitorBoards } from "../traitor/boards";
import { symbolItems, symbolText } from "../traitor/symbols";
import type { Symbol as TraitorSymbol, TraitorView, View } from "../view";
import { LINES } from "./counts";
import { dagger, Pictures, ReconstructedNote, Section } from "./parts";

export function TraitorDetails({ look }: { look: Look<View> }) {
  const { view, words } = look;
  const { traitor } = view;
  if (!traitor) return null;
  return (
    <>
      <p>{words.label("traitor-stack", { count: traitor.stack })}</p>
      <svg class="ph-wide" viewBox="0 0 340 400">
        <TraitorBoards look={look} box={{ x: 0, y: 0, w: 340, h: 400 }} />
      </svg>
      <Section title={words.label("symbols")} mark={dagger(view, "traitor")}>
        <ul class="ph-rows">
          {legend(traitor).map((symbol) => (
            <li key={`${symbol.sign} ${symbol.god ?? symbol.number}`}>
              <span class="ph-legend">
                <Pictures items={symbolItems(symbol)} h={18} />
              </span>
              <span>{symbolText(symbol, words)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Owned look={look} traitor={traitor} />
      <Section title={words.text("ui-points")}>
        <ul class="ph-rows">
          {LINES.map(([id, field]) => (
            <li key={id}>
              <span>{words.title(id)}</span>
              <b>{traitor.sheet[field]}</b>
            </li>
          ))}
          <li class="total">
            <span>{words.label("total")}</span>
            <b>{traitor.score}</b>
          </li>
        </ul>
      </Section>
      <ReconstructedNote look={look} topics={["traitor"]} />
    </>
  );
}

/** Each symbol of the boards once. */
function legend({ lanes }: TraitorView): TraitorSymbol[] {
  const found = new Map<string, TraitorSymbol>();
  for (const { symbol } of lanes.flatMap(({ spaces }) => spaces)) {
    if (symbol) found.set([symbol.sign, symbol.number, symbol.god].join(), symbol);
  }
  return [...found.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, symbol]) => symbol);
}

function Owned({ look, traitor }: { look: Look<View>; traitor: TraitorView }) {
  const { view, words } = look;
  const tokens = (counts: Record<string, number>, item: (kind: string) => Item) =>
    Object.entries(counts).flatMap(([kind, count]): Item[][] => (count > 0 ? [[{ text: String(count) }, item(kind)]] : []));
  const lines: { id: string; groups: Item[][]; text?: string }[] = [
    {
      id: "nobles",
      groups: [],
      text: [...traitor.nobles.map(({ role }) => words.title(role)), words.label("traitor-noble-value", { points: traitor.noble_value })].join(", "),
    },
    { id: "artisans", groups: traitor.artisans.map(({ points }) => [{ points }]) },
    {
      id: "offerings",
      groups: tokens(traitor.offerings, (kind) => ({ offering: view.printed.offerings.find(({ offering }) => offering === kind)?.offering ?? "any" })),
    },
    { id: "resources", groups: tokens(traitor.resources, (kind) => ({ res: RESOURCES.find((one) => one === kind) ?? "any" })) },
    { id: "tomb", groups: [[{ text: String(traitor.tomb) }, { icon: "tomb-step" }]] },
    { id: "nile", groups: COLOURS.map((res) => [{ text: String(traitor.nile[res] ?? 0) }, { res }]) },
  ];
  return (
    <Section title={words.label("traitor-owns")}>
      <ul class="ph-rows">
        {lines.map(({ id, groups, text }) => (
          <li key={id}>
            <b class="ph-key">{words.title(id)}</b>
            {text && <span>{text}</span>}
            {groups.map((items, at) => (
              <Pictures key={at} items={items} h={18} />
            ))}
            {!text && groups.length === 0 && <span>{words.text("ui-none")}</span>}
          </li>
        ))}
        <li>
          <b class="ph-key">{words.title("gods")}</b>
          {traitor.gods.length === 0 && <span>{words.text("ui-none")}</span>}
          {traitor.gods.map((god) => (
            <span key={god} class="ph-who">
              <svg class="ph-small" viewBox="0 0 48 48" aria-hidden="true">
                <GodFigure god={god} x={0} y={0} size={48} />
              </svg>
              {words.title(god)}
            </span>
          ))}
        </li>
      </ul>
    </Section>
  );
}
