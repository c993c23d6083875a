// The panels beside the board: log, chat, rules. On phones a sheet holds them.
import type { ComponentChildren } from "preact";
import { useTexts } from "../i18n";

export type Tab = "log" | "chat" | "rules" | "review";

interface RailProps {
  tabs: readonly Tab[];
  tab: Tab;
  /** Number of unread chat messages. */
  unread: number;
  onTab: (tab: Tab) => void;
  /** The panel of the chosen tab. */
  children: ComponentChildren;
  /** What the tabs are, if not those of a table. */
  label?: string;
  /** Shown below every panel. */
  foot?: ComponentChildren;
}

export function Rail({ tabs, tab, unread, onTab, children, label, foot }: RailProps) {
  const texts = useTexts();
  const walk = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label ?? texts.ui("beside-board")} onKeyDown={walk}>
        {tabs.map((one) => (
          <button
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="tab-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {texts.ui(`tab-${one}`)}
            {one === "chat" && unread > 0 && tab !== "chat" && <em>{unread}</em>}
          </button>
        ))}
      </div>
      <div class="panel-of-tab" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
      {foot}
    </>
  );
}
