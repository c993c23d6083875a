// The places on the board that an event is about: sites by their names, "ship-2" and "ship-2-1" for a ship and its slot.
import type { Route } from "../../game";
import { SITES } from "./parts";
import type { Event, Source, View } from "./view";

export function places(event: Event): readonly string[] {
  switch (event.type) {
    case "ships-came":
      return event.ships.map((_, index) => `ship-${index + 1}`);
    case "card-dealt":
    case "card-taken":
    case "market-empty":
    case "pair-laid":
    case "pair-taken":
    case "pair-swept":
    case "card-discarded":
      return ["market"];
    case "stone-loaded":
      return [`ship-${event.ship}-${event.slot}`];
    case "ship-sailed":
      return [`ship-${event.ship}`, event.site];
    case "pyramid-built":
    case "small-pyramid-built":
    case "pyramid-overflowed":
      return ["pyramid"];
    case "temple-built":
    case "temple-rewarded":
      return ["temple"];
    case "burial-built":
      return ["burial"];
    case "obelisk-raised":
    case "stone-loose":
    case "tower-built":
      return ["obelisks"];
    case "scored":
      return siteOf(event.source);
    default:
      return [];
  }
}

/** The site that brings the points of a source; cards have none. */
function siteOf(source: Source): readonly string[] {
  return SITES.filter((site) => site === source);
}

/** The way of a ship to its site, and the slot of a stone that is loaded. */
export function route(view: View, [move = "", next = ""]: readonly string[]): Route | null {
  const [verb, noun] = move.split(" ");
  if (verb === "load") return [`ship-${noun}`];
  const [nextVerb, site] = next.split(" ");
  if (verb === "sail") return nextVerb === "to" ? [`ship-${noun}`, `${site}`] : null;
  return verb === "to" && view.under_way ? [`ship-${view.under_way.ship}`, `${noun}`] : null;
}
