// The wheel in the rounds to come, the pyramid of time with its rewards, and the jars.
import type { Look } from "../../../game";
import { range } from "../../../ui/draw";
import { rewardItems } from "../pieces/pictograms";
import { ResourceText } from "../pieces/resource";
import { JarTile } from "../pieces/tokens";
import type { View } from "../view";
import { dagger, Pictures, ReconstructedNote, Section } from "./parts";

/** The entry colour of each zone, in this round and the later ones. */
export function WheelDetails({ look }: { look: Look<View> }) {
  const { view, words } = look;
  const rounds = range(1 + (view.zones[0]?.later.length ?? 0)).map((later) => Math.max(1, view.round) + later);
  return (
    <>
      <p>{words.label("wheel-turns", { direction: view.direction })}</p>
      <div class="ph-scroll">
        <table class="ph-table">
          <thead>
            <tr>
              <th />
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {words.label("round-short", { round })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.zones.map(({ zone, colour, later }) => (
              <tr key={zone}>
                <th scope="row">{words.title(zone)}</th>
                {[colour, ...later].map((entry, at) => (
                  <td key={at} class={`ph-entered ${at === 0 ? "now" : ""}`} title={words.title(entry)}>
                    <ResourceText kind={entry} shape="pay" />
                    <span class="unseen">{words.title(entry)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ReconstructedNote look={look} topics={["wheel"]} />
    </>
  );
}

export function PyramidDetails({ look }: { look: Look<View> }) {
  const { view, words } = look;
  const rows = view.printed.pyramid.map((fields, row) => ({ fields, row })).reverse();
  const most = Math.max(...view.printed.pyramid.map((fields) => fields.length));
  const kinds = ["first-player", "basic", "silver", "offering"] as const;
  return (
    <>
      <p>{words.text("pharaon-pyramid")}</p>
      <div class="ph-scroll">
        <table class="ph-table pyramid">
          <tbody>
            {rows.map(({ fields, row }) => (
              <tr key={row}>
                <th scope="row">{words.label("row", { row: row + 1 })}</th>
                {range(most).map((field) => (
                  <td key={field} class={fields[field] ? "field" : ""}>
                    {fields[field] && <Pictures items={rewardItems(fields[field])} h={20} />}
                    <span class="unseen">{fields[field]?.map((reward) => words.label(`reward-${reward}`)).join(", ")}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Section title={words.label("rewards")} mark={dagger(view, "pyramid")}>
        <ul class="ph-rows">
          {kinds.map((reward) => (
            <li key={reward}>
              <Pictures items={rewardItems([reward])} h={22} />
              <span>{words.label(`reward-${reward}`)}</span>
            </li>
          ))}
        </ul>
      </Section>
      <ReconstructedNote look={look} topics={["pyramid"]} />
    </>
  );
}

export function JarDetails({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <>
      <p>{words.text("pharaon-jars")}</p>
      <Section title={words.label("face-up")} mark={dagger(view, "jars")}>
        <ul class="ph-cards">
          {view.jars.map(({ jar, top, bottom }) => (
            <li key={jar}>
              <svg viewBox="0 0 64 74" role="img" aria-label={[...top, bottom].map((colour) => words.title(colour)).join(", ")}>
                <JarTile top={top} bottom={bottom} x={1} y={0} size={62} />
              </svg>
            </li>
          ))}
          {view.jars.length === 0 && <li class="none">{words.text("ui-none")}</li>}
        </ul>
      </Section>
      <ul class="ph-rows">
        <li>
          <span>{words.text("ui-draw-pile")}</span>
          <b>{view.jar_pile}</b>
        </li>
        <li>
          <span>{words.text("ui-discard-pile")}</span>
          <b>{view.jar_discard}</b>
        </li>
      </ul>
      <ReconstructedNote look={look} topics={["jars"]} />
    </>
  );
}
