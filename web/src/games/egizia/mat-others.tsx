// The mats of the others, and their strips on phones.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Chip, Count, Crews, feedingText, Grain, MarketChips, type MatProps, ScarabSign, Ships, Stones, Turn } from "./chips";
import { MatDetails } from "./details/mat";
import { nileAbout } from "./details/texts";
import { powers } from "./hand";
import { NileToken } from "./pieces/cards";
import "./mat-others.css";

/** In a row of mats always three lines, because mats do not grow. In a dialog, everything in words. */
export function OtherMat(props: MatProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, set] = useState(false);
  useLayoutEffect(() => set(Boolean(root.current?.closest("dialog"))), []);
  return (
    <div ref={root} class={opened ? "eg-details" : "eg-mat other"}>
      {opened ? <MatDetails {...props} /> : <Lines {...props} />}
    </div>
  );
}

function Lines(props: MatProps) {
  const { player, seat, look, open } = props;
  const { words } = look;
  const all = () => open({ of: "mat", seat });
  return (
    <>
      <div class="eg-row">
        <Crews {...props} own={false} />
        <Turn {...props} />
        <ScarabSign {...props} />
      </div>
      <div class="eg-row">
        <Stones {...props} />
        <Grain {...props} />
        <MarketChips {...props} />
      </div>
      <div class="eg-row">
        <Ships {...props} />
        <Count icon="sphinx" number={player.sphinx} text={words.label("sphinx-of", { count: player.sphinx })} anchor={`sphinx-${seat}`} onClick={all} />
        <Count icon="grave" number={player.grave_sum} text={words.label("graves-of", { count: player.graves.length, sum: player.grave_sum })} onClick={all} />
        <ul class="eg-cards small" data-anchor={`cards-${seat}`} aria-label={words.label("cards")}>
          {powers(player).map((card) => (
            <li key={card.card}>
              <Chip class="eg-card-chip" text={nileAbout(card, words)} onClick={() => open({ of: "nile", card })}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <NileToken card={card} used={card.used} x={0} y={0} size={24} id={`nile-${card.card}`} />
                </svg>
              </Chip>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** On phones: numbers only; a tap opens the whole mat. */
export function Strip({ player, seat, look }: MatProps) {
  const { words, view } = look;
  return (
    <div class="eg-mat strip" data-anchor={`cards-${seat}`}>
      <Count icon="strength" number={player.need} text={feedingText(seat, player, look)} />
      <Count
        icon="stone"
        number={player.stones}
        text={words.label("stones-of", { count: player.stones, most: view.printed.most_stones })}
        anchor={`stock-${seat}`}
      />
      <Count icon="ship" number={player.ships} text={words.label("ships-left", { count: player.ships })} anchor={`ship-${seat}`} />
      <Count icon="sphinx" number={player.sphinx} text={words.label("sphinx-of", { count: player.sphinx })} anchor={`sphinx-${seat}`} />
    </div>
  );
}
