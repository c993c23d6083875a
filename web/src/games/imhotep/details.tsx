// The details of a plate: a larger picture, with the effect of its site in words; or the round cards that may still come.
import type { Look } from "../../game";
import { Dialog } from "../../shell/Dialog";
import { explain } from "../../ui/explain";
import { Icon } from "../../ui/Icon";
import { siteAbout } from "./about";
import { type CardId, cardAbout, cardClass, cardIcon, countCards, listCards } from "./cards";
import { WIDE } from "./layout";
import type { SiteId } from "./parts";
import { Site } from "./sites/site";
import { STILL } from "./stones";
import type { View } from "./view";

export type About = SiteId | "rounds";

export function Details({ about, look, close }: { about: About; look: Look<View>; close: () => void }) {
  const { words } = look;
  return (
    <Dialog title={about === "rounds" ? words.label("round-cards") : siteAbout(about, look).name} class="sheet details" onClose={close}>
      {about === "rounds" ? <Rounds look={look} /> : <Plate site={about} look={look} />}
    </Dialog>
  );
}

function Plate({ site, look }: { site: SiteId; look: Look<View> }) {
  const { w, h } = WIDE.sites[site];
  const { text, now } = siteAbout(site, look);
  return (
    <>
      <p>{text}</p>
      {now !== undefined && <p>{now}</p>}
      <svg class="board plate-large" viewBox={`-1 -1 ${w + 2} ${h + 2}`}>
        <Site site={site} look={look} pieces={STILL} box={{ x: 0, y: 0, w, h }} tall={false} />
      </svg>
      {site === "market" && <MarketCards look={look} />}
    </>
  );
}

function MarketCards({ look }: { look: Look<View> }) {
  const { words, view } = look;
  const shown = [...new Set(view.market.filter((card) => card !== null))];
  const thrown = listCards(view.discard);
  return (
    <>
      <ul class="card-list">
        {shown.map((card) => (
          <li key={card} class={cardClass(card)} {...explain(cardAbout(card, look))}>
            <Icon name={cardIcon(card)} />
            <CardWords card={card} look={look} />
          </li>
        ))}
      </ul>
      <h3>
        {words.text("ui-discard-pile")} <small>{countCards(view.discard)}</small>
      </h3>
      <ul class="card-list short">
        {thrown.map(([card, copies]) => (
          <li key={card} class={cardClass(card)} {...explain(cardAbout(card, look))}>
            <Icon name={cardIcon(card)} />
            <span>{words.title(card)}</span>
            <b>{copies}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function CardWords({ card, look }: { card: CardId; look: Look<View> }) {
  const { name, text, now } = cardAbout(card, look);
  return (
    <span>
      <strong>{name}</strong>
      <br />
      {text}
      {now !== undefined && (
        <>
          <br />
          <em>{now}</em>
        </>
      )}
    </span>
  );
}

function Rounds({ look }: { look: Look<View> }) {
  const { words, view } = look;
  return (
    <>
      <p>{words.text("ui-round", { round: view.round, rounds: view.rounds })}</p>
      <ul class="round-cards">
        {view.round_cards.map((ships) => (
          <li key={ships.join()}>
            {ships.map((capacity, index) => (
              <span key={index}>{capacity}</span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
