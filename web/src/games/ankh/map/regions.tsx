// Regions with their order tokens. On demand each region is tinted and shows everybody's strength.
import { useContext, useState } from "preact/hooks";
import type { Look } from "../../../game";
import { Label, textWidth } from "../../../ui/draw";
import { AboutContext } from "../details/about";
import { shapeOf } from "../parts";
import { AnkhToken, OrderToken } from "../pieces/tokens";
import { orderId } from "../track";
import type { Event, ForceView, RegionView, View } from "../view";
import { DIRECTIONS, heart, hexPath, outline, type Point, R, step } from "./geometry";
import { SIZES } from "./pieces";
import { plateBoxes } from "./plates";

/** The region that is pointed at. */
export function useRegion(): [number | null, (token: number | null) => void] {
  return useState<number | null>(null);
}

interface TintProps {
  look: Look<View, Event>;
  /** Whether all regions are shown, or only the one that is pointed at. */
  all: boolean;
  pointed: number | null;
}

/** Drawn below everything that stands on the map. */
export function Tints({ look: { view }, all, pointed }: TintProps) {
  const battle = view.battle?.token ?? null;
  const tints = tintsOf(view.regions);
  return (
    <g aria-hidden="true" class="ank-tints">
      {view.regions
        .filter(({ token }) => all || token === pointed || token === battle)
        .map(({ token, land, water }) => (
          <g key={token} class={`ank-tint t${tints.get(token)} ${token === battle ? "battle" : ""}`}>
            <path class="ank-tint-fill" d={land.map((hex) => hexPath(hex, R + 0.3)).join("")} />
            <path class="ank-tint-water" d={water.map((hex) => hexPath(hex, R - 4)).join("")} />
            <path class="ank-tint-line" d={outline(land)} />
          </g>
        ))}
    </g>
  );
}

/** Assigns a tint to each region; neighbours never share one. */
export function tintsOf(regions: readonly RegionView[]): ReadonlyMap<number, number> {
  const tints = new Map<number, number>();
  for (const { token, land } of regions) {
    const around = new Set(land.flatMap((hex) => DIRECTIONS.map((_, direction) => step(hex, direction))));
    const taken = new Set(regions.filter((other) => other.token !== token && other.land.some((hex) => around.has(hex))).map((other) => tints.get(other.token)));
    let tint = 0;
    while (taken.has(tint)) tint++;
    tints.set(token, tint);
  }
  return tints;
}

interface TokenProps {
  look: Look<View, Event>;
  pointed: number | null;
  point: (token: number | null) => void;
}

/** The token of each region, which opens its details. Tokens lie where sides meet: where sides or regions are targets, the tokens let
 * clicks pass. */
export function Tokens({ look, pointed, point }: TokenProps) {
  const open = useContext(AboutContext);
  const meant = [...look.legal].map(shapeOf).some((shape) => shape === "region" || shape === "edge");
  return (
    <g class={meant ? "ank-regions passed" : "ank-regions"}>
      {look.view.regions.map((region) => {
        const { x, y } = heart(region.land);
        const { token } = region;
        const show = () => open({ of: "region", token });
        const press = (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          show();
        };
        return (
          <g
            key={token}
            class="ank-region"
            role="button"
            tabindex={0}
            aria-label={summary(region, look)}
            onClick={show}
            onKeyDown={press}
            onPointerEnter={() => point(token)}
            onPointerLeave={() => point(null)}
            onFocusIn={() => point(token)}
            onFocusOut={() => point(null)}
          >
            <circle class="ank-region-hit" cx={x} cy={y} r={16} />
            <OrderToken number={token} x={x - SIZES.order / 2} y={y - SIZES.order / 2} size={SIZES.order} id={orderId(token)} lit={token === pointed} />
          </g>
        );
      })}
    </g>
  );
}

/** «Region 3, 22 land hexes. Ilse: 3 figures, strength 4 to 7 …». */
export function summary({ token, land, forces }: RegionView, { words }: Look<View, Event>): string {
  const lines = forces.map(({ seat, figures, strength, most }) => words.label("force", { seat, figures, strength, most: strength + most }));
  return [words.label("region-size", { token, size: land.length }), ...(lines.length > 0 ? lines : [words.label("region-empty")])].join(" ");
}

interface ForcesProps {
  look: Look<View, Event>;
  /** The regions whose strengths are shown. */
  tokens: readonly number[];
  /** Enlarges the plates where the map is small. */
  scale: number;
}

/** Expected strengths, near the token of each region. */
export function Forces({ look: { view }, tokens, scale }: ForcesProps) {
  const regions = view.regions.filter(({ token, forces }) => tokens.includes(token) && forces.length > 0);
  const sizes = regions.map(({ forces }) => plate(forces)).map(({ w, h }) => ({ w: w * scale, h: h * scale }));
  const boxes = plateBoxes(view, regions, sizes);
  return (
    <g aria-hidden="true" class="ank-forces">
      {boxes.map((box, index) => (
        <Plate key={regions[index]?.token} forces={regions[index]?.forces ?? []} at={box} scale={scale} />
      ))}
    </g>
  );
}

const COLUMNS = 2;
const ROW_HEIGHT = 20;

/** The strength without a card, and with the best card in hand. */
function span({ strength, most }: ForceView): string {
  return most > 0 ? `${strength}–${strength + most}` : String(strength);
}

/** A plate for as many columns and rows as there are forces, as wide as the longest text. */
function plate(forces: readonly ForceView[]) {
  const cell = 27 + Math.max(...forces.map((force) => textWidth(span(force), 15, "serif")));
  return { cell, w: Math.min(COLUMNS, forces.length) * cell + 6, h: Math.ceil(forces.length / COLUMNS) * ROW_HEIGHT + 7 };
}

function Plate({ forces, at, scale }: { forces: readonly ForceView[]; at: Point; scale: number }) {
  const { cell, w, h } = plate(forces);
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <rect class="ank-plate" width={w} height={h} rx={6} />
      {forces.map((force, index) => (
        <Force key={force.seat} force={force} x={6 + (index % COLUMNS) * cell} y={4 + Math.floor(index / COLUMNS) * ROW_HEIGHT} />
      ))}
    </g>
  );
}

function Force({ force, x, y }: { force: ForceView; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <AnkhToken seat={force.seat} x={0} y={1} size={16} />
      <Label x={20} y={15} size={14} kind="number" class="strong">
        {span(force)}
      </Label>
    </g>
  );
}
