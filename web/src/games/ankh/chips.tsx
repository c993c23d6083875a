// The parts of a mat: followers, tokens, figures in the pool, monuments, powers, cards, and the pieces of a god.
import type { ComponentChildren } from "preact";
import type { Look } from "../../game";
import { Icon } from "../../ui/Icon";
import { Mark } from "../../ui/Mark";
import { plain } from "../../ui/numbers";
import type { About } from "./details/about";
import { cardText, godsText, godText, guardianText, powerText, withText } from "./details/texts";
import { CARDS, cardIcon, figureIcon, GUARDIANS, MONUMENTS, type Seat } from "./pieces/kinds";
import type { Event, PlayerView, RowToken, View } from "./view";

export interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View, Event>;
  open: (about: About) => void;
}

interface ChipProps {
  class?: string;
  /** The full text, for tooltips and screen readers. */
  text: string;
  onClick?: (() => void) | undefined;
  children: ComponentChildren;
}

/** A part of a mat; a button if it opens details. */
export function Chip({ class: own = "", text, onClick, children }: ChipProps) {
  const inside = (
    <>
      <span class="unseen">{text}</span>
      {children}
    </>
  );
  return onClick ? (
    <button type="button" class={`ank-chip ${own}`} title={text} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <span class={`ank-chip ${own}`} title={text}>
      {inside}
    </span>
  );
}

interface CountProps {
  icon: string;
  number: number | string;
  text: string;
  anchor?: string | undefined;
  class?: string;
  /** Shown beside the number. */
  more?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A symbol with a number. */
export function Count({ icon, number, text, anchor, class: own = "", more, onClick }: CountProps) {
  return (
    <Chip class={`ank-count ${number === 0 ? "none" : ""} ${own}`} text={text} onClick={onClick}>
      <span data-anchor={anchor} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <b aria-hidden="true">{number}</b>
      {more && <em aria-hidden="true">{more}</em>}
    </Chip>
  );
}

/** The god; merged gods are both shown, with the other seat. */
export function Gods({ player, look, open, named }: MatProps & { named?: boolean }) {
  const { words, names } = look;
  const [first] = player.gods;
  if (!first) return null;
  const partner = player.partner ? words.label("merged-with", { seat: player.partner }) : "";
  const text = [godsText(player, words), ...player.gods.map((god) => godText(god, words)), partner].filter((line) => line).join("\n");
  return (
    <Chip class="ank-gods" text={text} onClick={() => open({ of: "god", god: first })}>
      {player.gods.map((god) => (
        <Icon key={god} name={`god-${god}`} />
      ))}
      {named && (
        <span class="ank-named" aria-hidden="true">
          {godsText(player, words)}
        </span>
      )}
      {player.partner && (
        <span class="ank-partner" aria-hidden="true" title={names[player.partner]}>
          <Mark seat={player.partner} />
        </span>
      )}
    </Chip>
  );
}

/** The followers, and the number that Gain Followers would bring now. */
export function Followers({ player, look, seat, open, plain }: MatProps & { plain?: boolean }) {
  const { words } = look;
  const text = `${words.label("followers-of", { count: player.followers })} ${words.label("gain-now", { count: player.gain })}`;
  return <Count icon="follower" number={player.followers} more={`+${player.gain}`} text={text} onClick={plain ? undefined : () => open({ of: "mat", seat })} />;
}

export function Ankhs({ player, look, seat }: MatProps) {
  return <Count icon="ankh" number={player.ankhs} text={look.words.label("ankhs-of", { count: player.ankhs })} anchor={`ankhs-${seat}`} />;
}

/** Warriors in the pool, with the number of those that Anubis has trapped. */
export function Warriors({ player, look, seat }: MatProps) {
  const { words } = look;
  const text = [
    words.label("warriors-of", { count: player.warriors }),
    ...(player.trapped > 0 ? [words.label("trapped-of", { count: player.trapped })] : []),
  ].join(" ");
  return (
    <Count icon="figure-warrior" number={player.warriors} text={text} anchor={`pool-${seat}`} more={player.trapped > 0 ? `(${player.trapped})` : undefined} />
  );
}

/** Guardians in the pool, one sign for each kind. */
export function Guardians({ player, look, open }: MatProps) {
  const { words } = look;
  return (
    <>
      {GUARDIANS.filter((guardian) => player.guardians.includes(guardian)).map((guardian) => {
        const count = player.guardians.filter((other) => other === guardian).length;
        const text = withText(words.label("pool-of", { guardian, count }), guardianText(guardian, words));
        return <Count key={guardian} icon={figureIcon(guardian)} number={count} text={text} onClick={() => open({ of: "guardian", guardian })} />;
      })}
    </>
  );
}

export function Monuments({ player, look }: MatProps) {
  const { words } = look;
  return (
    <span class="ank-monuments">
      {MONUMENTS.map((monument) => {
        const count = player.monuments[monument] ?? 0;
        return <Count key={monument} icon={monument} number={count} text={words.label("controls", { monument, count })} />;
      })}
    </span>
  );
}

/** Pieces of a single god: trapped warriors, Sun and Underworld tokens, Amun's token. */
export function GodPieces({ player, look }: MatProps) {
  const { words, view } = look;
  const { printed } = view;
  return (
    <>
      {player.gods.includes("anubis") && (
        <Chip class="ank-captives" text={words.label("captives-of", { count: player.captives.length, most: printed.captives, seats: player.captives })}>
          <span data-anchor="captives" aria-hidden="true">
            <Icon name="god-anubis" />
          </span>
          {player.captives.map((seat, at) => (
            <Mark key={at} seat={seat} />
          ))}
          <b aria-hidden="true">{player.captives.length}</b>
        </Chip>
      )}
      {player.suns !== null && (
        <Count icon="radiance" number={player.suns} more={`/${printed.suns}`} text={words.label("suns-of", { count: player.suns, most: printed.suns })} />
      )}
      {player.gates !== null && (
        <Count
          icon="underworld"
          number={player.gates}
          more={`/${printed.gates}`}
          text={words.label("gates-of", { count: player.gates, most: printed.gates })}
          anchor="gates"
        />
      )}
      {player.amun !== null && (
        <Chip class={`ank-amun ${player.amun ? "" : "used"}`} text={words.label(player.amun ? "amun-up" : "amun-down")}>
          <Icon name="double" />
        </Chip>
      )}
    </>
  );
}

/** The row of Ankh tokens: first the unlocked powers, then the costs of the next ones and the guardians that come with them. */
export function Powers({ player, look, open, short }: MatProps & { short?: boolean }) {
  const { words, view } = look;
  const rest = view.printed.row.slice(player.row);
  return (
    <ul class="ank-powers" aria-label={words.label("powers")}>
      {player.powers.map((power) => (
        <li key={power}>
          <Chip class="ank-power" text={withText(words.title(power), powerText(power, words))} onClick={() => open({ of: "power", power })}>
            <Icon name={`power-${power}`} />
          </Chip>
        </li>
      ))}
      {!short &&
        rest.map((token, at) => (
          <li key={at}>
            <Locked token={token} look={look} next={at === 0} />
          </li>
        ))}
    </ul>
  );
}

function Locked({ token: { level, cost, guardian }, look: { words }, next }: { token: RowToken; look: Look<View, Event>; next: boolean }) {
  return (
    <Chip class={`ank-locked ${next ? "next" : ""}`} text={words.label(guardian ? "locked-guardian" : "locked", { level, cost })}>
      <b aria-hidden="true">{cost}</b>
      {guardian && <i aria-hidden="true" />}
    </Chip>
  );
}

/** All seven cards in order; used ones are struck out. */
export function Hand({ player, look, open }: MatProps) {
  const { words } = look;
  return (
    <ul class="ank-hand" aria-label={words.label("hand")}>
      {CARDS.filter((card) => player.hand.includes(card) || player.used.includes(card)).map((card) => {
        const used = player.used.includes(card);
        const text = withText(used ? words.label("used-card", { card }) : words.title(card), cardText(card, words));
        return (
          <li key={card}>
            <Chip class={`ank-card-chip ${used ? "used" : ""}`} text={text} onClick={() => open({ of: "card", card })}>
              <Icon name={cardIcon(card)} />
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}

interface TotalProps {
  player: PlayerView;
  look: Look<View, Event>;
  onClick?: (() => void) | undefined;
}

export function PowerCount({ player, look, onClick }: TotalProps) {
  const count = player.powers.length;
  return <Count icon="act-unlock" class="ank-power-count" number={count} text={look.words.label("powers-of", { count })} onClick={onClick} />;
}

export function HandCount({ player, look, onClick }: TotalProps) {
  const all = player.hand.length + player.used.length;
  return (
    <Count
      icon="card"
      class="ank-whole"
      number={player.hand.length}
      more={`/${all}`}
      text={look.words.label("hand-of", { count: player.hand.length, cards: player.hand })}
      onClick={onClick}
    />
  );
}

/** A god in the red part is forgotten after a certain conflict; the sign is more prominent just before it. */
export function RedSign({ player, look }: MatProps) {
  const { view, words } = look;
  const { forget_after: after, last_red: red } = view.printed;
  if (player.fortune === "forgotten") return <span class="ank-forgotten">{words.title("forgotten")}</span>;
  if (!player.red || view.conflicts >= after || view.ending !== null) return null;
  return (
    <Chip class={`ank-red ${view.conflicts + 1 === after ? "near" : ""}`} text={words.label("red-of", { missing: red + 1 - player.score, conflict: after })}>
      <i aria-hidden="true" />
      <b aria-hidden="true">{plain(player.score - red - 1)}</b>
    </Chip>
  );
}
