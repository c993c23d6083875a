import type { ComponentChildren } from "preact";
import { useContext, useMemo } from "preact/hooks";
import type { Look, Move } from "../../game";
import { TableContext } from "../../ui/claims";
import { moveName } from "./moves";
import type { View } from "./view";

/** Names the moves inside by what they bring in this position instead of by their places. */
export function Named({ look, children }: { look: Look<View>; children: ComponentChildren }) {
  const table = useContext(TableContext);
  const { view, words } = look;
  const named = useMemo(() => table && { ...table, words: { move: (move: Move) => moveName(view, move, words) } }, [table, view, words]);
  return <TableContext.Provider value={named}>{children}</TableContext.Provider>;
}
