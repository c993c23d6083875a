// The side panel of a table, and the state of its tabs.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { me } from "../api";
import { useTexts } from "../i18n";
import type { ChatLine, TableInfo } from "../protocol";
import { RulesText, useRules } from "../rules/text";
import { Dialog } from "../shell/Dialog";
import { useStore } from "../store";
import type { GameWords } from "../words";
import { Chat, ChatForm } from "./Chat";
import { type Hidden, useHidden } from "./hidden";
import { Log } from "./Log";
import { Rail, type Tab } from "./Rail";
import { Sealed } from "./Sealed";
import type { TableState } from "./state";
import type { TableActions } from "./useTable";

export interface SideState {
  tabs: readonly Tab[];
  tab: Tab;
  /** Whether the sheet is open; used on phones. */
  open: boolean;
  unread: number;
  hidden: Hidden;
  ruleTarget: { anchor: string } | null;
  show(tab: Tab): void;
  showRule(anchor: string | null): void;
  close(): void;
}

export function useSide(tabs: readonly Tab[], state: TableState): SideState {
  const [tab, setTab] = useState<Tab>(tabs[0] ?? "log");
  const [open, setOpen] = useState(false);
  const [ruleTarget, setRuleTarget] = useState<{ anchor: string } | null>(null);
  const [read, setRead] = useState(-1);
  const came = useMemo(() => Date.now() / 1000, []);
  const last = state.chat.at(-1)?.number ?? -1;
  const yours = state.table?.yours ?? [];
  const hidden = useHidden(state.table?.id ?? "");
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? "log");
  useEffect(() => {
    if (shown === "chat") setRead(last);
  }, [shown, last]);
  // Unread messages are those that came after the page was opened and are not the viewer's own.
  const isNew = (line: ChatLine) => line.number > read && line.at > came && (line.seat === null || !yours.includes(line.seat));
  const unread = state.chat.filter((line) => isNew(line) && !hidden.has(line.author)).length;
  const show = (next: Tab) => {
    setTab(next);
    setOpen(true);
  };
  return {
    tabs,
    tab: shown,
    open,
    unread,
    hidden,
    ruleTarget,
    show,
    showRule(anchor) {
      if (anchor !== null) setRuleTarget({ anchor });
      show("rules");
    },
    close: () => setOpen(false),
  };
}

interface SideProps {
  side: SideState;
  phone: boolean;
  state: TableState;
  actions: TableActions;
  table: TableInfo;
  words: GameWords;
  result: ComponentChildren;
  /** The last line of the log. */
  now: { text: string; yours: boolean } | null;
}

export function Side({ side, phone, state, actions, table, words, result, now }: SideProps) {
  const texts = useTexts();
  const lastMessage = state.chat.findLast((line) => !side.hidden.has(line.author));
  // Everybody with a name may chat; spectators as the host lets them.
  const known = useStore(me)?.name && (table.status === "open" || table.conduct.watchers === "talk");
  const foot = (
    <>
      {(side.tab === "log" || side.tab === "chat") && (
        <div class="chatbar">
          {side.tab === "log" && lastMessage && (
            <p class="msg">
              <b>{lastMessage.name}</b> {lastMessage.text}
            </p>
          )}
          {(table.you !== null || known) && <ChatForm send={actions.sendChat} />}
        </div>
      )}
      <Sealed table={table} />
    </>
  );
  const rail = (
    <Rail tabs={side.tabs} tab={side.tab} unread={side.unread} onTab={side.show} foot={foot}>
      {side.tab === "result" && result}
      {side.tab === "log" && (
        <Log log={state.log} events={table.events} words={words} now={now?.text ?? null} yours={now?.yours ?? false} onRule={side.showRule} />
      )}
      {side.tab === "chat" && <Chat lines={state.chat} table={table} hidden={side.hidden} send={actions.send} />}
      {side.tab === "rules" && <RulesPanel game={table.game} target={side.ruleTarget} onRule={side.showRule} />}
    </Rail>
  );
  if (!phone)
    return (
      <aside class="rail" aria-label={texts.ui("beside-board")}>
        {rail}
      </aside>
    );
  if (!side.open) return null;
  return (
    <Dialog title={texts.ui(`tab-${side.tab}`)} class="sheet rail-sheet" onClose={side.close}>
      {rail}
    </Dialog>
  );
}

function RulesPanel({ game, target, onRule }: { game: string; target: { anchor: string } | null; onRule: (anchor: string) => void }) {
  const texts = useTexts();
  const rules = useRules(game);
  return (
    <div class="rules-panel" tabIndex={0} role="region" aria-label={texts.ui("rules")}>
      {rules === "lost" && <p class="nothing">{texts.ui("error-not-found")}</p>}
      {rules !== null && rules !== "lost" && <RulesText rules={rules} target={target} prefix="rule-" below={1} onRule={onRule} />}
      <p>
        <a href={`/rules/${game}`} target="_blank" rel="noopener">
          {texts.ui("rules-new-tab")}
        </a>
      </p>
    </div>
  );
}
