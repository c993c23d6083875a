// What the parts of the board share.
import type { Look, Move } from "../../game";
import type { Event, FigureView, MonumentView, Offer, RegionView, View } from "./view";

/** A panel of the board: drawn from its corner into this size. */
export interface PanelProps {
  look: Look<View, Event>;
  w: number;
  h: number;
  tall: boolean;
}

/** Verb and noun of a move. */
export function parse(move: Move): [verb: string, noun: string] {
  const space = move.indexOf(" ");
  return space < 0 ? [move, ""] : [move.slice(0, space), move.slice(space + 1)];
}

/** How a move is made on the map: on a hex, on a side between two, at a corner of a hex, or on a whole region. */
export type Shape = "hex" | "edge" | "corner" | "region";

const SHAPES: Record<string, Shape> = {
  from: "hex",
  to: "hex",
  push: "hex",
  at: "hex",
  by: "hex",
  control: "hex",
  spare: "hex",
  lift: "hex",
  gate: "hex",
  adopt: "hex",
  camel: "edge",
  aim: "corner",
  old: "region",
  swap: "region",
  with: "region",
};

const HEX = /^[a-k]\d$/;

/** Null: the move is not made on the map. */
export function shapeOf(move: Move): Shape | null {
  const [verb, noun] = parse(move);
  const shape = SHAPES[verb];
  return !shape || (shape === "hex" && !HEX.test(noun)) ? null : shape;
}

export function offerOf(view: View, move: Move): Offer | undefined {
  return view.offers.find(({ action }) => action === move);
}

export function figureAt(view: View, hex: string | null): FigureView | undefined {
  return view.figures.find((figure) => figure.hex === hex);
}

export function monumentAt(view: View, hex: string): MonumentView | undefined {
  return view.monuments.find((monument) => monument.hex === hex);
}

export function regionOf(view: View, token: number): RegionView | undefined {
  return view.regions.find((region) => region.token === token);
}

export function regionAt(view: View, hex: string): RegionView | undefined {
  return view.regions.find(({ land }) => land.includes(hex));
}
