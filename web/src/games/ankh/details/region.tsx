// A region: its size, everybody's strength there and its parts, and the majorities.
import type { Look } from "../../../game";
import { Icon } from "../../../ui/Icon";
import { Mark } from "../../../ui/Mark";
import { figureName } from "../map/spaces";
import { regionOf } from "../parts";
import { figureIcon, type Seat } from "../pieces/kinds";
import type { Event, ForceView, MajorityView, RegionView, View } from "../view";
import type { About } from "./about";
import { ReconstructedNote, Section, Who } from "./parts";
import { forceText, monumentTitle } from "./texts";

export function RegionDetails({ token, look, open }: { token: number; look: Look<View, Event>; open: (about: About) => void }) {
  const { view, words } = look;
  const region = regionOf(view, token);
  if (!region) return null;
  const { land, forces, majorities } = region;
  return (
    <>
      <p>
        {words.label("region-size", { token, size: land.length })}{" "}
        {words.label(forces.length === 0 ? "region-empty" : forces.length === 1 ? "region-dominance" : "region-battle")}
      </p>
      {forces.length > 0 && (
        <Section title={words.label("strengths")}>
          <ul class="ank-rows">
            {forces.map((force) => (
              <Force key={force.seat} force={force} look={look} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.label("majorities")}>
        <ul class="ank-rows">
          {majorities.map((majority) => (
            <Majority key={majority.monument} majority={majority} look={look} />
          ))}
          {majorities.length === 0 && <li class="none">{words.label("no-majorities")}</li>}
        </ul>
      </Section>
      <Pieces region={region} look={look} open={open} />
      <ReconstructedNote look={look} topic="region" />
    </>
  );
}

/** The pieces in the region. On the map a pointer opens them; the keyboard reaches them from here. */
function Pieces({ region: { land, water }, look: { view, words }, open }: { region: RegionView; look: Look<View, Event>; open: (about: About) => void }) {
  const here = new Set([...land, ...water]);
  const figures = view.figures.filter(({ hex }) => here.has(hex));
  const monuments = view.monuments.filter(({ hex }) => here.has(hex));
  if (figures.length + monuments.length === 0) return null;
  return (
    <Section title={words.label("pieces")}>
      <ul class="ank-pieces">
        {figures.map((figure) => (
          <Piece
            key={figure.id}
            icon={figureIcon(figure.kind, figure.god)}
            seat={figure.seat}
            text={words.label("piece-at", { pieces: [figureName(figure, words)], hex: figure.hex })}
            open={() => open({ of: "figure", id: figure.id })}
          />
        ))}
        {monuments.map((monument) => (
          <Piece
            key={monument.hex}
            icon={monument.monument}
            seat={monument.seat}
            text={words.label("piece-at", { pieces: [monumentTitle(monument, words)], hex: monument.hex })}
            open={() => open({ of: "monument", hex: monument.hex })}
          />
        ))}
      </ul>
    </Section>
  );
}

function Piece({ icon, seat, text, open }: { icon: string; seat: Seat | null; text: string; open: () => void }) {
  return (
    <li>
      <button type="button" class="ank-piece" onClick={open}>
        <Icon name={icon} />
        {seat && <Mark seat={seat} />}
        <span>{text}</span>
      </button>
    </li>
  );
}

/** «3 figures + 2 Temple-Attuned = 5», and the effect that cards could have there. */
function Force({ force, look }: { force: ForceView; look: Look<View, Event> }) {
  const { words } = look;
  const { seat, strength, most, neutralised, fertile, desert } = force;
  return (
    <li class="tall">
      <Who seat={seat} look={look} />
      <b>{most > 0 ? `${strength}–${strength + most}` : strength}</b>
      <p>{forceText(force, words)}</p>
      {neutralised > 0 && <small>{words.label("neutralised", { count: neutralised })}</small>}
      <small>{words.label("terrain-of", { fertile, desert })}</small>
    </li>
  );
}

function Majority({ majority: { monument, seat, count, present }, look }: { majority: MajorityView; look: Look<View, Event> }) {
  const { words } = look;
  return (
    <li class={present ? "" : "dim"}>
      <Icon name={monument} />
      <Who seat={seat} look={look} />
      {!present && <small>{words.label("absent")}</small>}
      <b>{count}</b>
    </li>
  );
}
