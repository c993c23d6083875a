// The side panel: a battle, a choice, or guardians and powers; on demand a replay of the last conflict.
import { useState } from "preact/hooks";
import type { Look } from "../../game";
import { type ConflictLog, lastConflict } from "./battle/conflictLog";
import { BattlePanel } from "./battle/panel";
import { Replay } from "./battle/replay";
import { sideMoves } from "./choose/options";
import { ChoosePanel } from "./choose/panel";
import type { PanelProps } from "./parts";
import { PowersPanel } from "./powers";
import type { Event, View } from "./view";

export type SideKind = "battle" | "choose" | "powers";

/** The content that the position calls for. A battle that has just ended stays until somebody acts. */
export function sideKind({ view, legal, log }: Look<View, Event>): SideKind {
  if (view.battle) return "battle";
  if (sideMoves(legal).length > 0) return "choose";
  return conflictOf(log)?.fresh ? "battle" : "powers";
}

function conflictOf(log: Look<View, Event>["log"]): ConflictLog | null {
  return log ? lastConflict(log) : null;
}

/** The content of the panel, and a function that requests another region. */
export interface Side {
  kind: SideKind;
  conflict: ConflictLog | null;
  /** The region that is replayed; null if none is. */
  shown: number | null;
  request: (token: number | null) => void;
}

export function useSide(look: Look<View, Event>): Side {
  const conflict = conflictOf(look.log);
  const kind = sideKind(look);
  const [requested, request] = useRequested(look);
  const fresh = kind === "battle" && !look.view.battle && conflict ? lastToken(conflict) : null;
  const shown = conflict && (requested === undefined ? fresh : requested);
  const replayable = !look.view.battle && kind !== "choose";
  return { kind: replayable ? (shown === null ? "powers" : "battle") : kind, conflict, shown, request };
}

export function SidePanel(props: PanelProps) {
  return <SideContent {...props} side={useSide(props.look)} />;
}

export function SideContent({ side: { kind, conflict, shown, request }, ...props }: PanelProps & { side: Side }) {
  if (conflict && shown !== null) return <Replay {...props} conflict={conflict} token={shown} show={request} />;
  if (props.look.view.battle) return <BattlePanel {...props} conflict={conflict} replay={request} />;
  if (kind === "choose") return <ChoosePanel {...props} />;
  return <PowersPanel {...props} replay={conflict && conflict.regions.length > 0 ? () => request(lastToken(conflict)) : null} />;
}

/** The battle with the highest number, otherwise the region that was resolved last. */
function lastToken({ regions }: ConflictLog): number | null {
  const battle = regions.findLast(({ ended }) => ended === "battle");
  return (battle ?? regions.at(-1))?.token ?? null;
}

/** The region that the viewer has requested, or null for none; undefined without a request, and again when an answer is due in this
 * panel. */
function useRequested(look: Look<View, Event>): [number | null | undefined, (token: number | null) => void] {
  const [requested, set] = useState<{ log: Look<View, Event>["log"]; token: number | null } | null>(null);
  const request = (token: number | null) => set({ log: look.log, token });
  const busy = look.view.battle !== null || sideMoves(look.legal).length > 0;
  const stands = requested !== null && (requested.log === look.log || (!busy && requested.token !== null));
  return [stands ? requested.token : undefined, request];
}
