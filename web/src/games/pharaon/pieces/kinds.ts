// The ids of the things that are drawn, and the symbol of each.
import { Colour, type Each, God, type Holder, type Offering, Resource, type Reward, type Rhythm, type Role, type Sign, Zone } from "../view";

export type { Colour, Each, God, Offering, Resource, Reward, Rhythm, Role, Sign, Zone };
/** A seat, or the Traitor. */
export type Owner = Holder;

export const COLOURS: readonly Colour[] = Colour;
export const RESOURCES: readonly Resource[] = Resource;
export const ZONES: readonly Zone[] = Zone;
export const GODS: readonly God[] = God;

/** The symbols of the zones in ui/icons.svg. */
export const ZONE_ICONS: Record<Zone, string> = {
  offerings: "offering",
  nobles: "mask",
  artisans: "artisan",
  nile: "water",
  tomb: "tomb",
};

export const RHYTHM_ICONS: Record<Rhythm, string> = { permanent: "always", "once-per-round": "round-use", "one-shot": "at-once" };
