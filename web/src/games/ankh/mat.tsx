// The mat of a seat: god, followers, figures, monuments, powers, cards. The page draws its head: mark, name, devotion.
import { useState } from "preact/hooks";
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { SEATS } from "../../seat";
import { Ankhs, Followers, GodPieces, Gods, Guardians, Hand, HandCount, type MatProps, Monuments, PowerCount, Powers, RedSign, Warriors } from "./chips";
import { Details } from "./details";
import type { About } from "./details/about";
import "./mat.css";
import { OtherMat, Strip } from "./mat-others";
import type { Event, View } from "./view";

export function Mat({ seat, own, form, ...look }: Look<View, Event> & { seat: Seat; own: boolean; form: MatForm }) {
  const compact = form === "strip";
  const [about, open] = useState<About | null>(null);
  const player = look.view.players[SEATS.indexOf(seat)];
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

/** Your own mat: first your possessions, then the things you can use. */
function OwnMat(props: MatProps) {
  if (props.player.fortune === "forgotten") return <Forgotten {...props} class="own" />;
  return (
    <div class="ank-mat own">
      <div class="ank-row">
        <Gods {...props} />
        <Followers {...props} />
        <Ankhs {...props} />
        <Warriors {...props} />
        <Guardians {...props} />
        <Monuments {...props} />
        <GodPieces {...props} />
        <RedSign {...props} />
      </div>
      <div class="ank-row">
        <Powers {...props} />
        <Hand {...props} />
      </div>
    </div>
  );
}

/** One line above the prompt, on phones and in low windows; a tap opens the rest. */
function OwnLine(props: MatProps) {
  const { player, look, seat, open } = props;
  if (player.fortune === "forgotten") return <Forgotten {...props} class="own line" />;
  return (
    <div class="ank-mat own line">
      <Gods {...props} named />
      <Followers {...props} plain />
      <Warriors {...props} />
      <Ankhs {...props} />
      <GodPieces {...props} />
      <RedSign {...props} />
      <PowerCount player={player} look={look} />
      <HandCount player={player} look={look} onClick={() => open({ of: "mat", seat })} />
    </div>
  );
}

/** A player whose god is forgotten: only the name remains. */
function Forgotten({ class: own, ...props }: MatProps & { class: string }) {
  return (
    <div class={`ank-mat ${own}`}>
      <div class="ank-row">
        <Gods {...props} named />
        <RedSign {...props} />
      </div>
    </div>
  );
}
