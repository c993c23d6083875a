// Regions with their order tokens and everybody's strength. On demand each region is tinted, and strengths include the best card.
import { useContext, useMemo, useState } from "preact/hooks";
import type { Look } from "../../../game";
import { Least, round, textWidth } from "../../../ui/draw";
import { explain } from "../../../ui/explain";
import { AboutContext } from "../details/about";
import { regionText } from "../details/notes";
import { shapeOf } from "../parts";
import type { Seat } from "../pieces/kinds";
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

/** The size of the smallest target relative to the smallest text: 24 px and 11 px. */
const LEAST_TARGET = 24 / 11;

/** The token of each region, which opens its details. Tokens lie where sides meet: where sides or regions are targets, the tokens let
 * clicks pass. */
export function Tokens({ look, pointed, point }: TokenProps) {
  const open = useContext(AboutContext);
  const least = useContext(Least);
  // The number keeps its size on small boards, and the token can be hit with a finger.
  const size = Math.max(SIZES.order, round(least * 1.55));
  const reach = Math.max(16, round((least * LEAST_TARGET) / 2));
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
        const text = regionText(region, look.words);
        return (
          <g
            key={token}
            class="ank-region"
            role="button"
            tabindex={0}
            aria-label={text}
            {...explain({ name: look.words.label("region", { token }), text, rule: "conflict-tokens" })}
            onClick={show}
            onKeyDown={press}
            onPointerEnter={() => point(token)}
            onPointerLeave={() => point(null)}
            onFocusIn={() => point(token)}
            onFocusOut={() => point(null)}
          >
            <circle class="ank-region-hit" cx={x} cy={y} r={reach} />
            <OrderToken number={token} x={x - size / 2} y={y - size / 2} size={size} id={orderId(token)} lit={token === pointed} />
          </g>
        );
      })}
    </g>
  );
}

interface ForcesProps {
  look: Look<View, Event>;
  /** The regions whose strengths are shown with the best card. */
  tokens: readonly number[];
}

/** The strength of every god in every region, near the token of the region. */
export function Forces({ look: { view }, tokens }: ForcesProps) {
  const least = useContext(Least);
  // Small maps enlarge the numbers, and with them the plates.
  const scale = Math.max(1, Math.ceil((least / NUMBER) * 100) / 100);
  const regions = view.regions.filter(({ forces }) => forces.length > 0);
  const texts = regions.map(({ token, forces }) => forces.map((force) => (tokens.includes(token) ? span(force) : String(force.strength))));
  const sizes = texts.map((texts) => plate(texts)).map(({ w, h }) => ({ w: w * scale, h: h * scale }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: regions and sizes follow from these.
  const boxes = useMemo(() => plateBoxes(view, regions, sizes), [view, tokens.join(), scale]);
  return (
    <g aria-hidden="true" class="ank-forces">
      {boxes.map((box, index) => (
        <Plate key={regions[index]?.token} forces={regions[index]?.forces ?? []} texts={texts[index] ?? []} at={box} scale={scale} />
      ))}
    </g>
  );
}

/** Size of the numbers, columns of a plate, height of a row. */
const NUMBER = 14;
const COLUMNS = 3;
const ROW_HEIGHT = 19;

/** The strength without a card, and with the best card in hand. */
function span({ strength, most }: ForceView): string {
  return most > 0 ? `${strength}–${strength + most}` : String(strength);
}

/** A plate for as many columns and rows as there are forces, as wide as the longest text. */
function plate(texts: readonly string[]) {
  const cell = 22 + Math.max(...texts.map((text) => textWidth(text, NUMBER, "serif")));
  const columns = texts.length > COLUMNS ? Math.ceil(texts.length / 2) : texts.length;
  return { cell, columns, w: columns * cell + 5, h: Math.ceil(texts.length / columns) * ROW_HEIGHT + 4 };
}

function Plate({ forces, texts, at, scale }: { forces: readonly ForceView[]; texts: readonly string[]; at: Point; scale: number }) {
  const { cell, columns, w, h } = plate(texts);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)}) scale(${round(scale)})`}>
      <rect class="ank-plate" width={w} height={h} rx={6} />
      {forces.map((force, index) => (
        <Force key={force.seat} seat={force.seat} text={texts[index] ?? ""} x={4 + (index % columns) * cell} y={3 + Math.floor(index / columns) * ROW_HEIGHT} />
      ))}
    </g>
  );
}

function Force({ seat, text, x, y }: { seat: Seat; text: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <AnkhToken seat={seat} x={0} y={0.5} size={15} />
      <text class="ank-force" x={18} y={13.5}>
        {text}
      </text>
    </g>
  );
}
