// Moves in words: named by what they concern, with what they bring and cost in this position.
import type { Look, Move } from "../../../game";
import { sentences } from "../../../ui/explain";
import { neighboursWith, piecesOn, spaceName, spacesOf } from "../map/spaces";
import { offerOf, parse, regionAt, regionOf, shapeOf } from "../parts";
import { ACTIONS, type Action, type Card, type God, GUARDIANS, type Guardian, type Power } from "../pieces/kinds";
import type { Event, RegionView, View } from "../view";
import { cardText, godText, guardianText, offerText, powerText, stateText } from "./texts";

type Told = Pick<Look<View, Event>, "view" | "words">;

/** Verbs whose hex holds the piece that the move concerns. */
const CONCERNS_PIECE = new Set(["from", "control", "spare", "lift", "adopt", "by"]);

/** The move and the piece that it concerns: «Take the figure on d4: Warrior of Marek». */
export function moveText(move: Move, { view, words }: Told): string {
  const [verb, noun] = parse(move);
  const space = shapeOf(move) === "hex" && CONCERNS_PIECE.has(verb) ? spacesOf(view).get(noun) : undefined;
  const pieces = space ? piecesOn(space, words) : [];
  return pieces.length > 0 ? words.label("move-of", { moves: [words.move(move)], pieces }) : words.move(move);
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

/** Where a move leads, what it does, and what it costs and brings. */
export function noteOf(move: Move, told: Told): string | null {
  return sentences([placeText(move, told), bringsText(move, told)]) || null;
}

/** The hex or the region of a move; undefined for moves that are not made on the map. */
export function placeText(move: Move, { view, words }: Told): string | undefined {
  const [verb, noun] = parse(move);
  const shape = shapeOf(move);
  if (shape === "region") {
    const region = verb === "old" ? regionAt(view, noun) : regionOf(view, Number(noun));
    return region && regionText(region, words);
  }
  const spaces = shape === "hex" ? spacesOf(view) : null;
  const space = spaces?.get(noun);
  if (!spaces || !space) return undefined;
  return sentences([spaceName(space, words), neighboursWith(space, spaces, words)]);
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
    case "aim": {
      const spaces = spacesOf(view);
      const hexes = (offerOf(view, move)?.hexes ?? []).map((hex) => {
        const space = spaces.get(hex);
        const pieces = space ? piecesOn(space, words) : [];
        return words.label("neighbour", { hex, pieces: pieces.length > 0 || !space ? pieces : [words.name(space.terrain)] });
      });
      return hexes.length > 0 ? words.label("aims-at", { hexes }) : "";
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
export function regionText({ token, land, forces }: RegionView, words: Told["words"]): string {
  const lines = forces.map(({ seat, figures, strength, most }) => words.label("force", { seat, figures, strength, most: strength + most }));
  return [words.label("region-size", { token, size: land.length }), ...(lines.length > 0 ? lines : [words.label("region-empty")])].join(" ");
}
