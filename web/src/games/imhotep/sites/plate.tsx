// The plate of a site: its frame and title, its text for screen readers, and its harbour as a target.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Label, Least, textWidth } from "../../../ui/draw";
import { explain, sentences } from "../../../ui/explain";
import { Glyph } from "../../../ui/Icon";
import { signed } from "../../../ui/numbers";
import { Spot } from "../../../ui/Spot";
import { siteAbout, useSiteAbout } from "../about";
import { type Gains, gainsText, isPoints, useGains } from "../gains";
import { type SiteId, sideOf } from "../parts";
import type { Placement } from "../stones";
import type { View } from "../view";

/** Props of every site; coordinates begin at the plate's upper left corner. */
export interface SiteProps {
  look: Look<View>;
  pieces: Placement;
  w: number;
  h: number;
  tall: boolean;
}

interface PlateProps {
  site: SiteId;
  look: Look<View>;
  box: Box;
  tall: boolean;
  /** The content of the site in words. */
  summary: string;
  children: ComponentChildren;
  /** The targets on the plate; they are outside of the image, because screen readers skip the content of images. */
  spots?: ComponentChildren;
}

export function Plate({ site, look, box, tall, summary, children, spots }: PlateProps) {
  const { words, view } = look;
  const title = tall && site === "burial" ? words.label("short-burial") : words.title(site);
  const size = tall ? 13.5 : 16.5;
  const when = words.label(whenKey(site, view));
  const least = useContext(Least);
  const wide = textWidth(title, size, "serif");
  const room = box.w - 36 - wide;
  const docked = view.ships.some((ship) => ship.docked === site);
  const about = useSiteAbout(site, look);
  return (
    <g class="site" transform={`translate(${box.x} ${box.y})`} data-place={site} {...explain(about)}>
      <g role="img" aria-label={summary}>
        <rect class="plate" width={box.w} height={box.h} rx={tall ? 7 : 8} />
        <Label x={tall ? 9 : 12} y={tall ? 18 : 22} size={size} kind="title" fit={tall ? box.w - 18 : Math.min(wide, box.w - 24)}>
          {title}
        </Label>
        {!tall && textWidth(when, Math.max(10.5, least)) < room && (
          <Label x={box.w - 12} y={21.5} size={12} anchor="end" class="when" fit={room}>
            {when}
          </Label>
        )}
        {!tall && <path class="rule" d={`M12 31h${box.w - 24}`} />}
        {tall && docked && <Glyph name="ship" x={box.w - 25} y={4} size={18} class="here" />}
        {children}
      </g>
      {spots}
    </g>
  );
}

function whenKey(site: SiteId, view: View): string {
  switch (site) {
    case "market":
      return "when-market";
    case "pyramid":
      return "when-pyramid";
    case "temple":
      return "when-temple";
    case "burial":
      return "when-end";
    case "obelisks":
      return sideOf(view, site) === "a" ? "when-end" : "when-both";
  }
}

/** The whole plate as a target for a ship, with a pennant in its harbour, and what docking there would bring each colour. */
export function Harbour({ site, look, box, tall }: { site: SiteId; look: Look<View>; box: Box; tall: boolean }) {
  const text = look.words.label("dock");
  const width = 56 + textWidth(text, 14.2);
  const move = `to ${site}`;
  const gains = useGains(look, site);
  const about = sentences([...gains.map((gain) => gainsText(gain, look.you, look.words)), siteAbout(site, look).text]);
  return (
    <>
      <Spot move={move} {...box} r={tall ? 7 : 8} reach={[2, 2]} outline class="harbour" about={about}>
        {!tall && (
          <g class="pennant" aria-hidden="true" transform={`translate(${box.x + box.w / 2 - width / 2} 372)`}>
            <rect class="pill" width={width} height={32} rx={16} />
            <Glyph name="ship" x={14} y={7} size={18} class="pill-icon" />
            <Label x={40} y={20.5} size={13} class="pill-text">
              {text}
            </Label>
          </g>
        )}
      </Spot>
      {gains[0] && <Plaque gains={gains[0]} box={box} tall={tall} look={look} />}
    </>
  );
}

/** What docking would bring: a figure for each colour with the noun that it counts. On phones it covers the foot of the plate, in one line if
 * the noun fits beside the figures. */
function Plaque({ gains, box, tall, look }: { gains: Gains; box: Box; tall: boolean; look: Look<View> }) {
  const { seats, kind } = gains;
  const { words } = look;
  const least = useContext(Least);
  const [mark, figure] = tall ? [13, Math.max(12.5, least)] : [18, 16];
  const cells = seats.map(({ seat, amount }) => {
    const text = isPoints(kind) ? signed(amount) : String(amount);
    return { seat, text, wide: mark + 3 + textWidth(text, figure, "serif") };
  });
  const gap = tall ? 6 : 12;
  const row = cells.reduce((sum, cell) => sum + cell.wide, gap * (cells.length - 1));
  const short = words.label(`gain-short-${kind}`);
  const shortWide = textWidth(short, Math.max(11, least));
  const oneLine = tall && row + shortWide + gap < box.w - 18;
  const noun = oneLine ? short : words.label(`gain-${kind}`);
  const w = tall ? box.w - 8 : Math.max(row, textWidth(noun, 12)) + 28;
  // Where the figures of many colours are too wide for a phone, they stand in two columns.
  const columns = row > w - 4 ? 2 : cells.length;
  const lines = Math.ceil(cells.length / columns);
  const line = mark + 4;
  const h = (oneLine ? 20 : tall ? 36 : 52) + (lines - 1) * line;
  const [x, y] = tall ? [box.x + 4, box.y + box.h - h - 4] : [box.x + box.w / 2 - w / 2, 412];
  const places = cells.map((_, index) => {
    const first = index - (index % columns);
    const wide = (some: typeof cells) => some.reduce((sum, cell) => sum + cell.wide + gap, 0);
    const start = oneLine ? w - 6 - row : (w - wide(cells.slice(first, first + columns)) + gap) / 2;
    return { left: start + wide(cells.slice(first, index)), foot: h - (lines - 1 - first / columns) * line };
  });
  return (
    <g class="plaque" aria-hidden="true" transform={`translate(${x} ${y})`}>
      <rect class="plaque-stone" width={w} height={h} rx={tall ? 4 : 6} />
      <Label
        x={oneLine ? 6 : w / 2}
        y={tall ? (oneLine ? 14 : 13.5) : 19}
        size={tall ? 11 : 12}
        anchor={oneLine ? "start" : "middle"}
        fit={oneLine ? shortWide + 1 : w - 8}
      >
        {noun}
      </Label>
      {cells.map(({ seat, text }, index) => {
        const { left: at = 0, foot = h } = places[index] ?? {};
        return (
          <g key={seat} class={`s-${seat}`}>
            <rect class="mk-bg" x={at} y={foot - mark - (tall ? 3.5 : 6)} width={mark} height={mark} rx={mark * 0.25} />
            <use
              class="plaque-mark"
              href={`#mark-${seat}`}
              x={at + mark * 0.22}
              y={foot - mark * 0.78 - (tall ? 3.5 : 6)}
              width={mark * 0.56}
              height={mark * 0.56}
            />
            <Label x={at + mark + 3} y={foot - (tall ? 5.5 : 9)} size={tall ? 12.5 : 16} kind="number" class="strong">
              {text}
            </Label>
          </g>
        );
      })}
    </g>
  );
}
