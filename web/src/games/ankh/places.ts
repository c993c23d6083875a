// The places on the board that an event is about: "hex-e4", and pieces by their ids (track.ts). The order token of a region stands for it.
import { camelId, gateId, monumentId, orderId } from "./track";
import type { Event } from "./view";

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
