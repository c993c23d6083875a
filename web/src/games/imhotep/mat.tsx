// The mat of a seat: sled, quarry and cards. The page draws its head: mark, name, clock, score.
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { range } from "../../ui/draw";
import { explain } from "../../ui/explain";
import { Icon } from "../../ui/Icon";
import { type MatRow, MatRows } from "../../ui/MatRows";
import { SpotButton } from "../../ui/Spot";
import { type CardId, cardAbout, cardClass, cardIcon, cardName, cardText, countCards, listCards, worth } from "./cards";
import "./mat.css";
import { Block, standing } from "./parts";
import { LINES } from "./sheet";
import { handAnchor, type Placement, placement, quarryAnchor, sledAnchor } from "./stones";
import { CARD_COLOURS, type Colour, type PlayerView, type View } from "./view";

export function Mat({ seat, own, form, ...look }: Look<View> & { seat: Seat; own: boolean; form: MatForm }) {
  const player = look.view.players["abcde".indexOf(seat)];
  if (!player) return null;
  const props = { seat, player, look, pieces: placement(look.view) };
  switch (form) {
    case "desk":
      return <Desk {...props} />;
    case "rail":
      return <RailMat {...props} />;
    case "folded":
      return <Folded {...props} />;
    case "strip":
      return own ? <OwnStrip {...props} /> : <Strip {...props} />;
    case "sheet":
      return <Sheet {...props} />;
  }
}

interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View>;
  pieces: Placement;
}

/** The viewer's own mat below the board: what stones there are, and the cards by name. */
function Desk(props: MatProps) {
  const { seat, player, look } = props;
  return (
    <div class="stock own-stock">
      <div class="store">
        <Sled {...props} />
        <span class="stock-words">{look.words.label("sum-sled", sledCount(props))}</span>
        <Quarry {...props} />
      </div>
      <ul class="hand" data-anchor={handAnchor(seat)}>
        {listCards(player.cards).map(([card, copies]) => (
          <li key={card}>
            <CardChip card={card} copies={copies} {...props} />
          </li>
        ))}
        {countCards(player.cards) === 0 && <li class="none">{look.words.label("no-cards")}</li>}
      </ul>
    </div>
  );
}

/** One line above the prompt, on phones and in low windows. The cards scroll sideways; those that can be played come first. */
function OwnStrip(props: MatProps) {
  const { seat, player, look } = props;
  const cards = listCards(player.cards);
  const playable = (card: CardId) => Number(look.legal.has(`play ${card}`));
  return (
    <div class="stock own-strip">
      <Sled {...props} />
      <Quarry {...props} />
      <ul class="hand" data-anchor={handAnchor(seat)} aria-label={look.words.text("ui-cards")} tabIndex={0}>
        {[...cards]
          .sort(([one], [other]) => playable(other) - playable(one))
          .map(([card, copies]) => (
            <li key={card}>
              <CardChip card={card} copies={copies} {...props} />
            </li>
          ))}
        {cards.length === 0 && <li class="none">{look.words.label("no-cards")}</li>}
      </ul>
    </div>
  );
}

/** Another player beside the board: the stones, then the cards by kind, in words. */
function RailMat(props: MatProps) {
  const { seat, player, look } = props;
  return (
    <div class="stock other-stock" data-anchor={handAnchor(seat)}>
      <div class="row">
        <Sled {...props} />
        <span class="count" data-anchor={quarryAnchor(seat)} {...explain(quarryAbout(props))}>
          {look.words.label("in-quarry", { count: player.quarry })}
        </span>
      </div>
      <MatRows rows={cardRows(props)} />
      {countCards(player.cards) === 0 && <p class="none">{look.words.label("no-cards")}</p>}
    </div>
  );
}

/** The same in two lines, where there are many players or the window is low. */
function Folded(props: MatProps) {
  const { seat, player, look } = props;
  const { words } = look;
  const names = listCards(player.cards).map(([card, copies]) => cardName(card, copies, look));
  return (
    <div class="stock folded-stock">
      <p class="count" data-anchor={quarryAnchor(seat)}>
        <span data-anchor={sledAnchor(seat)} {...explain(sledAbout(props))}>
          {words.label("sum-sled", sledCount(props))}
        </span>
        <span {...explain(quarryAbout(props))}>{words.label("in-quarry", { count: player.quarry })}</span>
      </p>
      <p class="line" data-anchor={handAnchor(seat)} {...explain({ name: words.text("ui-cards"), text: names.join(", ") || words.label("no-cards") })}>
        {names.join(", ") || words.label("no-cards")}
      </p>
    </div>
  );
}

/** Two figures with their nouns, on phones; a tap opens the mat, which shows everything. */
function Strip({ seat, player, look }: MatProps) {
  const { words } = look;
  return (
    <div class="stock strip" data-anchor={quarryAnchor(seat)}>
      <span class="count" data-anchor={sledAnchor(seat)}>
        {words.label("sled")} <b>{player.sled}</b>
      </span>
      <span class="count" data-anchor={handAnchor(seat)}>
        {words.text("ui-cards")} <b>{countCards(player.cards)}</b>
      </span>
    </div>
  );
}

/** Everything in words, with every card and its text. */
function Sheet(props: MatProps) {
  const { player, look } = props;
  const { words, view } = look;
  const points = LINES.filter(([, field]) => player.points[field] !== 0);
  return (
    <div class="stock mat-words">
      <MatRows
        rows={[
          { label: words.label("sled"), value: words.label("of-stones", sledCount(props)), about: sledAbout(props) },
          { label: words.label("quarry"), value: words.label("stones", { count: player.quarry }), about: quarryAbout(props) },
          ...points.map(([id, field]): MatRow => ({ label: words.title(id), value: words.label("points", { points: player.points[field] }) })),
        ]}
      />
      <h3>{words.text("ui-cards")}</h3>
      {countCards(player.cards) === 0 && <p class="none">{words.label("no-cards")}</p>}
      <ul class="card-list">
        {listCards(player.cards).map(([card, copies]) => {
          const points = worth(card, copies, view);
          return (
            <li key={card} class={cardClass(card)} {...explain(cardAbout(card, look, copies))}>
              <Icon name={cardIcon(card)} />
              <span>
                <strong>{cardName(card, copies, look)}</strong>
                <br />
                {cardText(card, words)}
                {points !== null && (
                  <>
                    <br />
                    <em>{words.label("worth-now", { points })}</em>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function sledCount({ player, look }: Pick<MatProps, "player" | "look">) {
  return { count: player.sled, total: look.view.printed.sled };
}

function sledAbout({ player, look }: Pick<MatProps, "player" | "look">) {
  const { words } = look;
  return { name: words.label("sum-sled", sledCount({ player, look })), text: words.label("sled-text"), rule: "place-stone" };
}

function quarryAbout({ player, look }: Pick<MatProps, "player" | "look">) {
  const { words, view } = look;
  return { name: words.label("in-quarry", { count: player.quarry }), text: words.label("quarry-text", { count: view.printed.take }), rule: "get-stones" };
}

/** A line for each kind of card: decorations by their monuments, statues with their worth, action cards by name. */
function cardRows({ player, look }: MatProps): (MatRow | null)[] {
  const { words, view } = look;
  const cards = listCards(player.cards);
  const row = (colour: Colour, name: (card: CardId, copies: number) => string): MatRow | null => {
    const own = cards.filter(([card]) => CARD_COLOURS[card] === colour);
    if (own.length === 0) return null;
    const total = own.reduce((sum, [card, copies]) => sum + (worth(card, copies, view) ?? 0), 0);
    return {
      label: words.label(`kind-${colour}`),
      value: (
        <>
          {own.map(([card, copies]) => name(card, copies)).join(", ")}
          {colour !== "blue" && <b class="worth"> {words.label("points", { points: total })}</b>}
        </>
      ),
      about: {
        text: own.map(([card, copies]) => `${cardName(card, copies, look)}: ${cardText(card, words)}`).join(" "),
        now: colour === "blue" ? undefined : words.label("worth-now", { points: total }),
        rule: own[0] && cardAbout(own[0][0], look).rule,
      },
    };
  };
  const times = (text: string, copies: number) => (copies > 1 ? `${text} ×${copies}` : text);
  return [
    row("green", (card, copies) => times(words.label(`short-${card}`), copies)),
    row("violet", (_, copies) => String(copies)),
    row("blue", (card, copies) => times(words.title(card), copies)),
  ];
}

function Quarry({ seat, player, look }: MatProps) {
  const { words, legal } = look;
  return (
    <SpotButton move="quarry" class="quarry" about={quarryAbout({ player, look })}>
      <span class="anchor" data-anchor={quarryAnchor(seat)}>
        <Icon name="quarry" />
      </span>
      <span class="stones">{words.label("in-quarry", { count: player.quarry })}</span>
      <span class="short-stones">
        {words.label("quarry")} <b>{player.quarry}</b>
      </span>
      {legal.has("quarry") && <i>{words.label("take-short")}</i>}
    </SpotButton>
  );
}

/** A card by name, with the points that it would bring now. */
function CardChip({ card, copies, look }: MatProps & { card: CardId; copies: number }) {
  const points = worth(card, copies, look.view);
  return (
    <SpotButton move={`play ${card}`} class={`owned ${cardClass(card)}`} about={cardAbout(card, look, copies)}>
      <Icon name={cardIcon(card)} />
      <span class="card-name">{look.words.title(card)}</span>
      {copies > 1 && <b class="copies">{copies}</b>}
      {points !== null && <b class="worth">{look.words.label("points", { points })}</b>}
    </SpotButton>
  );
}

const STONE = 27;
const STEP = 30;

function Sled({ seat, player, look, pieces }: MatProps) {
  const room = Math.max(look.view.printed.sled, player.sled);
  const width = room * STEP + 22;
  const about = sledAbout({ player, look });
  return (
    <svg class="sled" viewBox={`0 0 ${width} 46`} role="img" aria-label={about.name} data-anchor={sledAnchor(seat)} {...explain(about)}>
      <path class="runner" d={`M3 22c1 12 5 17 14 17H${width - 2}`} />
      <path class="runner thin" d={`M11 32.5H${width - 4}`} />
      {range(room).map((place) => {
        const x = 14 + place * STEP;
        return place < player.sled ? (
          <Block key={place} x={x} y={4} seat={seat} size={STONE} {...standing(pieces, `sled-${seat}-${place}`)} />
        ) : (
          <rect key={place} class="slot" x={x} y={4} width={STONE} height={STONE} rx={3} />
        );
      })}
    </svg>
  );
}
