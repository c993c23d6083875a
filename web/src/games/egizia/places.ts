// The places on the board that an event is about: "space-7" on the river, "square-3" for a card, sites by their names, and pieces by their
// ids (track.ts).
import type { Route } from "../../game";
import { brickId, marketId, RING_ID, scoreId } from "./track";
import type { Event, View } from "./view";

export function places(event: Event): readonly string[] {
  switch (event.type) {
    case "nile-dealt":
    case "card-taken":
      return [`square-${event.square}`];
    case "ship-placed":
    case "town-visited":
      return [`space-${event.position}`];
    case "ship-berthed":
    case "substitute-stands":
    case "substitute-left":
    case "first-place-taken":
    case "gave-up":
    case "could-not-build":
    case "crews-committed":
      return [event.site];
    case "sphinx-chosen":
    case "sphinx-drawn":
      return ["sphinx-deck"];
    case "market-moved":
    case "market-bottom":
      return [marketId(event.market, event.seat)];
    case "ring-moved":
    case "ring-stayed":
      return [RING_ID];
    case "obelisk-built":
    case "grave-turned":
      return ["site-obelisk"];
    case "grave-taken":
      return [brickId("graves", 0, event.slot - 1)];
    case "pyramid-built":
      return [brickId("pyramid", event.row - 1, event.space - 1)];
    case "row-completed":
    case "temple-built":
      return ["site-pyramid"];
    case "starved":
    case "scored":
    case "graves-counted":
    case "sphinx-revealed":
      return [scoreId(event.seat)];
    default:
      return [];
  }
}

/** The space of a ship, and the square of a card. */
export function route(_: View, [move = ""]: readonly string[]): Route | null {
  const [verb, noun] = move.split(" ");
  if (verb === "ship" || verb === "double") return [`space-${noun}`];
  return verb === "take" ? [`square-${noun}`] : null;
}
