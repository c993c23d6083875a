// The topics that the details dialog can show.
import { createContext } from "preact";
import type { Action, Card, God, Guardian, Power, Seat } from "../pieces/kinds";

export type About =
  | { of: "figure"; id: number }
  | { of: "monument"; hex: string }
  | { of: "region"; token: number }
  | { of: "god"; god: God }
  | { of: "guardian"; guardian: Guardian }
  | { of: "power"; power: Power }
  | { of: "card"; card: Card }
  | { of: "action"; action: Action }
  | { of: "events" }
  | { of: "devotion" }
  /** On phones one button opens both tracks, because each alone is too thin for a finger. */
  | { of: "tracks" }
  | { of: "mat"; seat: Seat };

/** Opens the details of a part of the picture. */
export const AboutContext = createContext<(about: About) => void>(() => {});
