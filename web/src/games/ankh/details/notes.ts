// Moves in words: named by what they concern, with what they bring and cost in this position.
import type { Look, Move } from "../../../game";
import { sentences } from "../../../ui/explain";
import { neighboursWith, neighbourText, piecesOn, type Space, spaceName, spacesOf } from "../map/spaces";
import { offerOf, parse, regionAt, regionOf, shapeOf } from "../parts";
import { ACTIONS, type Action, type Card, type God, GUARDIANS, type Guardian, type Power } from "../pieces/kinds";
import type { Event, RegionView, View } from "../view";
import { cardText, godText, guardianText, offerText, powerText, stateText } from "./texts";

type Told = Pick<Look<View, Event>, "view" | "words">;

/** Verbs whose hex holds the piece that the move concerns. */
const CONCERNS_PIECE = new Set(["from", "control", "spare", "adopt"]);
/** Verbs whose own texts name the piece on the hex. */
const NAMES_PIECE = new Set(["lift", "by"]);

/** Names a move by what stands on its hexes and by its region: «Take the figure on d4: Warrior of Marek», «Go to e5 (desert, region 2)».
 * Null where the move's own text is enough. */
export function nameOf(move: Move, { view, words }: Told): string | null {
  const [verb, noun] = parse(move);
  const spaces = spacesOf(view);
  switch (shapeOf(move)) {
    case "hex": {
      const space = spaces.get(noun);
      if (!space) return null;
      const text = CONCERNS_PIECE.has(verb) ? words.move(move) : leadingTo(space, move, { view, words });
      const pieces = NAMES_PIECE.has(verb) ? [] : piecesOn(space, words);
      return pieces.length > 0 ? words.label("move-of", { moves: [text], pieces }) : text;
    }
    case "corner": {
      const aims = spacesAt(offerOf(view, move)?.hexes ?? [], spaces).map((space) => neighbourText(space, null, words));
      return aims.length > 0 ? words.label("move-of", { moves: [words.move(move)], pieces: aims }) : null;
    }
    case "edge": {
      const token = spacesAt(offerOf(view, move)?.hexes ?? [], spaces).find(({ tokens }) => tokens.length === 1)?.tokens[0];
      return token === undefined ? null : words.label("move-within", { moves: [words.move(move)], token });
    }
    case "region": {
      const region = regionOfMove(move, view);
      return region ? words.label("move-sized", { moves: [words.move(move)], size: region.land.length }) : null;
    }
    default:
      return null;
  }
}

/** A move to a hex with its terrain and region, and with the piece that is placed there. */
function leadingTo({ hex, terrain, tokens }: Space, move: Move, { view, words }: Told): string {
  const { kind, monument } = view.open;
  const thing = monument ?? (kind === "god" ? null : kind);
  const text = parse(move)[0] === "at" && thing ? words.label("place-at", { thing, hex }) : words.move(move);
  const [token, ...others] = tokens;
  return token === undefined || others.length > 0
    ? words.label("move-onto-plain", { moves: [text], terrain })
    : words.label("move-onto", { moves: [text], terrain, token });
}

function spacesAt(hexes: readonly string[], spaces: ReadonlyMap<string, Space>): Space[] {
  return hexes.flatMap((hex) => spaces.get(hex) ?? []);
}

/** The region that a move chooses. */
function regionOfMove(move: Move, view: View): RegionView | undefined {
  const [verb, noun] = parse(move);
  return verb === "old" ? regionAt(view, noun) : regionOf(view, Number(noun));
}

/** A button that tells what the move costs and brings; null where its name is enough. */
export function labelOf(move: Move, { view, words }: Told): string | null {
  const [verb, noun] = parse(move);
  const offer = offerOf(view, move);
  const cost = Math.max(0, -(offer?.followers ?? 0));
  switch (verb) {
    case "gain":
      return words.label("do-gain", { count: offer?.followers ?? 0 });
    case "unlock": {
      const next = view.active ? view.players["abcde".indexOf(view.active)]?.next : null;
      return next ? words.label("do-unlock", { cost: next.cost }) : null;
    }
    case "build":
      return cost > 0 ? words.label("do-build", { monument: noun, cost }) : null;
    case "worship":
      return cost > 0 && offer && offer.devotion > 0 ? words.label("do-worship", { count: cost, points: offer.devotion }) : null;
    default:
      return null;
  }
}

/** What is around the place of a move, what the move does, and what it costs and brings. */
export function noteOf(move: Move, told: Told): string | null {
  return sentences([placeText(move, told), bringsText(move, told)]) || null;
}

/** The surroundings of a hex, with its terrain and region unless the name has them, or the forces in a region; undefined for moves that are
 * not made on the map. */
export function placeText(move: Move, { view, words }: Told): string | undefined {
  const [verb, noun] = parse(move);
  const shape = shapeOf(move);
  if (shape === "region") {
    const region = regionOfMove(move, view);
    return region && forcesText(region, words);
  }
  const spaces = shape === "hex" ? spacesOf(view) : null;
  const space = spaces?.get(noun);
  if (!spaces || !space) return undefined;
  return sentences([CONCERNS_PIECE.has(verb) ? spaceName(space, words) : undefined, neighboursWith(space, spaces, words)]) || undefined;
}

/** What a move does, costs and brings; undefined if its name says it all. */
export function bringsText(move: Move, told: Told): string | undefined {
  return sentences([effectText(move, told), offerText(move, told)]) || undefined;
}

/** What a move does, in a sentence; empty if its name says it. */
export function effectText(move: Move, { view, words }: Told): string {
  const [verb, noun] = parse(move);
  if (ACTIONS.includes(verb as Action)) {
    const track = view.tracks.find(({ action }) => action === verb);
    return sentences([words.text(`ankh-action-${verb}`), track && stateText(track, { view, words })]);
  }
  switch (verb) {
    case "god":
      return godText(noun as God, words);
    case "guardian":
      return guardianText(noun as Guardian, words);
    case "adopt": {
      const figure = view.figures.find(({ hex }) => hex === noun);
      const guardian = GUARDIANS.find((one) => one === (figure?.kind ?? noun));
      return guardian ? guardianText(guardian, words) : "";
    }
    case "power":
      return powerText(noun as Power, words);
    case "card":
      return sentences([
        words.label("card-facts", { strength: view.printed.cards.find(({ card }) => card === noun)?.strength ?? 0 }),
        cardText(noun as Card, words),
      ]);
    case "call":
      return noun === "warrior" || noun === "captive" ? words.label(`call-${noun}`) : guardianText(noun as Guardian, words);
    case "build":
      return sentences([words.text(`ankh-monument-${noun}`), words.label("build-supply", { count: view.supply.monuments[noun] ?? 0 })]);
    case "control": {
      const monument = view.monuments.find(({ hex }) => hex === noun);
      return monument ? words.text(`ankh-monument-${monument.monument}`) : "";
    }
    case "from":
      return view.battle ? "" : words.label("moves-up-to", { count: view.printed.move_range });
    case "camel": {
      const sizes = offerOf(view, move)?.divides ?? [];
      return sizes.length === 2 ? words.label("divides", { one: sizes[0], other: sizes[1] }) : "";
    }
    case "gate":
      return words.label("about-gate");
    case "trap":
    case "announce":
    case "tiebreak":
    case "sun":
    case "worship":
      return words.label(`choose-${verb}`);
    case "by":
      return words.label(noun === "regular" || noun === "gate" ? `choose-by-${noun}` : "choose-by-pyramid");
    case "lift":
      return noun === "supply" ? words.label("choose-lift-supply") : "";
    case "scenario":
      return words.label("choose-scenario");
    default:
      return "";
  }
}

/** «Region 3, 22 land spaces. Ilse: 3 figures, strength 4 to 7 …». */
export function regionText(region: RegionView, words: Told["words"]): string {
  return `${words.label("region-size", { token: region.token, size: region.land.length })} ${forcesText(region, words)}`;
}

/** «Ilse: 3 figures, strength 4 to 7 …». */
function forcesText({ forces }: RegionView, words: Told["words"]): string {
  const lines = forces.map(({ seat, figures, strength, most }) => words.label("force", { seat, figures, strength, most: strength + most }));
  return lines.length > 0 ? lines.join(" ") : words.label("region-empty");
}
