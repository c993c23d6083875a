// Keeps track of the legal moves that have a place on the board. Moves that no place claims become buttons of the prompt bar.
import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import type { Move } from "../game";

/** Context for all Spots. */
export interface Table {
  legal: ReadonlySet<Move>;
  play: (move: Move) => void;
  /** The name of a move in this position. */
  name: (move: Move) => string;
  claims: Claims;
}

export const TableContext = createContext<Table | null>(null);

/** Counts the Spots of each move, and notifies listeners when a move gains its first Spot or loses its last one. */
export class Claims {
  private readonly counts = new Map<Move, number>();
  private readonly listeners = new Set<() => void>();
  private snapshot: ReadonlySet<Move> = new Set();

  add(move: Move): () => void {
    this.change(move, 1);
    return () => this.change(move, -1);
  }

  current(): ReadonlySet<Move> {
    return this.snapshot;
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private change(move: Move, by: number): void {
    const before = this.counts.get(move) ?? 0;
    const after = before + by;
    if (after > 0) this.counts.set(move, after);
    else this.counts.delete(move);
    if (before > 0 === after > 0) return;
    this.snapshot = new Set(this.counts.keys());
    for (const listener of this.listeners) listener();
  }
}

/** The moves that have a place on the board now. */
export function useClaimed(): ReadonlySet<Move> {
  const claims = useContext(TableContext)?.claims;
  const [claimed, set] = useState<ReadonlySet<Move>>(() => claims?.current() ?? new Set());
  // A layout effect runs before the paint: otherwise buttons would flash up and vanish.
  useLayoutEffect(() => {
    if (!claims) return;
    const update = () => set(claims.current());
    update();
    return claims.listen(update);
  }, [claims]);
  return claimed;
}

/** Claims a move while the component is mounted; returns a function that plays it, or null if it is not legal. */
export function useClaim(move: Move): (() => void) | null {
  const table = useContext(TableContext);
  const legal = table?.legal.has(move) ?? false;
  const claims = table?.claims;
  useLayoutEffect(() => (legal && claims ? claims.add(move) : undefined), [legal, claims, move]);
  return legal && table ? () => table.play(move) : null;
}

/** Names moves as the list of all moves does. */
export function useMoveName(): (move: Move) => string {
  const table = useContext(TableContext);
  return (move) => table?.name(move) ?? move;
}
