// The details dialog: renders a topic in full, in words.
import type { Look } from "../../../game";
import { Dialog } from "../../../shell/Dialog";
import type { God, Owner, Zone } from "../pieces/kinds";
import type { NobleView, OwnNoble, View } from "../view";
import { GodDetails } from "./god";
import { JarDetails, PyramidDetails, WheelDetails } from "./lists";
import { NobleDetails } from "./noble";
import { ScoreDetails } from "./score";
import { TraitorDetails } from "./traitor";
import { ZoneDetails } from "./zones";

export type About =
  | { of: "zone"; zone: Zone }
  | { of: "god"; god: God }
  | { of: "noble"; noble: NobleView | OwnNoble }
  | { of: "score"; owner: Owner }
  | { of: "wheel" | "pyramid" | "jars" | "traitor" };

export function Details({ about, look, close }: { about: About; look: Look<View>; close: () => void }) {
  return (
    <Dialog title={title(about, look)} class="sheet ph-details" onClose={close}>
      <Content about={about} look={look} />
    </Dialog>
  );
}

function Content({ about, look }: { about: About; look: Look<View> }) {
  switch (about.of) {
    case "zone":
      return <ZoneDetails zone={about.zone} look={look} />;
    case "god":
      return <GodDetails god={about.god} look={look} />;
    case "noble":
      return <NobleDetails noble={about.noble} look={look} />;
    case "score":
      return <ScoreDetails owner={about.owner} look={look} />;
    case "wheel":
      return <WheelDetails look={look} />;
    case "pyramid":
      return <PyramidDetails look={look} />;
    case "jars":
      return <JarDetails look={look} />;
    case "traitor":
      return <TraitorDetails look={look} />;
  }
}

function title(about: About, { words, names }: Look<View>): string {
  switch (about.of) {
    case "zone":
      return words.title(about.zone);
    case "god":
      return words.title(about.god);
    case "noble":
      return words.title(about.noble.role);
    case "score":
      return about.owner === "traitor" ? words.title("traitor") : (names[about.owner] ?? about.owner);
    case "wheel":
      return words.label("later-rounds");
    case "pyramid":
      return words.label("pyramid");
    case "jars":
      return words.label("jars");
    case "traitor":
      return words.title("traitor");
  }
}
