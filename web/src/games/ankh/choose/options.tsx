// The answers that are given beside the map: each with its picture, name, effect and cost.
import type { ComponentChildren } from "preact";
import type { Look, Move } from "../../../game";
import { Glyph } from "../../../ui/Icon";
import { effectText } from "../details/notes";
import { playerOf } from "../details/texts";
import { offerOf, parse, shapeOf } from "../parts";
import { FigureToken, Silhouette } from "../pieces/figures";
import { ACTIONS, type Card, cardIcon, type God, type Kind, type Monument, type Power, type Seat } from "../pieces/kinds";
import { Portrait } from "../pieces/portraits";
import { AnkhToken, MonumentToken } from "../pieces/tokens";
import type { Event, View } from "../view";

export interface Option {
  move: Move;
  title: string;
  text: string;
  /** The cost in followers. */
  cost: number;
  /** The number of pieces left; null where they are not counted. */
  count: number | null;
  picture: (size: number) => ComponentChildren;
}

/** Answers that only the prompt bar offers. */
const PLAIN = new Set(["done", "decline"]);

/** The moves that are made in the side panel. */
export function sideMoves(legal: Iterable<Move>): Move[] {
  return [...legal].filter((move) => {
    const [verb] = parse(move);
    return shapeOf(move) === null && !PLAIN.has(verb) && !ACTIONS.some((action) => action === verb);
  });
}

export function optionOf(move: Move, look: Look<View, Event>): Option {
  const [verb, noun] = parse(move);
  const { words, view } = look;
  const cost = Math.max(0, -(offerOf(view, move)?.followers ?? 0));
  const plain = { move, cost, count: null, title: words.move(move), text: effectText(move, look) };
  const named = () => ({ ...plain, title: words.title(noun) });
  switch (verb) {
    case "god":
      return { ...named(), picture: (size) => <Portrait god={noun as God} seat={null} size={size} /> };
    case "guardian":
      return { ...named(), picture: silhouette(noun as Kind) };
    case "adopt":
      return { ...plain, picture: silhouette(noun as Kind) };
    case "power":
      return { ...named(), picture: glyph(`power-${noun}`) };
    case "card":
      return { ...named(), picture: glyph(cardIcon(noun as Card)) };
    case "call":
      return { ...named(), count: poolOf(noun, look), picture: called(noun, look) };
    case "build":
      return {
        ...named(),
        text: words.label("build-supply", { count: view.supply.monuments[noun] ?? 0 }),
        picture: (size) => <MonumentToken monument={noun as Monument} seat={ownSeat(look)} x={0} y={0} size={size} />,
      };
    case "trap":
      return { ...plain, picture: (size) => <FigureToken kind="warrior" seat={noun as Seat} x={0} y={0} size={size} /> };
    default:
      return { ...plain, picture: glyph(ICONS[verb] ?? "arrow") };
  }
}

const ICONS: Record<string, string> = {
  scenario: "regions",
  by: "act-summon",
  announce: "double",
  tiebreak: "tiebreak",
  sun: "radiance",
  lift: "underworld",
  worship: "power-worshipful",
};

function glyph(name: string): Option["picture"] {
  return (size) => <Glyph name={name} x={0} y={0} size={size} class="ankp-ink" />;
}

function silhouette(kind: Kind): Option["picture"] {
  return (size) => <Silhouette kind={kind} x={0} y={0} size={size} class="ankp-ink" />;
}

function ownSeat({ view, you }: Look<View, Event>): Seat | null {
  return playerOf(view, you)?.entity ?? null;
}

function called(noun: string, look: Look<View, Event>): Option["picture"] {
  const seat = ownSeat(look);
  const kind = (noun === "captive" ? "warrior" : noun) as Kind;
  return seat ? (size) => <FigureToken kind={kind} seat={seat} x={0} y={0} size={size} /> : silhouette(kind);
}

function poolOf(noun: string, { view, you }: Look<View, Event>): number | null {
  const player = playerOf(view, you);
  if (!player) return null;
  if (noun === "captive") return player.trapped;
  return noun === "warrior" ? player.warriors : player.guardians.filter((guardian) => guardian === noun).length;
}

/** The seats that have a power, as tokens side by side that end at x. */
export function Owners({ power, view, x, y, size }: { power: Power; view: View; x: number; y: number; size: number }) {
  return (
    <>
      {ownersOf(power, view).map((seat, at) => (
        <AnkhToken key={seat} seat={seat} x={x - size - at * size * 0.87} y={y} size={size} />
      ))}
    </>
  );
}

/** Merged gods are listed once. */
export function ownersOf(power: Power, view: View): Seat[] {
  const living = new Set(view.devotion);
  return view.players.flatMap(({ powers, entity }, at) => ("abcde"[at] === entity && living.has(entity) && powers.includes(power) ? [entity] : []));
}
