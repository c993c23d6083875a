// Sites, ships and moves in words.
import type { Look, Move, Words } from "../../game";
import { useStore } from "../../store";
import { type Explanation, explainSource, sentences } from "../../ui/explain";
import { cardAbout, cardText } from "./cards";
import { gainsAt, gainsText } from "./gains";
import { type SiteId, sideOf } from "./parts";
import { nextSpace } from "./sites/pyramid";
import { visibleStones } from "./sites/temple";
import { SMALL } from "./stones";
import type { Card, ShipView, View } from "./view";

type Facts = Pick<Look<View>, "view" | "words" | "you">;

/** Explains a site with the side of its board in use, and what the viewer has there. */
export function siteAbout(site: SiteId, { view, words, you }: Facts): Explanation {
  const side = sideOf(view, site);
  return {
    name: `${words.title(site)}, ${words.label(`side-${side}`)}`,
    text: words.text(`imhotep-site-${site}-${side}`),
    now: you === null ? undefined : ownAt(site, you, view, words),
    rule: side === "b" ? `${site}-b` : site,
  };
}

function ownAt(site: SiteId, you: string, view: View, words: Words): string | undefined {
  const own = (seats: Iterable<string | undefined>) => [...seats].filter((seat) => seat === you).length;
  switch (site) {
    case "market":
      return undefined;
    case "pyramid": {
      const next = view.printed.pyramid.length > 0 ? (view.printed.pyramid[view.pyramid.length] ?? view.printed.overflow) : null;
      const count = own(view.pyramid) + own(view.small_pyramids.join(""));
      return sentences([words.label("now-stones", { count }), next === null ? undefined : words.label("next-stone", { points: next })]);
    }
    case "temple":
      return words.label("now-visible", { count: own(visibleStones(view)) });
    case "burial":
      return sentences([words.label("now-stones", { count: own(view.burial) }), worthNow(site, you, words)]);
    case "obelisks": {
      const towers = own(view.towers.map((seat) => seat ?? undefined)) * view.printed.stones_in_a_tower;
      return sentences([words.label("now-stones", { count: (view.obelisks["abcde".indexOf(you)] ?? 0) + towers }), worthNow(site, you, words)]);
    }
  }
}

/** What a site would bring the viewer if the game ended now; the engine tells it while the viewer has a decision to make. */
function worthNow(site: SiteId, you: string, words: Words): string | undefined {
  const prospect = explainSource
    .get()
    ?.prospects(null)
    .find(({ source }) => source === site);
  const points = prospect?.points["abcde".indexOf(you)];
  return points === undefined ? undefined : words.label("worth-now", { points });
}

/** The same, drawn again when the engine has told more. */
export function useSiteAbout(site: SiteId, facts: Facts): Explanation {
  useStore(explainSource);
  return siteAbout(site, facts);
}

/** Explains a ship: its stones from the bow, and whether it may sail. */
export function shipAbout(ship: ShipView, number: number, { words }: Pick<Facts, "words">): Explanation {
  return { name: words.label("ship", { ship: number }), text: `${shipLoad(ship, words)}; ${shipState(ship, words)}.`, rule: "ships" };
}

export function shipLoad(ship: ShipView, words: Words): string {
  return words.label("sum-seats", { seats: ship.slots.map((seat) => seat ?? words.label("empty")) });
}

function shipState(ship: ShipView, words: Words): string {
  if (ship.docked) return words.label("docked", { site: ship.docked });
  const missing = ship.minimum - ship.slots.filter((seat) => seat !== null).length;
  return missing > 0 ? words.label("missing", { count: missing }) : words.label("may-sail");
}

/** The card that a move at the market takes; null for the pair that lies face down. */
function cardAt(view: View, place: number): Card | null {
  return view.market[place - 1] ?? null;
}

/** Names a move by the card that it takes or by the load of its ship; null where the move's own text does so. */
export function moveName(view: View, move: Move, words: Words): string | null {
  const [verb = "", noun = ""] = move.split(" ");
  const [first = 0, second = 0] = noun.split("-").map(Number);
  const seats = view.ships[first - 1]?.slots.filter((seat) => seat !== null) ?? [];
  switch (verb) {
    case "take": {
      const card = cardAt(view, first);
      return card ? words.label("take-card", { card }) : words.label("take-pair", { count: view.face_down });
    }
    case "load":
      return words.label(seats.length > 0 ? "load-on" : "load-empty", { ship: first, slot: second, seats });
    case "sail":
      return words.label("sail-with", { ship: first, seats });
    default:
      return null;
  }
}

export function moveLabel(view: View, move: Move, words: Words): string | null {
  const [verb = "", noun = ""] = move.split(" ");
  switch (verb) {
    case "take": {
      const card = cardAt(view, Number(noun));
      return card ? words.title(card) : words.label("pair");
    }
    case "put":
      return `${words.title(noun)}: ${nextSpace(
        SMALL.findIndex((name) => name === noun),
        view,
        words,
      )}`;
    case "point":
      return words.label("points", { points: view.printed.choice_points });
    case "stones":
      return words.label("stones", { count: view.printed.choice_stones });
    case "haul":
      return words.label("stones", { count: view.printed.bonus_stones });
    default:
      return null;
  }
}

export function moveNote(view: View, move: Move, words: Words): string | null {
  const [verb = "", noun = ""] = move.split(" ");
  const you = view.active;
  const look = { view, words, you };
  const card = (id: Card) => {
    const { text, now } = cardAbout(id, look);
    return sentences([text, now]);
  };
  switch (verb) {
    case "quarry":
      return words.label("note-quarry", { take: view.printed.take, ...onSled(view) });
    case "haul":
      return words.label("note-quarry", { take: view.printed.bonus_stones, ...onSled(view) });
    case "stones":
      return words.label("note-quarry", { take: view.printed.choice_stones, ...onSled(view) });
    case "load": {
      const ship = Number(noun.split("-")[0]);
      const loaded = view.ships[ship - 1];
      const slots = loaded?.slots.map((seat, slot) => (slot === Number(noun.split("-")[1]) - 1 ? you : seat)) ?? [];
      return loaded ? `${shipLoad({ ...loaded, slots }, words)}; ${shipState({ ...loaded, slots }, words)}.` : null;
    }
    case "play":
      return cardText(noun as Card, words);
    case "keep":
      return card(noun as Card);
    case "take": {
      const id = cardAt(view, Number(noun));
      return id ? card(id) : null;
    }
    case "to": {
      const site = noun as SiteId;
      const gains = gainsAt(site, explainSource.get());
      return sentences([...gains.map((gain) => gainsText(gain, you, words)), words.text(`imhotep-site-${site}-${sideOf(view, site)}`)]);
    }
    case "next":
      return words.label("note-next", { number: (view.under_way?.order.length ?? 0) + 1 });
    case "put":
      return nextSpace(
        SMALL.findIndex((name) => name === noun),
        view,
        words,
      );
    case "draw":
      return words.label("pile-draw", { count: view.pile });
    case "point":
      return words.label("points", { points: view.printed.choice_points });
    case "decline":
      return words.label("note-decline");
    default:
      return null;
  }
}

function onSled(view: View) {
  return { count: view.players["abcde".indexOf(view.active)]?.sled ?? 0, total: view.printed.sled };
}
