// The round: a stela in the river, an inscription on the quay on phones. It opens the round cards that may still come.
import type { Look } from "../../game";
import { Label } from "../../ui/draw";
import { explain } from "../../ui/explain";
import type { Layout } from "./layout";
import type { View } from "./view";

export function Stela({ look, layout, open }: { look: Look<View>; layout: Layout; open: () => void }) {
  const { view, words } = look;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  };
  const round = words.text("ui-round", { round: view.round, rounds: view.rounds });
  const about = explain({ name: round, text: words.label("stela-text"), rule: "round" });
  const door = {
    role: "button" as const,
    tabindex: 0,
    "aria-label": `${round}. ${words.label("round-cards")}`,
    ...about,
    onClick: open,
    onKeyDown: press,
  };
  return layout.tall ? (
    <g class="stela" transform={`translate(0 ${layout.quay})`}>
      <g aria-hidden="true">
        <Label x={9} y={16} size={12.5} kind="title">
          {round}
        </Label>
        <g {...about}>
          <Ships view={view} x={layout.width - 9 - view.ships.length * 21 + 4} y={4} w={17} h={15} />
        </g>
      </g>
      {/* A thumb needs more room than the quay has: the door also covers the caption of the first ship. */}
      <rect class="door" {...door} y={-2} width={54} height={54} />
    </g>
  ) : (
    <g class="stela" transform="translate(20 446)">
      <g aria-hidden="true">
        <path class="stela-stone" d="M0 150V34C0 12 20 0 52 0s52 12 52 34V150z" />
        <path class="stela-edge" d="M6 150V35C6 17 23 6 52 6s46 11 46 29V150" />
        <Label x={52} y={33} size={12} anchor="middle" fit={80}>
          {words.label("stela-round")}
        </Label>
        <Label x={52} y={68} size={37} kind="title" anchor="middle">
          {view.round}
        </Label>
        <Label x={52} y={86} size={12} anchor="middle">
          {words.label("stela-of", { rounds: view.rounds })}
        </Label>
        <path class="rule" d="M16 97h72" />
        <Ships view={view} x={52 - view.ships.length * 10.5 + 2} y={107} w={17} h={22} />
      </g>
      <path class="door" {...door} d="M0 150V34C0 12 20 0 52 0s52 12 52 34V150z" />
    </g>
  );
}

/** The ships of this round by capacity; those that have sailed are pale. */
function Ships({ view, x, y, w, h }: { view: View; x: number; y: number; w: number; h: number }) {
  return (
    <>
      {view.ships.map((ship, index) => (
        <g key={index} class={ship.docked ? "spent" : ""}>
          <rect class="capacity" x={x + index * 21} y={y} width={w} height={h} rx={3} />
          <Label x={x + index * 21 + w / 2} y={y + h / 2 + 5} size={14} kind="number" anchor="middle">
            {ship.slots.length}
          </Label>
        </g>
      ))}
    </>
  );
}
