// The sounds of events.
import type { Sound } from "../../sounds";
import type { Event } from "./view";

export function sounds(event: Event): Sound | null {
  switch (event.type) {
    case "figure-moved":
    case "figure-pushed":
    case "figure-summoned":
    case "figure-teleported":
    case "mummy-returned":
      return "stone";
    case "followers-gained":
      return "gain";
    case "followers-paid":
      return "pay";
    case "action-taken":
    case "caravan-laid":
      return "wheel";
    case "power-unlocked":
    case "guardian-gained":
    case "monument-controlled":
    case "monument-built":
      return "sistrum";
    case "cards-revealed":
    case "bid-revealed":
      return "reveal";
    case "battle-began":
    case "battle-won":
    case "plague-began":
      return "battle";
    case "figure-killed":
    case "monument-destroyed":
      return "unload";
    case "gods-merged":
    case "god-forgotten":
      return "merge";
    default:
      return null;
  }
}
