// Fields and quarries, as plots seen from above.
import { Label, range } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { type Colour, FLOOD } from "./kinds";
import { type Placed, WaterMark } from "./tokens";
import "./pieces.css";

interface FieldProps extends Placed {
  colour: Colour;
  /** Null for any field of this colour. */
  value: number | null;
  irrigated: boolean;
  /** Whether a card that improves the field covers it. */
  improved?: boolean;
}

/** A field: its furrows, a canal with as many waves as the level of flood it needs, and its grain. A dry field is broken off at the
 * edge, and its canal is empty. */
export function FieldFace({ colour, value, irrigated, improved, x, y, size, id }: FieldProps) {
  const canal = size * 0.3;
  const inner = size - 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`eg-field f-${colour} ${irrigated ? "" : "dry"}`} data-piece={id} data-size={size}>
        <rect class="eg-soil" x={1} y={1} width={inner} height={inner} rx={size * 0.1} />
        {range(4).map((at) => (
          <path key={at} class="eg-furrow" d={`M${size * (0.14 + at * 0.24)} ${size * 0.1}V${size * 0.64}`} />
        ))}
        <path class="eg-canal" d={`M1 ${size - canal}H${size - 1}${foot(size)}Z`} />
        <WaterMark level={FLOOD[colour]} x={size * 0.5 - canal * 0.55} y={size - canal * 1.06} size={canal * 1.1} dry={!irrigated} />
        {value !== null && (
          <>
            <circle class="eg-plate" cx={size / 2} cy={size * 0.37} r={size * 0.27} />
            <Label x={size / 2} y={size * 0.515} size={size * 0.42} kind="number" anchor="middle" class={irrigated ? "strong" : "dim"}>
              {value}
            </Label>
          </>
        )}
        {improved && <Glyph name="most" x={size * 0.7} y={size * 0.02} size={size * 0.28} class="eg-sign" />}
        <rect class="eg-edge" x={1} y={1} width={inner} height={inner} rx={size * 0.1} />
      </g>
    </g>
  );
}

/** The path down the right side of a plot, and along its rounded lower edge to the left side. */
function foot(size: number): string {
  const [edge, r] = [size - 1, size * 0.1];
  return `V${edge - r}Q${edge} ${edge} ${edge - r} ${edge}H${1 + r}Q1 ${edge} 1 ${edge - r}`;
}

/** A quarry: steps cut into the rock, and the stones it produces. */
export function QuarryFace({ value, x, y, size, id }: Placed & { value: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="eg-quarry" data-piece={id} data-size={size}>
        <rect class="eg-rock" x={1} y={1} width={size - 2} height={size - 2} rx={size * 0.1} />
        <path
          class="eg-cut"
          d={`M1 ${size * 0.8}H${size * 0.28}V${size * 0.62}H${size * 0.52}V${size * 0.44}H${size * 0.76}V${size * 0.26}H${size - 1}${foot(size)}Z`}
        />
        <circle class="eg-plate" cx={size / 2} cy={size * 0.5} r={size * 0.27} />
        <Label x={size / 2} y={size * 0.645} size={size * 0.42} kind="number" anchor="middle" class="strong">
          {value}
        </Label>
        <rect class="eg-edge" x={1} y={1} width={size - 2} height={size - 2} rx={size * 0.1} />
      </g>
    </g>
  );
}
