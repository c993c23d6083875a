// The score of a player if the game ended now, line by line.
import type { Look } from "../../../game";
import { GodFigure } from "../pieces/gods";
import type { Owner } from "../pieces/kinds";
import type { OwnNoble, View } from "../view";
import { LINES, someone } from "./counts";
import { Section } from "./parts";

export function ScoreDetails({ owner, look }: { owner: Owner; look: Look<View> }) {
  const { view, words } = look;
  const one = someone(view, owner);
  if (!one) return null;
  const nobles = owner === "traitor" ? [] : (one.nobles as OwnNoble[]);
  return (
    <>
      <p>{words.label("score-now")}</p>
      <table class="ph-table lines">
        <tbody>
          {LINES.map(([id, field]) => (
            <tr key={id}>
              <th scope="row">{words.title(id)}</th>
              <td>{one.sheet[field]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.label("total")}</th>
            <td>{one.score}</td>
          </tr>
        </tfoot>
      </table>
      {one.gods.length > 0 && (
        <Section title={words.title("gods")}>
          <ul class="ph-rows">
            {view.gods
              .filter(({ god }) => one.gods.includes(god))
              .map(({ god, points }) => (
                <li key={god}>
                  <svg class="ph-small" viewBox="0 0 48 48" aria-hidden="true">
                    <GodFigure god={god} x={0} y={0} size={48} />
                  </svg>
                  <span>{words.title(god)}</span>
                  <b>{points}</b>
                </li>
              ))}
          </ul>
        </Section>
      )}
      {nobles.length > 0 && (
        <Section title={words.title("nobles")}>
          <ul class="ph-rows">
            {nobles.map((noble) => (
              <li key={noble.noble}>
                <span>{words.title(noble.role)}</span>
                <b>{noble.worth}</b>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
