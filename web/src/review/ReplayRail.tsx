// Beside the board of a replay: the log, and the analysis, whose code is loaded when it is looked at.
import type { ComponentChildren } from "preact";
import { Lazy, useLazy } from "../lazy";
import { Rail } from "../table/Rail";
import type { ReviewPanelProps } from "./ReviewPanel";
import { type Reviewing, TABS } from "./useReviewing";

const PANEL = new Lazy(() => import("./ReviewPanel"));

interface ReplayRailProps extends Omit<ReviewPanelProps, "review" | "before" | "pointed" | "line"> {
  reviewing: Reviewing;
  label: string;
  /** Lets the board be seen. */
  onBoard: () => void;
  log: ComponentChildren;
  foot: ComponentChildren;
}

export function ReplayRail({ reviewing, label, log, foot, onBoard, ...props }: ReplayRailProps) {
  const { tab, setTab, review, before, pointed, expected } = reviewing;
  const line = {
    ...expected,
    show: (step: number | null) => {
      expected.show(step);
      onBoard();
    },
  };
  const panel = useLazy(tab === "review" ? PANEL : null);
  return (
    <Rail tabs={TABS} tab={tab} label={label} unread={0} onTab={(next) => setTab(next as typeof tab)} foot={tab === "log" && foot}>
      {tab === "log" ? log : panel && <panel.default {...props} {...{ review, before, pointed, line }} />}
    </Rail>
  );
}
