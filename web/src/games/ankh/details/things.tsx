// Gods, guardians, powers and battle cards: their descriptions and their owners.
import type { Look } from "../../../game";
import { ownersOf } from "../choose/options";
import { GodCard } from "../god-card";
import { type Card, cardIcon, figureIcon, type God, type Guardian, type Power } from "../pieces/kinds";
import type { Event, View } from "../view";
import type { About } from "./about";
import { Holders, Large, Section, Who } from "./parts";
import { cardText, guardianText, powerText } from "./texts";

export function GodDetails({ god, look, open }: { god: God; look: Look<View, Event>; open: (about: About) => void }) {
  const { view, words } = look;
  const seat = view.printed.gods.find((one) => one.god === god)?.seat ?? null;
  const others = seat ? (view.players["abcde".indexOf(seat)]?.gods.filter((other) => other !== god) ?? []) : [];
  return (
    <>
      <GodCard god={god} look={look} />
      {others.map((other) => (
        <button key={other} type="button" class="btn" onClick={() => open({ of: "god", god: other })}>
          {words.label("also-god", { god: other })}
        </button>
      ))}
    </>
  );
}

export function GuardianDetails({ guardian, look }: { guardian: Guardian; look: Look<View, Event> }) {
  const { view, words } = look;
  const facts = view.printed.guardians.find((one) => one.guardian === guardian);
  const card = view.guardians.find((one) => one.guardian === guardian);
  const counts = view.players.flatMap(({ entity, guardians }, at) => {
    if ("abcde"[at] !== entity) return [];
    const count = guardians.filter((one) => one === guardian).length + view.figures.filter(({ kind, seat }) => kind === guardian && seat === entity).length;
    return count > 0 ? [{ seat: entity, count }] : [];
  });
  return (
    <>
      <Large icon={figureIcon(guardian)}>
        <p>{guardianText(guardian, words)}</p>
        {facts && <p class="ank-note">{words.label("guardian-facts", { level: facts.level, base: facts.base })}</p>}
        {card && <p class="ank-note">{words.label("guardians-left", { count: card.left })}</p>}
      </Large>
      {counts.length > 0 && (
        <Section title={words.label("owned-by")}>
          <ul class="ank-rows">
            {counts.map(({ seat, count }) => (
              <li key={seat}>
                <Who seat={seat} look={look} />
                <b>{count}</b>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

export function PowerDetails({ power, look }: { power: Power; look: Look<View, Event> }) {
  const { view, words } = look;
  const level = view.printed.powers.find((one) => one.power === power)?.level ?? 0;
  return (
    <>
      <Large icon={`power-${power}`}>
        <p>{powerText(power, words)}</p>
        <p class="ank-note">{words.label("power-facts", { level, cost: view.printed.row.find((token) => token.level === level)?.cost ?? 0 })}</p>
      </Large>
      <Section title={words.label("unlocked-by")}>
        <Holders seats={ownersOf(power, view)} look={look} />
      </Section>
    </>
  );
}

export function CardDetails({ card, look }: { card: Card; look: Look<View, Event> }) {
  const { view, words } = look;
  const strength = view.printed.cards.find((one) => one.card === card)?.strength ?? 0;
  const holding = view.players.flatMap(({ hand, entity }, at) => ("abcde"[at] === entity && hand.includes(card) ? [entity] : []));
  return (
    <>
      <Large icon={cardIcon(card)}>
        <p>{cardText(card, words)}</p>
        <p class="ank-note">{words.label("card-facts", { strength })}</p>
      </Large>
      <Section title={words.label("in-hand-of")}>
        <Holders seats={holding} look={look} />
      </Section>
    </>
  );
}
