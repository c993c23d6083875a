// Shared by all zones: the name, the cost of an action, and the action that is being paid.
import { useContext } from "preact/hooks";
import type { Look, Move } from "../../../game";
import { Label, textWidth } from "../../../ui/draw";
import type { ZoneBox } from "../layout";
import { AboutContext, PiecePicture, usePaymentPreview } from "../parts";
import type { Zone } from "../pieces/kinds";
import { type Item, Row, rowWidth } from "../pieces/row";
import { Press } from "../traitor/press";
import type { View } from "../view";

export interface ZoneProps {
  look: Look<View>;
  box: ZoneBox;
  tall: boolean;
}

interface HeadProps {
  zone: Zone;
  look: Look<View>;
  box: ZoneBox;
  /** The cost of an action, if it is the same for all of them. */
  cost: readonly Item[];
}

export const HEAD = 28;
const SIZE = 17;
const ICON = 15;
const GAP = 14;

/** The name and the cost of an action; while one is being paid, the pieces given and the rest of the previewed payment. */
export function ZoneHead({ zone, look, box, cost }: HeadProps) {
  const title = look.words.title(zone);
  const paying = look.view.under_way?.zone === zone;
  const [left, right] = box.inset ?? [2, 2];
  const wide = textWidth(title, SIZE, "serif");
  const usual = cost.length > 0 ? rowWidth(cost, ICON) : 0;
  const costs = paying ? 5 * (ICON + 4) : usual;
  const x = box.centred ? (box.w - wide - GAP - usual) / 2 : left;
  const end = box.centred ? x + wide + GAP : box.w - right - costs;
  const about = useContext(AboutContext);
  return (
    <g>
      <DrawnButton label={look.words.label("about-zone", { zone })} open={() => about({ of: "zone", zone })} x={x - 4} w={wide + 8} />
      <g aria-hidden="true" class="ph-under">
        <Label x={x} y={18} size={SIZE} kind="title" fit={box.w - left - right - costs - GAP}>
          {title}
        </Label>
        {paying ? <Given look={look} x={end} /> : cost.length > 0 && <Row items={cost} x={end} y={5} w={costs + 1} h={ICON} align="start" />}
      </g>
    </g>
  );
}

/** A title that opens details; its hit area is larger than its letters, for touch. */
export function DrawnButton({ label, open, x, w }: { label: string; open: () => void; x: number; w: number }) {
  return (
    <Press
      label={label}
      open={open}
      shape={
        <>
          <title>{label}</title>
          <rect class="ph-hit" x={x} y={-8} width={w} height={46} />
          <rect class="tr-press" x={x} y={2} width={w} height={22} rx={5} />
        </>
      }
    />
  );
}

/** The entry and the payments, then the pieces still owed, which are faint. */
function Given({ look, x }: { look: Look<View>; x: number }) {
  const preview = usePaymentPreview(look);
  const way = look.view.under_way;
  const given = way ? [...(way.entry ? [way.entry] : []), ...way.paid] : [];
  const owed = preview ? [...(preview.entry ? [preview.entry] : []), ...preview.pieces] : [];
  return (
    <>
      {[...given, ...owed].map((piece, place) => (
        <g key={place} class={place < given.length ? "" : "ph-thought"}>
          <PiecePicture piece={piece} x={x + place * (ICON + 4)} y={4} size={ICON + 2} />
        </g>
      ))}
    </>
  );
}

/** Outlines the action that is being paid. */
export function Chosen({ look, move, x, y, w, h, r = 6 }: { look: Look<View>; move: Move; x: number; y: number; w: number; h: number; r?: number }) {
  return look.view.under_way?.action === move ? <rect class="ph-chosen" x={x} y={y} width={w} height={h} rx={r} /> : null;
}
