// The table's top bar.
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useTexts } from "../i18n";
import type { TableInfo } from "../protocol";
import { MyTurn } from "../shell/MyTurn";
import { Brand } from "../shell/Page";
import { Popover } from "../shell/Popover";
import { SettingsButton, SoundButton } from "../shell/Settings";
import { toast } from "../shell/toast";
import { useStore } from "../store";
import { explain, explaining } from "../ui/explain";
import { Icon } from "../ui/Icon";
import { practiceText } from "./practice";
import { copyLink } from "./share";

interface BarProps {
  table: TableInfo;
  gameName: string;
  progress: string;
  /** The goal of the game, or what a replay tells about it, beside the name of the game. */
  goal?: ComponentChildren;
  /** Whether the table waits for the viewer. */
  yours: boolean;
  spectators: number;
  phone: boolean;
  /** Whether the connection is lost. */
  lost: boolean;
  unread: number;
  onRules: () => void;
  /** Opens the position in words. */
  onPosition?: () => void;
  /** Opens log and chat, where they are not beside the board. */
  onRail: () => void;
  /** Shows what the others did since the viewer's last turn. */
  film?: { open(): void; offers: number } | null;
  /** Whether the table has a link, and a log and a chat: a lesson has none. */
  shared?: boolean;
  /** The menu of the table. */
  menu: ComponentChildren;
}

/** Switches the mode in which a click explains instead of plays. */
function ExplainButton() {
  const texts = useTexts();
  const on = useStore(explaining);
  // Other pages have no button that ends the mode.
  useEffect(() => () => explaining.set(false), []);
  return (
    <button
      type="button"
      class="icb"
      aria-label={texts.ui("explain-mode")}
      aria-pressed={on}
      data-explains
      {...explain({ name: texts.ui("explain-mode"), text: texts.ui("explain-mode-about") })}
      onClick={() => {
        explaining.set(!on);
        // Fingers see no tooltip that tells what the mode does.
        if (!on && !matchMedia("(hover: hover)").matches) toast("ui-explain-mode-about");
      }}
    >
      <Icon name="question" />
    </button>
  );
}

/** Opens the position in words; with its name where there is room. */
function PositionButton({ named = false, onPosition }: { named?: boolean; onPosition: () => void }) {
  const texts = useTexts();
  return (
    <button
      type="button"
      class={named ? "btn quiet" : "icb"}
      aria-label={texts.ui("position")}
      {...explain({ name: texts.ui("position"), text: texts.ui("position-about") })}
      onClick={onPosition}
    >
      <Icon name="text" />
      {named && <span>{texts.ui("position")}</span>}
    </button>
  );
}

export function Bar({
  table,
  gameName,
  progress,
  goal,
  yours,
  spectators,
  phone,
  lost,
  unread,
  onRules,
  onPosition,
  onRail,
  film = null,
  shared = true,
  menu,
}: BarProps) {
  const texts = useTexts();
  const share = shared && (
    <button
      type="button"
      class={phone ? "btn quiet" : "icb"}
      aria-label={texts.ui("copy-link")}
      {...explain({ name: texts.ui("copy-link") })}
      onClick={() => void copyLink(table.id)}
    >
      <Icon name="people" />
      {phone && <span>{texts.ui("copy-link")}</span>}
    </button>
  );
  const filmName = film ? texts.ui("film-offer", { count: film.offers }) : "";
  const filmButton = film && (
    <button type="button" class={phone ? "btn quiet" : "icb"} aria-label={filmName} {...explain({ name: filmName })} onClick={film.open}>
      <Icon name="film" />
      {phone && <span>{filmName}</span>}
    </button>
  );
  return (
    <header class="topbar">
      <Brand />
      <span class="crumb">
        {/* Phones have no room for a subtitle. */}
        <b>{phone ? gameName.split(":")[0] : gameName}</b>
        <span class="progress">
          {progress}
          {table.practice && <span {...explain({ name: texts.ui("practice"), text: practiceText(texts, table) })}> · {texts.ui("practice")}</span>}
        </span>
        {lost && (
          <span class="reconnecting" role="status">
            {texts.ui("reconnecting")}
          </span>
        )}
        {spectators > 0 && <span class="watching">{texts.ui("watching", { count: spectators })}</span>}
      </span>
      {goal}
      <nav aria-label={texts.ui("settings")}>
        {/* A replay or a what-if of a running table does not know whose turn it is there: the list tells it. */}
        <MyTurn here={{ id: shared ? table.id : "", yours }} />
        <a
          class="icb"
          href={`/rules/${table.game}`}
          target={shared ? undefined : "_blank"}
          aria-label={texts.ui("rules")}
          {...explain({ name: texts.ui("rules") })}
          onClick={(event) => {
            if (!shared || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onRules();
          }}
        >
          <Icon name="book" />
        </a>
        {phone && shared && (
          <button type="button" class="icb" aria-label={texts.ui("log-and-chat", { count: unread })} onClick={onRail}>
            <Icon name="chat" />
            {unread > 0 && <em class="badge">{unread}</em>}
          </button>
        )}
        {onPosition && <ExplainButton />}
        {!phone && onPosition && <PositionButton onPosition={onPosition} />}
        {!phone && filmButton}
        {!phone && share}
        {menu}
        {!phone && <SoundButton />}
        {!phone && <SettingsButton />}
        {phone && (
          <Popover label={texts.ui("menu")} class="icb menu" button={<Icon name="gear" />}>
            {() => (
              <>
                {filmButton}
                {onPosition && <PositionButton named onPosition={onPosition} />}
                {share}
                <SoundButton named />
                <SettingsButton named />
              </>
            )}
          </Popover>
        )}
      </nav>
    </header>
  );
}
