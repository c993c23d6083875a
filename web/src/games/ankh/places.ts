// The places on the board that an event is about: "hex-e4", and pieces by their ids (track.ts). The order token of a region stands for it.
import type { Route } from "../../game";
import { parse } from "./parts";
import { camelId, gateId, monumentId, orderId } from "./track";
import type { Event, View } from "./view";

const hexId = (hex: string) => `hex-${hex}`;

export function places(event: Event): readonly string[] {
  switch (event.type) {
    case "action-taken":
      return [`marker-${event.action}`];
    case "figure-moved":
    case "figure-pushed":
    case "figure-teleported":
      return [hexId(event.from), hexId(event.to)];
    case "figure-summoned":
    case "sun-attached":
    case "figure-killed":
    case "figure-spared":
    case "mummy-returned":
      return [hexId(event.hex)];
    case "scorpion-aimed":
      return [event.hex, ...event.at].map(hexId);
    case "pyramid-used":
    case "monument-controlled":
    case "monument-built":
      return [monumentId(event.hex)];
    case "monument-destroyed":
      return [hexId(event.hex)];
    case "gate-used":
    case "gate-placed":
      return [gateId(event.hex)];
    case "caravan-laid":
      return [...event.camels.map(camelId), orderId(event.token)];
    case "region-divided":
      return [orderId(event.old), orderId(event.new)];
    case "tokens-swapped":
      return [orderId(event.one), orderId(event.other)];
    case "region-empty":
    case "region-dominated":
    case "battle-began":
    case "battle-won":
    case "battle-undecided":
      return [orderId(event.token)];
    case "guardian-adopted":
      return event.hex === null ? [] : [hexId(event.hex)];
    default:
      return [];
  }
}

/** The way of a figure from hex to hex, the hex of a new piece or a monument, and the two regions whose tokens change places. */
export function route(view: View, [move = "", next = ""]: readonly string[]): Route | null {
  const [verb, noun] = parse(move);
  const [nextVerb, nextNoun] = parse(next);
  if (verb === "from") return nextVerb === "to" ? [hexId(noun), hexId(nextNoun)] : null;
  if (verb === "to") return view.open.figure === null ? null : [hexId(view.open.figure), hexId(noun)];
  if (verb === "at" || verb === "control" || verb === "gate") return [hexId(noun)];
  if (verb === "push") return view.open.target === null ? null : [hexId(view.open.target), hexId(noun)];
  if (verb === "swap") return nextVerb === "with" ? [orderId(Number(noun)), orderId(Number(nextNoun))] : null;
  return null;
}
