// Loads a module that most visits do not begin with.
import { useEffect, useState } from "preact/hooks";

/** The module, once it was needed and is loaded. */
export function useLoaded<T>(needed: boolean, load: () => Promise<T>): T | null {
  const [module, set] = useState<T | null>(null);
  const [failed, fail] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is always the same module.
  useEffect(() => {
    if (needed) load().then((found) => set(() => found), fail);
  }, [needed]);
  if (failed) throw failed;
  return module;
}
