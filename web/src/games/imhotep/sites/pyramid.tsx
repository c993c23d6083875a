// The great pyramid in plan, course by course (side A); three small ones (side B). Stones without a space are in a row below.
import { Label, range } from "../../../ui/draw";
import { Spot } from "../../../ui/Spot";
import { Block, Space, standing } from "../parts";
import { SMALL } from "../stones";
import type { View } from "../view";
import type { SiteProps } from "./plate";

const BONUS = { card: "card", stones: "stone", ship: "ship" } as const;

export function PyramidSite(props: SiteProps) {
  return props.look.view.printed.pyramid.length > 0 ? <GreatPyramid {...props} /> : <SmallPyramids {...props} />;
}

/** The courses: their width in stones, the first space, and their position on the plate, in steps. */
const COURSES = [
  { wide: 3, first: 0, x: 0, y: 0 },
  { wide: 2, first: 9, x: 3, y: 1 },
  { wide: 1, first: 13, x: 3.5, y: 0 },
];

function GreatPyramid({ look, pieces, w, tall }: SiteProps) {
  const { view, words } = look;
  const { pyramid, printed } = view;
  const step = tall ? 21.5 : 36;
  const size = step - (tall ? 3 : 4);
  const gap = tall ? 6 : 10;
  const [left, top] = tall ? [12, 28] : [13, 54];
  const total = printed.pyramid.length;
  const next = printed.pyramid[pyramid.length] ?? printed.overflow;
  const full = pyramid.length >= total;
  return (
    <>
      {COURSES.map(({ wide, first, x, y }) => {
        const [cx, cy] = [left + x * step + (x > 0 ? gap : 0), top + y * step];
        return (
          <g key={first}>
            <rect class="slab" x={cx - 3} y={cy - 3} width={wide * step + (tall ? 3 : 2)} height={wide * step + (tall ? 3 : 2)} rx={tall ? 3 : 5} />
            {range(wide * wide).map((space) => {
              const index = first + space;
              const [bx, by] = [cx + Math.floor(space / wide) * step, cy + (space % wide) * step];
              const seat = pyramid[index];
              return seat ? (
                <Block key={index} x={bx} y={by} seat={seat} size={size} {...standing(pieces, `pyramid-${index}`)} />
              ) : (
                <Space key={index} x={bx} y={by} size={size} value={printed.pyramid[index]} next={index === pyramid.length} />
              );
            })}
          </g>
        );
      })}
      <Beside look={look} pieces={pieces} w={w} tall={tall} from={total} y={tall ? 92.5 : 173} />
      {!tall && <path class="rule" d={`M12 208h${w - 24}`} />}
      {!(tall && pyramid.length > total) && (
        <Label x={tall ? 8 : 13} y={tall ? 104 : 229} size={tall ? 11 : 12} class="strong" fit={tall ? w - 16 : full ? w - 26 : w - 90}>
          {words.label(full ? "further" : "next", { points: next })}
        </Label>
      )}
      {!tall && !full && (
        <Label x={w - 12} y={229} size={12} anchor="end">
          {words.label("of", { count: pyramid.length, total })}
        </Label>
      )}
    </>
  );
}

function SmallPyramids({ look, pieces, w, tall }: SiteProps) {
  const { view, words } = look;
  const { step, size, gap, left, top } = small(tall);
  const full = view.small_pyramids.every((owners, index) => owners.length >= (view.printed.small_pyramids[index]?.length ?? 0));
  return (
    <>
      {view.printed.small_pyramids.map((spaces, pyramid) => {
        const owners = view.small_pyramids[pyramid] ?? "";
        const x = left + pyramid * (2 * step + gap);
        const base = top + step + (tall ? 3 : 6);
        return (
          <g key={pyramid}>
            <rect class="slab" x={x - 3} y={base - 3} width={2 * step + (tall ? 3.5 : 3)} height={2 * step + (tall ? 3.5 : 3)} rx={tall ? 3 : 5} />
            <rect class="slab" x={x + step / 2 - 3} y={top - 3} width={step + (tall ? 3.5 : 3)} height={step + 4} rx={tall ? 3 : 5} />
            {spaces.map((space, index) => {
              const peak = index === 4;
              const bx = peak ? x + step / 2 : x + Math.floor(index / 2) * step;
              const by = peak ? top : base + (index % 2) * step;
              const seat = owners[index];
              return seat ? (
                <Block key={index} x={bx} y={by} seat={seat} size={size} {...standing(pieces, `${SMALL[pyramid]}-${index}`)} />
              ) : (
                <Space key={index} x={bx} y={by} size={size} value={space.points} icon={space.bonus && BONUS[space.bonus]} next={index === owners.length} />
              );
            })}
            {!tall && (
              <Label x={x + step - 1} y={base + 2 * step + 14} size={12} anchor="middle" fit={2 * step + 4}>
                {words.title(SMALL[pyramid] ?? "")}
              </Label>
            )}
          </g>
        );
      })}
      <Beside look={look} pieces={pieces} w={w} tall={tall} from={0} y={tall ? 93 : 174} />
      {!tall && <path class="rule" d={`M12 208h${w - 24}`} />}
      {!tall && (
        <Label x={13} y={229} size={12} fit={w - 26} class={full ? "strong" : ""}>
          {words.label(full ? "further" : "choose-pyramid", { points: view.printed.overflow })}
        </Label>
      )}
    </>
  );
}

/** Targets over the small pyramids. */
export function PyramidSpots({ look, tall }: Pick<SiteProps, "look" | "tall">) {
  const { step, gap, left, top } = small(tall);
  return (
    <>
      {SMALL.map((name, pyramid) => (
        <Spot
          key={name}
          move={`put ${name}`}
          x={left + pyramid * (2 * step + gap) - 3.2}
          y={top - 5}
          w={2 * step + (tall ? 4.6 : 3.4)}
          h={3 * step + (tall ? 9 : 30)}
          r={6}
          reach={tall ? [3.2, 14] : [2, 6]}
          outline
          about={nextSpace(pyramid, look.view, look.words)}
        />
      ))}
    </>
  );
}

function small(tall: boolean) {
  return tall ? { step: 19.6, size: 18, gap: 11.2, left: 6, top: 28 } : { step: 30.5, size: 27.5, gap: 8.5, left: 7.5, top: 47 };
}

/** The stones beside a finished pyramid; the newest ones are visible. */
function Beside({ look, pieces, w, tall, from, y }: Omit<SiteProps, "h"> & { from: number; y: number }) {
  const stones = [...look.view.pyramid].slice(from);
  const size = tall ? 15 : 24;
  const room = w - (tall ? 14 : 26) - size;
  const step = Math.min(size + 2, room / Math.max(1, stones.length - 1));
  return (
    <>
      {stones.map((seat, index) => (
        <Block key={index} x={(tall ? 7 : 13) + index * step} y={y} seat={seat} size={size} {...standing(pieces, `pyramid-${from + index}`)} />
      ))}
    </>
  );
}

export function pyramidSummary({ view, words }: SiteProps["look"]): string {
  const stones = view.pyramid.length + view.small_pyramids.join("").length;
  const total = words.label("sum-stones", { site: "pyramid", count: stones });
  if (view.printed.pyramid.length > 0) {
    return `${total}. ${words.label("sum-next", { points: view.printed.pyramid[stones] ?? view.printed.overflow })}.`;
  }
  return `${[total, ...SMALL.map((name, index) => smallSummary(name, index, view, words))].join(". ")}.`;
}

function smallSummary(name: string, index: number, view: View, words: SiteProps["look"]["words"]): string {
  const count = (view.small_pyramids[index] ?? "").length;
  const next = view.printed.small_pyramids[index]?.[count];
  const tail = next ? words.label("sum-next", { points: next.points }) : words.label("sum-finished");
  const bonus = next?.bonus ? ` + ${words.label(`bonus-${next.bonus}`)}` : "";
  return `${words.title(name)}: ${words.label("stones", { count })}, ${tail}${bonus}`;
}

/** The points and the bonus of a small pyramid's next space. */
export function nextSpace(pyramid: number, view: View, words: SiteProps["look"]["words"]): string {
  const count = (view.small_pyramids[pyramid] ?? "").length;
  const next = view.printed.small_pyramids[pyramid]?.[count];
  if (!next) return words.label("sum-finished");
  const points = words.label("points", { points: next.points });
  return next.bonus ? `${points}, ${words.label(`bonus-${next.bonus}`)}` : points;
}
