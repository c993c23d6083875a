// A building site: the ships there, the free building spaces, their costs and points.
import type { JSX } from "preact";
import type { Look } from "../../../game";
import { SEATS } from "../../../seat";
import { Icon } from "../../../ui/Icon";
import { BUILDING_ICONS, type Building, type Owner, type Site } from "../pieces/kinds";
import { CrewMark, GraveTile } from "../pieces/tokens";
import type { PartView, RowView, SiteView, View } from "../view";
import { dagger, Marks, ReconstructedNote, Section, type Topic, Who } from "./parts";

const TOPICS: Record<Site, readonly Topic[]> = { "site-sphinx": ["sphinx"], "site-obelisk": ["obelisk", "graves"], "site-pyramid": ["pyramid", "temple"] };

export function SiteDetails({ site, look }: { site: Site; look: Look<View> }) {
  const { view, words } = look;
  const here = view.sites.find((one) => one.site === site);
  const Buildings = BUILDINGS[site];
  if (!here) return null;
  return (
    <>
      <p>{words.label(`about-${site}`, { ...view.printed.sphinx_build })}</p>
      <Places site={here} look={look} />
      <Ready look={look} />
      <Buildings look={look} />
      <ReconstructedNote look={look} topics={TOPICS[site]} />
    </>
  );
}

/** The order in which ships build. */
function Places({ site, look }: { site: SiteView; look: Look<View> }) {
  const { words } = look;
  return (
    <Section title={words.label("places")}>
      <ol class="eg-places">
        {site.places.map((seat, at) => (
          <li key={at}>
            <b>{at + 1}</b> {seat ? <Who seat={seat} look={look} /> : <span class="none">{words.label("place-free")}</span>}
          </li>
        ))}
        {site.substitute && (
          <li>
            <Icon name="substitute" /> <Who seat={site.substitute} look={look} /> <small>{words.label("substitute")}</small>
          </li>
        )}
      </ol>
    </Section>
  );
}

/** The viewer's means of building. */
function Ready({ look }: { look: Look<View> }) {
  const { view, words, you } = look;
  const player = you === null ? undefined : view.players[SEATS.indexOf(you)];
  if (!player) return null;
  const crews = player.crews.filter(({ used }) => !used);
  return (
    <Section title={words.label("ready-crews")}>
      <p class="eg-line">
        {crews.map(({ crew, strength }) => (
          <span key={crew} class="eg-who">
            <svg class="eg-small" viewBox="0 0 28 28" aria-hidden="true">
              <CrewMark crew={crew} x={0} y={0} size={28} />
            </svg>
            {words.label("short-crew", { crew })} <b>{strength}</b>
          </span>
        ))}
        <span class="eg-who">
          <Icon name="stone" />
          {words.title("stones")} <b>{player.stones}</b>
        </span>
      </p>
    </Section>
  );
}

const BUILDINGS: Record<Site, (props: { look: Look<View> }) => JSX.Element> = { "site-sphinx": Sphinx, "site-obelisk": Obelisk, "site-pyramid": Pyramid };

function Heading({ building, look, topic }: { building: Building; look: Look<View>; topic: Topic }) {
  const mark = dagger(look.view, topic);
  return (
    <h3>
      <Icon name={BUILDING_ICONS[building]} /> {look.words.title(building)}
      {mark && <span class="eg-dagger">{mark}</span>}
    </h3>
  );
}

function Sphinx({ look }: { look: Look<View> }) {
  const { view, words } = look;
  return (
    <>
      <p>{words.label("deck-of", { count: view.sphinx_deck })}</p>
      {view.known.length > 0 && (
        <Section title={words.label("known-cards")}>
          <ul class="eg-rows">
            {view.known.map(({ place, card }) => (
              <li key={place}>
                <span>{words.label("sphinx-card", { card })}</span>
                <small>{words.label("known-place", { number: place })}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Obelisk({ look }: { look: Look<View> }) {
  const { view, words } = look;
  const open = view.graves.filter(({ value, owner }) => value !== null && owner === null);
  return (
    <>
      <section>
        <Heading building="obelisk" look={look} topic="obelisk" />
        <Rows rows={view.obelisk} look={look} />
      </section>
      <section>
        <Heading building="graves" look={look} topic="graves" />
        <p>{words.label("taken-of", { count: view.graves.filter(({ owner }) => owner !== null).length, most: view.graves.length })}</p>
        {open.length > 0 && (
          <p class="eg-line">
            {words.label("open-graves")}
            {open.map(({ value, open: next }, at) => (
              <svg key={at} class="eg-stela" viewBox="0 0 26 32" role="img" aria-label={`${value}${next ? `, ${words.label("next")}` : ""}`}>
                <GraveTile value={value} open={next} x={0} y={0} w={26} h={32} />
              </svg>
            ))}
          </p>
        )}
      </section>
      <Section title={words.label("grave-table")}>
        <ul class="eg-rows">
          {view.printed.grave_points.map(({ from, points }) => (
            <li key={from}>
              <span>{words.label("sum-from", { number: from })}</span>
              <b>{points}</b>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Pyramid({ look }: { look: Look<View> }) {
  const { view } = look;
  return (
    <>
      <section>
        <Heading building="pyramid" look={look} topic="pyramid" />
        <Rows rows={view.pyramid} look={look} />
      </section>
      <section>
        <Heading building="temple" look={look} topic="temple" />
        <ul class="eg-rows">
          {view.temple.map((part) => (
            <Part key={part.part} part={part} look={look} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Part({ part: { part, values, spaces, open }, look }: { part: PartView; look: Look<View> }) {
  const { words } = look;
  const built = spaces.filter((seat) => seat !== null);
  const state = built.length === spaces.length ? "full" : open ? null : "closed";
  const next = values[built.length];
  return (
    <li>
      <span>{words.title(part)}</span>
      <Marks seats={built} look={look} />
      {state ? <small>{words.label(state)}</small> : <small>{words.label("value-of", { number: next })}</small>}
    </li>
  );
}

/** The rows, from the top down. */
function Rows({ rows, look }: { rows: readonly RowView[]; look: Look<View> }) {
  const { words } = look;
  return (
    <ul class="eg-rows">
      {rows
        .map((row, at) => ({ ...row, number: at + 1 }))
        .reverse()
        .map(({ value, spaces, open, number }) => {
          const built = spaces.filter((seat): seat is Owner => seat !== null);
          const full = built.length === spaces.length;
          return (
            <li key={number} class={open ? "now" : ""}>
              <span>
                {words.label("row-of", { row: number })} <small>{words.label("value-of", { number: value })}</small>
              </span>
              <Marks seats={built} look={look} />
              <small>{full ? words.label("full") : words.label("taken-of", { count: built.length, most: spaces.length })}</small>
            </li>
          );
        })}
    </ul>
  );
}
