// Everything a seat has, in words.
import type { Look } from "../../../game";
import { Icon } from "../../../ui/Icon";
import { Ankhs, Followers, GodPieces, Guardians, type MatProps, Monuments, RedSign, Warriors } from "../chips";
import { type Card, cardIcon, type Seat } from "../pieces/kinds";
import type { Event, PlayerView, View } from "../view";
import type { About } from "./about";
import { Large, Section } from "./parts";
import { cardText, godText, playerOf, powerText } from "./texts";

export function MatDetails({ seat, look, open }: { seat: Seat; look: Look<View, Event>; open: (about: About) => void }) {
  const { words } = look;
  const player = playerOf(look.view, seat);
  if (!player) return null;
  const props: MatProps = { seat, player, look, open };
  return (
    <>
      {player.fortune === "forgotten" && <p>{words.label("was-forgotten")}</p>}
      {player.partner && <p>{words.label("about-merged", { seat: player.partner, higher: player.entity })}</p>}
      <div class="ank-mat ank-summary">
        <Followers {...props} plain />
        <Ankhs {...props} />
        <Warriors {...props} />
        <Guardians {...props} />
        <Monuments {...props} />
        <GodPieces {...props} />
        <RedSign {...props} />
      </div>
      <p class="ank-note">{words.label("bases-of", { small: player.bases.small ?? 0, large: player.bases.large ?? 0 })}</p>
      {player.gods.map((god) => (
        <Large key={god} icon={`god-${god}`}>
          <b>{words.title(god)}</b>
          <p>{godText(god, words)}</p>
        </Large>
      ))}
      <Powers player={player} look={look} />
      {player.played.length > 0 && <p class="ank-note">{words.label("last-played", { cards: player.played })}</p>}
      {player.bid !== null && <p class="ank-note">{words.label("last-bid", { count: player.bid })}</p>}
      <Cards title={words.label("hand")} cards={player.hand} look={look} />
      {player.used.length > 0 && <Cards title={words.label("used-cards")} cards={player.used} look={look} used />}
    </>
  );
}

function Powers({ player: { powers, next }, look: { words } }: { player: PlayerView; look: Look<View, Event> }) {
  return (
    <Section title={words.label("powers")}>
      <ul class="ank-rows pictured">
        {powers.map((power) => (
          <li key={power}>
            <Icon name={`power-${power}`} />
            <div>
              <b>{words.title(power)}</b>
              <p>{powerText(power, words)}</p>
            </div>
          </li>
        ))}
        {next && <li class="none">{words.label(next.guardian ? "locked-guardian" : "locked", { level: next.level, cost: next.cost })}</li>}
      </ul>
    </Section>
  );
}

function Cards({ title, cards, look: { words, view }, used }: { title: string; cards: readonly Card[]; look: Look<View, Event>; used?: boolean }) {
  const strength = (card: Card) => view.printed.cards.find((one) => one.card === card)?.strength ?? 0;
  return (
    <Section title={title}>
      <ul class={`ank-rows pictured ${used ? "dim" : ""}`}>
        {cards.map((card) => (
          <li key={card}>
            <Icon name={cardIcon(card)} />
            <div>
              <b>{words.title(card)}</b> {strength(card) > 0 && <small>+{strength(card)}</small>}
              <p>{cardText(card, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
