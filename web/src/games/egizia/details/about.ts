// The topics that the details dialog can show.
import { createContext } from "preact";
import type { Market, Owner, Site } from "../pieces/kinds";
import type { NileView, OwnCard, SphinxView } from "../view";

export type About =
  | { of: "nile"; card: NileView | OwnCard }
  | { of: "sphinx"; card: SphinxView }
  | { of: "space"; position: number }
  | { of: "site"; site: Site }
  | { of: "feeding"; seat: Owner }
  | { of: "market"; market: Market }
  | { of: "ring" }
  | { of: "score" }
  | { of: "mat"; seat: Owner };

/** Opens the details of a part of the picture. */
export const AboutContext = createContext<(about: About) => void>(() => {});
