// A figure or monument on the map: its kind, its owner, and its current state.
import type { Look } from "../../../game";
import { abilityOf } from "../map/spaces";
import { monumentAt, regionAt } from "../parts";
import { figureIcon } from "../pieces/kinds";
import type { Event, FigureView, View } from "../view";
import { Large, Who } from "./parts";

export function FigureDetails({ id, look }: { id: number; look: Look<View, Event> }) {
  const { view, words } = look;
  const figure = view.figures.find((one) => one.id === id);
  if (!figure) return null;
  return (
    <Large icon={figureIcon(figure.kind, figure.god)}>
      <p class="ank-line">
        <Who seat={figure.seat} look={look} />
      </p>
      <p>{abilityOf(figure, view, words)}</p>
      {states(figure).map((state) => (
        <p key={state} class="ank-note">
          {words.label(`is-${state}`)}
        </p>
      ))}
      {figure.strikes.length > 0 && <p class="ank-note">{words.label("strikes", { count: figure.strikes.length })}</p>}
    </Large>
  );
}

function states(figure: FigureView): string[] {
  return (["radiant", "flooded", "moved", "neutralised"] as const).filter((state) => figure[state]);
}

export function MonumentDetails({ hex, look }: { hex: string; look: Look<View, Event> }) {
  const { view, words } = look;
  const found = monumentAt(view, hex);
  if (!found) return null;
  const { monument, seat } = found;
  const region = regionAt(view, hex);
  const majority = region?.majorities.find((one) => one.monument === monument);
  return (
    <Large icon={monument}>
      <p class="ank-line">{seat ? <Who seat={seat} look={look} /> : words.label("neutral")}</p>
      <p>{words.text(`ankh-monument-${monument}`)}</p>
      {region && majority && <p class="ank-note">{words.label("majority-in", { token: region.token, monument, seat: majority.seat })}</p>}
      {region && !majority && <p class="ank-note">{words.label("no-majority", { token: region.token, monument })}</p>}
    </Large>
  );
}
