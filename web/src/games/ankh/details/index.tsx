// The details dialog: renders a topic in full, in words.
import type { Look } from "../../../game";
import { DetailsDialog } from "../../../ui/Details";
import type { Event, View } from "../view";
import type { About } from "./about";
import { FigureDetails, MonumentDetails } from "./figure";
import { MatDetails } from "./mat";
import { RegionDetails } from "./region";
import { figureTitle, progress } from "./texts";
import { CardDetails, GodDetails, GuardianDetails, PowerDetails } from "./things";
import { ActionDetails, DevotionDetails, EventDetails, TrackDetails } from "./tracks";

export type { About } from "./about";

interface DetailsProps {
  about: About;
  look: Look<View, Event>;
  close: () => void;
}

export function Details({ about, look, close }: DetailsProps) {
  return (
    <DetailsDialog
      first={about}
      look={look}
      close={close}
      class="ank-details"
      title={(about) => title(about, look)}
      content={(about, open) => <Content about={about} look={look} open={open} />}
    />
  );
}

export function Content({ about, look, open }: { about: About; look: Look<View, Event>; open: (about: About) => void }) {
  switch (about.of) {
    case "figure":
      return <FigureDetails id={about.id} look={look} />;
    case "monument":
      return <MonumentDetails hex={about.hex} look={look} />;
    case "region":
      return <RegionDetails token={about.token} look={look} open={open} />;
    case "god":
      return <GodDetails god={about.god} look={look} open={open} />;
    case "guardian":
      return <GuardianDetails guardian={about.guardian} look={look} />;
    case "power":
      return <PowerDetails power={about.power} look={look} />;
    case "card":
      return <CardDetails card={about.card} look={look} />;
    case "action":
      return <ActionDetails action={about.action} look={look} />;
    case "events":
      return <EventDetails look={look} />;
    case "devotion":
      return <DevotionDetails look={look} />;
    case "tracks":
      return <TrackDetails look={look} />;
    case "mat":
      return <MatDetails seat={about.seat} look={look} open={open} />;
  }
}

function title(about: About, { view, words, names }: Look<View, Event>): string {
  switch (about.of) {
    case "figure": {
      const figure = view.figures.find(({ id }) => id === about.id);
      return figure ? figureTitle(figure, words) : words.label("figure");
    }
    case "monument": {
      const monument = view.monuments.find(({ hex }) => hex === about.hex);
      return monument ? words.title(monument.monument) : words.label("monument");
    }
    case "region":
      return words.label("region", { token: about.token });
    case "god":
      return words.title(about.god);
    case "guardian":
      return words.title(about.guardian);
    case "power":
      return words.title(about.power);
    case "card":
      return words.title(about.card);
    case "action":
      return words.title(about.action);
    case "events":
      return words.label("event-track");
    case "devotion":
      return words.label("devotion-track");
    case "tracks":
      return progress(view, words);
    case "mat":
      return names[about.seat] ?? about.seat;
  }
}
