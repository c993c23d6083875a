// The cost of a move, and the space it leads to.
import type { Move } from "../../game";
import type { Offer, SpaceView, View } from "./view";

export function offerOf(view: View, move: Move): Offer | undefined {
  return view.offers.find(({ action }) => action === move);
}

/** The space of the ship's destination, or of the card that is taken. */
export function targetOf(view: View, move: Move): SpaceView | undefined {
  const [verb, noun] = move.split(" ");
  if (verb === "take") return view.river.find(({ square }) => square === Number(noun));
  return verb === "ship" || verb === "double" ? view.river.find(({ position }) => position === Number(noun)) : undefined;
}
