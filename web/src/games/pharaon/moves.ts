// The moves in words of this position: their names, the labels of their buttons, what they cost and bring; and how buttons are grouped.
import type { Move, MoveGroup, Words } from "../../game";
import { sentences } from "../../ui/explain";
import { signed } from "../../ui/numbers";
import { payText, zoneOf } from "./parts";
import { ZONE_ICONS, ZONES } from "./pieces/kinds";
import {
  artisanGains,
  artisanName,
  bowlSay,
  jarColours,
  jarText,
  nileGains,
  nileSteps,
  nobleText,
  offeringPoints,
  offeringText,
  ownText,
  playerOf,
  pointsText,
  rewardTexts,
  tombPoints,
  worthFor,
} from "./texts";
import type { NobleView, Offering, PlayerView, View } from "./view";

interface Parts {
  verb: string;
  noun: string;
  /** The number of a place, from 0; −1 if the noun is none. */
  place: number;
}

function partsOf(move: Move): Parts {
  const [verb = "", noun = ""] = move.split(" ");
  return { verb, noun, place: /^\d+$/.test(noun) ? Number(noun) - 1 : -1 };
}

/** The player who decides, whose view this is if it is the viewer's turn. */
function decider(view: View): { player: PlayerView | null; seat: string } {
  const seat = view.under_way?.seat ?? (view.active === "traitor" ? "a" : view.active);
  return { player: playerOf(view, seat), seat };
}

/** Names a move by the thing that it takes, builds or pays for; null where the move's own text does so. */
export function moveName(view: View, move: Move, words: Words): string | null {
  const { verb, noun, place } = partsOf(move);
  switch (verb) {
    case "jar": {
      const jar = view.jars.find((one) => String(one.jar) === noun);
      return jar ? words.label("take-jar", { colours: jarColours(jar) }) : null;
    }
    case "keep": {
      const noble = view.look.find((one) => String(one.noble) === noun);
      if (!noble) return null;
      const fields = nobleFields(noble, words);
      return fields.text.length > 0 ? words.label("keep-noble-who", fields) : words.label("keep-noble", fields);
    }
    case "noble": {
      const noble = view.nobles[place];
      if (!noble) return null;
      const fields = nobleFields(noble, words);
      return fields.text.length > 0 ? words.label("take-noble-who", fields) : words.label("take-noble", fields);
    }
    case "artisan": {
      const card = view.artisans[place];
      if (!card) return null;
      const fields = { text: [artisanName(card, words)], points: card.points, gains: artisanGains(card, words) };
      return words.label(fields.gains.length > 0 ? "take-artisan" : "take-artisan-points", fields);
    }
    case "pair":
    case "bonus": {
      const offerings = view.pairs[place];
      return offerings ? words.label(`take-${verb}`, { offerings }) : null;
    }
    case "nile": {
      const action = view.printed.nile[place];
      return action ? words.label("take-nile", { cost: action.cost, gains: nileGains(action, words), text: [nileSteps(action, words)] }) : null;
    }
    case "tomb": {
      const space = (decider(view).player?.tomb ?? 0) + 1;
      return words.label("build-tomb", { space, points: tombPoints(view, space) });
    }
    case "token": {
      const offering = view.bonus[place];
      return offering ? words.label("take-token", { offering }) : null;
    }
    case "reward": {
      const rewards = rewardsOf(view, place);
      return rewards ? words.label("take-reward", { gains: rewardTexts(rewards, words) }) : null;
    }
    default:
      return null;
  }
}

function nobleFields(noble: NobleView, words: Words) {
  const own = ownText(noble, words);
  return { role: noble.role, text: own === null ? [] : [own] };
}

/** The rewards of a field in the row of the player who decides. */
function rewardsOf(view: View, field: number) {
  const place = decider(view).player?.place;
  return place?.at === "pyramid" ? view.printed.pyramid[place.row - 1]?.[field] : undefined;
}

/** The number of pieces of a kind that the player who decides has. */
function owned(view: View, kind: string): number {
  const { player } = decider(view);
  return player?.resources[kind] ?? player?.offerings[kind] ?? 0;
}

/** The label of a button: what the answer brings, as short as possible. */
export function moveLabel(view: View, move: Move, words: Words): string | null {
  const { verb, noun, place } = partsOf(move);
  switch (verb) {
    case "jar": {
      const jar = view.jars.find((one) => String(one.jar) === noun);
      return jar ? jarText(jar, words) : null;
    }
    case "keep": {
      const noble = view.look.find((one) => String(one.noble) === noun);
      return noble ? words.title(noble.role) : null;
    }
    case "noble": {
      const noble = view.nobles[place];
      return noble ? words.title(noble.role) : null;
    }
    case "artisan": {
      const card = view.artisans[place];
      return card ? `${artisanName(card, words)} ${signed(card.points)}` : null;
    }
    case "pair":
    case "bonus": {
      const texts = view.pairs[place]?.map((kind) => bowlSay(kind, words));
      return texts ? words.label(`${verb}-label`, { parts: texts }) : null;
    }
    case "nile": {
      const action = view.printed.nile[place];
      return action ? words.label("nile-label", { cost: action.cost, gains: nileGains(action, words) }) : null;
    }
    case "tomb": {
      const tomb = decider(view).player?.tomb ?? 0;
      return words.label("tomb-label", { count: tombPoints(view, tomb + 1) - tombPoints(view, tomb) });
    }
    case "token": {
      const offering = view.bonus[place];
      return offering ? bowlSay(offering, words) : null;
    }
    case "step": {
      const level = (decider(view).player?.nile[noun] ?? 0) + 1;
      return words.label("step-label", { colour: noun, level, points: view.printed.nile_points[level] ?? 0 });
    }
    case "reward":
    case "advance": {
      const at = decider(view).player?.place;
      const rewards = rewardsOf(view, verb === "reward" ? place : at?.at === "pyramid" ? at.field : -1);
      return rewards && rewards.length > 0 ? words.label(verb === "reward" ? "prizes" : "advance-label", { gains: rewardTexts(rewards, words) }) : null;
    }
    case "wheel": {
      const zone = view.zones.find(({ colour }) => colour === noun)?.zone;
      return zone ? words.label("wheel-label", { colour: noun, zone }) : null;
    }
    case "lay":
    case "pay":
    case "give":
    case "gain":
    case "get":
      return words.label("owned-short", { kind: noun, count: owned(view, noun) });
    case "pass":
      return view.jars.length > 0 ? words.label("pass-label") : null;
    default:
      return null;
  }
}

/** What a move costs and brings, for the list of all moves. */
export function moveNote(view: View, move: Move, words: Words): string | null {
  const brings = gainNote(view, move, words);
  const pays = payText({ view, words }, move);
  return sentences([brings ?? undefined, pays]) || null;
}

function gainNote(view: View, move: Move, words: Words): string | null {
  const { verb, noun, place } = partsOf(move);
  const { player, seat } = decider(view);
  switch (verb) {
    case "keep": {
      const noble = view.look.find((one) => String(one.noble) === noun);
      return noble ? aboutNoble(noble, words) : null;
    }
    case "noble": {
      const noble = view.nobles[place];
      if (!noble) return words.label("deck", { count: view.noble_deck });
      const paid = view.offers.find(({ action }) => action === move);
      const worth = player && worthFor(noble, player, seat, view, paid ? [paid.entry, ...paid.pieces] : []);
      return sentences([aboutNoble(noble, words), worth ? words.label("worth-now", { points: worth.points }) : undefined]);
    }
    case "artisan": {
      const card = view.artisans[place];
      return card ? null : words.label("deck", { count: view.artisan_deck });
    }
    case "pair":
    case "bonus": {
      const pair = view.pairs[place];
      const points = pair?.reduce((sum, kind) => sum + offeringPoints(kind, view), 0) ?? 0;
      return words.label("offering-worth", { points });
    }
    case "token": {
      const offering: Offering | null | undefined = view.bonus[place];
      return offering ? offeringText(offering, view, words) : words.label("bag", { count: view.bag });
    }
    case "step": {
      const level = (player?.nile[noun] ?? 0) + 1;
      return words.label("step-to", { level, points: view.printed.nile_points[level] ?? 0 });
    }
    case "reward": {
      const rewards = rewardsOf(view, place) ?? [];
      const text = rewards.map((reward) => words.label(`reward-${reward}`)).join(", ");
      return text === rewardTexts(rewards, words).join(", ") ? null : text;
    }
    case "wheel": {
      const zone = view.zones.find(({ colour }) => colour === noun)?.zone;
      return zone ? words.label("wheel-note", { zone }) : null;
    }
    case "lay":
    case "pay":
    case "give":
    case "gain":
    case "get":
      return words.label("owned-label", { kind: noun, count: owned(view, noun) });
    case "seer":
      return words.label("ability-exchange-basic");
    case "treasurer":
      return words.label("ability-exchange-silver");
    case "teacher":
      return words.label("ability-extra-basic");
    case "diplomat":
      return words.label("ability-any-jar");
    case "advance":
      return words.label("ability-advance");
    case "pass":
      return words.label("pass-note");
    default:
      return null;
  }
}

/** What a noble does and scores. The name of a Court Official tells its gain already. */
function aboutNoble(noble: NobleView, words: Words): string {
  return noble.ability === "gain" ? pointsText(noble, words) : nobleText(noble, words);
}

/** The icon of each verb; a verb with a resource as its noun has the icon of that resource. */
const VERBS: Record<string, string> = {
  jar: "jar",
  keep: "mask",
  seer: "swap",
  treasurer: "res-silver",
  pass: "pyramid",
  token: "offering",
  diplomat: "jar",
  teacher: "plus",
  decline: "close",
  advance: "pyramid",
  done: "arrow",
  reward: "pyramid",
};
/** Verbs with a colour or a piece as their noun. */
const COLOURED = new Set(["lay", "pay", "give", "get", "gain", "step", "wheel"]);

/** The largest number of answers that are buttons of their own. */
const MAX_BUTTONS = 6;

/** Groups the moves: in a turn one group for each zone, the exchanges and passing; in every other step the answers, if one row holds
 * them. */
export function groups(legal: readonly Move[]): MoveGroup[] {
  if (legal.includes("pass")) {
    const zones = ZONES.map((zone) => ({ icon: ZONE_ICONS[zone], verb: zone, moves: legal.filter((move) => zoneOf(move) === zone) }));
    const others = legal.filter((move) => zoneOf(move) === null && move !== "pass");
    const exchanges = others.length > 0 ? [{ icon: "swap", verb: "exchange", moves: others }] : [];
    return [...zones.filter(({ moves }) => moves.length > 0), ...exchanges, { icon: "pyramid", verb: "pass", moves: ["pass"] }];
  }
  const found: MoveGroup[] = [];
  for (const move of legal) {
    const { verb, noun } = partsOf(move);
    const group = legal.length > MAX_BUTTONS ? found.find((other) => other.verb === verb) : undefined;
    if (group) group.moves.push(move);
    else found.push({ icon: iconOf(verb, noun), verb, moves: [move] });
  }
  return found;
}

function iconOf(verb: string, noun: string): string {
  const zone = zoneOf(`${verb} ${noun}`);
  if (zone) return ZONE_ICONS[zone];
  if (!COLOURED.has(verb)) return VERBS[verb] ?? "arrow";
  return noun.includes("-") ? "offering" : `res-${noun}`;
}
