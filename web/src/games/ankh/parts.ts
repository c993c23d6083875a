// Shared by the parts of the board.
import type { Look, Move } from "../../game";
import type { Event, FigureView, MonumentView, Offer, RegionView, View } from "./view";

/** Props of a panel of the board, which is drawn from its corner in this size. */
export interface PanelProps {
  look: Look<View, Event>;
  w: number;
  h: number;
  tall: boolean;
}

/** Splits a move into verb and noun. */
export function parse(move: Move): [verb: string, noun: string] {
  const space = move.indexOf(" ");
  return space < 0 ? [move, ""] : [move.slice(0, space), move.slice(space + 1)];
}

/** The shape of a move's target on the map: a hex, a side between two, a corner of a hex, or a whole region. */
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

/** The shape of a move's target; null if the move is not made on the map. */
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
