// The board: draws the view and its targets. Desks show everything at once; phones show the river, and beside it tabs for the building
// sites and the markets.
import { useState } from "preact/hooks";
import type { Look } from "../../game";
import { aiming } from "../../ui/aim";
import { Drawing } from "../../ui/draw";
import { useJourneys } from "../../ui/flip";
import type { Track } from "../../ui/following";
import { Banks } from "./banks";
import "./board.css";
import { type About, Details } from "./details";
import { AboutContext } from "./details/about";
import { lookCards, SphinxLook } from "./hand";
import { WIDE } from "./layout";
import { Markets, Ring } from "./markets";
import "./pieces/pieces.css";
import { River, Ships } from "./river";
import { ScoreTrack } from "./score";
import { Plate } from "./sites/plate";
import { Tall } from "./tall";
import { track } from "./track";
import type { View } from "./view";

/** With more targets than this, the board does not glow. */
const MANY_TARGETS = 12;

export function Board({ tall, ...look }: Look<View> & { tall: boolean }) {
  const tracks = track(look.view);
  const [about, setAbout] = useState<About | null>(null);
  useJourneys(tracks.journeys);
  return (
    <div class={`egizia ${tall ? "tall" : "wide"} ${look.legal.size > MANY_TARGETS ? "many" : ""}`} {...aiming}>
      <AboutContext.Provider value={setAbout}>{tall ? <Tall look={look} tracks={tracks} /> : <Wide look={look} tracks={tracks} />}</AboutContext.Provider>
      {about && <Details about={about} look={look} close={() => setAbout(null)} />}
    </div>
  );
}

export interface Drawn {
  look: Look<View>;
  tracks: Track;
}

function Wide({ look, tracks }: Drawn) {
  const { width, height } = WIDE;
  return (
    <Drawing w={width} h={height} label={look.words.text("egizia")}>
      <rect class="egb-ground" width={width} height={height} rx={18} />
      <River look={look} layout={WIDE} />
      <ScoreTrack look={look} layout={WIDE} />
      <Banks look={look} layout={WIDE} tracks={tracks} />
      <Ships look={look} layout={WIDE} tracks={tracks} />
      {look.view.sites.map((site) => (
        <Plate key={site.site} site={site} look={look} tracks={tracks} box={WIDE.sites[site.site]} tall={false} touch={false} />
      ))}
      <Ring look={look} box={WIDE.ring} touch={false} />
      <Markets look={look} box={WIDE.markets} touch={false} />
      <Looked look={look} />
      <rect class="egb-frame" x={0.5} y={0.5} width={width - 1} height={height - 1} rx={18} />
    </Drawing>
  );
}

/** Sphinx cards to choose from cover the river, where nobody sails at that time. */
function Looked({ look }: { look: Look<View> }) {
  const { x, y, w: most, h } = WIDE.look;
  const cards = lookCards(look.view, look.you);
  if (cards.length === 0) return null;
  const w = Math.min(most, 28 + cards.length * WIDEST_CARD);
  return (
    <g transform={`translate(${x + (most - w) / 2} ${y})`}>
      <rect class="egb-plate busy" width={w} height={h} rx={9} />
      <SphinxLook look={look} box={{ x: 10, y: 11, w: w - 20, h: h - 15 }} />
    </g>
  );
}

const WIDEST_CARD = 236;
