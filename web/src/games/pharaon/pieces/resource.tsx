// Resources: a square is paid, a disc is gained. Each colour has a symbol too, so that nothing depends on colour.
import { range } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { COLOURS, type Resource as Kind } from "./kinds";
import "./pieces.css";

export interface ResourceProps {
  /** `any` is a basic resource of choice. */
  kind: Kind | "any";
  x: number;
  y: number;
  size: number;
  /** A square is to be paid, a disc to be gained; tokens are round. */
  shape?: "pay" | "gain";
  /** Whether it is faint: a preview, or already spent. */
  ghost?: boolean;
  id?: string | undefined;
}

export function Resource({ kind, x, y, size, shape = "gain", ghost, id }: ResourceProps) {
  const round = shape === "gain";
  const inner = size * (round ? 0.62 : 0.68);
  const corner = round ? size / 2 : size * 0.2;
  const edge = Math.max(0.8, size * 0.05);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={`ph-res r-${kind} ${ghost ? "ghost" : ""}`} data-piece={id} data-size={size}>
        <rect class="ph-res-body" x={edge / 2} y={edge / 2} width={size - edge} height={size - edge} rx={corner} stroke-width={edge} />
        {kind === "any" ? (
          <Fifths size={size} reach={round ? 0.36 : 0.38} />
        ) : (
          <Glyph name={`res-${kind}`} x={(size - inner) / 2} y={(size - inner) / 2} size={inner} class="ph-res-sign" />
        )}
      </g>
    </g>
  );
}

/** Five wedges in the five colours. */
function Fifths({ size, reach }: { size: number; reach: number }) {
  const r = size * reach;
  const at = (turn: number) => {
    const angle = ((turn - 0.25) * 2 * Math.PI).toFixed(4);
    return `${(size / 2 + r * Math.cos(Number(angle))).toFixed(2)} ${(size / 2 + r * Math.sin(Number(angle))).toFixed(2)}`;
  };
  return (
    <g stroke-width={size * 0.045}>
      {range(5).map((part) => (
        <path
          key={part}
          class={`ph-fifth r-${COLOURS[part]}`}
          d={`M${size / 2} ${size / 2}L${at(part / 5 - 0.1)}A${r.toFixed(2)} ${r.toFixed(2)} 0 0 1 ${at(part / 5 + 0.1)}Z`}
        />
      ))}
    </g>
  );
}

/** A resource inside a text, as high as its letters. It needs text beside it or a label around it. */
export function ResourceText({ kind, shape = "gain" }: Pick<ResourceProps, "kind" | "shape">) {
  return (
    <svg class="ph-inline" viewBox="0 0 20 20" aria-hidden="true">
      <Resource kind={kind} x={0} y={0} size={20} shape={shape} />
    </svg>
  );
}
