// Pairs of offerings, each with or without a bonus, and the bonus field with the bag.
import { Label } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Spot } from "../../../ui/Spot";
import { type PartProps, payItems, payText } from "../parts";
import { Row } from "../pieces/row";
import { OfferingToken } from "../pieces/tokens";
import { bonusId, pairId } from "../track";
import { Chosen, ZoneHead, type ZoneProps } from "./zone";

/** The cost of taking a pair together with a bonus token. */
const BONUS_COST = [...payItems(["any"]), { text: "=" }, ...payItems(["any"])];

export function Offerings({ look, box, tall }: ZoneProps) {
  const { pairs } = look.view;
  const pitch = Math.min(tall ? 84 : 50, (tall ? box.w - 4 : 246) / pairs.length);
  const left = (box.w - pitch * pairs.length) / 2;
  return (
    <>
      <ZoneHead zone="offerings" look={look} box={box} cost={payItems(["any"])} />
      {pairs.map((_, place) => (
        <g key={place} transform={`translate(${left + place * pitch} ${tall ? 34 : 26})`}>
          <Pair look={look} place={place} w={pitch - 4} tall={tall} />
        </g>
      ))}
      <g transform={`translate(0 ${tall ? 174 : 103})`}>
        <Bonus look={look} w={tall ? box.w : 224} x={tall ? 0 : (box.w - 224) / 2} tall={tall} />
      </g>
    </>
  );
}

function Pair({ look, place, w, tall }: { look: PartProps["look"]; place: number; w: number; tall: boolean }) {
  const { view } = look;
  const pair = view.pairs[place];
  const [size, h] = tall ? [Math.min(30, (w - 4) / 2), 62] : [24, 53];
  const [move, more] = [`pair ${place + 1}`, `bonus ${place + 1}`];
  const spots = tall ? [2, h + 5, 47] : [2, h + 2, 18];
  return (
    <>
      <rect class={pair ? "ph-well" : "ph-empty"} x={2} y={0} width={w} height={h} rx={6} />
      {pair?.map((kind, nth) => {
        const [x, y] = tall ? [2 + w / 2 + (nth - 1) * size, (h - size) / 2] : [2 + (w - size) / 2, 2 + nth * (size + 1)];
        return <OfferingToken key={nth} kind={kind} x={x} y={y} size={size} id={pairId(place, nth, kind)} />;
      })}
      <Chosen look={look} move={move} x={1} y={-1} w={w + 2} h={h + 2} />
      <Chosen look={look} move={more} x={1} y={-1} w={w + 2} h={h + 2} />
      <Spot move={move} x={2} y={0} w={w} h={h} reach={[2, 1]} outline about={payText(look, move)} />
      {pair && (
        <g transform={`translate(${spots[0]} ${spots[1]})`} class="ph-more" aria-hidden={!look.legal.has(more)}>
          <Spot move={more} x={0} y={0} w={w} h={spots[2] ?? 18} r={tall ? 8 : 6} reach={[2, tall ? 1 : 3.8]} about={payText(look, more)} />
          <g class="ph-under">
            {tall && <Row items={BONUS_COST} x={2} y={7} w={w - 4} h={14} />}
            {tall && <Row items={[{ text: "+1" }, { offering: "any" }]} x={2} y={26} w={w - 4} h={16} />}
            {!tall && <Row items={[{ text: "+" }, { offering: "any" }]} x={2} y={2} w={w - 4} h={14} />}
          </g>
        </g>
      )}
    </>
  );
}

/** The bonus field: a token for each pair, and the bag. */
function Bonus({ look, x, w, tall }: { look: PartProps["look"]; x: number; w: number; tall: boolean }) {
  const { view, words } = look;
  const places = view.bonus.length + 1;
  const pitch = Math.min(tall ? 54 : 33, w / places);
  const size = tall ? 36 : 24;
  const left = x + (w - pitch * places) / 2 + (pitch - size) / 2;
  const bag = left + view.bonus.length * pitch;
  const reach: [number, number] = tall ? [(pitch - size) / 2, 8] : [3, 3];
  return (
    <>
      {tall && (
        <Label x={w / 2} y={12} size={11.5} anchor="middle" fit={w}>
          {words.label("bonus-field")}
        </Label>
      )}
      <g transform={`translate(0 ${tall ? 24 : 0})`}>
        {view.bonus.map((kind, place) => (
          <g key={place}>
            <circle class="ph-empty" cx={left + place * pitch + size / 2} cy={size / 2} r={size / 2 - 0.5} />
            {kind && <OfferingToken kind={kind} x={left + place * pitch} y={0} size={size} id={bonusId(place, kind)} />}
            <Spot move={`token ${place + 1}`} x={left + place * pitch} y={0} w={size} h={size} r={size / 2} reach={reach} outline />
          </g>
        ))}
        <g data-anchor="bag">
          <title>{words.label("bag", { count: view.bag })}</title>
          <Glyph name="bag" x={bag} y={-1} size={size} class="ph-sign soft" />
          <Label x={bag + size / 2} y={size * 0.76} size={tall ? 13 : 10.5} kind="number" anchor="middle" class="strong">
            {view.bag}
          </Label>
        </g>
        <Spot move="token bag" x={bag} y={0} w={size} h={size} r={size / 2} reach={reach} outline about={words.label("bag", { count: view.bag })} />
      </g>
    </>
  );
}

export function offeringsSummary({ view, words }: PartProps["look"]): string {
  const pairs = view.pairs.flatMap((pair) => (pair ? [words.label("sum-pair", { offerings: pair })] : []));
  const bonus = view.bonus.filter((kind) => kind !== null);
  return [...pairs, bonus.length > 0 ? words.label("sum-bonus", { offerings: bonus }) : "", words.label("bag", { count: view.bag })]
    .filter((part) => part !== "")
    .join("; ");
}
