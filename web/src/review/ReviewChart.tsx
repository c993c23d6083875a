// What was expected over the game, as lines: the chance to win or the points of each seat. The field over it moves along the game.
import { useMemo } from "preact/hooks";
import type { LineAnalysis, Seat } from "../protocol";
import { type Stop, stopAt } from "../replay/timeline";
import { fitted, labelPlaces, niceStep, stageText, useSize } from "../table/end/Chart";
import type { Stage } from "../table/end/course";
import { textWidth } from "../ui/metrics";
import { plain } from "../ui/numbers";
import type { GameWords } from "../words";
import { amount, type Mode } from "./figures";

interface ReviewChartProps {
  words: GameWords;
  mode: Mode;
  seats: readonly Seat[];
  lines: ReadonlyMap<number, LineAnalysis>;
  stops: readonly Stop[];
  stages: readonly Stage[];
  at: number;
  onShow: (stop: number) => void;
}

const [TOP, BOTTOM, LEFT] = [10, 22, 30];
const LEAST_WIDTH = 160;

/** What is expected at a stop. */
export interface Point {
  stop: number;
  values: readonly number[];
}

/** The known expectations along the game, one for each stop. */
export function pointsOf(lines: ReadonlyMap<number, LineAnalysis>, stops: readonly Stop[], mode: Mode, seats: number): Point[] {
  const points = new Map<number, Point>();
  for (const { line, before } of [...lines.values()].sort((one, other) => one.line - other.line)) {
    const stop = stopAt(stops, line);
    points.set(stop, { stop, values: Array.from({ length: seats }, (_, seat) => before[mode][seat] ?? 0) });
  }
  return [...points.values()];
}

/** The last expectation that is known at a stop. */
export function pointAt(points: readonly Point[], at: number): Point | null {
  return points.findLast(({ stop }) => stop <= at) ?? points[0] ?? null;
}

export function ReviewChart(props: ReviewChartProps) {
  const { words, mode, lines, stops, seats, at, onShow } = props;
  const [box, width, height] = useSize();
  const points = useMemo(() => pointsOf(lines, stops, mode, seats.length), [lines, stops, mode, seats]);
  const here = pointAt(points, at);
  const told = here ? seats.map((seat, index) => `${words.seat(seat)} ${amount(words, mode, here.values[index] ?? 0)}`) : [];
  const labels = seats.map((seat, index) => ({ seat, name: words.seat(seat), figure: amount(words, mode, here?.values[index] ?? 0) }));
  const right = Math.min(Math.max(...labels.map(({ name, figure }) => textWidth(`${name} ${figure}`, 12, "strong"))) + 30, width * 0.36);
  return (
    <div class="chart review-chart" ref={box}>
      {width > LEAST_WIDTH && points.length > 0 && here && <Lines {...{ ...props, width, height, points, here, labels, right }} />}
      <input
        type="range"
        style={{ left: `${LEFT}px`, width: `${Math.max(0, width - LEFT - right)}px` }}
        min={0}
        max={stops.length - 1}
        value={at}
        aria-label={words.texts.text(`review-chart-${mode}`)}
        aria-valuetext={words.texts.list(told)}
        onInput={(event) => onShow(Number(event.currentTarget.value))}
      />
      <Numbers {...props} points={points} />
    </div>
  );
}

interface LinesProps extends ReviewChartProps {
  width: number;
  height: number;
  points: readonly Point[];
  here: Point;
  labels: readonly { seat: Seat; name: string; figure: string }[];
  right: number;
}

function Lines({ mode, stops, stages, at, width, height, points, here, labels, right }: LinesProps) {
  const all = points.flatMap(({ values }) => values);
  const [low, high] = mode === "win" ? [0, 1] : [Math.min(0, ...all), Math.max(1, ...all)];
  const step = mode === "win" ? 0.25 : niceStep(high - low);
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  const last = Math.max(1, stops.length - 1);
  const x = (stop: number) => LEFT + ((width - LEFT - right) * stop) / last;
  const y = (value: number) => TOP + ((height - TOP - BOTTOM) * (high - value)) / (high - low);
  const bands = stages.map(({ number, line }, index) => {
    const [from, to] = [stopAt(stops, line + 1), stages[index + 1] ? stopAt(stops, (stages[index + 1]?.line ?? 0) + 1) : last];
    return { number, from, to };
  });
  const places = labelPlaces(
    here.values.map((value) => y(value)),
    height - BOTTOM,
  );
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {bands.map(({ number, from, to }, index) => (
        <g key={number}>
          {index % 2 === 0 && <rect class="counted" x={x(from)} y={TOP} width={Math.max(0, x(to) - x(from))} height={height - TOP - BOTTOM} />}
          {x(to) - x(from) > 12 && (
            <text class="tick" x={(x(from) + x(to)) / 2} y={height - 6}>
              {number}
            </text>
          )}
        </g>
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <path class={tick === 0 ? "axis" : "gridline"} d={`M${LEFT} ${y(tick)}H${width - right}`} />
          <text class="tick end" x={LEFT - 6} y={y(tick) + 4}>
            {plain(mode === "win" ? Math.round(tick * 100) : tick)}
          </text>
        </g>
      ))}
      <path class="cursor" d={`M${x(at)} ${TOP - 6}V${height - BOTTOM}`} />
      {labels.map(({ seat, name, figure }, index) => {
        const place = places[index] ?? 0;
        return (
          <g key={seat} class={`s-${seat}`}>
            <path
              class="line"
              d={points.map(({ stop, values }, nth) => `${nth === 0 ? "M" : "L"}${x(stop).toFixed(1)} ${y(values[index] ?? 0).toFixed(1)}`).join("")}
            />
            <circle class="dot" cx={x(here.stop)} cy={y(here.values[index] ?? 0)} r="3" />
            <rect class="mk-bg" x={width - right + 6} y={place - 8} width="16" height="16" rx="4.5" />
            <use class="mk-in" href={`#mark-${seat}`} x={width - right + 9} y={place - 5} width="10" height="10" />
            <text class="ends" x={width - right + 26} y={place + 4}>
              {fitted(name, figure, right - 28)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The same as a table for screen readers: the beginning of every stage, and the end. */
function Numbers({ words, mode, seats, stops, stages, points }: ReviewChartProps & { points: readonly Point[] }) {
  const rows = [
    ...stages.map(({ number, line }) => ({
      key: String(number),
      name: stageText(words, "stage", { number }),
      point: pointAt(points, stopAt(stops, line + 1)),
    })),
    { key: "end", name: words.texts.ui("end-stop"), point: points.at(-1) ?? null },
  ];
  return (
    <div class="unseen">
      <table>
        <caption>{words.texts.text(`review-chart-${mode}`)}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {words.seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, point }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {seats.map((seat, index) => (
                <td key={seat}>{point ? amount(words, mode, point.values[index] ?? 0) : ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
