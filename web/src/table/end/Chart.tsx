// The scores over the stages of the game, as lines.
import { useEffect, useRef, useState } from "preact/hooks";
import { textWidth } from "../../ui/metrics";
import { plain } from "../../ui/numbers";
import type { GameWords } from "../../words";
import type { Course, Stop } from "./course";
import type { Player } from "./Highlights";

interface ChartProps {
  words: GameWords;
  stops: readonly Stop[];
  course: Course;
  /** Everybody who has points. */
  players: readonly Player[];
}

/** The stops whose scores are known. */
function knownStops({ stops, course }: Pick<ChartProps, "stops" | "course">): Stop[] {
  return stops.filter(({ ply }) => course.has(ply));
}

const HEIGHT = 300;
const [TOP, BOTTOM, LEFT] = [12, 26, 30];
/** A narrower box is still being laid out. */
const LEAST_WIDTH = 160;
/** Least distance between the labels at the end of the lines. */
const LABEL = 19;

export function Chart(props: ChartProps) {
  const { words, players, course } = props;
  const [box, width, height] = useSize();
  const stops = knownStops(props);
  return (
    <div class="chart" ref={box}>
      {width > LEAST_WIDTH && stops.length > 1 && <Lines {...{ ...props, width, height }} stops={stops} />}
      <Numbers {...{ words, players, course }} stops={stops} />
    </div>
  );
}

function Lines({ words, stops, course, players, width, height }: ChartProps & { width: number; height: number }) {
  const scores = (seat: number) => stops.map(({ ply }) => course.get(ply)?.[seat] ?? 0);
  const all = players.flatMap((_, seat) => scores(seat));
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = niceStep(high - low);
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  const labels = players.map(({ mark, name }, seat) => ({ mark, name, points: scores(seat).at(-1) ?? 0 }));
  const named = Math.max(...labels.map(({ name, points }) => textWidth(`${name} ${plain(points)}`, 12, "strong")));
  const right = width > 260 ? Math.min(named + 28, width * 0.36) : 58;
  const x = (index: number) => LEFT + ((width - LEFT - right) * index) / (stops.length - 1);
  const y = (points: number) => TOP + ((height - TOP - BOTTOM) * (high - points)) / (high - low);
  const counted = stops.at(-2);
  const places = labelPlaces(
    labels.map(({ points }) => y(points)),
    height - BOTTOM,
  );
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {counted && stops.at(-1)?.stage === null && <rect class="counted" x={x(stops.length - 2)} y={TOP} width={x(1) - x(0)} height={height - TOP - BOTTOM} />}
      {ticks.map((tick) => (
        <>
          <path class={tick === 0 ? "axis" : "gridline"} d={`M${LEFT} ${y(tick)}H${width - right}`} />
          <text class="tick end" x={LEFT - 6} y={y(tick) + 4}>
            {plain(tick)}
          </text>
        </>
      ))}
      {stops.map(({ stage }, index) => (
        <text class="tick" x={x(index)} y={height - 8}>
          {stage === null ? words.texts.ui("end-stop") : stage}
        </text>
      ))}
      {labels.map(({ mark, name, points }, seat) => {
        const place = places[seat] ?? 0;
        return (
          <g class={`s-${mark}`}>
            <path
              class="line"
              d={scores(seat)
                .map((score, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(score)}`)
                .join("")}
            />
            {scores(seat).map((score, index) => (
              <circle class="dot" cx={x(index)} cy={y(score)} r="2.6" />
            ))}
            <rect class="mk-bg" x={width - right + 5} y={place - 8} width="16" height="16" rx="4.500" />
            <use class="mk-in" href={`#mark-${mark}`} x={width - right + 8} y={place - 5} width="10" height="10" />
            <text class="ends" x={width - right + 25} y={place + 4}>
              {fitted(name, plain(points), right - 27)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** «Hana 46», or as much of the name as has room. */
export function fitted(name: string, points: string, room: number): string {
  if (textWidth(`${name} ${points}`, 12, "strong") <= room) return `${name} ${points}`;
  let cut = name;
  while (cut.length > 1 && textWidth(`${cut}… ${points}`, 12, "strong") > room) cut = cut.slice(0, -1).trimEnd();
  return cut.length > 1 ? `${cut}… ${points}` : points;
}

/** Moves labels apart, keeping their order, and none below `bottom`. */
export function labelPlaces(wanted: readonly number[], bottom: number): number[] {
  const order = [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const places = [...wanted];
  let least = -Infinity;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, least);
    least = (places[index] ?? 0) + LABEL;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = (places[index] ?? 0) - LABEL;
  }
  return places;
}

/** A distance of ticks that divides a range into at most six parts. */
export function niceStep(range: number): number {
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].map((digit) => digit * power).find((step) => range / step <= 6);
    if (found !== undefined) return found;
  }
}

/** The same as a table for screen readers. */
function Numbers({ words, stops, course, players }: ChartProps) {
  const { texts } = words;
  return (
    <div class="unseen">
      <table>
        <caption>{stageText(words, "by-stage")}</caption>
        <thead>
          <tr>
            <td />
            {players.map(({ name }) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map(({ ply, stage }) => (
            <tr key={ply}>
              <th scope="row">{stage === null ? texts.ui("end-stop") : stageText(words, "stage", { number: stage })}</th>
              {players.map((_, seat) => (
                <td>{plain(course.get(ply)?.[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A text about the parts of a game: its own, or the one about rounds. */
export function stageText(words: GameWords, key: string, args: Record<string, string | number> = {}): string {
  const own = `${words.game}-label-${key}`;
  return words.texts.text(words.texts.has(own) ? own : `ui-${key}`, args);
}

/** The size of an element in pixels: texts of a drawing must not shrink with it. */
export function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, height }, set] = useState({ width: 0, height: HEIGHT });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => set({ width: element.clientWidth, height: element.clientHeight || HEIGHT }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width, height] as const;
}
