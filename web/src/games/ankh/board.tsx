// The board: draws the view and its targets. Desks show everything at once; phones show the map, with sheets over it.
import { useState } from "preact/hooks";
import type { Look } from "../../game";
import { aiming } from "../../ui/aim";
import { type Box, Drawing } from "../../ui/draw";
import { useJourneys } from "../../ui/flip";
import "./board.css";
import { type About, Details } from "./details";
import { AboutContext } from "./details/about";
import { WIDE } from "./layout";
import { WarMap } from "./map/map";
import { MANY_TARGETS, mapMoves } from "./map/targets";
import type { PanelProps } from "./parts";
import { SidePanel } from "./side";
import { Tall } from "./tall";
import { type Track, track } from "./track";
import { ActionTracks } from "./tracks/actions";
import { DevotionTrack } from "./tracks/devotion";
import { EventTrack } from "./tracks/events";
import type { Event, View } from "./view";

export interface Drawn {
  look: Look<View, Event>;
  tracks: Track;
}

export function Board({ tall, ...look }: Look<View, Event> & { tall: boolean }) {
  const tracks = track(look.view);
  const [about, setAbout] = useState<About | null>(null);
  useJourneys(tracks.journeys);
  return (
    <div class={`ankh ${tall ? "tall" : "wide"} ${mapMoves(look.legal).length > MANY_TARGETS ? "many" : ""}`} {...aiming}>
      <AboutContext.Provider value={setAbout}>{tall ? <Tall look={look} tracks={tracks} /> : <Wide look={look} tracks={tracks} />}</AboutContext.Provider>
      {about && <Details about={about} look={look} close={() => setAbout(null)} />}
    </div>
  );
}

function Wide({ look, tracks }: Drawn) {
  const { width, height, map } = WIDE;
  const [regions, setRegions] = useState(false);
  return (
    <Drawing w={width} h={height} label={look.words.text("ankh")}>
      <rect class="ank-ground" width={width} height={height} rx={18} />
      <Panel of={DevotionTrack} look={look} box={WIDE.devotion} tall={false} />
      <Panel of={EventTrack} look={look} box={WIDE.events} tall={false} />
      <Panel of={ActionTracks} look={look} box={WIDE.actions} tall={false} />
      <Panel of={SidePanel} look={look} box={WIDE.side} tall={false} />
      <WarMap look={look} tracks={tracks} box={map} tall={false} regions={regions} setRegions={setRegions} />
      <rect class="ank-edge" x={0.5} y={0.5} width={width - 1} height={height - 1} rx={18} />
    </Drawing>
  );
}

/** Positions a part of the board. */
export function Panel({
  of: Part,
  look,
  box,
  tall,
}: {
  of: (props: PanelProps) => preact.ComponentChildren;
  look: Look<View, Event>;
  box: Box;
  tall: boolean;
}) {
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <Part look={look} w={box.w} h={box.h} tall={tall} />
    </g>
  );
}
