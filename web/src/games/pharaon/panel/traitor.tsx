// The Traitor: its lanes with what each does next, and what it owns.
import type { ComponentChildren } from "preact";
import { explain, sentences } from "../../../ui/explain";
import { MatRows } from "../../../ui/MatRows";
import { total } from "../parts";
import { COLOURS, type Offering, RESOURCES } from "../pieces/kinds";
import { Resource, ResourceText } from "../pieces/resource";
import { OfferingToken } from "../pieces/tokens";
import { SHEET_LINES } from "../score";
import { artisanName, godsText, tombPoints } from "../texts";
import { LaneSpaces } from "../traitor/boards";
import { laneTexts } from "../traitor/symbols";
import type { LaneView, TraitorView } from "../view";
import { Foot, Head, type PanelProps, Reconstructed } from "./parts";

export function TraitorPanel({ look }: PanelProps) {
  const { view, words } = look;
  const { traitor } = view;
  if (!traitor) return null;
  return (
    <>
      <div {...explain({ name: words.title("traitor"), text: words.label("traitor-about"), rule: "solo" })}>
        <Head
          icon="hidden"
          title={words.title("traitor")}
          note={words.label("worth", { points: traitor.score })}
          say={words.label("traitor-stack", { count: traitor.stack })}
        />
      </div>
      <ol class="ph-lanes">
        {traitor.lanes.map((lane, index) => (
          <Lane key={lane.board} lane={lane} index={index} look={look} />
        ))}
      </ol>
      <h2 class="ph-subhead">{words.label("traitor-owns")}</h2>
      <div data-anchor="hand-traitor">
        <Owned look={look} traitor={traitor} />
      </div>
      <Foot>
        <Reconstructed look={look} topics={["traitor"]} />
      </Foot>
    </>
  );
}

/** A lane: its colour, how full it is, what its next space does, and what comes after it. */
function Lane({ lane, index, look }: PanelProps & { lane: LaneView; index: number }) {
  const { words, view } = look;
  const { filled, next, later } = laneTexts(lane, words);
  const now = view.round === index + 1;
  const jars = words.label(now ? "lane-jars-now" : "lane-jars", { count: lane.jars, round: index + 1 });
  const name = words.label("sum-lane", { lane: index + 1, board: lane.board.toUpperCase(), face: lane.face });
  return (
    <li class={`ph-lane ${lane.face} ${lane.colour ? `r-${lane.colour}` : ""}`} {...explain({ name, text: sentences([next, jars]), rule: "traitor-boards" })}>
      <span class="ph-lane-head">
        {lane.colour && (
          <b>
            <ResourceText kind={lane.colour} /> {words.title(lane.colour)}
          </b>
        )}
        <small>{words.label("sum-lane-fill", { count: filled, total: lane.spaces.length })}</small>
      </span>
      <LaneSpaces lane={lane} index={index} look={look} />
      <span>{next}</span>
      {later !== null && <small>{later}</small>}
      <small class={now ? "now" : ""}>{jars}</small>
    </li>
  );
}

function Owned({ look, traitor }: PanelProps & { traitor: TraitorView }) {
  const { view, words } = look;
  const counted = SHEET_LINES.filter(([, field]) => traitor.sheet[field] !== 0).map(([id, field]) => `${words.title(id)} ${traitor.sheet[field]}`);
  const list = (parts: readonly string[]): ComponentChildren => (parts.length > 0 ? parts.join(", ") : words.text("ui-none"));
  const bowls = view.printed.offerings.flatMap(({ offering }) => ((traitor.offerings[offering] ?? 0) > 0 ? [offering] : []));
  return (
    <MatRows
      rows={[
        {
          label: words.title("nobles"),
          value:
            traitor.nobles.length > 0
              ? `${traitor.nobles.map(({ role }) => words.title(role)).join(", ")}, ${words.label("traitor-noble-value", { points: traitor.noble_value })}`
              : words.text("ui-none"),
          about: { text: words.label("traitor-noble-value", { points: traitor.noble_value }), rule: "traitor-scoring" },
        },
        {
          label: words.title("artisans"),
          value: list(traitor.artisans.map((card) => `${artisanName(card, words)} ${card.points}`)),
          about: { rule: "traitor-scoring" },
        },
        {
          label: words.title("offerings"),
          value: bowls.length > 0 ? <Tokens kinds={bowls} counts={traitor.offerings} /> : words.text("ui-none"),
          about: { text: bowls.map((kind) => `${words.title(kind)} ${traitor.offerings[kind]}`).join(", "), rule: "traitor-scoring" },
        },
        {
          label: words.title("resources"),
          value: total(traitor.resources) > 0 ? <Purse traitor={traitor} /> : words.text("ui-none"),
          about: { text: RESOURCES.map((kind) => `${words.title(kind)} ${traitor.resources[kind] ?? 0}`).join(", "), rule: "traitor-scoring" },
        },
        {
          label: words.title("tomb"),
          value: words.label("tomb-step", { space: traitor.tomb, number: view.printed.tomb.length, points: tombPoints(view, traitor.tomb) }),
          about: { rule: "tomb" },
        },
        {
          label: words.title("nile"),
          value: COLOURS.map((colour) => words.label("sum-track", { colour, level: traitor.nile[colour] ?? 0 })).join(", "),
          about: { rule: "nile" },
        },
        { label: words.title("gods"), value: godsText(traitor, view, words), about: { rule: "traitor-scoring" } },
        { label: words.label("score-now"), value: counted.join(" · "), about: { rule: "traitor-scoring" } },
      ]}
    />
  );
}

function Tokens({ kinds, counts }: { kinds: readonly Offering[]; counts: Record<string, number> }) {
  return (
    <span class="ph-bowls">
      {kinds.map((kind) => (
        <span key={kind} class="ph-bowl-token">
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <OfferingToken kind={kind} x={0.5} y={0.5} size={21} />
          </svg>
          {(counts[kind] ?? 0) > 1 && <b>{counts[kind]}</b>}
        </span>
      ))}
    </span>
  );
}

function Purse({ traitor }: { traitor: TraitorView }) {
  return (
    <span class="ph-bowls">
      {RESOURCES.filter((kind) => (traitor.resources[kind] ?? 0) > 0).map((kind) => (
        <span key={kind} class="ph-bowl-token">
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <Resource kind={kind} x={0.5} y={0.5} size={21} />
          </svg>
          <b>{traitor.resources[kind]}</b>
        </span>
      ))}
    </span>
  );
}
