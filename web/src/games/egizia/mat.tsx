// The mat of a seat: crews, stones, fields, cards. The page draws its head: mark, name, score.
import { useState } from "preact/hooks";
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { Behind } from "../../ui/Behind";
import { Icon } from "../../ui/Icon";
import { Chip, Crews, Grain, MarketChips, type MatProps, Ships, Stones, Turn } from "./chips";
import { Details } from "./details";
import type { About } from "./details/about";
import { cardMoves, Holdings, powers } from "./hand";
import "./mat.css";
import "./mat-small.css";
import { OtherMat, Strip } from "./mat-others";
import { playsOf } from "./plays";
import type { View } from "./view";

export function Mat({ seat, own, form, ...look }: Look<View> & { seat: Seat; own: boolean; form: MatForm }) {
  const compact = form === "strip";
  const [about, open] = useState<About | null>(null);
  const player = look.view.players["abcde".indexOf(seat)];
  if (!player) return null;
  const props = { seat, player, look, open };
  const Kind = own ? (compact ? OwnLine : OwnMat) : compact ? Strip : OtherMat;
  return (
    <>
      <Kind {...props} />
      {about && <Details about={about} look={look} close={() => open(null)} />}
    </>
  );
}

/** Your own mat: first the means of building, then feeding and other possessions. */
function OwnMat(props: MatProps) {
  return (
    <div class="eg-mat own">
      <div class="eg-row">
        <Crews {...props} own />
        <Stones {...props} />
        <MarketChips {...props} />
        <Turn {...props} />
        <Ships {...props} />
      </div>
      <div class="eg-row two">
        <Grain {...props} />
        <Holdings {...props} />
      </div>
    </div>
  );
}

/** One line above the prompt, on phones and in low windows; a tap opens the cards. */
function OwnLine(props: MatProps) {
  const { player, look, seat, open } = props;
  const plays = powers(player).map((card) => playsOf(card, player, look));
  const lit = plays.some(({ moves, free }) => moves.length > 0 && !free);
  const free = plays.some(({ moves }) => moves.length > 0);
  const count = powers(player).length + player.sphinx;
  return (
    <div class="eg-mat own line">
      <Behind moves={cardMoves(player, look)} />
      <Crews {...props} own />
      <Stones {...props} plain />
      <Grain {...props} plain />
      <Chip class={`eg-cards-chip ${lit ? "lit" : free ? "free" : ""}`} text={look.words.label("cards")} onClick={() => open({ of: "mat", seat })}>
        <span data-anchor={`cards-${seat}`} aria-hidden="true">
          <Icon name="card" />
        </span>
        <b aria-hidden="true">{count}</b>
      </Chip>
    </div>
  );
}
