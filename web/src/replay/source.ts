// Where a replay comes from: a table of the server, or a record that the visitor has.
import { ApiError, analyseRecord, analyseTable, getReplay, pastViews, recordLine, recordViews, replayRecord, tableLine } from "../api";
import type { Analyse, AnalysisNews, LineViews, PastView, Replay, StudyFrom, Viewpoint, WhatIf } from "../protocol";

export interface Source {
  /** What a study of it is made from; null for a study. */
  from: StudyFrom | null;
  /** The game; as the person who looks has played it, or with everything open if they have not. */
  load(as: Viewpoint | null): Promise<Replay>;
  views(as: Viewpoint, plies: readonly number[]): Promise<PastView[]>;
  /** Begins the analysis of the game, or joins it; a study has none. */
  analyse?(wish: Analyse, signal: AbortSignal): Promise<AnalysisNews>;
  /** The positions along a line that nobody has played. */
  line?(line: WhatIf): Promise<LineViews>;
}

export function tableSource(id: string): Source {
  return {
    from: { table: id },
    async load(as) {
      const replay = await loadAs((as) => getReplay(id, as), as);
      const open = as === null && replay.viewpoint === "spectator" && replay.viewpoints.includes("open");
      return open ? getReplay(id, "open") : replay;
    },
    views: (as, plies) => pastViews(id, plies, as),
    analyse: (wish, signal) => analyseTable(id, wish, signal),
    line: (line) => tableLine(id, line),
  };
}

export function recordSource(record: string): Source {
  return {
    from: { record },
    load: (as) => loadAs((viewpoint) => replayRecord({ record, viewpoint }), as),
    views: (viewpoint, plies) => recordViews({ record, viewpoint, plies: [...plies] }),
    analyse: (wish, signal) => analyseRecord({ record, ...wish }, signal),
    line: (what_if) => recordLine({ record, what_if }),
  };
}

/** Loads a game as the viewer that an address names, or as the usual one: the link may come from somebody who sees the game as nobody else may,
 * or have been made for a game with more seats. */
function loadAs(load: (as: Viewpoint | null) => Promise<Replay>, as: Viewpoint | null): Promise<Replay> {
  return load(as).catch((error: unknown) => {
    if (as !== null && error instanceof ApiError && ["forbidden", "bad-request"].includes(error.code)) return load(null);
    throw error;
  });
}

const KEY = "maat-record";

/** The record that this tab looks at, so that a reload keeps it. */
export function keptRecord(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepRecord(record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, record);
  } catch {
    // Without storage a reload asks again.
  }
}
