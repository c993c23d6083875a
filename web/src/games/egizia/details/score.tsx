// The score track: the ranking, the sources of the points, and the points that would be added at the end.
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { explain } from "../../../ui/explain";
import { plain, signed } from "../../../ui/numbers";
import type { Owner } from "../pieces/kinds";
import { Scarab } from "../pieces/tokens";
import type { View } from "../view";
import { Marks, Section, Who } from "./parts";
import { LINES } from "./sheet";

export function ScoreDetails({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <>
      <p>{words.label("about-track")}</p>
      <Section title={words.label("track-order")}>
        <ol class="eg-rows">
          {view.track.map((seat) => {
            const player = view.players[SEATS.indexOf(seat)];
            return (
              <li key={seat}>
                <Who seat={seat} look={look} />
                {player && player.scarab > 0 && (
                  <svg class="eg-scarab-text" viewBox="0 0 40 20" role="img" aria-label={words.label("scarab-of", { points: player.scarab })}>
                    <Scarab value={player.scarab} x={0} y={0} size={20} />
                  </svg>
                )}
                <b>{player && plain(player.score)}</b>
              </li>
            );
          })}
        </ol>
      </Section>
      {view.players.some(({ sheet }) => Object.values(sheet).some((points) => points !== 0)) && (
        <Lines look={look} title={words.label("score-now")} of="sheet" />
      )}
      {view.players.some(({ prospect }) => Object.keys(prospect).length > 0) && <Lines look={look} title={words.label("at-the-end")} of="prospect" />}
    </>
  );
}

/** A line for each source of points, a column for each seat. */
function Lines({ look, title, of }: { look: Look<View>; title: string; of: "sheet" | "prospect" }) {
  const { view, words } = look;
  // Sources without points so far are left out; the projection lists all of them.
  const lines = LINES.filter(([id]) => view.players.some((player) => (of === "sheet" ? player.sheet[id] !== 0 : player.prospect[id] !== undefined)));
  return (
    <Section title={title}>
      <div class="eg-scroll">
        <table class="eg-table lines">
          <thead>
            <tr>
              <th>
                <span class="unseen">{words.text("ui-points")}</span>
              </th>
              {view.players.map((_, at) => (
                <th key={at} scope="col">
                  <Marks seats={[SEATS[at] as Owner]} look={look} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([id, rule]) => (
              <tr key={id} {...explain({ name: words.title(id), text: words.label(`sheet-${id}`), rule })}>
                <th scope="row">{words.title(id)}</th>
                {view.players.map((player, at) => {
                  const points = player[of][id];
                  return <td key={at}>{points === undefined ? "?" : points === 0 ? "–" : signed(points)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
