// The mat of a seat in its forms: crews, grain, stones, cards. The page draws its head: mark, name, score.
import { useState } from "preact/hooks";
import type { Look, MatForm } from "../../game";
import type { Seat } from "../../protocol";
import { Behind } from "../../ui/Behind";
import { explain } from "../../ui/explain";
import { type MatRow, MatRows } from "../../ui/MatRows";
import { signed } from "../../ui/numbers";
import { balanceText, feedingText, missingGrain, playerOf } from "./balance";
import {
  aboutMarket,
  Chip,
  Crews,
  dryFields,
  Figure,
  GrainText,
  grainRow,
  gravesRow,
  type MatProps,
  marketNow,
  marketsRow,
  shipsRow,
  stonesRow,
} from "./chips";
import { Details } from "./details";
import type { About } from "./details/about";
import { MatDetails } from "./details/mat";
import { aboutNile, nileTitle } from "./details/texts";
import { Cards, cardMoves, Fields, Goals, powers } from "./hand";
import "./mat.css";
import { playsOf } from "./plays";
import type { View } from "./view";

export function Mat({ seat, own, form, ...look }: Look<View> & { seat: Seat; own: boolean; form: MatForm }) {
  const [about, open] = useState<About | null>(null);
  const player = playerOf(look.view, seat);
  if (!player) return null;
  const Form = form === "strip" && own ? OwnStrip : FORMS[form];
  return (
    <>
      <Form seat={seat} player={player} look={look} open={open} />
      {about && <Details about={about} look={look} close={() => open(null)} />}
    </>
  );
}

const FORMS = { desk: Desk, rail: Rail, folded: Folded, strip: Strip, sheet: Sheet };

/** Your own mat: columns with a heading each, from what you build with to what you hope for. */
function Desk(props: MatProps) {
  const { player, look, seat } = props;
  const { words, view } = look;
  const about = feedingText(seat, player, look);
  const dry = dryFields(player, look);
  return (
    <div class="eg-mat eg-desk">
      <section>
        <h3>{words.label("crews-strength")}</h3>
        <Crews {...props} own named />
      </section>
      <section>
        <h3
          {...explain({
            name: words.label("grain-heading"),
            text: about,
            now: seat === view.active ? (balanceText(look) ?? undefined) : undefined,
            rule: "feeding",
          })}
        >
          {words.label("grain-heading")}{" "}
          <span>
            <GrainText {...props} />
            {dry && `; ${dry}`}
          </span>
        </h3>
        <Fields {...props} />
        <MatRows rows={[gravesRow(props)]} />
      </section>
      <section>
        <MatRows rows={[stonesRow(props), shipsRow(props), ...marketLines(props)]} />
      </section>
      <section>
        <h3 {...explain({ name: words.label("your-goals"), text: words.label("about-goals"), rule: "sphinx-cards" })}>
          {words.label("your-goals")} <span>{words.label("only-you")}</span>
        </h3>
        <Goals {...props} />
      </section>
      <section class="eg-row">
        <h3>{words.label("cards")}</h3>
        <Cards {...props} />
      </section>
    </div>
  );
}

/** Each market in a line of its own. */
function marketLines({ player, look }: MatProps): MatRow[] {
  return (["grain", "stone"] as const).map((market) => ({
    label: look.words.title(`${market}-market`),
    value: marketNow(market, player, look),
    about: { text: aboutMarket(market, player, look), rule: `${market}-market` },
  }));
}

function crewsRow(props: MatProps): MatRow {
  const { words } = props.look;
  return {
    label: words.label("crews-heading"),
    value: <Crews {...props} own={false} named={false} />,
    about: { text: words.label("about-crew"), rule: "crews" },
  };
}

/** The cards of another player, by name; used ones are struck out. */
function cardsRow({ player, seat, look }: MatProps): MatRow {
  const { words } = look;
  const cards = powers(player);
  return {
    label: words.label("cards"),
    value: (
      <span data-anchor={`cards-${seat}`}>
        {cards.length === 0 && words.label("no-cards")}
        {cards.map((card, at) => (
          <span key={card.card} {...explain(aboutNile(card, words))}>
            {card.used ? <s>{nileTitle(card, words)}</s> : nileTitle(card, words)}
            {at < cards.length - 1 && "; "}
          </span>
        ))}
      </span>
    ),
    about: {},
  };
}

/** The number of goals, and what the graves are worth. */
function goalsRow({ player, seat, look: { words } }: MatProps): MatRow {
  return {
    label: words.label("goals-heading"),
    value: (
      <>
        <span data-anchor={`sphinx-${seat}`}>{player.sphinx === 0 ? words.label("no-goals") : words.label("goals-hidden", { count: player.sphinx })}</span>
        {player.grave_sum > 0 && <>; {words.label("small-graves", { sum: player.grave_sum })}</>}
      </>
    ),
    about: { text: words.label("about-goals"), rule: "sphinx-cards" },
  };
}

/** Another player beside the board: a line for each noun. */
function Rail(props: MatProps) {
  return (
    <div class="eg-mat eg-rail">
      <MatRows
        rows={[
          crewsRow(props),
          grainRow(props),
          stonesRow(props),
          marketsRow(props),
          shipsRow(props),
          goalsRow(props),
          powers(props.player).length > 0 ? cardsRow(props) : null,
        ]}
      />
    </div>
  );
}

/** In low windows: the means of building, and below them feeding. */
function Folded(props: MatProps) {
  const { player, look, seat } = props;
  const { words } = look;
  const cards = powers(player).length;
  return (
    <div class="eg-mat eg-rail" data-anchor={`cards-${seat}`}>
      <MatRows
        rows={[
          crewsRow(props),
          grainRow(props),
          {
            label: words.label("stones-heading"),
            value: (
              <span data-anchor={`stock-${seat}`}>
                <b>{player.stones}</b> {words.label("each-round", { count: player.production })} · {words.label("small-ships", { count: player.ships })} ·{" "}
                {words.label("word-cards")} {cards}
              </span>
            ),
            about: { text: words.label("about-stones", { most: look.view.printed.most_stones }), rule: "stones" },
          },
        ]}
      />
    </div>
  );
}

/** Another player on phones; a tap opens the whole mat. */
function Strip({ player, seat, look }: MatProps) {
  const { words, view } = look;
  const lack = missingGrain(seat, player, view);
  const passed = view.phase === "sail" && player.passed;
  return (
    <div class="eg-mat eg-strip" data-anchor={`cards-${seat}`}>
      <span>
        {words.label("small-grain", { grain: lack > 0 ? player.need - lack : player.grain, need: player.need })}
        {lack > 0 && <b class="minus"> {signed(-lack * player.penalty)}</b>}
      </span>
      <span data-anchor={`stock-${seat}`}>{words.label("small-stones", { count: player.stones })}</span>
      <span data-anchor={`ship-${seat}`}>{passed ? words.label("passed") : words.label("small-ships", { count: player.ships })}</span>
    </div>
  );
}

/** Your own mat in one line, on phones and in low windows: each figure has its noun below it; a tap opens the cards. */
function OwnStrip(props: MatProps) {
  const { player, look, seat, open } = props;
  const { words, view } = look;
  const plays = powers(player).map((card) => playsOf(card, player, look));
  const lit = plays.some(({ moves, free }) => moves.length > 0 && !free);
  const free = plays.some(({ moves }) => moves.length > 0);
  const lack = missingGrain(seat, player, view);
  const { most_stones: most } = view.printed;
  const stones = `${words.label("stones-of", { count: player.stones, most })}. ${words.label("production", { count: player.production })}`;
  return (
    <div class="eg-mat eg-own-strip">
      <Behind moves={cardMoves(player, look)} />
      <Crews {...props} own named />
      <Figure
        word={words.label("word-grain")}
        value={words.label("grain-of", { grain: lack > 0 ? player.need - lack : player.grain, need: player.need })}
        minus={lack * player.penalty}
        about={{ name: words.label("grain-heading"), text: feedingText(seat, player, look), rule: "feeding" }}
      />
      <Figure
        word={words.label("word-stones")}
        value={String(player.stones)}
        anchor={`stock-${seat}`}
        about={{ name: words.label("stones-heading"), text: stones, rule: "stones" }}
      />
      <span class="eg-roomy">
        <Figure
          word={words.label("word-ships")}
          value={String(player.ships)}
          anchor={`ship-${seat}`}
          about={{ name: words.label("ships-heading"), text: words.label("about-ships"), rule: "ship" }}
        />
        <Figure
          word={words.label("word-goals")}
          value={String(player.sphinx)}
          anchor={`sphinx-${seat}`}
          about={{ name: words.label("your-goals"), text: words.label("about-goals"), rule: "sphinx-cards" }}
        />
      </span>
      <Chip
        class={`eg-cards-chip ${lit ? "lit" : free ? "free" : ""}`}
        about={{
          name: words.label("cards"),
          text: powers(player)
            .map((card) => nileTitle(card, words))
            .join(", "),
        }}
        onClick={() => open({ of: "mat", seat })}
      >
        <b data-anchor={`cards-${seat}`}>{powers(player).length + player.sphinx}</b>
        <small>{words.label("word-cards")}</small>
      </Chip>
    </div>
  );
}

/** Everything in words, in the dialog that the page opens. */
function Sheet({ seat, look, open }: MatProps) {
  return (
    <div class="eg-details">
      <MatDetails seat={seat} look={look} open={open} />
    </div>
  );
}
