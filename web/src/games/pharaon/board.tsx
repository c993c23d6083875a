// The board: draws the view and its targets. Desks show the whole ring; phones show the wheel, and below it the open zone.
import { useState } from "preact/hooks";
import type { Look } from "../../game";
import { aiming } from "../../ui/aim";
import { Drawing } from "../../ui/draw";
import { useJourneys } from "../../ui/flip";
import "./board.css";
import { Bank, Jars, LookedAt } from "./court";
import { type About, Details } from "./details";
import { Gods, Standings } from "./gods";
import { type Layout, plates, SOLO, WIDE } from "./layout";
import { AboutContext } from "./parts";
import "./pieces/pieces.css";
import { Pyramid } from "./pyramid";
import { Tall } from "./tall";
import { track } from "./track";
import { TraitorPanel } from "./traitor/panel";
import type { View } from "./view";
import { Wheel } from "./wheel";
import { ZoneContent, zoneSummary } from "./zones";

/** With more targets than this, the board does not glow. */
const MANY_TARGETS = 12;

export function Board({ tall, ...look }: Look<View> & { tall: boolean }) {
  const tracks = track(look.view);
  const [about, setAbout] = useState<About | null>(null);
  useJourneys(tracks.journeys);
  return (
    <div class={`pharaon ${tall ? "tall" : "wide"} ${look.legal.size > MANY_TARGETS ? "many" : ""}`} {...aiming}>
      <AboutContext.Provider value={setAbout}>
        {tall ? <Tall look={look} tracks={tracks} about={setAbout} /> : <Wide look={look} tracks={tracks} about={setAbout} />}
      </AboutContext.Provider>
      {about && <Details about={about} look={look} close={() => setAbout(null)} />}
    </div>
  );
}

export interface Drawn {
  look: Look<View>;
  tracks: ReturnType<typeof track>;
  about: (about: About) => void;
}

function Wide({ look, tracks, about }: Drawn) {
  const layout = look.view.traitor ? SOLO : WIDE;
  const { width, height } = layout;
  return (
    <Drawing w={width} h={height} label={look.words.text("pharaon")}>
      <rect class="ph-ground" width={width} height={height} rx={18} />
      <Ring look={look} layout={layout} />
      <Wheel look={look} layout={layout} tracks={tracks} about={() => about({ of: "wheel" })} />
      <Gods look={look} layout={layout} about={(god) => about({ of: "god", god })} />
      <Beside look={look} layout={layout} about={about} />
      <rect class="ph-frame" x={0.5} y={0.5} width={width - 1} height={height - 1} rx={18} />
    </Drawing>
  );
}

/** The five zones around the wheel. */
function Ring({ look, layout }: { look: Look<View>; layout: Layout }) {
  const paths = plates(layout);
  return (
    <>
      {paths.map((path, place) => (
        <path key={place} class={look.view.under_way?.zone === look.view.zones[place]?.zone ? "ph-plate busy" : "ph-plate"} d={path} />
      ))}
      {look.view.zones.map(({ zone }, place) => {
        const box = layout.zones[place];
        return (
          box && (
            <g key={zone} transform={`translate(${box.x} ${box.y})`} role="group" aria-label={zoneSummary(zone, look)}>
              <ZoneContent zone={zone} look={look} box={box} tall={false} />
            </g>
          )
        );
      })}
    </>
  );
}

/** The pyramid of time, the jars, the bank, and the standings. */
function Beside({ look, layout, about }: { look: Look<View>; layout: Layout; about: Drawn["about"] }) {
  const parts = [
    { key: "pyramid", box: layout.pyramid, Part: Pyramid },
    { key: "bank", box: layout.bank, Part: Bank },
    { key: "jars", box: layout.jars, Part: Jars },
  ];
  const { standings } = layout;
  return (
    <>
      <g transform={`translate(${standings.x} ${standings.y})`}>
        <rect class="ph-plate" width={standings.w} height={standings.h} rx={9} />
        {look.view.look.length > 0 ? (
          <LookedAt look={look} box={standings} tall={false} />
        ) : look.view.traitor ? (
          <TraitorPanel look={look} box={{ x: 7, y: 5, w: standings.w - 14, h: standings.h - 12 }} open={() => about({ of: "traitor" })} />
        ) : (
          <Standings look={look} box={standings} tall={false} />
        )}
      </g>
      {parts.map(({ key, box, Part }) => (
        <g key={key} transform={`translate(${box.x} ${box.y})`}>
          <rect class="ph-plate" width={box.w} height={box.h} rx={9} />
          <Part look={look} box={box} tall={false} />
        </g>
      ))}
    </>
  );
}
