// The temple in elevation: a bay for each place. Only the newest stone of a bay is seen from above; the others show an edge. Below each bay
// are its points.
import { Label } from "../../../ui/draw";
import { Glyph } from "../../../ui/Icon";
import { Block, Slice, standing } from "../parts";
import type { View } from "../view";
import type { SiteProps } from "./plate";

export function TempleSite({ look, pieces, w, tall }: SiteProps) {
  const { view, words } = look;
  const bays = view.temple_places;
  const size = tall ? 15.5 : 33;
  const [left, roof, floor] = tall ? [7, 32, 84] : [11, 54, 164];
  const pitch = (w - 2 * left) / bays;
  const levels = Math.ceil(view.temple.length / bays);
  const slice = Math.min(size * 0.34, (floor - roof - size - size * 0.25) / Math.max(1, levels - 1));
  return (
    <>
      <Hall left={left} roof={roof} floor={floor} pitch={pitch} bays={bays} tall={tall} />
      {[...view.temple].map((seat, index) => {
        const [bay, level] = [index % bays, Math.floor(index / bays)];
        const x = left + bay * pitch + (pitch - size) / 2;
        const y = floor - size - level * slice;
        const stone = standing(pieces, `temple-${index}`);
        const covered = index + bays < view.temple.length;
        return covered ? (
          <Slice key={index} x={x} y={y + size - slice} w={size} h={slice} seat={seat} {...stone} />
        ) : (
          <Block key={index} x={x} y={y} seat={seat} size={size} {...stone} />
        );
      })}
      {view.printed.temple.map((reward, bay) => (
        <Reward key={bay} x={left + (bay + 0.5) * pitch} y={floor + (tall ? 12 : 21)} reward={reward} view={view} tall={tall} />
      ))}
      {!tall && <path class="rule" d={`M12 208h${w - 24}`} />}
      {!tall && (
        <Label x={13} y={229} size={12} fit={w - 26}>
          {words.label("in-sight")}
        </Label>
      )}
    </>
  );
}

function Hall({ left, roof, floor, pitch, bays, tall }: { left: number; roof: number; floor: number; pitch: number; bays: number; tall: boolean }) {
  const right = left + bays * pitch;
  const [edge, thick, cap] = tall ? [2, 3, 3.4] : [4, 6, 5.6];
  const column = (x: number) => {
    const [half, neck] = [tall ? 1 : 1.8, roof + cap * 2.4];
    return `M${x - half} ${floor}V${neck}C${x - half} ${roof + cap} ${x - cap * 0.9} ${roof + cap} ${x - cap} ${roof}H${x + cap}C${x + cap * 0.9} ${roof + cap} ${x + half} ${roof + cap} ${x + half} ${neck}V${floor}z`;
  };
  const columns = Array.from({ length: bays + 1 }, (_, index) => column(left + index * pitch));
  return (
    <>
      <path class="column" d={columns.join("")} />
      <path
        class="lintel"
        d={`M${left - edge * 1.6} ${roof - thick}H${right + edge * 1.6}l${-edge * 0.6} ${thick * 0.55}V${roof + 0.5}H${left - edge}v${-thick * 0.5}z`}
      />
      <rect class="plinth" x={left - edge * 1.4} y={floor} width={right - left + edge * 2.8} height={thick * 0.9} rx={1} />
    </>
  );
}

function Reward({ x, y, reward, view, tall }: { x: number; y: number; reward: View["printed"]["temple"][number]; view: View; tall: boolean }) {
  const { printed } = view;
  const points = reward === "choice" ? printed.choice_points : printed.temple_points;
  const size = tall ? 11 : 14;
  if (reward === "card") return <Glyph name="card" x={x - size * 0.75} y={y - size * 0.9} size={size * 1.5} class="bonus" />;
  return (
    <>
      <Label x={x} y={y} size={size} kind="number" anchor="middle">
        {`+${points}`}
      </Label>
      {reward === "choice" && tall && <Glyph name="stone" x={x - 6} y={y + 1.5} size={12} class="bonus" />}
      {reward === "choice" && !tall && (
        <>
          <path class="rule" d={`M${x - 9} ${y + 4.5}h18`} />
          <Glyph name="stone" x={x - 13} y={y + 5.5} size={15} class="bonus" />
          <Label x={x + 7.5} y={y + 18} size={13} kind="number" anchor="middle">
            {printed.choice_stones}
          </Label>
        </>
      )}
    </>
  );
}

/** The owner of the stone that is seen from above in each bay, from the left. */
export function visibleStones(view: View): (string | undefined)[] {
  const bays = view.temple_places;
  const first = Math.max(0, view.temple.length - bays);
  const visible = [...view.temple].slice(-bays);
  return Array.from({ length: bays }, (_, bay) => visible.find((_, index) => (first + index) % bays === bay));
}

export function templeSummary({ view, words }: SiteProps["look"]): string {
  const total = words.label("sum-stones", { site: "temple", count: view.temple.length });
  const seats = visibleStones(view).map((seat) => seat ?? words.label("empty"));
  return `${total}. ${words.label("sum-visible", { seats })}.`;
}
