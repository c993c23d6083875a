// What feeding will cost a seat as things stand, in numbers and in words.
import type { Look } from "../../game";
import type { Seat } from "../../protocol";
import { SEATS } from "../../seat";
import type { Effect } from "./pieces/kinds";
import type { PlayerView, View } from "./view";

/** The phases of a round after feeding. */
const FED: ReadonlySet<View["phase"]> = new Set(["produce", "build", "cooperation", "turn-order", "final-scoring"]);

/** Cards that help when grain is missing. */
const HELP: ReadonlySet<Effect> = new Set<Effect>(["grain", "stones-as-grain"]);

export function playerOf(view: View, seat: Seat | null): PlayerView | undefined {
  return seat === null ? undefined : view.players[SEATS.indexOf(seat)];
}

/** The grain that will be missing at the next feeding, if there is one; the active player may have used cards already. */
export function missingGrain(seat: Seat, { need, grain }: PlayerView, { round, rounds, phase, active, left }: View): number {
  if (phase === "feed" && active === seat) return left;
  return isFedForGood({ round, rounds, phase }) ? 0 : Math.max(0, need - grain);
}

/** Whether the last feeding of the game is over. */
export function isFedForGood({ round, rounds, phase }: Pick<View, "round" | "rounds" | "phase">): boolean {
  return round === rounds && FED.has(phase);
}

/** The current cost of feeding, in words. */
export function feedingText(seat: Seat, player: PlayerView, { words, view }: Pick<Look<View>, "words" | "view">): string {
  const { need, grain, penalty } = player;
  const lack = missingGrain(seat, player, view);
  return lack > 0 ? words.label("hungry", { need, grain, missing: lack, points: -lack * penalty }) : words.label("fed", { need, grain });
}

/** The points that the feeding of this round will cost the seat on turn, if nothing changes; 0 once it is over. */
export function hungerAhead(view: View): number {
  const player = playerOf(view, view.active);
  if (!player || view.active === null || FED.has(view.phase)) return 0;
  return -missingGrain(view.active, player, view) * player.penalty;
}

/** The balance of the round for the seat on turn, in words; null once feeding is over. */
export function balanceText({ words, view }: Pick<Look<View>, "words" | "view">): string | null {
  const player = playerOf(view, view.active);
  if (!player || view.active === null || FED.has(view.phase)) return null;
  const { need, grain, penalty } = player;
  const missing = missingGrain(view.active, player, view);
  if (missing === 0) return words.label("feeding-fed", { need, grain });
  const lacks = words.label("feeding-lacks", { missing, points: -missing * penalty });
  return player.cards.some(({ effect, used }) => HELP.has(effect) && !used) ? `${lacks} ${words.label("feeding-helped")}` : lacks;
}
