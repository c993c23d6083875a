// The mat of a seat: first the god with its power, then followers, figures, monuments, powers and cards. The page draws its head: mark,
// name, devotion.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { SEATS } from "../../seat";
import { type Explanation, explain } from "../../ui/explain";
import { Icon } from "../../ui/Icon";
import { MatRows } from "../../ui/MatRows";
import { Details } from "./details";
import type { About } from "./details/about";
import { MatDetails } from "./details/mat";
import { godsText } from "./details/texts";
import {
  aboutCard,
  aboutFollowers,
  aboutGods,
  aboutLine,
  aboutMonuments,
  aboutNext,
  aboutPower,
  aboutWarriors,
  cardsOf,
  lineText,
  monumentsText,
  nextText,
  powersText,
  type Special,
  specialsOf,
  supplyText,
  troopsText,
} from "./facts";
import "./mat.css";
import { cardIcon, MONUMENTS } from "./pieces/kinds";
import type { Event, PlayerView, View } from "./view";

export interface MatProps {
  seat: Seat;
  player: PlayerView;
  look: Look<View, Event>;
  open: (about: About) => void;
}

export function Mat({ seat, own, form, ...look }: Look<View, Event> & { seat: Seat; own: boolean; form: MatForm }) {
  const [about, open] = useState<About | null>(null);
  const player = look.view.players[SEATS.indexOf(seat)];
  if (!player) return null;
  const props = { seat, player, look, open };
  const brief = (form === "rail" || form === "folded") && isToldByPartner(seat, player, look.you);
  const Form = player.fortune === "forgotten" && form !== "sheet" ? Forgotten : brief ? Together : formOf(form, own);
  return (
    <>
      <Form {...props} />
      {about && <Details about={about} look={look} close={() => open(null)} />}
    </>
  );
}

function formOf(form: MatForm, own: boolean) {
  if (form === "strip") return own ? OwnStrip : Strip;
  return { desk: Desk, rail: Rail, folded: Folded, sheet: MatDetails }[form];
}

/** Your own mat: two rows of labelled groups. */
function Desk(props: MatProps) {
  const { player, look, seat } = props;
  const { words } = look;
  return (
    <div class="ank-desk">
      <div class="ank-row">
        <GodBlock {...props} />
        <Group about={aboutFollowers(player, words)}>
          <p class="ank-big">
            <Icon name="follower" />
            <b>{player.followers}</b>
            <small>{words.label("gain-each", { count: player.gain })}</small>
          </p>
        </Group>
        <Group about={aboutWarriors(player, words)}>
          <dl class="ank-pairs">
            <dt>{words.label("row-map")}</dt>
            <dd>{troopsText(player, look)}</dd>
            <dt>{words.label("row-supply")}</dt>
            <dd data-anchor={`pool-${seat}`}>{supplyText(player, words)}</dd>
          </dl>
        </Group>
        <Group about={aboutMonuments(player, words)}>
          <ul class="ank-counts">
            {MONUMENTS.map((monument) => {
              const count = player.monuments[monument] ?? 0;
              return (
                <li
                  key={monument}
                  class={count === 0 ? "none" : ""}
                  {...explain({ name: words.title(monument), text: words.text(`ankh-monument-${monument}`) })}
                >
                  <Icon name={monument} />
                  <b>{count}</b>
                  <small>{words.title(monument)}</small>
                </li>
              );
            })}
          </ul>
        </Group>
        <Specials specials={specialsOf(player, look)} />
      </div>
      <div class="ank-row">
        <Group about={{ name: words.label("row-powers"), rule: "powers" }} note={nextText(player, words)} grows>
          <ul class="ank-powers">
            {player.powers.map((power) => (
              <li key={power} {...explain(aboutPower(power, words))}>
                <Icon name={`power-${power}`} />
                {words.label(`power-short-${power}`)}
              </li>
            ))}
            {player.next && (
              <li class="next" {...explain(aboutNext(player, words))}>
                {words.label("next-level", { level: player.next.level })}
              </li>
            )}
          </ul>
        </Group>
        <Group about={{ name: words.label("row-cards"), rule: "battle-cards" }} note={handText(player, words)}>
          <Hand {...props} />
        </Group>
      </div>
    </div>
  );
}

function handText(player: PlayerView, words: Look<View, Event>["words"]): string {
  return words.label("of-cards", { count: player.hand.length, most: player.hand.length + player.used.length });
}

/** All seven cards with their names and strengths; used ones are struck out. */
function Hand({ player, look: { view, words } }: MatProps) {
  return (
    <ul class="ank-hand">
      {cardsOf(player).map(({ card, used }) => {
        const strength = view.printed.cards.find((one) => one.card === card)?.strength ?? 0;
        return (
          <li key={card} class={used ? "used" : ""} {...explain(aboutCard(card, used, words))}>
            <span>
              <Icon name={cardIcon(card)} />
              {strength > 0 && <b>+{strength}</b>}
            </span>
            <small>{used ? <s>{words.label(`card-short-${card}`)}</s> : words.label(`card-short-${card}`)}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** A labelled group of the desk. */
function Group({ about, note, grows, children }: { about: Explanation; note?: string; grows?: boolean; children: ComponentChildren }) {
  return (
    <section class={grows ? "ank-group grows" : "ank-group"} {...explain(about)}>
      <h3>
        {about.name} {note && <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

function Specials({ specials }: { specials: readonly Special[] }) {
  return (
    <>
      {specials.map(({ id, label, value, about }) => (
        <section key={id} class="ank-group" {...explain(about)}>
          <h3>{label}</h3>
          <p class="ank-big" data-anchor={id}>
            {value}
          </p>
        </section>
      ))}
    </>
  );
}

/** The face of the god, after a merge the faces of both; a click opens the card. */
export function Faces({ player, look, open, seat }: MatProps) {
  const { words } = look;
  const [first] = player.gods;
  if (!first) return null;
  return (
    <button
      type="button"
      class="ank-faces"
      aria-haspopup="dialog"
      aria-label={`${godsText(player, words)}: ${words.label("show-god")}`}
      {...explain(aboutGods(player, words))}
      onClick={() => open({ of: "god", god: first })}
    >
      {player.gods.map((god) => (
        <span key={god} class={`ank-god-face s-${faceSeat(god, seat, look.view)}`}>
          <Icon name={`god-${god}`} />
        </span>
      ))}
    </button>
  );
}

/** Each god of a merged pair keeps the colour of the seat that began with it. */
function faceSeat(god: string, seat: Seat, { players }: View): Seat {
  return SEATS[players.findIndex((player) => player.god === god)] ?? seat;
}

/** The god, its power in a sentence, and its devotion against the line. */
function GodBlock(props: MatProps) {
  const { player, look } = props;
  const { words } = look;
  return (
    <section class="ank-god">
      <Faces {...props} />
      <div {...explain(aboutGods(player, words))}>
        <h3>
          {godsText(player, words)} <Line player={player} look={look} />
        </h3>
        <p>{powerSentence(player, words)}</p>
      </div>
    </section>
  );
}

function powerSentence({ gods }: PlayerView, words: Look<View, Event>["words"]): string {
  return gods.map((god) => words.label(`god-power-${god}`)).join(" ");
}

function Line({ player, look }: Pick<MatProps, "player" | "look">) {
  const text = lineText(player, look);
  if (text === null) return null;
  const near = player.red && look.view.conflicts + 1 === look.view.printed.forget_after;
  return (
    <span class={near ? "ank-line-note near" : "ank-line-note"} {...explain(aboutLine(player, look))}>
      {text}
    </span>
  );
}

/** The mat of somebody else beside the board, in labelled lines. */
function Rail(props: MatProps) {
  const { player, look, seat } = props;
  const { words } = look;
  const used = cardsOf(player).filter((one) => one.used);
  return (
    <div class="ank-rail">
      <div class="ank-god">
        <Faces {...props} />
        <p {...explain(aboutGods(player, words))}>
          <b>{godsText(player, words)}</b> {powerSentence(player, words)}
        </p>
      </div>
      <MatRows
        rows={[
          {
            label: words.label("row-followers"),
            value: (
              <>
                <b>{player.followers}</b>
                {lineText(player, look) !== null && " · "}
                <Line player={player} look={look} />
              </>
            ),
            about: aboutFollowers(player, words),
          },
          {
            label: words.label("row-map"),
            value: (
              <span data-anchor={`pool-${seat}`}>
                {troopsText(player, look)}; {words.label("in-supply", { count: player.warriors })}
              </span>
            ),
            about: aboutWarriors(player, words),
          },
          { label: words.label("row-monuments"), value: monumentsText(player, words), about: aboutMonuments(player, words) },
          {
            label: words.label("row-powers"),
            value: powersText(player, words),
            about: { text: player.powers.map((power) => words.title(power)).join(", "), rule: "powers" },
          },
          {
            label: words.label("row-hand"),
            value: (
              <>
                <b>{handText(player, words)}</b>
                {used.length > 0 && (
                  <>
                    {" · "}
                    <s>{used.map(({ card }) => words.label(`card-short-${card}`)).join(", ")}</s>
                  </>
                )}
              </>
            ),
            about: { text: words.label("hand-of", { count: player.hand.length, cards: player.hand }), rule: "battle-cards" },
          },
          ...specialsOf(player, look).map(({ id, label, value, about: { text, rule } }) => ({
            label,
            value: <span data-anchor={id}>{value}</span>,
            about: { text, rule },
          })),
        ]}
      />
    </div>
  );
}

/** Two lines where there are many players or the window is low. */
function Folded(props: MatProps) {
  const { player, look, seat } = props;
  const { words } = look;
  const monuments = Object.values(player.monuments).reduce((sum, count) => sum + count, 0);
  return (
    <div class="ank-folded ank-god">
      <Faces {...props} />
      <p {...explain(aboutGods(player, words))} data-anchor={`pool-${seat}`}>
        <span>
          <b>{godsText(player, words)}</b> {words.label("n-followers", { count: player.followers })}
          {lineText(player, look) !== null && ", "}
          <Line player={player} look={look} />
        </span>
        <span>
          {[
            troopsText(player, look),
            words.label("n-monuments", { count: monuments }),
            words.label("powers-of", { count: player.powers.length }),
            words.label("n-cards", { count: player.hand.length }),
          ].join(" · ")}
        </span>
      </p>
    </div>
  );
}

/** Another player on a phone: the god and the followers; a tap opens everything. */
function Strip({ player, look: { words }, seat }: MatProps) {
  return (
    <p class="ank-brief" data-anchor={`pool-${seat}`}>
      <b>{godsText(player, words)}</b>
      <span>{words.label("n-followers", { count: player.followers })}</span>
    </p>
  );
}

/** One line: on phones above the prompt, and in low windows. Narrow lines count what wide ones name. */
function OwnStrip(props: MatProps) {
  const { player, look, seat } = props;
  const { words } = look;
  const monuments = Object.values(player.monuments).reduce((sum, count) => sum + count, 0);
  const line = lineText(player, look);
  return (
    <div class="ank-strip">
      <Faces {...props} />
      <Cell label={words.label("row-followers")} short={player.followers} about={aboutFollowers(player, words)} />
      <Cell label={words.label("row-supply")} short={player.warriors} about={aboutWarriors(player, words)} anchor={`pool-${seat}`} />
      <Cell
        class="extra"
        label={words.label("row-powers")}
        short={player.powers.length}
        about={{ name: words.label("row-powers"), text: powersText(player, words), rule: "powers" }}
      />
      <Cell
        label={words.label("row-hand")}
        short={player.hand.length}
        long={handText(player, words)}
        about={{ name: words.label("row-hand"), text: words.label("hand-of", { count: player.hand.length, cards: player.hand }), rule: "battle-cards" }}
      />
      {line !== null && <Cell label={words.label("row-line")} short={line} about={aboutLine(player, look)} class="later" />}
      <Cell label={words.label("row-monuments")} short={monuments} long={monumentsText(player, words)} about={aboutMonuments(player, words)} class="later" />
      {specialsOf(player, look).map(({ id, label, value, about }) => (
        <Cell key={id} label={label} short={value} about={about} anchor={id} class="later" />
      ))}
    </div>
  );
}

interface CellProps {
  label: string;
  short: number | string;
  /** Replaces the number where there is room. */
  long?: string;
  about: Explanation;
  anchor?: string;
  class?: string;
}

function Cell({ label, short, long, about, anchor, class: own = "" }: CellProps) {
  return (
    <span class={`ank-cell ${own} ${long === undefined ? "" : "longer"}`} data-anchor={anchor} {...explain(about)}>
      <b class="short">{short}</b>
      {long !== undefined && <b class="long">{long}</b>}
      <small>{label}</small>
    </span>
  );
}

/** Whether the mat of the other player of a merged god shows the same: the viewer's own, or that of the higher god. */
function isToldByPartner(seat: Seat, { partner, entity }: PlayerView, you: Seat | null): boolean {
  return partner !== null && (you === seat || you === partner ? you === partner : entity !== seat);
}

/** The second player of a merged god, who owns nothing alone. */
function Together(props: MatProps) {
  const { player, look } = props;
  const { words } = look;
  return (
    <div class="ank-folded ank-god">
      <Faces {...props} />
      <p {...explain(aboutGods(player, words))}>
        <b>{godsText(player, words)}</b>
        <span>{player.partner && words.label("about-merged", { seat: player.partner, higher: player.entity })}</span>
      </p>
    </div>
  );
}

/** A player whose god is forgotten: only the name remains. */
function Forgotten({ player, look: { words } }: MatProps) {
  return (
    <p class="ank-brief">
      <b>{godsText(player, words)}</b> <span>{words.label("was-forgotten")}</span>
    </p>
  );
}
