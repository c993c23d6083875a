// The board: draws the view and its targets.
import { useState } from "preact/hooks";
import type { Look } from "../../game";
import { type Box, Drawing } from "../../ui/draw";
import { explain } from "../../ui/explain";
import { useJourneys } from "../../ui/flip";
import "./board.css";
import "./scene.css";
import { useSiteAbout } from "./about";
import { type About, Details } from "./details";
import { FLAT, type Layout, TALL, WIDE } from "./layout";
import { SITES, type SiteId } from "./parts";
import { Scene } from "./scene";
import { Fleet } from "./ships";
import { Peeked } from "./sites/market";
import { Harbour } from "./sites/plate";
import { type OneSite, Site } from "./sites/site";
import { Stela } from "./stela";
import { placement } from "./stones";
import type { View } from "./view";

export function Board({ tall: upright, flat = false, ...look }: Look<View> & { tall: boolean; flat?: boolean }) {
  const layout = flat ? FLAT : upright ? TALL : WIDE;
  const { tall } = layout;
  const pieces = placement(look.view);
  const [about, setAbout] = useState<About | null>(null);
  useJourneys(pieces.journeys);
  const { width, height } = layout;
  const corner = tall ? 12 : 18;
  const clip = `imhotep-${tall ? "tall" : "wide"}`;
  return (
    <div class={`imhotep ${tall ? "tall" : "wide"}`}>
      <Drawing w={width} h={height} label={look.words.text("imhotep")}>
        <clipPath id={clip}>
          <rect width={width} height={height} rx={corner} />
        </clipPath>
        <g clip-path={`url(#${clip})`}>
          <Scene layout={layout} view={look.view} />
          {SITES.map((site) => (
            <Site key={site} site={site} look={look} pieces={pieces} box={layout.sites[site]} tall={tall} />
          ))}
          <Piers layout={layout} view={look.view} />
          {!flat && <Stela look={look} layout={layout} open={() => setAbout("rounds")} />}
          <Fleet look={look} pieces={pieces} layout={layout} />
          <Peeked look={look} box={peekBox(layout, look.view)} small={tall} />
          {SITES.map((site) => (
            <Harbour key={site} site={site} look={look} box={layout.sites[site]} tall={tall} />
          ))}
          {SITES.map((site) =>
            look.legal.has(`to ${site}`) ? null : <More key={site} site={site} look={look} box={layout.sites[site]} tall={tall} open={() => setAbout(site)} />,
          )}
        </g>
        <rect class="frame" x={0.5} y={0.5} width={width - 1} height={height - 1} rx={corner} />
      </Drawing>
      {about && <Details about={about} look={look} close={() => setAbout(null)} />}
    </div>
  );
}

/** The title of a plate opens its details. On phones the whole plate does so, unless it has targets of its own. */
function More({ site, look, box, tall, open }: Omit<OneSite, "pieces"> & { open: () => void }) {
  const chosen = [...look.legal].some((move) => (site === "market" && move.startsWith("take")) || (site === "pyramid" && move.startsWith("put")));
  const about = useSiteAbout(site, look);
  if (tall && chosen) return null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  };
  return (
    <g
      class={chosen ? "more busy" : "more"}
      role="button"
      tabindex={0}
      aria-label={look.words.label("details", { site })}
      {...explain(about)}
      onClick={open}
      onKeyDown={press}
    >
      <rect x={box.x} y={box.y} width={box.w} height={tall ? box.h : 31} rx={7} />
    </g>
  );
}

/** Posts along the quay, where no ship hides them. */
function Piers({ layout, view }: { layout: Layout; view: View }) {
  if (layout.tall) return null;
  const free = SITES.filter((site) => !view.ships.some((ship) => ship.docked === site));
  const post = (site: SiteId) => {
    const middle = layout.sites[site].x + layout.sites[site].w / 2;
    return `M${middle - 60} ${layout.water}v7M${middle + 60} ${layout.water}v7`;
  };
  return <path class="pier" d={free.map(post).join("")} aria-hidden="true" />;
}

/** The place where the pair is shown to the player who looks at it: in the sky above the market; on phones in the row of the ship at the
 * market. */
function peekBox(layout: Layout, view: View): Box {
  if (!layout.tall) return { x: layout.sites.market.x + 3, y: 6, w: 206, h: 77 };
  const row = view.ships.findIndex((ship) => ship.docked === "market");
  const { x, y, step } = layout.rows;
  return { x: x - 10, y: y - 38 + Math.max(0, Math.min(row, 2)) * step, w: 210, h: 77 };
}
