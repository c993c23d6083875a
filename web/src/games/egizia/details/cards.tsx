// A Nile card or a Sphinx card, large and in words; and a space of the river.
import type { Look } from "../../../game";
import { Icon } from "../../../ui/Icon";
import { NileCardFace, SphinxCardFace } from "../pieces/cards";
import { KIND_ICONS } from "../pieces/kinds";
import { actionItems } from "../pieces/pictograms";
import type { NileView, OwnCard, SpaceView, SphinxView, View } from "../view";
import { Pictures, ReconstructedNote, Who } from "./parts";
import { goalText, goalTitle, nileText, nileTitle, spaceText } from "./texts";

export function NileDetails({ card, look }: { card: NileView | OwnCard; look: Look<View> }) {
  const { words } = look;
  return (
    <>
      <div class="eg-large">
        <svg viewBox="0 0 140 172" aria-hidden="true">
          <NileCardFace card={card} name={nileTitle(card, words)} x={0} y={0} w={140} h={172} />
        </svg>
        <div>
          <p class="eg-kind">
            <Icon name={KIND_ICONS[card.kind]} />
            {words.title(card.kind)}
          </p>
          <p>{nileText(card, words)}</p>
          {"used" in card && card.used && <p>{words.label("used")}</p>}
        </div>
      </div>
      <ReconstructedNote look={look} topics={["nile"]} />
    </>
  );
}

export function SphinxDetails({ card, look }: { card: SphinxView; look: Look<View> }) {
  const { words } = look;
  return (
    <>
      <div class="eg-large">
        <svg viewBox="0 0 140 188" aria-hidden="true">
          <SphinxCardFace card={card} text={goalTitle(card, words)} x={0} y={0} w={140} h={188} />
        </svg>
        <div>
          <p class="eg-kind">
            <Icon name="eye" />
            {words.label("only-you")}
          </p>
          <p>{goalText(card, words)}</p>
          <p>
            <b>{words.label("worth-now", { points: card.worth })}</b>
          </p>
        </div>
      </div>
      <ReconstructedNote look={look} topics={["sphinx"]} />
    </>
  );
}

/** A space of the Nile: its card, or the effect of a ship there. */
export function SpaceDetails({ position, look }: { position: number; look: Look<View> }) {
  const { view, words } = look;
  const space = view.river.find((one) => one.position === position);
  if (!space) return null;
  return (
    <>
      <p>{words.label("river-space", { number: position })}</p>
      {space.card ? <NileDetails card={space.card} look={look} /> : <Town space={space} look={look} />}
      {space.ships.length > 0 && (
        <p class="eg-line">
          {space.ships.map((seat, at) => (
            <Who key={at} seat={seat} look={look} />
          ))}
        </p>
      )}
      {!space.card && <ReconstructedNote look={look} topics={["river"]} />}
    </>
  );
}

function Town({ space, look }: { space: SpaceView; look: Look<View> }) {
  return (
    <>
      <p class="eg-line">
        <Pictures items={actionItems(space.actions)} h={28} />
      </p>
      <p>{spaceText(space, look.words)}</p>
      {space.space === "round" && !space.double && <p>{look.words.label("no-double")}</p>}
    </>
  );
}
