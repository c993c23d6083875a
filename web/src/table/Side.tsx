// The side panel of a table, and the state of its tabs.
import { useEffect, useState } from "preact/hooks";
import { afterPaint } from "../afterPaint";
import { me } from "../api";
import { useFile, useTexts } from "../i18n";
import { PHONE, useMedia } from "../media";
import type { ChatLine, LogEntry, TableInfo } from "../protocol";
import { RulesText, useRules } from "../rules/text";
import { RULES_TEXTS } from "../rules/unchecked";
import { Dialog } from "../shell/Dialog";
import { useStore } from "../store";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import { Chat, ChatForm, NameForm } from "./Chat";
import type { Film } from "./film";
import { type Hidden, useHidden } from "./hidden";
import { Log } from "./Log";
import { Rail, type Tab } from "./Rail";
import { Sealed } from "./Sealed";
import { INITIAL_STATE, type TableState } from "./state";
import type { TableActions } from "./tableActions";

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
  // The number of the last line that was read; null until the lines have arrived.
  const [read, setRead] = useState<number | null>(null);
  const phone = useMedia(PHONE);
  const last = state.chat.at(-1)?.number ?? -1;
  const hidden = useHidden(state.table?.id ?? "");
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? "log");
  const reading = shown === "chat" && (open || !phone);
  // The server sends who is connected after the lines of chat.
  const arrived = state.presence !== INITIAL_STATE.presence;
  useEffect(() => {
    // The lines that were there when the page was opened count as read.
    if (arrived && (reading || read === null)) setRead(last);
  }, [arrived, reading, read, last]);
  const unread = unreadLines(state.chat, read ?? last, state.table?.author ?? null).filter((line) => !hidden.has(line.author)).length;
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

/** The lines after the one that was read last, without the viewer's own. */
export function unreadLines(lines: readonly ChatLine[], read: number, own: string | null): ChatLine[] {
  return lines.filter((line) => line.number > read && line.author !== own);
}

/** Whether the viewer may chat, as the server sees it: spectators during the game as the host lets them. */
export function mayTalk({ you, host, status, conduct }: TableInfo): boolean {
  return you !== null || host || status === "open" || conduct.watchers === "talk";
}

interface SideProps {
  side: SideState;
  phone: boolean;
  state: TableState;
  actions: TableActions;
  table: TableInfo;
  words: GameWords;
  /** The last line of the log. */
  now: { text: string; yours: boolean } | null;
  /** The past of the game, and the places that an event is about; null before the game. */
  story: { film: Film; places: (event: LogEntry["event"]) => readonly string[] } | null;
}

export function Side({ side, phone, state, actions, table, words, now, story }: SideProps) {
  const texts = useTexts();
  // On phones the log covers the board.
  const showPast = (entry: LogEntry) => {
    side.close();
    story?.film.show(entry);
  };
  const lastMessage = state.chat.findLast((line) => !side.hidden.has(line.author));
  const foot = (
    <>
      {(side.tab === "log" || side.tab === "chat") && (
        <div class="chatbar">
          {side.tab === "log" && lastMessage && (
            <p class="msg">
              <b>{lastMessage.name}</b> {lastMessage.text}
            </p>
          )}
          {mayTalk(table) && <Talk state={state} actions={actions} table={table} />}
        </div>
      )}
      <Sealed table={table} words={words} />
    </>
  );
  const rail = (
    <Rail tabs={side.tabs} tab={side.tab} unread={side.unread} onTab={side.show} foot={foot}>
      {side.tab === "log" && story && story.film.offers > 0 && !story.film.past && (
        <button
          type="button"
          class="btn quiet what-happened"
          onClick={() => {
            side.close();
            story.film.open();
          }}
        >
          <Icon name="film" />
          {texts.ui("film-offer", { count: story.film.offers })}
        </button>
      )}
      {side.tab === "log" && story && (
        <Log
          log={state.log}
          events={table.events}
          words={words}
          now={now?.text ?? null}
          yours={now?.yours ?? false}
          shown={story.film.past?.stop.entry ?? null}
          places={story.places}
          onRule={side.showRule}
          onShow={showPast}
        />
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

/** The form for a message. Spectators need a name first. */
function Talk({ state, actions, table }: Pick<SideProps, "state" | "actions" | "table">) {
  const guest = useStore(me);
  const [named, setNamed] = useState(false);
  // The server knows a guest who has just got a name only after a reconnection.
  const known = table.author !== null && Boolean(guest?.name);
  const onNamed = () => {
    setNamed(true);
    if (table.author === null) actions.reconnect();
  };
  if (table.you !== null || known) {
    const own = state.chat.filter((line) => line.author === table.author).length;
    return <ChatForm send={actions.sendChat} own={own} refused={state.refused} online={state.link === "open"} focused={named} />;
  }
  // Beside free seats there is a field for the name already.
  const hasField = table.status === "open" && table.seats.some((seat) => seat.open);
  return guest !== null && !hasField ? <NameForm onNamed={onNamed} /> : null;
}

function RulesPanel({ game, target, onRule }: { game: string; target: { anchor: string } | null; onRule: (anchor: string) => void }) {
  const texts = useTexts();
  const rules = useRules(game);
  // These texts are requested together with the rules, so that nothing is inserted later.
  useFile(RULES_TEXTS);
  // A long text: the tab is shown first.
  const [drawn, draw] = useState(false);
  useEffect(() => afterPaint(() => draw(true)), []);
  return (
    <div class="rules-panel" tabIndex={0} role="region" aria-label={texts.ui("rules")}>
      {rules === "lost" && <p class="nothing">{texts.ui("error-not-found")}</p>}
      {drawn && rules !== null && rules !== "lost" && <RulesText rules={rules} target={target} prefix="rule-" below={1} onRule={onRule} />}
      <p>
        <a href={`/rules/${game}`} target="_blank" rel="noopener">
          {texts.ui("rules-new-tab")}
        </a>
      </p>
    </div>
  );
}
