// A zone: its action, its entry colours, its content, and the gods beside it.
import type { JSX } from "preact";
import type { Look, Words } from "../../../game";
import { ArtisanCard, NobleCard } from "../pieces/cards";
import { GodFigure } from "../pieces/gods";
import type { Offering, Zone } from "../pieces/kinds";
import { artisanItems } from "../pieces/pictograms";
import { ResourceText } from "../pieces/resource";
import type { Item } from "../pieces/row";
import { OfferingToken } from "../pieces/tokens";
import type { ArtisanView, NileAction, View } from "../view";
import { needTexts } from "./god";
import { abilityText, pointsText } from "./noble";
import { dagger, Pictures, ReconstructedNote, Section, type Topic } from "./parts";

export function ZoneDetails({ zone, look }: { zone: Zone; look: Look<View> }) {
  const Contents = CONTENTS[zone];
  return (
    <>
      <p>{look.words.text(`pharaon-zone-${zone}`)}</p>
      <Entry zone={zone} look={look} />
      <Contents look={look} />
      <Neighbours zone={zone} look={look} />
      <ReconstructedNote look={look} topics={["wheel", zone satisfies Topic, "gods"]} />
    </>
  );
}

/** The entry colours, from this round on. */
function Entry({ zone, look }: { zone: Zone; look: Look<View> }) {
  const { view, words } = look;
  const here = view.zones.find((one) => one.zone === zone);
  if (!here) return null;
  return (
    <Section title={words.label("entry")} mark={dagger(view, "wheel")}>
      <ol class="ph-entry">
        {[here.colour, ...here.later].map((colour, later) => (
          <li key={later} class={later === 0 ? "now" : ""} title={words.title(colour)}>
            <small>{words.label("round-short", { round: view.round + later })}</small>
            <ResourceText kind={colour} shape="pay" />
            <span class="unseen">{words.title(colour)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Neighbours({ zone, look }: { zone: Zone; look: Look<View> }) {
  const { view, words } = look;
  const beside = view.gods.filter(({ zones }) => zones.includes(zone));
  return (
    <Section title={words.label("gods-beside")} mark={dagger(view, "gods")}>
      <ul class="ph-rows">
        {beside.map((god) => (
          <li key={god.god}>
            <svg class="ph-small" viewBox="0 0 48 48" aria-hidden="true">
              <GodFigure god={god.god} x={0} y={0} size={48} />
            </svg>
            <span>{words.label("god-asks", { god: god.god, needs: needTexts(god, look) })}</span>
            <b>{god.points}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const CONTENTS: Record<Zone, (props: { look: Look<View> }) => JSX.Element> = {
  offerings: Offerings,
  nobles: Nobles,
  artisans: Artisans,
  nile: Nile,
  tomb: Tomb,
};

/** The use of each kind of offering, and the number discarded. */
function Offerings({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <Section title={words.title("offerings")}>
      <p class="ph-counts">{words.label("bag", { count: view.bag })}</p>
      <ul class="ph-rows">
        {view.printed.offerings.map(({ offering, points }) => (
          <li key={offering}>
            <svg class="ph-small" viewBox="0 0 40 40" aria-hidden="true">
              <OfferingToken kind={offering} x={1} y={1} size={38} />
            </svg>
            <span>{offeringText(offering, points, words)}</span>
            <small>{words.label("discarded", { count: view.offering_discard[offering] ?? 0 })}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The payments that an offering can make, and its points if it is left over. */
export function offeringText(offering: Offering, points: number, words: Words): string {
  const [sort = "", what = ""] = offering.split("-");
  const use = sort === "res" ? words.label("offering-res", { colour: what }) : sort === "zone" ? words.label("offering-zone", { zone: what }) : "";
  return [use, words.label("offering-worth", { points })].filter(Boolean).join(" ");
}

function Nobles({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <Section title={words.label("face-up")} mark={dagger(view, "nobles")}>
      <p class="ph-counts">{words.label("deck", { count: view.noble_deck })}</p>
      <ul class="ph-rows tall">
        {view.nobles.map(
          (noble, place) =>
            noble && (
              <li key={place}>
                <svg class="ph-thumb" viewBox="0 0 84 116" aria-hidden="true">
                  <NobleCard noble={noble} name={words.title(noble.role)} x={0} y={0} w={84} h={116} />
                </svg>
                <span>
                  <b>{words.title(noble.role)}</b> <small>{words.label(`rhythm-${noble.rhythm}`)}</small>
                  <br />
                  {abilityText(noble, words)} {pointsText(noble, words)}
                </span>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}

function Artisans({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <Section title={words.label("face-up")} mark={dagger(view, "artisans")}>
      <p class="ph-counts">{words.label("deck", { count: view.artisan_deck })}</p>
      <ul class="ph-cards">
        {view.artisans.map(
          (artisan, place) =>
            artisan && (
              <li key={place}>
                <svg viewBox="0 0 64 88" role="img" aria-label={artisanText(artisan, words)}>
                  <ArtisanCard artisan={artisan} x={0} y={0} w={64} h={88} about={artisanText(artisan, words)} />
                </svg>
              </li>
            ),
        )}
      </ul>
    </Section>
  );
}

/** The text of an artisan: its points, and its immediate gain. */
export function artisanText({ points, gain, jars }: ArtisanView, words: Words): string {
  const worth = words.label("artisan-worth", { points });
  const brings = [...gain.map((kind) => words.name(kind)), ...(jars > 0 ? [words.label("a-jar")] : [])];
  return brings.length > 0 ? `${worth} ${words.label("brings", { gains: brings })}` : worth;
}

function Nile({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <Section title={words.label("nile-actions")} mark={dagger(view, "nile")}>
      <ol class="ph-rows numbered">
        {view.printed.nile.map((action, at) => (
          <li key={at}>
            <Pictures items={nileItems(action)} h={22} />
            <span class="unseen">{nileText(action, words)}</span>
          </li>
        ))}
      </ol>
      <p>{words.label("nile-levels")}</p>
      <table class="ph-table">
        <tbody>
          <tr>
            <th scope="row">{words.label("level")}</th>
            {view.printed.nile_points.map((_, level) => (
              <td key={level}>{level}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{words.text("ui-points")}</th>
            {view.printed.nile_points.map((points, level) => (
              <td key={level}>
                <b>{points}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

/** Squares to pay, the gain, and an arrow for each step on the tracks where it may be taken. */
export function nileItems({ cost, gain, jars, arrows, tracks }: NileAction): Item[] {
  const choice = tracks.length === 5 ? [{ res: "any" as const }] : tracks.map((res) => ({ res }));
  return [
    ...cost.map((res): Item => ({ res, shape: "pay" })),
    { icon: "arrow" },
    ...artisanItems({ gain, jars }),
    { text: `+ ${arrows}` },
    { icon: "climb" },
    ...choice,
  ];
}

function nileText({ cost, gain, jars, arrows, tracks }: NileAction, words: Words): string {
  const brings = [...gain.map((kind) => words.name(kind)), ...(jars > 0 ? [words.label("a-jar")] : [])];
  return words.label("nile-action", { cost, gains: brings, count: arrows, tracks });
}

function Tomb({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <Section title={words.label("tomb-spaces")} mark={dagger(view, "tomb")}>
      <ol class="ph-rows numbered">
        {view.printed.tomb.map(({ cost, points }, at) => (
          <li key={at}>
            <Pictures items={cost.map((res) => ({ res, shape: "pay" }))} h={20} />
            <span class="unseen">{cost.map((colour) => words.name(colour)).join(", ")}</span>
            <b>{points}</b>
          </li>
        ))}
      </ol>
      <p>{words.label("succession", { ...view.printed.succession, points: view.printed.tokens.pharaoh })}</p>
    </Section>
  );
}
