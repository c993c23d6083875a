// The card of a god: portrait, power, and two things to remember. The viewer's own card opens the game.
import { useState } from "preact/hooks";
import type { Look } from "../../game";
import { SEATS } from "../../seat";
import { Mark } from "../../ui/Mark";
import { godText, playerOf, seatsOf } from "./details/texts";
import { supplyText, troopsText } from "./facts";
import "./god-card.css";
import { GODS, type God, type Seat } from "./pieces/kinds";
import { Portrait } from "./pieces/portraits";
import type { Event, View } from "./view";

/** The card that is shown once when a game begins: the viewer's god, and on demand the others. Before gods are chosen, all of them. */
export function Opening(look: Look<View, Event>) {
  const { view, words, you } = look;
  const [others, showOthers] = useState(false);
  const own = playerOf(view, you)?.god ?? null;
  if (own === null) return <GodList gods={GODS} title={words.label("before-gods")} look={look} />;
  const rest = view.players.flatMap(({ god }) => (god !== null && god !== own ? [god] : []));
  return (
    <>
      {others ? <GodList gods={rest} title={words.label("other-gods")} look={look} /> : <GodCard god={own} look={look} />}
      <button type="button" class="btn quiet" onClick={() => showOthers(!others)}>
        {words.label(others ? "own-god" : "other-gods")}
      </button>
    </>
  );
}

function seatOf(god: God, { players }: View): Seat | null {
  return SEATS[players.findIndex((player) => player.god === god)] ?? null;
}

export function GodCard({ god, look }: { god: God; look: Look<View, Event> }) {
  const { view, words, you } = look;
  const seat = seatOf(god, view);
  const player = playerOf(view, seat);
  const { last_red: red, top, forget_after: conflict, merge_after: merge, merges } = view.printed;
  return (
    <article class={`ank-card-god ${seat ? `s-${seat}` : ""}`}>
      <div class="ank-card-art">
        <Portrait god={god} seat={seat} />
        {seat && <Mark seat={seat} />}
      </div>
      <div class="ank-card-text">
        {seat && <p class="ank-card-who">{seat === you ? words.label("you-are") : words.label("god-of", { seat: seatsOf(view, seat)[0] })}</p>}
        <h3>{words.title(god)}</h3>
        <p class="ank-card-lead">{words.label(`god-power-${god}`)}</p>
        <p>{godText(god, words)}</p>
        <p>{words.label(`god-tip-${god}`)}</p>
        <dl>
          {player && player.fortune === "worshipped" && (
            <div>
              <dt>{words.label("at-start")}</dt>
              <dd>
                {troopsText(player, look)}; {words.label("row-supply").toLowerCase()}: {supplyText(player, words)}
              </dd>
            </div>
          )}
          <div>
            <dt>{words.label("remember")}</dt>
            <dd>
              {merges && view.conflicts < merge && `${words.label("about-merge", { conflict: merge })} `}
              {view.conflicts < conflict && `${words.label("remember-line", { conflict, red })} `}
              {words.label("remember-top", { top })}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

/** Several gods below one another, each with its power. */
function GodList({ gods, title, look: { view, words, names } }: { gods: readonly God[]; title: string; look: Look<View, Event> }) {
  return (
    <section class="ank-god-list">
      <h3>{title}</h3>
      <ul>
        {gods.map((god) => {
          const seat = seatOf(god, view);
          return (
            <li key={god}>
              <Portrait god={god} seat={seat} />
              <div>
                <h4>
                  {words.title(god)} {seat && <small>{names[seat]}</small>}
                </h4>
                <p class="ank-card-lead">{words.label(`god-power-${god}`)}</p>
                <p>{godText(god, words)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
