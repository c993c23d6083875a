// An observable value.
import { useEffect, useState } from "preact/hooks";

export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: (value: T) => void): () => void;
}

export function store<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value; the component renders again when it changes. */
export function useStore<T>(from: Store<T>): T {
  const [, redraw] = useState(0);
  const value = from.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes come through the subscription.
  useEffect(() => {
    const stop = from.subscribe(() => redraw((count) => count + 1));
    // The value may have changed between the rendering and this effect.
    if (!Object.is(value, from.get())) redraw((count) => count + 1);
    return stop;
  }, [from]);
  return value;
}
