// The spaces of the Traitor's lanes: they fill from the left, and each has a symbol.
import type { Look } from "../../../game";
import { sign } from "../../../ui/explain";
import { Resource } from "../pieces/resource";
import { Row } from "../pieces/row";
import type { LaneView, SpaceView, View } from "../view";
import { symbolItems, symbolText } from "./symbols";

/** The id of a token that travels to a lane; both count from 0. */
export const laneId = (lane: number, space: number) => `lane-${lane}-${space}`;

const [W, H] = [34, 26];

/** All spaces of a lane in a row. */
export function LaneSigns({ lane, index, look }: { lane: LaneView; index: number; look: Look<View> }) {
  const next = lane.spaces.findIndex(({ token }) => token === null);
  return (
    <svg class="ph-lane-signs" viewBox={`0 0 ${lane.spaces.length * (W + 2)} ${H}`} role="group" aria-label={look.words.label("symbols")}>
      {lane.spaces.map((space, place) => (
        <g key={place} class={`ph-space ${place === next ? "next" : ""}`} {...sign(spaceAbout(space, place, look))}>
          <rect x={place * (W + 2) + 0.5} y={0.5} width={W - 1} height={H - 1} rx={4} />
          {space.token ? (
            <Resource kind={space.token} x={place * (W + 2) + W / 2 - 11} y={H / 2 - 11} size={22} id={laneId(index, place)} />
          ) : (
            space.symbol && <Row items={symbolItems(space.symbol)} x={place * (W + 2) + 2} y={H / 2 - 7.5} w={W - 4} h={15} />
          )}
        </g>
      ))}
    </svg>
  );
}

function spaceAbout({ symbol, token }: SpaceView, place: number, { words }: Look<View>) {
  const means = symbol ? symbolText(symbol, words) : words.label("symbol-none");
  const name = words.label("lane-space", { space: place + 1 });
  return { name: token ? `${name}: ${words.title(token)}` : name, text: means, rule: "traitor-symbols" };
}
