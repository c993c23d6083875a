// The sounds of events.
import type { Sound } from "../../sounds";
import type { Event } from "./view";

export function sounds(event: Event): Sound | null {
  switch (event.type) {
    case "ship-placed":
    case "ships-returned":
      return "ship";
    case "card-taken":
    case "card-used":
    case "sphinx-chosen":
    case "sphinx-drawn":
      return "card";
    case "nile-dealt":
    case "grave-turned":
    case "sphinx-revealed":
      return "reveal";
    case "stones-paid":
    case "stones-lost":
      return "pay";
    case "stones-gained":
    case "crew-grew":
    case "market-moved":
      return "gain";
    case "ring-moved":
      return "wheel";
    case "obelisk-built":
    case "pyramid-built":
    case "temple-built":
      return "unload";
    case "grave-taken":
      return "stone";
    case "row-completed":
      return "sistrum";
    default:
      return null;
  }
}
