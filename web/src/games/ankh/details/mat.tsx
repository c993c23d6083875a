// Everything a seat has, in words.
import { Fragment } from "preact";
import type { Look } from "../../../game";
import { Icon } from "../../../ui/Icon";
import { MatRows } from "../../../ui/MatRows";
import {
  aboutFollowers,
  aboutLine,
  aboutMonuments,
  aboutWarriors,
  cardsOf,
  lineText,
  monumentsText,
  nextText,
  specialsOf,
  supplyText,
  troopsText,
} from "../facts";
import { Faces } from "../mat";
import { cardIcon, figureIcon, GUARDIANS, type Seat } from "../pieces/kinds";
import type { Event, PlayerView, View } from "../view";
import type { About } from "./about";
import { Section } from "./parts";
import { cardText, godText, guardianText, playerOf, powerText } from "./texts";

export function MatDetails({ seat, look, open }: { seat: Seat; look: Look<View, Event>; open: (about: About) => void }) {
  const { words } = look;
  const player = playerOf(look.view, seat);
  if (!player) return null;
  const props = { seat, player, look, open };
  const line = lineText(player, look);
  return (
    <div class="ank-details">
      {player.fortune === "forgotten" && <p>{words.label("was-forgotten")}</p>}
      {player.partner && <p>{words.label("about-merged", { seat: player.partner, higher: player.entity })}</p>}
      <div class="ank-sheet-god">
        <Faces {...props} />
        <div>
          {player.gods.map((god) => (
            <Fragment key={god}>
              <b>{words.title(god)}</b>
              <p>{godText(god, words)}</p>
            </Fragment>
          ))}
        </div>
      </div>
      <MatRows
        rows={[
          {
            label: words.label("row-followers"),
            value: `${player.followers}, ${words.label("gain-each", { count: player.gain })}`,
            about: aboutFollowers(player, words),
          },
          line === null ? null : { label: words.label("devotion-track"), value: `${player.score}, ${line}`, about: aboutLine(player, look) },
          { label: words.label("row-map"), value: troopsText(player, look), about: aboutWarriors(player, words) },
          { label: words.label("row-supply"), value: supplyText(player, words), about: aboutWarriors(player, words) },
          {
            label: words.label("row-bases"),
            value: words.label("bases-of", { small: player.bases.small ?? 0, large: player.bases.large ?? 0 }),
            about: { rule: "guardians" },
          },
          { label: words.label("row-monuments"), value: monumentsText(player, words), about: aboutMonuments(player, words) },
          ...specialsOf(player, look).map(({ label, value, about: { text, rule } }) => ({ label, value, about: { text, rule } })),
          player.played.length > 0
            ? { label: words.label("row-last"), value: words.label("last-played", { cards: player.played }), about: { rule: "battle" } }
            : null,
        ]}
      />
      <Guardians player={player} look={look} />
      <Powers player={player} look={look} />
      <Cards player={player} look={look} />
    </div>
  );
}

interface PartProps {
  player: PlayerView;
  look: Look<View, Event>;
}

/** The guardians of a seat on the map and in the supply, with their effects. */
function Guardians({ player, look: { view, words } }: PartProps) {
  const here = view.figures.flatMap(({ seat, kind }) => (seat === player.entity ? [kind as string] : []));
  const kinds = GUARDIANS.filter((guardian) => player.guardians.includes(guardian) || here.includes(guardian));
  if (kinds.length === 0) return null;
  return (
    <Section title={words.label("guardians")}>
      <ul class="ank-rows pictured">
        {kinds.map((guardian) => (
          <li key={guardian}>
            <Icon name={figureIcon(guardian)} />
            <div>
              <b>{words.title(guardian)}</b>
              <p>{guardianText(guardian, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Powers({ player, look: { words } }: PartProps) {
  const { powers, next } = player;
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
        <li class="none">
          {next ? words.label(next.guardian ? "locked-guardian" : "locked", { level: next.level, cost: next.cost }) : nextText(player, words)}
        </li>
      </ul>
    </Section>
  );
}

function Cards({ player, look: { words, view } }: PartProps) {
  const strength = (card: string) => view.printed.cards.find((one) => one.card === card)?.strength ?? 0;
  return (
    <Section title={words.label("row-cards")}>
      <ul class="ank-rows pictured">
        {cardsOf(player).map(({ card, used }) => (
          <li key={card} class={used ? "used" : ""}>
            <Icon name={cardIcon(card)} />
            <div>
              <b>{used ? words.label("used-card", { card }) : words.title(card)}</b>{" "}
              {strength(card) > 0 && <small>{words.label("card-facts", { strength: strength(card) })}</small>}
              <p>{cardText(card, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
