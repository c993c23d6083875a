// The side panel: a battle, what is to be chosen, or guardians and powers; and on demand the last conflict once more.
import { useState } from "preact/hooks";
import type { Look } from "../../game";
import { BattlePanel } from "./battle/panel";
import { Replay } from "./battle/replay";
import { type ConflictTale, lastConflict } from "./battle/tale";
import { sideMoves } from "./choose/options";
import { ChoosePanel } from "./choose/panel";
import type { PanelProps } from "./parts";
import { PowersPanel } from "./powers";
import type { Event, View } from "./view";

export type SideKind = "battle" | "choose" | "powers";

/** What wants to be seen now. A battle that has just ended is shown as long as nobody has done anything else. */
export function sideKind({ view, legal, log }: Look<View, Event>): SideKind {
  if (view.battle) return "battle";
  if (sideMoves(legal).length > 0) return "choose";
  return taleOf(log)?.fresh ? "battle" : "powers";
}

function taleOf(log: Look<View, Event>["log"]): ConflictTale | null {
  return log ? lastConflict(log) : null;
}

/** What the panel shows, and how another region is asked for. */
export interface Side {
  kind: SideKind;
  tale: ConflictTale | null;
  /** The region that is told again. */
  shown: number | null;
  ask: (token: number | null) => void;
}

export function useSide(look: Look<View, Event>): Side {
  const tale = taleOf(look.log);
  const kind = sideKind(look);
  const [asked, ask] = useAsked(look);
  const fresh = kind === "battle" && !look.view.battle && tale ? lastToken(tale) : null;
  const shown = tale && (asked === undefined ? fresh : asked);
  const replayable = !look.view.battle && kind !== "choose";
  return { kind: replayable ? (shown === null ? "powers" : "battle") : kind, tale, shown, ask };
}

export function SidePanel(props: PanelProps) {
  return <SideContent {...props} side={useSide(props.look)} />;
}

export function SideContent({ side: { kind, tale, shown, ask }, ...props }: PanelProps & { side: Side }) {
  if (tale && shown !== null) return <Replay {...props} tale={tale} token={shown} show={ask} />;
  if (props.look.view.battle) return <BattlePanel {...props} tale={tale} replay={ask} />;
  if (kind === "choose") return <ChoosePanel {...props} />;
  return <PowersPanel {...props} replay={tale && tale.regions.length > 0 ? () => ask(lastToken(tale)) : null} />;
}

/** The battle of highest number, or whatever was settled last. */
function lastToken({ regions }: ConflictTale): number | null {
  const battle = regions.findLast(({ ended }) => ended === "battle");
  return (battle ?? regions.at(-1))?.token ?? null;
}

/** The region that the viewer has asked for, null if none: until something happens that must be answered here. */
function useAsked(look: Look<View, Event>): [number | null | undefined, (token: number | null) => void] {
  const [asked, set] = useState<{ log: Look<View, Event>["log"]; token: number | null } | null>(null);
  const ask = (token: number | null) => set({ log: look.log, token });
  const busy = look.view.battle !== null || sideMoves(look.legal).length > 0;
  const stands = asked !== null && (asked.log === look.log || (!busy && asked.token !== null));
  return [stands ? asked.token : undefined, ask];
}
