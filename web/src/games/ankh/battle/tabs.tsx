// Tabs for the regions of a conflict, in order; each opens a replay.
import type { Words } from "../../../game";
import { DrawnButton } from "../panel";
import { OrderToken } from "../pieces/tokens";
import type { ConflictLog } from "./conflictLog";

/** Touch needs more room than a pointer; the tabs fill the row where there are many. */
const SIZES = { desk: { step: 30, h: 26, gap: 4 }, phone: { step: 47, h: 47, gap: 0 } };

interface TabsProps {
  conflict: ConflictLog;
  /** The region that is shown. */
  current: number | null;
  words: Words;
  show: (token: number) => void;
  /** The right end of the tabs. */
  x: number;
  /** The lower edge of the tabs. */
  y: number;
  tall: boolean;
}

/** The width of the tabs on desks. */
export function tabsWidth(conflict: ConflictLog | null): number {
  return (conflict?.regions.length ?? 0) * SIZES.desk.step;
}

export function RegionTabs({ conflict: { regions }, current, words, show, x, y, tall }: TabsProps) {
  const { h, gap, ...size } = tall ? SIZES.phone : SIZES.desk;
  const step = Math.min(size.step, x / regions.length);
  const w = step - gap;
  const left = x - regions.length * step;
  return (
    <>
      {regions.map(({ token, ended, seat }, at) => (
        <DrawnButton
          key={token}
          label={words.label(`told-${ended}`, { token, ...(seat ? { seat } : {}) })}
          open={() => show(token)}
          pressed={token === current}
          class={`ankp-tab ${ended} ${token === current ? "open" : ""}`}
          box={{ x: left + at * step, y: y - h, w, h }}
        >
          <OrderToken number={token} x={left + at * step + (w - 20) / 2} y={y - h / 2 - 10} size={20} />
        </DrawnButton>
      ))}
    </>
  );
}
