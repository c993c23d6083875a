// The plate of a building site: its frame, its title, and the progress of the current build.
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Label, Least, textWidth } from "../../../ui/draw";
import type { Track } from "../../../ui/following";
import { Spot } from "../../../ui/Spot";
import { AboutContext } from "../details/about";
import { DrawnButton, type PartProps, previewText, useFinger } from "../parts";
import type { Site } from "../pieces/kinds";
import { Ship } from "../pieces/tokens";
import type { SiteView, View } from "../view";
import { ObeliskSite, obeliskSummary } from "./obelisk";
import { PyramidSite, pyramidSummary } from "./pyramid";
import { SphinxSite, sphinxSummary } from "./sphinx";

const SITES = { "site-sphinx": SphinxSite, "site-obelisk": ObeliskSite, "site-pyramid": PyramidSite };
const SUMMARIES = { "site-sphinx": sphinxSummary, "site-obelisk": obeliskSummary, "site-pyramid": pyramidSummary };

const RULES: Record<Site, string> = { "site-sphinx": "sphinx", "site-obelisk": "obelisk", "site-pyramid": "pyramid" };

interface PlateProps {
  site: SiteView;
  look: Look<View>;
  tracks: Track;
  box: Box;
  /** Whether the plate is higher than wide. */
  tall: boolean;
  /** Whether it is for fingers. */
  touch: boolean;
}

/** The height of a plate's head; on phones it has two lines, with the berths below it. */
const HEAD = { wide: 32, tall: 46 };
const BERTHS = 54;

export function Plate({ site, look, tracks, box, tall, touch }: PlateProps) {
  const { words, view } = look;
  const about = useContext(AboutContext);
  const Content = SITES[site.site];
  const busy = (view.build?.site ?? (view.phase === "build" ? view.site : null)) === site.site;
  const choosing = touch && view.site === site.site && view.phase === "sail";
  const finger = useFinger();
  const head = touch ? Math.max(HEAD.tall, finger + 6) : HEAD.wide;
  const top = head + (choosing ? BERTHS : 0);
  const part: PartProps = { look, tracks, w: box.w - 16, h: box.h - top - 8, tall, touch };
  return (
    <g transform={`translate(${box.x} ${box.y})`} role="group" aria-label={SUMMARIES[site.site](look)} data-place={site.site}>
      <rect class={busy ? "egb-plate busy" : "egb-plate"} width={box.w} height={box.h} rx={9} />
      <Head site={site.site} look={look} w={box.w} busy={busy} tall={touch} />
      <DrawnButton
        label={words.label("about-site", { site: site.site })}
        about={{ name: words.title(site.site), text: words.label(`about-${site.site}`, { ...view.printed.sphinx_build }), rule: RULES[site.site] }}
        open={() => about({ of: "site", site: site.site })}
        box={{ x: 2, y: 1, w: box.w - 4, h: head - (touch ? 1 : 3) }}
      />
      {choosing && <Berths site={site} look={look} head={head} w={box.w} />}
      <g transform={`translate(8 ${top})`}>
        <Content {...part} />
      </g>
    </g>
  );
}

/** The name and a summary; during a build, the bricks laid and the bricks still possible. */
function Head({ site, look, w, busy, tall }: { site: Site; look: Look<View>; w: number; busy: boolean; tall: boolean }) {
  const { words, view } = look;
  const title = words.title(site);
  const size = 16;
  const least = useContext(Least);
  const wide = textWidth(title, size, "serif");
  const room = tall ? w - 24 : w - 36 - wide;
  const { build, printed } = view;
  const state = busy && build && build.spent < build.strength ? words.label("build-state", { ...build }) : null;
  const text = state ?? words.label(`rule-${site}`, { points: printed.sphinx_build.points });
  return (
    <g aria-hidden="true">
      <Label x={12} y={22} size={size} kind="title" fit={tall ? w - 24 : Math.min(wide, w - 24)}>
        {title}
      </Label>
      {textWidth(text, Math.max(9.5, least), state ? "strong" : "sans") < room && (
        <Label x={tall ? 12 : w - 12} y={tall ? 38 : 21.5} size={12} anchor={tall ? "start" : "end"} class={state ? "strong" : "egb-when"} fit={room}>
          {text}
        </Label>
      )}
    </g>
  );
}

/** The building spaces to choose from on phones, as large as thumbs. */
function Berths({ site, look, head, w }: { site: SiteView; look: Look<View>; head: number; w: number }) {
  const step = (w - 16) / site.places.length;
  return (
    <>
      {site.places.map((owner, place) => {
        const box = { x: 10 + place * step, y: head + 1, w: step - 4, h: 46 };
        return (
          <g key={place}>
            <rect class="egb-slot" x={box.x} y={box.y} width={box.w} height={box.h} rx={5} />
            <Label x={box.x + 12} y={box.y + 29} size={16} kind="number" anchor="middle">
              {place + 1}
            </Label>
            {owner ? (
              <Ship owner={owner} x={box.x + 23} y={box.y + 8} size={40} />
            ) : (
              <Spot move={`berth ${place + 1}`} {...box} r={5} reach={[1, 1]} about={previewText(look, `berth ${place + 1}`)}>
                {look.you && (
                  <g class="egb-ghost">
                    <Ship owner={look.you} x={box.x + 23} y={box.y + 8} size={40} />
                  </g>
                )}
              </Spot>
            )}
          </g>
        );
      })}
    </>
  );
}
