// Loads the viewer's best earlier result.
import { useEffect, useState } from "preact/hooks";
import { personalBest } from "../../api";
import type { PersonalBest, TableInfo } from "../../protocol";

/** The viewer's result beside their best one before; null if it does not count, or until it is known. */
export function useBest({ id, you }: Pick<TableInfo, "id" | "you">, over: boolean): PersonalBest | null {
  const [best, setBest] = useState<PersonalBest | null>(null);
  const wanted = over && you !== null;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    personalBest(id)
      .then((best) => !left && setBest(best))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [id, wanted]);
  return best;
}
