// The water ring, and both markets with everybody's markers.
import { useContext } from "preact/hooks";
import type { Look, Words } from "../../game";
import { SEATS } from "../../seat";
import { type Box, Label, range, round, textWidth } from "../../ui/draw";
import { Spot } from "../../ui/Spot";
import { AboutContext } from "./details/about";
import { DrawnButton, previewText } from "./parts";
import { MARKETS, type Market } from "./pieces/kinds";
import { type Item, Row, rowWidth } from "./pieces/row";
import { Marker, WaterMark } from "./pieces/tokens";
import { marketId, RING_ID } from "./track";
import type { View } from "./view";

interface Panel {
  look: Look<View>;
  box: Box;
  tall: boolean;
}

/** The three places of the ring, with the level of the flood at each. */
export function Ring({ look, box, tall }: Panel) {
  const { view, words } = look;
  const about = useContext(AboutContext);
  const places = view.printed.water;
  const now = places.findIndex(({ ring }) => ring === view.ring);
  const r = tall ? 27 : 19;
  const x = (place: number) => round(((place + 0.5) * box.w) / places.length);
  const y = box.h - r - (tall ? 14 : 10);
  const moves: [number, string][] = [
    [now - 1, "ring left"],
    [now, "ring stay"],
    [now + 1, "ring right"],
  ];
  return (
    <g transform={`translate(${box.x} ${box.y})`} role="group" aria-label={ringSummary(look)}>
      <rect class="egb-plate" width={box.w} height={box.h} rx={9} />
      <Label x={12} y={20} size={15} kind="title" fit={box.w - 24}>
        {words.title("ring")}
      </Label>
      <DrawnButton
        label={words.label("about-market", { market: "ring" })}
        open={() => about({ of: "ring" })}
        box={{ x: 2, y: 1, w: box.w - 4, h: tall ? 45 : 26 }}
      />
      <g aria-hidden="true">
        <path class="egb-rule" d={`M${x(0)} ${y}H${x(places.length - 1)}`} />
        {places.map(({ ring, irrigates }, place) => (
          <g key={ring} class={place === now ? "egb-flood now" : "egb-flood"}>
            <circle cx={x(place)} cy={y} r={r - 3} />
            <WaterMark level={irrigates.length} x={x(place) - r * 0.68} y={y - r * 0.68} size={r * 1.36} dry={place !== now} />
          </g>
        ))}
        <g transform={`translate(${x(now) - r} ${y - r})`}>
          <g class="egb-ring" data-piece={RING_ID} data-size={2 * r}>
            <circle cx={r} cy={r} r={r - 1.5} />
          </g>
        </g>
      </g>
      {moves.map(([place, move]) => (
        <Spot
          key={move}
          move={move}
          x={x(place) - r}
          y={y - r}
          w={2 * r}
          h={2 * r}
          r={r}
          reach={tall ? [12, 12] : [8, 6]}
          outline
          about={previewText(look, move)}
        />
      ))}
    </g>
  );
}

function ringSummary({ view, words }: Look<View>): string {
  const fields = view.printed.water.find(({ ring }) => ring === view.ring)?.irrigates ?? [];
  return words.label("sum-ring", { fields });
}

export function Markets({ look, box, tall }: Panel) {
  const wide = (box.w - 14) / 2;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect class="egb-plate" width={box.w} height={box.h} rx={9} />
      {MARKETS.map((market, index) => (
        <Column key={market} market={market} look={look} box={{ x: 5 + index * (wide + 4), y: 0, w: wide, h: box.h }} tall={tall} />
      ))}
    </g>
  );
}

function Column({ market, look, box, tall }: Panel & { market: Market }) {
  const { view, words } = look;
  const about = useContext(AboutContext);
  const spaces = view.printed.markets.spaces;
  const head = 28;
  const step = (box.h - head - 5) / spaces;
  const name = `${market}-market`;
  return (
    <g transform={`translate(${box.x} 0)`} role="group" aria-label={marketSummary(market, look)}>
      <g aria-hidden="true">
        <Label x={4} y={20} size={titleSize(words, box.w - 6)} kind="title" fit={box.w - 4}>
          {words.title(name)}
        </Label>
        {range(spaces).map((space) => (
          <MarketSpace key={space} market={market} space={space + 1} look={look} box={{ x: 0, y: head + space * step, w: box.w, h: step - 3 }} />
        ))}
      </g>
      <DrawnButton
        label={words.label("about-market", { market: name })}
        open={() => about({ of: "market", market })}
        box={{ x: 0, y: 1, w: box.w, h: tall ? 45 : head - 3 }}
      />
      <NextStep market={market} look={look} at={(space) => ({ x: 0, y: head + (space - 1) * step, w: box.w, h: step - 3 })} />
    </g>
  );
}

/** The size at which both names fit; it is the same for both. */
function titleSize(words: Words, room: number): number {
  return Math.min(14.5, ...MARKETS.map((market) => room / textWidth(words.title(`${market}-market`), 1, "serif")));
}

/** One space: its print and the markers on it. */
function MarketSpace({ market, space, look, box }: { market: Market; space: number; look: Look<View>; box: Box }) {
  const { view } = look;
  const here = view.players.flatMap((player, index) => (player.markets[market] === space ? [SEATS[index] ?? "a"] : []));
  const size = Math.min(26, box.h - 20, box.w / 4 - 2.5);
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect class="egb-well" width={box.w} height={box.h} rx={5} />
      <Print market={market} space={space} view={view} w={box.w} h={Math.min(20, box.h * 0.44, (box.w - 12) / WIDEST)} />
      {here.map((seat, index) => (
        <Marker key={seat} owner={seat} x={4 + index * (size + 2)} y={box.h - size - 3} size={size} id={marketId(market, seat)} />
      ))}
    </g>
  );
}

/** The widest print (the sale and the stones of the last space), relative to its height. */
const WIDEST = 5.2;

/** The print of a space. The stone market sells at the end and gives stones at its foot; the grain market sets the cost of hunger and
 * gives points. */
function Print({ market, space, view, w, h }: { market: Market; space: number; view: View; w: number; h: number }) {
  const { sale_from, sale_stones, sale_points, penalties, stones, points, spaces } = view.printed.markets;
  const hunger: Item[] = [{ text: `−${penalties[space - 1] ?? 0}` }, { icon: "grain" }];
  const sale: Item[] = space < sale_from ? [] : [{ text: `${sale_stones}` }, { icon: "stone" }, { text: ":" }, { points: sale_points }];
  const text = market === "grain" ? hunger : sale;
  const foot: Item[] = market === "grain" ? [{ text: "+" }, { points }] : [{ text: `+${stones}` }, { icon: "stone" }];
  return (
    <g class="egb-row">
      <Row items={text} x={5} y={3} w={w} h={h} align="start" />
      {space === spaces && <Row items={foot} x={w - 4 - rowWidth(foot, h)} y={3} w={w} h={h} align="start" />}
    </g>
  );
}

/** The space that the viewer's marker would move to. */
function NextStep({ market, look, at }: { market: Market; look: Look<View>; at: (space: number) => Box }) {
  const { view, you } = look;
  const move = `market ${market}`;
  if (!you || !look.legal.has(move)) return null;
  const now = view.players[SEATS.indexOf(you)]?.markets[market] ?? 1;
  return <Spot move={move} {...at(Math.min(now + 1, view.printed.markets.spaces))} r={5} reach={[0, 1]} outline about={previewText(look, move)} />;
}

function marketSummary(market: Market, { view, words }: Look<View>): string {
  const places = view.players.map((player, index) => words.label("sum-market-place", { seat: SEATS[index] ?? "a", space: player.markets[market] ?? 1 }));
  return `${words.title(`${market}-market`)}: ${places.join(", ")}`;
}
