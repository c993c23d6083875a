// The ids of the things that are drawn, and the symbol of each.
import type { ArtisanView, GodView, NobleView, OfferingPoints, Per, Printed, Symbol as TraitorSymbol, View, ZoneView } from "../view";

export type Colour = ZoneView["colour"];
export type Resource = ArtisanView["gain"][number];
export type Zone = ZoneView["zone"];
export type God = GodView["god"];
export type Offering = OfferingPoints["offering"];
export type Role = NobleView["role"];
export type Rhythm = NobleView["rhythm"];
export type Each = Per["each"];
export type Reward = Printed["pyramid"][number][number][number];
export type Sign = TraitorSymbol["sign"];
/** A seat, or the Traitor. */
export type Owner = View["active"];

export const COLOURS: readonly Colour[] = ["green", "blue", "black", "red", "yellow"];
export const RESOURCES: readonly Resource[] = [...COLOURS, "silver"];
export const ZONES: readonly Zone[] = ["offerings", "nobles", "artisans", "nile", "tomb"];
export const GODS: readonly God[] = ["horus", "bastet", "sobek", "thoth", "anubis"];

/** The symbols of the zones in ui/icons.svg. */
export const ZONE_ICONS: Record<Zone, string> = {
  offerings: "offering",
  nobles: "mask",
  artisans: "artisan",
  nile: "water",
  tomb: "tomb",
};

export const RHYTHM_ICONS: Record<Rhythm, string> = { permanent: "always", "once-per-round": "round-use", "one-shot": "at-once" };
