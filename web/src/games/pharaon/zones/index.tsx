// A zone by its name.
import type { Zone } from "../pieces/kinds";
import { Artisans, artisansSummary, Nobles, noblesSummary } from "./cards";
import { Nile, nileSummary } from "./nile";
import { Offerings, offeringsSummary } from "./offerings";
import { Tomb, tombSummary } from "./tomb";
import type { ZoneProps } from "./zone";

const PARTS = { offerings: Offerings, nobles: Nobles, artisans: Artisans, nile: Nile, tomb: Tomb };
const SUMMARIES = { offerings: offeringsSummary, nobles: noblesSummary, artisans: artisansSummary, nile: nileSummary, tomb: tombSummary };

export function ZoneContent({ zone, ...props }: ZoneProps & { zone: Zone }) {
  const Part = PARTS[zone];
  return <Part {...props} />;
}

/** The content of a zone, for screen readers. */
export function zoneSummary(zone: Zone, look: ZoneProps["look"]): string {
  return `${look.words.title(zone)}: ${SUMMARIES[zone](look)}.`;
}
