// The sounds of events.
import type { Sound } from "../../sounds";
import type { Event } from "./view";

export function sounds(event: Event): Sound | null {
  switch (event.type) {
    case "wheel-turned":
      return "wheel";
    case "paid":
    case "exchanged":
    case "traitor-entered":
    case "lane-filled":
      return "pay";
    case "resources-gained":
    case "pair-taken":
    case "offering-taken":
    case "offering-drawn":
      return "gain";
    case "noble-taken":
    case "noble-kept":
    case "noble-drawn":
    case "artisan-taken":
    case "artisan-drawn":
      return "card";
    case "noble-shown":
    case "artisan-shown":
    case "noble-discarded":
    case "artisan-discarded":
      return "reveal";
    case "disc-moved":
    case "tomb-built":
    case "advanced":
    case "passed":
      return "stone";
    case "jar-taken":
    case "jar-drawn":
    case "traitor-revealed":
      return "jar";
    case "gods-satisfied":
    case "traitor-god":
    case "tomb-finished":
    case "succeeded":
      return "sistrum";
    default:
      return null;
  }
}
