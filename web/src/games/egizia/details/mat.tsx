// All possessions of a seat, in words. On the viewer's own mat, playable cards can be played from here too.
import type { Look, Move } from "../../../game";
import { SEATS } from "../../../seat";
import { useMoveName } from "../../../ui/claims";
import { explain } from "../../../ui/explain";
import { Icon } from "../../../ui/Icon";
import { MatRows } from "../../../ui/MatRows";
import { SpotButton } from "../../../ui/Spot";
import { Crews, grainRow, gravesRow, type MatProps, marketNow, marketsText, shipsRow, stonesRow } from "../chips";
import { FieldPicture, powers } from "../hand";
import { NileCardFace, SphinxCardFace } from "../pieces/cards";
import { BUILDING_ICONS, BUILDINGS, type Owner } from "../pieces/kinds";
import { GraveTile } from "../pieces/tokens";
import { Choices, playsOf } from "../plays";
import type { OwnCard, PlayerView, SphinxView, View } from "../view";
import type { About } from "./about";
import { Section } from "./parts";
import { fieldText, goalText, goalTitle, nileText, nileTitle } from "./texts";

export function MatDetails({ seat, look, open }: { seat: Owner; look: Look<View>; open: (about: About) => void }) {
  const { view, words, you } = look;
  const player = view.players[SEATS.indexOf(seat)];
  if (!player) return null;
  const props: MatProps = { seat, player, look, open };
  const shown = seat === you ? look : { ...look, legal: NOTHING };
  return (
    <>
      <MatRows
        rows={[
          { label: words.label("crews-heading"), value: <Crews {...props} own={false} named />, about: { text: words.label("about-crew"), rule: "crews" } },
          grainRow(props),
          stonesRow(props),
          ...(["grain", "stone"] as const).map((market) => ({
            label: words.title(`${market}-market`),
            value: marketNow(market, player, look),
            about: { text: marketsText(player, look), rule: `${market}-market` },
          })),
          shipsRow(props),
          gravesRow(props),
        ]}
      />
      <Section title={words.label("cards")}>
        <ul class="eg-rows tall">
          {playableFirst(player, shown).map((card) => (
            <Card key={card.card} card={card} player={player} look={shown} />
          ))}
          {powers(player).length === 0 && <li class="none">{words.label("no-cards")}</li>}
        </ul>
      </Section>
      <Goals player={player} look={look} />
      <Land player={player} look={look} />
      <Built player={player} look={look} />
    </>
  );
}

const NOTHING: ReadonlySet<Move> = new Set();

function playableFirst(player: PlayerView, look: Look<View>): OwnCard[] {
  const rest = (card: OwnCard) => Number(playsOf(card, player, look).moves.length === 0);
  return powers(player).sort((one, other) => rest(one) - rest(other));
}

function Card({ card, player, look }: { card: OwnCard; player: PlayerView; look: Look<View> }) {
  const { words } = look;
  const { moves } = playsOf(card, player, look);
  const name = useMoveName();
  const [only, ...others] = moves;
  return (
    <li class={card.used ? "used" : ""}>
      <svg class="eg-thumb" viewBox="0 0 60 72" aria-hidden="true">
        <NileCardFace card={card} used={card.used} x={0} y={0} w={60} h={72} />
      </svg>
      <div>
        <b>{nileTitle(card, words)}</b> <small>{words.name(card.kind)}</small>
        <p>{nileText(card, words)}</p>
        {card.used && <small>{words.label("used")}</small>}
        {only !== undefined && others.length === 0 && (
          <SpotButton move={only} class="eg-choice wide">
            <span aria-hidden="true">{name(only)}</span>
          </SpotButton>
        )}
        {others.length > 0 && <Choices card={card} moves={moves} player={player} look={look} />}
      </div>
    </li>
  );
}

/** Sphinx cards; only the number of other players' cards. */
function Goals({ player, look }: { player: PlayerView; look: Look<View> }) {
  const { words } = look;
  return (
    <Section title={words.title("sphinx-cards")}>
      <ul class="eg-rows tall">
        {player.hand.map((card) => (
          <GoalRow key={card.card} card={card} look={look} />
        ))}
        {player.hand.length === 0 && <li>{player.sphinx > 0 ? words.label("goals-hidden", { count: player.sphinx }) : words.text("ui-none")}</li>}
      </ul>
    </Section>
  );
}

function GoalRow({ card, look }: { card: SphinxView; look: Look<View> }) {
  const { words } = look;
  return (
    <li>
      <svg class="eg-thumb" viewBox="0 0 60 72" aria-hidden="true">
        <SphinxCardFace card={card} x={0} y={0} w={60} h={72} />
      </svg>
      <div>
        <b>{goalTitle(card, words)}</b>
        <p>{goalText(card, words)}</p>
        <b>{words.label("worth-now", { points: card.worth })}</b>{" "}
        <small class="eg-who">
          <Icon name="eye" />
          {words.label("only-you")}
        </small>
      </div>
    </li>
  );
}

function Land({ player, look }: { player: PlayerView; look: Look<View> }) {
  const { words } = look;
  return (
    <Section title={words.label("owned")}>
      <ul class="eg-rows">
        <li>
          <Icon name="quarry" />
          <span>{words.label("quarries-of", { count: player.production })}</span>
        </li>
        {player.fields.map((field) => (
          <li key={field.card} class={field.irrigated ? "" : "dry"}>
            <span class="eg-small">
              <FieldPicture field={{ ...field, card: null }} />
            </span>
            <span>{fieldText(field, words)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Bricks by building, and the grave tiles. */
function Built({ player, look }: { player: PlayerView; look: Look<View> }) {
  const { words } = look;
  return (
    <Section title={words.label("bricks-on")}>
      <p class="eg-line">
        {BUILDINGS.filter((building) => building !== "sphinx").map((building) => (
          <span key={building} class="eg-who" {...explain({ name: words.title(building), text: words.label(`sheet-${building}`), rule: building })}>
            <Icon name={BUILDING_ICONS[building]} />
            {words.title(building)} <b>{player.bricks[building] ?? 0}</b>
          </span>
        ))}
      </p>
      {player.graves.length > 0 && (
        <p class="eg-line">
          {words.label("graves-of", { count: player.graves.length, sum: player.grave_sum })}
          {player.graves.map((value, at) => (
            <svg key={at} class="eg-stela" viewBox="0 0 26 32" aria-hidden="true">
              <GraveTile value={value} x={0} y={0} w={26} h={32} />
            </svg>
          ))}
        </p>
      )}
    </Section>
  );
}
