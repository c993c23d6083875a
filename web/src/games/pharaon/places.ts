// The places on the board that an event is about: "zone-nile", "pair-2", "bonus-1", "noble-place-1", "artisan-place-3", "god-horus",
// "wheel", and pieces by their ids (track.ts).
import type { Route } from "../../game";
import type { Event, View } from "./view";

export function places(event: Event): readonly string[] {
  switch (event.type) {
    case "wheel-set":
    case "wheel-turned":
    case "wheel-cleared":
    case "slots-blocked":
      return ["wheel"];
    case "jar-revealed":
      return [`jar-${event.jar}`];
    case "pair-laid":
    case "pair-taken":
      return [`pair-${event.place}`];
    case "bonus-laid":
    case "offering-taken":
      return [`bonus-${event.place}`];
    case "offering-drawn":
    case "bag-filled":
      return ["bag"];
    case "noble-shown":
    case "noble-taken":
    case "noble-discarded":
      return [`noble-place-${event.place}`];
    case "artisan-shown":
    case "artisan-taken":
    case "artisan-discarded":
      return [`artisan-place-${event.place}`];
    case "paid":
    case "traitor-entered":
      return [`zone-${event.zone}`];
    case "disc-moved":
      return [`disc-${event.seat}-${event.colour}`];
    case "tomb-built":
    case "tomb-finished":
      return [`cube-${event.seat}`];
    case "succeeded":
      return ["pharaoh"];
    case "first-player-taken":
      return ["first"];
    case "passed":
    case "passed-last":
    case "advanced":
    case "reward-taken":
      return [`cylinder-${event.seat}`];
    case "jar-taken":
    case "jar-drawn":
      return ["jar-pile"];
    case "gods-satisfied":
      return event.gods.map((god) => `god-${god}`);
    case "traitor-god":
      return [`god-${event.god}`];
    default:
      return [];
  }
}

/** What the nouns of these verbs number. Jars are too small for marks. */
const NUMBERED: Readonly<Record<string, string>> = { noble: "noble-place", artisan: "artisan-place", pair: "pair" };

/** The place of what is taken, and the zone of other actions. */
export function route(_: View, [move = ""]: readonly string[]): Route | null {
  const [verb = "", noun] = move.split(" ");
  if (verb === "nile" || verb === "tomb") return [`zone-${verb}`];
  const place = NUMBERED[verb];
  return place !== undefined && /^\d+$/.test(noun ?? "") ? [`${place}-${noun}`] : null;
}
