// The water ring, and both markets with everybody's markers.
import { useContext } from "preact/hooks";
import type { Look, Words } from "../../game";
import { SEATS } from "../../seat";
import { type Box, Label, Least, range, round, textWidth } from "../../ui/draw";
import { explain, sentences } from "../../ui/explain";
import { signed } from "../../ui/numbers";
import { Spot } from "../../ui/Spot";
import { feedingText, playerOf } from "./balance";
import { AboutContext } from "./details/about";
import { marketSpaceText, marketText } from "./details/texts";
import { DrawnButton, previewText, useFinger } from "./parts";
import { MARKETS, type Market } from "./pieces/kinds";
import { wrap } from "./pieces/text";
import { Marker, WaterMark } from "./pieces/tokens";
import { marketId, RING_ID } from "./track";
import type { View } from "./view";

interface Panel {
  look: Look<View>;
  box: Box;
  touch: boolean;
}

/** The three places of the ring, with the level of the flood at each, and the fields that are watered now. */
export function Ring({ look, box, touch }: Panel) {
  const { view, words } = look;
  const about = useContext(AboutContext);
  const least = Math.max(11.5, useContext(Least));
  const places = view.printed.water;
  const now = places.findIndex(({ ring }) => ring === view.ring);
  const r = touch ? Math.min(27, box.w / 6 - 2) : 16;
  const x = (place: number) => round(((place + 0.5) * box.w) / places.length);
  const y = 26 + r + (touch ? 16 : 0);
  const moves: [number, string][] = [
    [now - 1, "ring left"],
    [now, "ring stay"],
    [now + 1, "ring right"],
  ];
  const colours = words.label("colours-of", { colours: places[now]?.irrigates ?? [] });
  const watered = touch ? wrap(`${words.label("watered")} ${colours}`, box.w - 20, least, 4) : [`${words.label("watered")} ${colours}`];
  const text = sentences([words.label("about-ring"), ringSummary(look)]);
  return (
    <g transform={`translate(${box.x} ${box.y})`} role="group" aria-label={ringSummary(look)}>
      <rect class="egb-plate" width={box.w} height={box.h} rx={9} />
      <Label x={12} y={20} size={15} kind="title" fit={box.w - 24}>
        {words.title("ring")}
      </Label>
      <DrawnButton
        label={words.label("about-market", { market: "ring" })}
        about={{ name: words.title("ring"), text, now: balanceOf(look), rule: "water-ring" }}
        open={() => about({ of: "ring" })}
        box={{ x: 1, y: 1, w: box.w - 2, h: touch ? Math.max(41, box.h - 2) : box.h - 2 }}
      />
      <g aria-hidden="true" class="egb-through">
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
        {watered.map((line, at) => (
          <Label key={at} x={box.w / 2} y={touch ? y + r + 20 + at * 15 : box.h - 9} size={11.5} anchor="middle" fit={box.w - 12}>
            {line}
          </Label>
        ))}
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
          reach={touch ? [2, 8] : [8, 6]}
          outline
          about={previewText(look, move)}
        />
      ))}
    </g>
  );
}

/** What feeding means for the viewer now. */
function balanceOf(look: Look<View>): string | undefined {
  const player = playerOf(look.view, look.you);
  return player && look.you ? feedingText(look.you, player, look) : undefined;
}

function ringSummary({ view, words }: Look<View>): string {
  const fields = view.printed.water.find(({ ring }) => ring === view.ring)?.irrigates ?? [];
  return words.label("sum-ring", { fields });
}

export function Markets({ look, box, touch }: Panel) {
  const wide = (box.w - 14) / 2;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect class="egb-plate" width={box.w} height={box.h} rx={9} />
      {MARKETS.map((market, index) => (
        <Column key={market} market={market} look={look} box={{ x: 5 + index * (wide + 4), y: 0, w: wide, h: box.h }} touch={touch} />
      ))}
    </g>
  );
}

/** A market: its name, what its figures mean, and its spaces; the last one is higher, because it brings more. */
function Column({ market, look, box, touch }: Panel & { market: Market }) {
  const { view, words } = look;
  const about = useContext(AboutContext);
  const { markets } = view.printed;
  const finger = useFinger();
  const line = Math.max(13, useContext(Least) * 1.12);
  const head = 22 + line;
  const step = (box.h - head - 3 - line) / markets.spaces;
  const name = `${market}-market`;
  const at = (space: number): Box => ({ x: 0, y: head + (space - 1) * step, w: box.w, h: step - 2 + (space === markets.spaces ? line : 0) });
  return (
    <g transform={`translate(${box.x} 0)`} role="group" aria-label={marketSummary(market, look)}>
      <Label x={4} y={18} size={titleSize(words, box.w - 6)} kind="title" fit={box.w - 4}>
        {words.title(name)}
      </Label>
      <Label x={4} y={18 + line} size={11.5} fit={box.w - 6}>
        {words.label(`head-${market}`)}
      </Label>
      {range(markets.spaces).map((space) => (
        <MarketSpace key={space} market={market} space={space + 1} look={look} box={at(space + 1)} line={line} />
      ))}
      {/* A finger needs more room than the name has: the button also covers the upper edge of the first space. */}
      <DrawnButton
        label={words.label("about-market", { market: name })}
        about={{ name: words.title(name), text: marketText(market, markets, words), rule: name }}
        open={() => about({ of: "market", market })}
        box={{ x: 0, y: 1, w: box.w, h: touch ? Math.max(41, finger) : head - 2 }}
      />
      <NextStep market={market} look={look} at={at} />
    </g>
  );
}

/** The size at which both names fit; it is the same for both. */
function titleSize(words: Words, room: number): number {
  return Math.min(14.5, ...MARKETS.map((market) => room / textWidth(words.title(`${market}-market`), 1, "serif")));
}

/** One space: its print and the markers on it. */
function MarketSpace({ market, space, look, box, line }: { market: Market; space: number; look: Look<View>; box: Box; line: number }) {
  const { view, words } = look;
  const { markets } = view.printed;
  const here = view.players.flatMap((player, index) => (player.markets[market] === space ? [SEATS[index] ?? "a"] : []));
  const prints = printsOf(market, space, look);
  // A short print leaves room for the markers beside it.
  const beside = box.h < 44 && prints.length === 1 && textWidth(prints[0] ?? "", Math.max(11.5, line / 1.12), "strong") < box.w * 0.3;
  const size = Math.min(22, beside ? box.h - 6 : box.h - 3 - prints.length * line, (box.w * (beside ? 0.7 : 1)) / 4 - 2.5);
  const names = here.length > 0 ? words.label("markers-here", { places: here }) : undefined;
  const about = {
    name: words.label("market-of", { market, number: space, most: markets.spaces }),
    text: sentences([marketSpaceText(market, space, markets, words), names]),
    rule: `${market}-market`,
  };
  return (
    <g transform={`translate(${box.x} ${box.y})`} {...explain(about)}>
      <rect class="egb-well" width={box.w} height={box.h} rx={5} />
      {prints.map((print, at) => (
        <Label key={at} x={5} y={(at + 1) * line - 1} size={11.5} fit={box.w - 8} class={at === 0 ? "strong" : ""}>
          {print}
        </Label>
      ))}
      {here.map((seat, index) => (
        <Marker
          key={seat}
          owner={seat}
          x={round(beside ? box.w - 4 - (here.length - index) * (size + 2) : 4 + index * (size + 2))}
          y={round(beside ? (box.h - size) / 2 - 1 : box.h - size - 3)}
          size={size}
          id={marketId(market, seat)}
        />
      ))}
    </g>
  );
}

/** The print of a space: the sale at the end or the cost of hunger, and what a step to the last space brings. */
function printsOf(market: Market, space: number, { view, words }: Look<View>): string[] {
  const { sale_from, sale_stones, sale_points, penalties, stones, points, spaces } = view.printed.markets;
  if (market === "grain") return [signed(-(penalties[space - 1] ?? 0)), ...(space === spaces ? [words.label("bottom-points", { points })] : [])];
  const sale = space < sale_from ? [words.label("no-sale-here")] : [words.label("sells", { count: sale_stones, points: sale_points })];
  return space === spaces ? [...sale, words.label("bottom-stones", { count: stones })] : sale;
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
