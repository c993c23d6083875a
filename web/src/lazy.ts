// Modules that most visits do not begin with: fetched when they are needed, and there at once from then on.
import { useEffect, useState } from "preact/hooks";
import { ApiError } from "./api";
import { insist } from "./insist";
import { toastError } from "./shell/toast";

export class Lazy<T> {
  loaded: T | null = null;

  constructor(private readonly fetch: () => Promise<T>) {}

  async load(): Promise<T> {
    // Some browsers remember as long as the page lives that they could not fetch a module, so none is tried without a network.
    if (this.loaded === null && navigator.onLine === false) throw new ApiError("offline");
    this.loaded ??= await this.fetch().catch(() => {
      throw new ApiError("module");
    });
    return this.loaded;
  }
}

/** The modules of a glob by their paths. */
export function lazily<T>(modules: Record<string, () => Promise<T>>): Partial<Record<string, Lazy<T>>> {
  return Object.fromEntries(Object.entries(modules).map(([path, fetch]) => [path, new Lazy(fetch)]));
}

/** The module as soon as it is there; null wants none. A failure is shown, and the module is fetched again until it comes, unless `giveUp`
 * takes the wish back: something that opens much later would only be in the way. */
export function useLazy<T>(module: Lazy<T> | null, giveUp?: () => void): T | null {
  const [, redraw] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: giving up is always the same.
  useEffect(() => {
    if (module === null || module.loaded !== null) return;
    const onTrouble = (error: unknown) => {
      toastError(error);
      giveUp?.();
    };
    return insist(() => module.load(), { onAnswer: () => redraw((count) => count + 1), onTrouble });
  }, [module]);
  return module?.loaded ?? null;
}
