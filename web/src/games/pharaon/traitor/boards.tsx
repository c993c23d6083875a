// The spaces of the Traitor's lanes, which fill from the left.
import type { Look } from "../../../game";
import { sign } from "../../../ui/explain";
import type { LaneView, SpaceView, View } from "../view";
import { symbolText } from "./symbols";

/** The id of a token that travels to a lane; both count from 0. */
export const laneId = (lane: number, space: number) => `lane-${lane}-${space}`;

const [W, H] = [34, 14];

/** All spaces of a lane in a row; those that are filled have the colour of their token. */
export function LaneSpaces({ lane, index, look }: { lane: LaneView; index: number; look: Look<View> }) {
  const next = lane.spaces.findIndex(({ token }) => token === null);
  return (
    <svg class="ph-lane-spaces" viewBox={`0 0 ${lane.spaces.length * (W + 2)} ${H}`} role="group" aria-label={look.words.label("symbols")}>
      {lane.spaces.map((space, place) => (
        <g
          key={place}
          class={`ph-space ${place === next ? "next" : ""}`}
          {...sign(spaceAbout(space, place, look))}
          transform={`translate(${place * (W + 2)} 0)`}
        >
          <rect x={0.5} y={0.5} width={W - 1} height={H - 1} rx={3} />
          {space.token && (
            <g class={`r-${space.token}`} data-piece={laneId(index, place)} data-size={W}>
              <rect class="ph-filled" x={1.5} y={1.5} width={W - 3} height={H - 3} rx={2} />
            </g>
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
