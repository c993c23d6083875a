// The obelisks in elevation, one for each player (side A); spaces for towers, with the loose stones before them (side B).
import { Label, range } from "../../../ui/draw";
import { Block, blockClass, type Standing, standing } from "../parts";
import { letter } from "../stones";
import type { SiteProps } from "./plate";

export function ObelisksSite(props: SiteProps) {
  return props.look.view.printed.obelisks.length > 0 ? <Heights {...props} /> : <Towers {...props} />;
}

function Heights({ look, pieces, w: width, tall }: SiteProps) {
  const { view, words } = look;
  const seats = view.players.length;
  const [w, h, top, left, right] = tall ? [18, 60, 25, 7, width - 7] : [30, 150, 44, 10, width - 50];
  const pitch = (right - left) / seats;
  const floor = top + h;
  const most = Math.max(...view.obelisks, 1);
  const course = Math.min(w * 0.72, (h - w * 0.5) / most);
  /** How much narrower an obelisk is at this height, on each side. */
  const inset = (up: number) => (up / h) * w * 0.17;
  return (
    <>
      <rect class="plinth" x={left - 1} y={floor} width={right - left + 2} height={tall ? 3 : 6} rx={1} />
      {view.obelisks.map((height, index) => {
        const seat = letter(index);
        const x = left + (index + 0.5) * pitch - w / 2;
        return (
          <g key={seat}>
            <path
              class="ghost-obelisk"
              d={`M${x} ${floor}L${x + w * 0.16} ${top + w * 0.5}L${x + w / 2} ${top}L${x + w * 0.84} ${top + w * 0.5}L${x + w} ${floor}z`}
            />
            {height === 0 && <use class="absent" href={`#mark-${seat}`} x={x + w * 0.3} y={floor - w * 0.75} width={w * 0.4} height={w * 0.4} />}
            {range(height).map((stone) => {
              const [low, high] = [inset(stone * course), inset((stone + 1) * course)];
              return (
                <Course
                  key={stone}
                  x={x}
                  y={floor - (stone + 1) * course}
                  w={w}
                  h={course}
                  low={low}
                  high={high}
                  seat={seat}
                  {...standing(pieces, `obelisk-${seat}-${stone}`)}
                  mark={stone === height - 1 ? Math.min(w * 0.42, course * 0.75) : 0}
                  tip={stone === height - 1}
                />
              );
            })}
            <Label x={x + w / 2} y={floor + (tall ? 16 : 23)} size={tall ? 12 : 14} kind="number" anchor="middle">
              {height}
            </Label>
          </g>
        );
      })}
      {!tall &&
        view.printed.obelisks.map((points, index) => (
          <g key={index}>
            <Label x={width - 14} y={66 + index * 40} size={17} kind="number" anchor="end" class="strong">
              {points}
            </Label>
            <Label x={width - 14} y={80 + index * 40} size={12} anchor="end">
              {words.label("place", { place: index + 1 })}
            </Label>
          </g>
        ))}
      {!tall && <path class="rule" d={`M${width - 44} 48v150`} />}
    </>
  );
}

interface CourseProps extends Standing {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The insets of the lower and the upper edge. */
  low: number;
  high: number;
  seat: string;
  /** The size of the owner's mark; the top stone of a tower has a mark that reaches over the others. */
  mark: number;
  /** Whether it ends in a point. */
  tip?: boolean;
}

function Course({ x, y, w, h, low, high, seat, id, ghost, mark, tip }: CourseProps) {
  const lip = Math.min(w * 0.13, h * 0.3);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class={blockClass(seat, ghost)} data-piece={id} data-size={w}>
        {tip && <Tip w={w} inset={high} />}
        <path class="side" d={`M${low} ${h}L${high} 0H${w - high}L${w - low} ${h}z`} />
        <path class="face" d={`M${low + 0.8} ${h - lip}L${high + 0.7} 0.6H${w - high - 0.7}L${w - low - 0.8} ${h - lip}z`} />
        {mark > 0 && <use href={`#mark-${seat}`} x={(w - mark) / 2} y={Math.max(h * 0.18, (h - lip - mark) / 2)} width={mark} height={mark} />}
      </g>
    </g>
  );
}

function Tip({ w, inset }: { w: number; inset: number }) {
  const peak = -w * 0.46;
  return (
    <>
      <path class="side" d={`M${inset} 0L${w / 2} ${peak}L${w - inset} 0z`} />
      <path class="face" d={`M${inset + 1.4} -0.6L${w / 2} ${peak + 1.6}V-0.6z`} />
    </>
  );
}

function Towers({ look, pieces, w, tall }: SiteProps) {
  const { view, words } = look;
  const spaces = view.printed.towers;
  const columns = Math.ceil(spaces.length / 2);
  const { left, top, row, size, storey, base, loose } = tall
    ? { left: 6, top: 22, row: 31, size: 20, storey: 7.4, base: 91, loose: 12 }
    : { left: 12, top: 42, row: 62, size: 34, storey: 15.5, base: 176, loose: 20 };
  const pitch = (w - 2 * left) / columns;
  const storeys = view.printed.stones_in_a_tower;
  return (
    <>
      {spaces.map((points, index) => {
        const x = left + ((index % columns) + 0.5) * pitch - size / 2;
        const floor = top + Math.floor(index / columns) * row + storey * storeys + (tall ? 3 : 7);
        const seat = view.towers[index];
        return (
          <g key={index}>
            {seat ? (
              range(storeys).map((stone) => (
                <Course
                  key={stone}
                  x={x}
                  y={floor - (stone + 1) * storey}
                  w={size}
                  h={storey}
                  low={stone * size * 0.03}
                  high={(stone + 1) * size * 0.03}
                  seat={seat}
                  {...standing(pieces, `tower-${index}-${stone}`)}
                  mark={stone === storeys - 1 ? size * 0.5 : 0}
                />
              ))
            ) : (
              <g class={view.towers.indexOf(null) === index ? "next" : ""}>
                <path class="space" d={`M${x} ${floor}l${size * 0.09} ${-storey * storeys}h${size * 0.82}l${size * 0.09} ${storey * storeys}z`} />
                <Label x={x + size / 2} y={floor - (storey * storeys) / 2 + (tall ? 4 : 5.5)} size={tall ? 12 : 16} kind="number" anchor="middle">
                  {points}
                </Label>
              </g>
            )}
            <rect class="plinth" x={x - (tall ? 1.5 : 3)} y={floor} width={size + (tall ? 3 : 6)} height={tall ? 1.6 : 3} rx={0.8} />
          </g>
        );
      })}
      {view.players.map((_, index) => (
        <Loose
          key={index}
          look={look}
          pieces={pieces}
          seat={letter(index)}
          x={left + (index * (w - 2 * left)) / view.players.length}
          y={base}
          size={loose}
          room={(w - 2 * left) / view.players.length}
        />
      ))}
      {!tall && <path class="rule" d={`M12 ${base - 7}h${w - 24}`} />}
      {!tall && <path class="rule" d={`M12 208h${w - 24}`} />}
      {!tall && (
        <Label x={13} y={229} size={12} fit={w - 26}>
          {words.label("loose-each", { points: view.printed.loose })}
        </Label>
      )}
    </>
  );
}

/** A player's stones that do not form a tower yet, and the number needed. */
function Loose({
  look,
  pieces,
  seat,
  x,
  y,
  size,
  room,
}: Pick<SiteProps, "look" | "pieces"> & { seat: string; x: number; y: number; size: number; room: number }) {
  const count = look.view.obelisks["abcde".indexOf(seat)] ?? 0;
  const wanted = Math.max(count, look.view.printed.stones_in_a_tower - 1);
  const step = Math.min(size + 2, (room - size - 2) / Math.max(1, wanted - 1));
  return (
    <>
      {range(wanted).map((stone) => {
        const at = x + 1 + stone * step;
        return stone < count ? (
          <Block key={stone} x={at} y={y} seat={seat} size={size} {...standing(pieces, `obelisk-${seat}-${stone}`)} />
        ) : (
          <g key={stone} class={`vacant s-${seat}`}>
            <rect x={at} y={y} width={size} height={size} rx={size * 0.14} />
            <use href={`#mark-${seat}`} x={at + size * 0.27} y={y + size * 0.27} width={size * 0.46} height={size * 0.46} />
          </g>
        );
      })}
    </>
  );
}

export function obelisksSummary({ view, words }: SiteProps["look"]): string {
  const towers = view.towers.filter((seat) => seat !== null).length * view.printed.stones_in_a_tower;
  const total = words.label("sum-stones", { site: "obelisks", count: view.obelisks.reduce((sum, count) => sum + count, towers) });
  const key = view.printed.obelisks.length > 0 ? "height" : "loose";
  const counts = view.obelisks.map((count, index) => words.label("sum-count", { seat: letter(index), count }));
  const built = view.towers.flatMap((seat, index) => (seat ? [words.label("sum-tower", { seat, points: view.printed.towers[index] ?? 0 })] : []));
  return `${[total, `${words.label(key)}: ${counts.join(", ")}`, ...(built.length > 0 ? [`${words.label("towers")}: ${built.join(", ")}`] : [])].join(". ")}.`;
}
