// The ids of the things that are drawn, and the symbol of each.
import { type Act, Building, Colour, Crew, type Effect, type Gain, type Goal, Market, type Kind as NileKind, type Part, Ring, type Seat, Site } from "../view";

export type { Act, Building, Colour, Crew, Effect, Gain, Goal, Market, NileKind, Part, Ring, Seat as Owner, Site };

export const CREWS: readonly Crew[] = Crew;
export const COLOURS: readonly Colour[] = Colour;
export const RINGS: readonly Ring[] = Ring;
export const MARKETS: readonly Market[] = Market;
export const BUILDINGS: readonly Building[] = Building;
export const SITES: readonly Site[] = Site;

/** The level that the flood must reach for a field, and the level at each place of the ring. */
export const FLOOD: Record<Colour | Ring, number> = { green: 1, "yellow-green": 2, brown: 3, left: 1, middle: 2, right: 3 };

// The symbols in ui/icons.svg.
export const CREW_ICONS: Record<Crew | "any", string> = { black: "hammer", yellow: "chisel", blue: "lever", joker: "ankh", any: "crew-any" };
export const BUILDING_ICONS: Record<Building, string> = { sphinx: "sphinx", obelisk: "obelisk", graves: "grave", pyramid: "pyramid", temple: "temple" };
export const SITE_ICONS: Record<Site, string> = { "site-sphinx": "sphinx", "site-obelisk": "obelisk", "site-pyramid": "pyramid" };
export const KIND_ICONS: Record<NileKind, string> = { immediate: "at-once", "any-time": "any-time", permanent: "always" };

export const EFFECT_ICONS: Record<Effect, string> = {
  quarry: "quarry",
  field: "field",
  "sphinx-plus": "sphinx",
  "sphinx-keep": "eye",
  "crew-each-round": "strength",
  "pay-for-crew": "strength",
  upstream: "upstream",
  occupied: "ships",
  "first-place": "podium",
  "stones-as-grain": "grain",
  leftover: "leftover",
  "better-field": "climb",
  "grave-bonus": "grave",
  "crews-choice": "crew",
  "crew-pair": "crew",
  "stone-market": "stone",
  "grain-market": "grain",
  "brick-points": "brick",
  grain: "grain",
  stones: "stone",
  strength: "strength",
  "two-crews": "people",
  "double-turn": "ship",
  "double-space": "double",
  "sell-stones": "scales",
  "stand-in": "substitute",
};
