// The details dialog: renders a topic in full, in words.
import type { Look } from "../../../game";
import { DetailsDialog } from "../../../ui/Details";
import type { View } from "../view";
import type { About } from "./about";
import { NileDetails, SpaceDetails, SphinxDetails } from "./cards";
import { FeedingDetails, RingDetails } from "./feeding";
import { MarketDetails } from "./market";
import { MatDetails } from "./mat";
import { ScoreDetails } from "./score";
import { SiteDetails } from "./site";
import { goalTitle, nileTitle } from "./texts";

export type { About } from "./about";

interface DetailsProps {
  about: About;
  look: Look<View>;
  close: () => void;
}

export function Details({ about, look, close }: DetailsProps) {
  return (
    <DetailsDialog
      first={about}
      look={look}
      close={close}
      class="eg-details"
      title={(about) => title(about, look)}
      content={(about, open) => <Content about={about} look={look} open={open} />}
    />
  );
}

export function Content({ about, look, open }: { about: About; look: Look<View>; open: (about: About) => void }) {
  switch (about.of) {
    case "nile":
      return <NileDetails card={about.card} look={look} />;
    case "sphinx":
      return <SphinxDetails card={about.card} look={look} />;
    case "space":
      return <SpaceDetails position={about.position} look={look} />;
    case "site":
      return <SiteDetails site={about.site} look={look} />;
    case "feeding":
      return <FeedingDetails seat={about.seat} look={look} />;
    case "market":
      return <MarketDetails market={about.market} look={look} />;
    case "ring":
      return <RingDetails look={look} />;
    case "score":
      return <ScoreDetails look={look} />;
    case "mat":
      return <MatDetails seat={about.seat} look={look} open={open} />;
  }
}

function title(about: About, { view, words, names }: Look<View>): string {
  switch (about.of) {
    case "nile":
      return nileTitle(about.card, words);
    case "sphinx":
      return goalTitle(about.card, words);
    case "space": {
      const space = view.river.find(({ position }) => position === about.position);
      return space?.card ? nileTitle(space.card, words) : space?.town ? words.title(space.town) : words.label("river-space", { number: about.position });
    }
    case "site":
      return words.title(about.site);
    case "feeding":
      return `${words.title("feeding")}: ${names[about.seat] ?? about.seat}`;
    case "market":
      return words.title(about.market);
    case "ring":
      return words.title("ring");
    case "score":
      return words.title("points");
    case "mat":
      return names[about.seat] ?? about.seat;
  }
}
