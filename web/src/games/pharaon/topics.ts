// The part of the board that is open in the panel: one at a time.
import { useRef, useState } from "preact/hooks";
import type { Look, Move } from "../../game";
import { zoneOf } from "./parts";
import { GODS, type God, ZONES, type Zone } from "./pieces/kinds";
import { isDraft } from "./texts";
import type { View } from "./view";

/** A zone, passing with its jars and the pyramid, the bank, the unique tokens, the colours of the rounds to come, the nobles of the draft,
 * the Traitor, or a god. */
export type Topic = Zone | "passing" | "bank" | "tokens" | "wheel" | "draft" | "traitor" | God;

const PLACES: Record<string, Topic> = {
  jar: "passing",
  keep: "draft",
  pass: "passing",
  reward: "passing",
  advance: "passing",
  gain: "bank",
  get: "bank",
  step: "nile",
  token: "offerings",
};

/** The topic whose panel offers a move; null if its place is always visible, on the wheel or on a mat. */
export function topicOf(move: Move): Topic | null {
  return PLACES[move.split(" ", 1)[0] ?? ""] ?? zoneOf(move);
}

/** The topic of the question to the viewer; null in a turn, when every zone may be the answer. */
function questionTopic({ view, legal, you }: Look<View>): Topic | null {
  if (legal.size === 0 || legal.has("pass")) return null;
  if (view.under_way?.seat === you) return view.under_way?.zone ?? null;
  for (const move of legal) {
    const topic = topicOf(move);
    if (topic) return topic;
    if (move.startsWith("wheel ")) return "traitor";
  }
  return view.jar ? "passing" : null;
}

/** The open topic: that of the question, otherwise the viewer's last choice. A choice outweighs the question in whose view it was made. */
export function useTopic(look: Look<View>): [Topic, (topic: Topic) => void] {
  const { view, legal } = look;
  const [chosen, choose] = useState<{ topic: Topic; view: View } | null>(null);
  // Without a choice the first zone with something to do stays open, also while others play.
  const first = useRef<Topic | null>(null);
  if (first.current === null && legal.has("pass")) first.current = view.zones.find(({ zone }) => movesIn(zone, legal) > 0)?.zone ?? "passing";
  const asked = questionTopic(look);
  const rest = first.current ?? (isDraft(view) ? "passing" : (view.zones[0]?.zone ?? "passing"));
  const topic = asked !== null && chosen?.view !== view ? asked : (chosen?.topic ?? asked ?? rest);
  return [topic, (topic) => choose({ topic, view })];
}

/** The number of legal moves in a zone. */
export function movesIn(zone: Zone, legal: ReadonlySet<Move>): number {
  return [...legal].filter((move) => topicOf(move) === zone).length;
}

export function isZone(topic: Topic): topic is Zone {
  return (ZONES as readonly string[]).includes(topic);
}

export function isGod(topic: Topic): topic is God {
  return (GODS as readonly string[]).includes(topic);
}
