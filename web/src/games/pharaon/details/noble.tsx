// A noble in large: its ability and its points, in words.
import type { Look, Words } from "../../../game";
import { Icon } from "../../../ui/Icon";
import { NobleCard } from "../pieces/cards";
import { RHYTHM_ICONS } from "../pieces/kinds";
import type { Gain, NobleView, OwnNoble, View } from "../view";
import { ReconstructedNote } from "./parts";

export function NobleDetails({ noble, look }: { noble: NobleView | OwnNoble; look: Look<View> }) {
  const { words } = look;
  const own = "tired" in noble ? noble : null;
  return (
    <>
      <div class="ph-noble">
        <svg viewBox="0 0 168 230" aria-hidden="true">
          <NobleCard noble={noble} name={words.title(noble.role)} x={0} y={0} w={168} h={230} />
        </svg>
        <div>
          <p class="ph-rhythm">
            <Icon name={RHYTHM_ICONS[noble.rhythm]} />
            {words.label(`rhythm-${noble.rhythm}`)}
          </p>
          <p>{abilityText(noble, words)}</p>
          <p>{pointsText(noble, words)}</p>
          {own && (
            <p>
              <b>{words.label("worth-now", { points: own.worth })}</b>
            </p>
          )}
          {own?.tired && <p>{words.label("tired")}</p>}
        </div>
      </div>
      <ReconstructedNote look={look} topics={["nobles"]} />
    </>
  );
}

/** The ability of a noble, as a sentence. */
export function abilityText(noble: NobleView, words: Words): string {
  const { ability, zone, colours, gain } = noble;
  if (ability === "gain") return words.label("ability-gain", { gains: gain ? gainTexts(gain, words) : [] });
  return words.label(`ability-${ability}`, { ...(zone ? { zone } : {}), ...(colours ? { colours } : {}) });
}

function gainTexts(gain: Gain, words: Words): string[] {
  const parts = ["nile", "artisans", "tomb", "silver", "offerings"] as const;
  return parts.filter((part) => gain[part] > 0).map((part) => words.label(`gain-${part}`, { count: gain[part] }));
}

/** The points of a noble at the end, as a sentence. */
export function pointsText(noble: NobleView, words: Words): string {
  const per = noble.per.map(({ each, points }) => words.label(`each-${each}`, { points, ...(noble.zone ? { zone: noble.zone } : {}) }));
  const base = noble.points > 0 || per.length === 0 ? [words.label("worth", { points: noble.points })] : [];
  return words.label("at-the-end", { parts: [...base, ...per] });
}

/** The full text about a noble, for tooltips and screen readers. */
export function nobleText(noble: NobleView, words: Words): string {
  return [`${words.title(noble.role)}. ${words.label(`rhythm-${noble.rhythm}`)}.`, abilityText(noble, words), pointsText(noble, words)].join("\n");
}
