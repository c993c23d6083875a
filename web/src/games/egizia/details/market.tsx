// A market: the meaning of each space, and the markers on it.
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { range } from "../../../ui/draw";
import type { Market, Owner } from "../pieces/kinds";
import type { View } from "../view";
import { dagger, Marks, ReconstructedNote, Section } from "./parts";
import { marketSpaceText, marketText } from "./texts";

export function MarketDetails({ market, look }: { market: Market; look: Look<View> }) {
  const { view, words } = look;
  const { markets } = view.printed;
  return (
    <>
      <p>{marketText(market, markets, words)}</p>
      <Section title={words.title(market)} mark={market === "grain" ? dagger(view, "grain-market") : undefined}>
        <ol class="eg-rows">
          {range(markets.spaces).map((at) => (
            <li key={at}>
              <b>{at + 1}</b>
              <span>{marketSpaceText(market, at + 1, markets, words)}</span>
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
