// Feeding: the need of the crews, the grain of the fields, and the cost of hunger at each place of the water ring.
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { signed } from "../../../ui/numbers";
import { feedingText } from "../balance";
import { FieldPicture } from "../hand";
import { FLOOD, type Owner, type Ring } from "../pieces/kinds";
import { CrewMark, WaterMark } from "../pieces/tokens";
import type { PlayerView, View } from "../view";
import { Marks, Section, Who } from "./parts";
import { fieldText } from "./texts";

/** The points that feeding would cost with the ring at this place, without the use of cards. */
export function hungerAt({ need, fields, penalty }: PlayerView, ring: Ring, { printed }: View): number {
  const irrigates = printed.water.find((place) => place.ring === ring)?.irrigates ?? [];
  const grain = fields.filter(({ colour }) => irrigates.includes(colour)).reduce((sum, { value }) => sum + value, 0);
  return -Math.max(0, need - grain) * penalty;
}

export function FeedingDetails({ seat, look }: { seat: Owner; look: Look<View> }) {
  const { view, words } = look;
  const player = view.players[SEATS.indexOf(seat)];
  if (!player) return null;
  return (
    <>
      <p>{words.label("about-feeding")}</p>
      <p>
        <b>{feedingText(seat, player, look)}</b>
      </p>
      <Section title={words.label("crews-need")}>
        <ul class="eg-rows">
          {player.crews.map(({ crew, strength }) => (
            <li key={crew}>
              <svg class="eg-small" viewBox="0 0 28 28" aria-hidden="true">
                <CrewMark crew={crew} x={0} y={0} size={28} />
              </svg>
              <span>{words.title(crew)}</span>
              <b>{strength}</b>
            </li>
          ))}
          <li class="total">
            <span>{words.text("ui-total")}</span>
            <b>{player.need}</b>
          </li>
        </ul>
      </Section>
      <Section title={words.label("fields-bring")}>
        <ul class="eg-rows">
          {player.fields.map((field) => (
            <li key={field.card} class={field.irrigated ? "" : "dry"}>
              <span class="eg-small">
                <FieldPicture field={{ ...field, card: null }} />
              </span>
              <span>{fieldText(field, words)}</span>
              <b>{field.irrigated ? field.value : 0}</b>
            </li>
          ))}
          <li class="total">
            <span>{words.text("ui-total")}</span>
            <b>{player.grain}</b>
          </li>
        </ul>
      </Section>
      <p>{words.label("penalty", { points: -player.penalty })}</p>
      <Forecast look={look} seats={[seat]} />
    </>
  );
}

export function RingDetails({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <>
      <p>{words.label("about-ring")}</p>
      <ul class="eg-rows">
        {view.printed.water.map(({ ring, irrigates }) => (
          <li key={ring} class={ring === view.ring ? "now" : ""}>
            <svg class="eg-small" viewBox="0 0 24 24" aria-hidden="true">
              <WaterMark level={FLOOD[ring]} x={0} y={0} size={24} />
            </svg>
            <span>{words.label("water-level", { ring, colours: irrigates })}</span>
          </li>
        ))}
      </ul>
      <Forecast look={look} seats={SEATS.slice(0, view.players.length) as Owner[]} />
    </>
  );
}

/** The cost of feeding for each seat at each place of the ring. */
function Forecast({ look, seats }: { look: Look<View>; seats: readonly Owner[] }) {
  const { view, words } = look;
  return (
    <Section title={words.label("by-ring")}>
      <table class="eg-table">
        <thead>
          <tr>
            <th>
              <span class="unseen">{words.text("ui-player")}</span>
            </th>
            {view.printed.water.map(({ ring }) => (
              <th key={ring} scope="col" class={ring === view.ring ? "now" : ""}>
                {words.title(ring)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <tr key={seat}>
              <th scope="row">{seats.length > 1 ? <Marks seats={[seat]} look={look} /> : <Who seat={seat} look={look} />}</th>
              {view.printed.water.map(({ ring }) => {
                const player = view.players[SEATS.indexOf(seat)];
                return (
                  <td key={ring} class={ring === view.ring ? "now" : ""}>
                    {player && signed(hungerAt(player, ring, view))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
