// The bricks of a row or of a part of a building, and the next one.
import type { Look } from "../../../game";
import type { Box } from "../../../ui/draw";
import { Spot } from "../../../ui/Spot";
import { BrickSpace, firstFree, LitText, type PartProps, previewText } from "../parts";
import type { Owner } from "../pieces/kinds";
import type { View } from "../view";

interface BricksProps extends Pick<PartProps, "look" | "tracks" | "touch"> {
  /** The name of the row or part. */
  name: string;
  /** The anchor of the rule of the building. */
  rule: string;
  spaces: readonly (Owner | null)[];
  /** Whether the next brick may be laid here. */
  open: boolean;
  value: (place: number) => number;
  box: (place: number) => Box;
  id: (place: number) => string;
  /** The move that lays a brick. */
  move: string;
}

export function Bricks({ spaces, open, value, box, id, move, look, tracks, touch, name, rule }: BricksProps) {
  const { words } = look;
  const next = open ? firstFree(spaces) : -1;
  return (
    <g>
      {spaces.map((owner, place) => (
        <BrickSpace
          key={place}
          box={box(place)}
          value={value(place)}
          owner={owner}
          id={id(place)}
          next={place === next}
          tracks={tracks}
          about={{
            name,
            text: owner ? words.label("brick-of", { seat: owner, value: value(place) }) : words.label("brick-free", { value: value(place) }),
            rule,
          }}
        />
      ))}
      {next >= 0 && <Build move={move} look={look} {...box(next)} value={value(next)} touch={touch} />}
    </g>
  );
}

/** A space where the viewer can lay a brick. */
function Build({
  move,
  look,
  x,
  y,
  w,
  h,
  value,
  touch,
}: {
  move: string;
  look: Look<View>;
  x: number;
  y: number;
  w: number;
  h: number;
  value: number;
  touch: boolean;
}) {
  return (
    <>
      <Spot
        move={move}
        x={x}
        y={y}
        w={w}
        h={h}
        r={3}
        reach={touch ? [Math.max(0, (50 - w) / 2), Math.max(0, (50 - h) / 2)] : [2, 2]}
        about={previewText(look, move)}
      />
      {look.legal.has(move) && (
        <LitText x={x + w / 2} y={y + h / 2} size={Math.max(11, Math.min(w, h) * 0.52)}>
          {value}
        </LitText>
      )}
    </>
  );
}
