// One of the five sites: its plate, its drawing, its targets.
import type { Look } from "../../../game";
import type { Box } from "../../../ui/draw";
import { useOutlook } from "../gains";
import type { SiteId } from "../parts";
import type { Placement } from "../stones";
import type { View } from "../view";
import { BurialSite, burialSummary } from "./burial";
import { MarketSite, MarketSpots, marketSummary } from "./market";
import { ObelisksSite, obelisksSummary } from "./obelisks";
import { Plate, type SiteProps } from "./plate";
import { PyramidSite, PyramidSpots, pyramidSummary } from "./pyramid";
import { TempleSite, templeSummary } from "./temple";

const DRAWINGS = { market: MarketSite, pyramid: PyramidSite, temple: TempleSite, burial: BurialSite, obelisks: ObelisksSite };
export const SUMMARIES = {
  market: marketSummary,
  pyramid: pyramidSummary,
  temple: templeSummary,
  burial: burialSummary,
  obelisks: obelisksSummary,
};

export interface OneSite {
  site: SiteId;
  look: Look<View>;
  pieces: Placement;
  box: Box;
  tall: boolean;
}

export function Site({ site, look, pieces, box, tall }: OneSite) {
  const Drawing = DRAWINGS[site];
  // While a move is pointed at, the stones that it would bring are drawn too.
  const outlook = useOutlook(look);
  const props: SiteProps = {
    look: outlook ? { ...look, view: outlook.view } : look,
    pieces: outlook ? { ...pieces, ghosts: outlook.ghosts } : pieces,
    w: box.w,
    h: box.h,
    tall,
  };
  const spots = site === "market" ? <MarketSpots look={look} tall={tall} /> : site === "pyramid" ? <PyramidSpots look={look} tall={tall} /> : null;
  return (
    <Plate site={site} look={look} box={box} tall={tall} summary={SUMMARIES[site](look)} spots={spots}>
      <Drawing {...props} />
    </Plate>
  );
}
