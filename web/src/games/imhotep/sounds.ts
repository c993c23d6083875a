// The sounds of events.
import type { Sound } from "../../sounds";
import type { Event } from "./view";

export function sounds(event: Event): Sound | null {
  switch (event.type) {
    case "stones-taken":
    case "stone-loaded":
      return "stone";
    case "ships-came":
    case "ship-sailed":
      return "ship";
    case "pyramid-built":
    case "small-pyramid-built":
    case "pyramid-overflowed":
    case "temple-built":
    case "burial-built":
    case "obelisk-raised":
    case "stone-loose":
      return "unload";
    case "tower-built":
      return "sistrum";
    case "card-taken":
    case "card-drawn":
    case "card-played":
    case "pair-taken":
      return "card";
    case "card-dealt":
    case "pair-split":
      return "reveal";
    default:
      return null;
  }
}
