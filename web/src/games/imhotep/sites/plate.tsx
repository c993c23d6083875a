// The plate of a site: its frame and title, its text for screen readers, and its harbour as a target.
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Look } from "../../../game";
import { type Box, Label, Least, textWidth } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Spot } from "../../../ui/Spot";
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
  return (
    <g class="site" transform={`translate(${box.x} ${box.y})`}>
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

/** The whole plate as a target for a ship, with a pennant in its harbour. */
export function Harbour({ site, look, box, tall }: { site: SiteId; look: Look<View>; box: Box; tall: boolean }) {
  const text = look.words.label("dock");
  const width = 56 + textWidth(text, 14.2);
  const move = `to ${site}`;
  return (
    <>
      <Spot move={move} {...box} r={tall ? 7 : 8} reach={[2, 2]} outline class="harbour" />
      {!tall && look.legal.has(move) && (
        <g class="pennant" aria-hidden="true" onClick={() => look.play(move)} transform={`translate(${box.x + box.w / 2 - width / 2} 372)`}>
          <rect class="pill" width={width} height={32} rx={16} />
          <Glyph name="ship" x={14} y={7} size={18} class="pill-icon" />
          <Label x={40} y={20.5} size={13} class="pill-text">
            {text}
          </Label>
        </g>
      )}
    </>
  );
}
