// The cards of a seat: nobles, which can be used here, and artisans.
import { useState } from "preact/hooks";
import { SpotButton } from "../../ui/Spot";
import { Details } from "./details";
import { nobleText } from "./details/noble";
import { type MatProps, Sign } from "./mat";
import { ArtisanCard } from "./pieces/cards";
import { RHYTHM_ICONS } from "./pieces/kinds";
import { Portrait } from "./pieces/portraits";
import { handAnchor } from "./track";
import type { OwnNoble } from "./view";

/** The moves that use a noble. */
const USES: Partial<Record<OwnNoble["ability"], string>> = {
  "exchange-basic": "seer",
  "exchange-silver": "treasurer",
  "extra-basic": "teacher",
  "any-jar": "diplomat",
};

export function Cards(props: MatProps) {
  const { look, player, seat } = props;
  const { view, words } = look;
  const crowded = player.nobles.length + player.artisans.length / 2 > 4;
  return (
    <ul class={`ph-hand ${crowded ? "crowded" : ""}`} data-anchor={handAnchor(seat)} aria-label={words.label("cards")}>
      {player.nobles.map((noble) => (
        <li key={noble.noble}>
          <Noble noble={noble} named {...props} />
        </li>
      ))}
      {player.artisans.map((card) => (
        <li key={card.artisan} class="ph-artisan">
          <svg viewBox="0 0 40 52" role="img" aria-label={words.label("artisan-short", { points: card.points })}>
            <ArtisanCard artisan={card} x={0} y={0} w={40} h={52} id={`artisan-${card.artisan}`} />
          </svg>
        </li>
      ))}
      {view.first === seat && <Sign icon="first" text={words.title("first-player")} />}
      {view.pharaoh === seat && <Sign icon="pharaoh" text={words.title("pharaoh")} />}
      {player.nobles.length + player.artisans.length === 0 && <li class="none">{words.label("no-cards")}</li>}
    </ul>
  );
}

/** A noble in a mat: its portrait, and its name on the viewer's own mat. A click uses it; a noble that cannot be used opens its details. */
export function Noble({ noble, look, named }: MatProps & { noble: OwnNoble; named?: boolean }) {
  const { words } = look;
  const [open, setOpen] = useState(false);
  const move = USES[noble.ability];
  const text = `${nobleText(noble, words)}\n${words.label("worth-now", { points: noble.worth })}`;
  const picture = (
    <>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <g data-piece={`noble-${noble.noble}`} data-size={40}>
          <rect class="ph-paper" x={0.5} y={0.5} width={39} height={39} rx={5} />
          <Portrait role={noble.role} x={1} y={0} size={38} />
          <use href={`#i-${noble.tired ? "tired" : RHYTHM_ICONS[noble.rhythm]}`} x={1} y={1} width={11} height={11} class="ph-sign soft" />
        </g>
      </svg>
      <span class={named ? "" : "unseen"}>{words.title(noble.role)}</span>
    </>
  );
  const classes = `ph-noble-token ${noble.tired ? "tired" : ""}`;
  if (move && look.legal.has(move)) {
    return (
      <SpotButton move={move} class={classes} about={{ name: text }}>
        {picture}
      </SpotButton>
    );
  }
  return (
    <>
      <button type="button" class={classes} title={text} onClick={() => setOpen(true)}>
        {picture}
        {noble.tired && <span class="unseen">{words.label("tired")}</span>}
      </button>
      {open && <Details about={{ of: "noble", noble }} look={look} close={() => setOpen(false)} />}
    </>
  );
}
