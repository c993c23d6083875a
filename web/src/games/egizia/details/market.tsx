// A market: the meaning of each space, and the markers on it.
import type { Look, Words } from "../../../game";
import { SEATS } from "../../../seat";
import { range } from "../../../ui/draw";
import type { Market, Owner } from "../pieces/kinds";
import type { Markets, View } from "../view";
import { dagger, Marks, ReconstructedNote, Section } from "./parts";

export function MarketDetails({ market, look }: { market: Market; look: Look<View> }) {
  const { view, words } = look;
  const { markets } = view.printed;
  return (
    <>
      <p>{aboutText(market, markets, words)}</p>
      <Section title={words.title(market)} mark={market === "grain" ? dagger(view, "grain-market") : undefined}>
        <ol class="eg-rows">
          {range(markets.spaces).map((at) => (
            <li key={at}>
              <b>{at + 1}</b>
              <span>{spaceText(market, at + 1, markets, words)}</span>
              <Marks seats={standing(view, market, at + 1)} look={look} />
            </li>
          ))}
        </ol>
      </Section>
      {market === "grain" && <ReconstructedNote look={look} topics={["grain-market"]} />}
    </>
  );
}

function standing(view: View, market: Market, space: number): Owner[] {
  return (SEATS as Owner[]).filter((_, at) => view.players[at]?.markets[market] === space);
}

function aboutText(market: Market, { stones, points, sale_from, sale_stones, sale_points }: Markets, words: Words): string {
  return market === "stone"
    ? words.label("about-market-stone", { stones, from: sale_from, count: sale_stones, points: sale_points })
    : words.label("about-market-grain", { points });
}

/** The meaning of a marker on a space. */
function spaceText(market: Market, space: number, markets: Markets, words: Words): string {
  const bottom = space === markets.spaces;
  const parts = market === "stone" ? stoneTexts(space, bottom, markets, words) : grainTexts(space, bottom, markets, words);
  return parts.length > 0 ? parts.join("; ") : "–";
}

function stoneTexts(space: number, bottom: boolean, { sale_from, sale_stones, sale_points, stones }: Markets, words: Words): string[] {
  const sale = space >= sale_from ? [words.label("sells", { count: sale_stones, points: sale_points })] : [];
  return bottom ? [...sale, words.label("bottom-stones", { count: stones })] : sale;
}

function grainTexts(space: number, bottom: boolean, { penalties, points }: Markets, words: Words): string[] {
  const penalty = [words.label("penalty", { points: -(penalties[space - 1] ?? 0) })];
  return bottom ? [...penalty, words.label("bottom-points", { points })] : penalty;
}
