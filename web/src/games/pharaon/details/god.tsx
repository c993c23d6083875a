// A god: its requirements on both sides of its border, and the players who meet them.
import { Fragment } from "preact";
import type { Look } from "../../../game";
import { isSeat } from "../../../seat";
import { Mark } from "../../../ui/Mark";
import { GodFigure } from "../pieces/gods";
import { type God, type Owner, ZONE_ICONS } from "../pieces/kinds";
import type { GodView, View } from "../view";
import { countIn, owners, someone } from "./counts";
import { dagger, Pictures, ReconstructedNote } from "./parts";

export function GodDetails({ god, look }: { god: God; look: Look<View> }) {
  const { view, words } = look;
  const shown = view.gods.find((one) => one.god === god);
  if (!shown) return null;
  return (
    <>
      <div class="ph-god-head-line">
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <GodFigure god={god} x={0} y={0} size={48} />
        </svg>
        <p>
          {words.label("god-asks", { god, needs: needTexts(shown, look) })}
          <span class="ph-dagger">{dagger(view, "gods")}</span> {words.label("god-worth", { points: shown.points })}
        </p>
      </div>
      <div class="ph-scroll">
        <table class="ph-table">
          <thead>
            <tr>
              <th />
              {shown.zones.map((zone, side) => (
                <th key={side} scope="col">
                  <Pictures items={[{ icon: ZONE_ICONS[zone] }, { text: String(shown.conditions[side]?.need ?? "") }]} h={18} />
                  <span class="unseen">{words.title(zone)}</span>
                </th>
              ))}
              <th scope="col">{words.text("ui-points")}</th>
            </tr>
          </thead>
          <tbody>
            {owners(view).map((owner) => (
              <Line key={owner} owner={owner} god={shown} look={look} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="ph-note">{words.label("god-once")}</p>
      <ReconstructedNote look={look} topics={["gods"]} />
    </>
  );
}

function Line({ owner, god, look }: { owner: Owner; god: GodView; look: Look<View> }) {
  const one = someone(look.view, owner);
  if (!one) return null;
  const met = one.gods.includes(god.god);
  return (
    <tr class={met ? "met" : ""}>
      <th scope="row">
        <Who owner={owner} look={look} />
      </th>
      {god.zones.map((zone, side) => {
        const [has, need] = [countIn(zone, one), god.conditions[side]?.need ?? 0];
        return <td key={side}>{owner === "traitor" ? "–" : <Fraction has={has} need={need} />}</td>;
      })}
      <td>{met ? <b>{god.points}</b> : "–"}</td>
    </tr>
  );
}

function Fraction({ has, need }: { has: number; need: number }) {
  return (
    <Fragment>
      {has >= need ? <b>{has}</b> : has} <small>/ {need}</small>
    </Fragment>
  );
}

/** The mark and name of a seat or of the Traitor. */
export function Who({ owner, look }: { owner: Owner; look: Look<View> }) {
  return isSeat(owner) ? (
    <span class="ph-who">
      <Mark seat={owner} />
      {look.names[owner] ?? owner}
    </span>
  ) : (
    <span class="ph-who">
      <svg class={`mk s-${owner}`} viewBox="0 0 24 24" aria-hidden="true">
        <rect class="mk-bg" x=".75" y=".75" width="22.5" height="22.5" rx="6" />
        <use href={`#mark-${owner}`} x="5" y="5" width="14" height="14" />
      </svg>
      {look.words.title(owner)}
    </span>
  );
}

/** The requirements of a god, one phrase for each side. */
export function needTexts(god: GodView, { words }: Look<View>): string[] {
  return god.zones.map((zone, side) => words.label(`need-${zone}`, { count: god.conditions[side]?.need ?? 0 }));
}
