// The mat of a seat: sled, quarry and cards. The page draws its head: mark, name, clock, score.
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { range } from "../../ui/draw";
import { Icon } from "../../ui/Icon";
import { SpotButton } from "../../ui/Spot";
import { type CardId, cardClass, cardIcon, explain, listCards } from "./cards";
import "./mat.css";
import { Block } from "./parts";
import { handAnchor, type Placement, placement, quarryAnchor, sledAnchor } from "./stones";
import type { PlayerView, View } from "./view";

export function Mat({ seat, own, form, ...look }: Look<View> & { seat: Seat; own: boolean; form: MatForm }) {
  const compact = form === "strip";
  const player = look.view.players["abcde".indexOf(seat)];
  if (!player) return null;
  const pieces = placement(look.view);
  const props = { seat, player, look, pieces };
  if (own) return compact ? <OwnStrip {...props} /> : <OwnMat {...props} />;
  return compact ? <Strip {...props} /> : <OtherMat {...props} />;
}

interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View>;
  pieces: Placement;
}

/** Names up to this length are shown in full; longer ones shrink where room is scarce. */
const MAX_SHORT_NAME = 8;

function OwnMat(props: MatProps) {
  const cards = listCards(props.player.cards);
  return (
    <div class="stock own-stock">
      <div class="store">
        <Quarry {...props} />
        <Sled {...props} />
      </div>
      <ul class={`hand ${cards.length > 5 ? "many crowded" : cards.length > 3 ? "many" : ""}`} data-anchor={handAnchor(props.seat)}>
        {cards.map(([card, copies]) => {
          const name = props.look.words.title(card);
          return (
            <li key={card} class={name.length <= MAX_SHORT_NAME ? "short" : undefined}>
              <SpotButton move={`play ${card}`} class={`owned ${cardClass(card)}`} about={{ name: explain(card, props.look) }}>
                <Icon name={cardIcon(card)} />
                <span>{name}</span>
                {copies > 1 && <b>{copies}</b>}
              </SpotButton>
            </li>
          );
        })}
        {cards.length === 0 && <li class="none">{props.look.words.label("no-cards")}</li>}
      </ul>
    </div>
  );
}

/** One line above the prompt, on phones. */
function OwnStrip(props: MatProps) {
  return (
    <div class="stock own-strip">
      <Sled {...props} />
      <Quarry {...props} />
      <Tokens {...props} playable />
    </div>
  );
}

function OtherMat(props: MatProps) {
  const { look, player, seat } = props;
  return (
    <div class="stock other-stock">
      <div class="row">
        <Sled {...props} />
        <span class="count" title={look.words.label("quarry")} data-anchor={quarryAnchor(seat)}>
          <Icon name="quarry" />
          {player.quarry}
        </span>
      </div>
      <Tokens {...props} />
    </div>
  );
}

/** Numbers only, on phones; a tap opens the mat, which shows the quarry. */
function Strip({ seat, player, look }: MatProps) {
  const { words } = look;
  const cards = Object.values(player.cards).reduce((sum, copies) => sum + copies, 0);
  const count = (icon: string, number: number, label: string, anchor: string) => (
    <span class="count" title={label} data-anchor={anchor}>
      <Icon name={icon} />
      <span class="unseen">{label}: </span>
      {number}
    </span>
  );
  return (
    <div class="stock strip" data-anchor={quarryAnchor(seat)}>
      {count("sled", player.sled, words.label("sled"), sledAnchor(seat))}
      {count("card", cards, words.text("ui-cards"), handAnchor(seat))}
    </div>
  );
}

function Quarry({ seat, player, look }: MatProps) {
  const { words, legal } = look;
  return (
    <SpotButton move="quarry" class="quarry" about={{ name: words.label("quarry") }}>
      <span class="anchor" data-anchor={quarryAnchor(seat)}>
        <Icon name="quarry" />
      </span>
      <span class="stones">{words.label("in-quarry", { count: player.quarry })}</span>
      <b class="bare">{player.quarry}</b>
      {legal.has("quarry") && <i>{words.label("take-short")}</i>}
    </SpotButton>
  );
}

function Tokens({ seat, player, look, playable }: MatProps & { playable?: boolean }) {
  const cards = listCards(player.cards);
  return (
    <ul class={cards.length > 4 ? "tokens many" : "tokens"} data-anchor={handAnchor(seat)}>
      {cards.map(([card, copies]) => (
        <li key={card}>
          {playable ? (
            <SpotButton move={`play ${card}`} class={`token ${cardClass(card)}`} about={{ name: explain(card, look) }}>
              <Token card={card} copies={copies} />
              {!look.legal.has(`play ${card}`) && <span class="unseen">{look.words.title(card)}</span>}
            </SpotButton>
          ) : (
            <span class={`token ${cardClass(card)}`} data-explain={explain(card, look)}>
              <Token card={card} copies={copies} />
              <span class="unseen">{look.words.title(card)}</span>
            </span>
          )}
        </li>
      ))}
      {cards.length === 0 && <li class="none">{look.words.label("no-cards")}</li>}
    </ul>
  );
}

function Token({ card, copies }: { card: CardId; copies: number }) {
  return (
    <>
      <Icon name={cardIcon(card)} />
      {copies > 1 && <b>{copies}</b>}
    </>
  );
}

const STONE = 27;
const STEP = 30;

function Sled({ seat, player, look, pieces }: MatProps) {
  const room = Math.max(look.view.printed.sled, player.sled);
  const width = room * STEP + 22;
  const label = look.words.label("sum-sled", { count: player.sled, total: look.view.printed.sled });
  return (
    <svg class="sled" viewBox={`0 0 ${width} 46`} role="img" aria-label={label} data-anchor={sledAnchor(seat)}>
      <path class="runner" d={`M3 22c1 12 5 17 14 17H${width - 2}`} />
      <path class="runner thin" d={`M11 32.5H${width - 4}`} />
      {range(room).map((place) => {
        const x = 14 + place * STEP;
        return place < player.sled ? (
          <Block key={place} x={x} y={4} seat={seat} size={STONE} id={pieces.stone(`sled-${seat}-${place}`)} />
        ) : (
          <rect key={place} class="slot" x={x} y={4} width={STONE} height={STONE} rx={3} />
        );
      })}
    </svg>
  );
}
