// The chat of a table. Messages are plain text; only links to our own tables become links.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTexts } from "../i18n";
import type { ChatLine, ClientMsg, TableInfo } from "../protocol";
import { toast } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { Hidden } from "./hidden";
import { useStickyEnd } from "./Log";

const MAX_MESSAGE_LENGTH = 500;

interface ChatProps {
  lines: readonly ChatLine[];
  table: TableInfo;
  hidden: Hidden;
  send: (message: ClientMsg) => void;
}

export function Chat({ lines, table, hidden, send }: ChatProps) {
  const texts = useTexts();
  const box = useStickyEnd(lines.length);
  const shown = lines.filter((line) => !hidden.has(line.author));
  const authors = new Map(lines.filter((line) => hidden.has(line.author)).map((line) => [line.author, line.name]));
  return (
    <div class="chat" ref={box} tabIndex={0} role="region" aria-label={texts.ui("chat")}>
      {lines.length === 0 && <p class="nothing">{texts.ui("chat-empty")}</p>}
      {[...authors].map(([author, name]) => (
        <p key={author} class="hidden-author">
          {texts.ui("lines-hidden", { text: name || texts.ui("guest") })}{" "}
          <button type="button" class="link" onClick={() => hidden.toggle(author)}>
            {texts.ui("show")}
          </button>
        </p>
      ))}
      <ol aria-live="polite" aria-relevant="additions">
        {shown.map((line) => (
          <Line key={line.number} {...{ line, table, hidden, send }} />
        ))}
      </ol>
    </div>
  );
}

/** The name of somebody else opens what can be done about their lines. */
function Line({ line, table, hidden, send }: Omit<ChatProps, "lines"> & { line: ChatLine }) {
  const texts = useTexts();
  const [open, set] = useState(false);
  const name = line.name || texts.ui("guest");
  const silenced = table.muted.includes(line.author);
  return (
    <li>
      {line.seat ? <Mark seat={line.seat} /> : <Icon name="people" />}
      <div>
        <p>
          {line.author === table.author ? (
            <b>{name}</b>
          ) : (
            <button type="button" class="author" aria-expanded={open} title={texts.ui("about-author", { text: name })} onClick={() => set(!open)}>
              {name}
            </button>
          )}{" "}
          <span>{withLinks(line.text)}</span>
        </p>
        {open && (
          <p class="line-tools">
            <button type="button" class="btn" onClick={() => hidden.toggle(line.author)}>
              {texts.ui("hide-lines", { text: name })}
            </button>
            {table.host && (
              <button type="button" class="btn" onClick={() => send({ mute: { author: line.author, on: !silenced } })}>
                {texts.ui(silenced ? "let-talk" : "silence", { text: name })}
              </button>
            )}
          </p>
        )}
      </div>
      <time dateTime={new Date(line.at * 1000).toISOString()}>{clock(texts.lang, line.at)}</time>
    </li>
  );
}

export function ChatForm({ send }: { send: (text: string) => boolean }) {
  const texts = useTexts();
  const [text, set] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === "") return;
    if (send(text.trim())) set("");
    else toast("ui-error-offline");
  };
  return (
    <form class="say" onSubmit={submit}>
      <input
        aria-label={texts.ui("say")}
        placeholder={texts.ui("say")}
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        autocomplete="off"
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button type="submit" class="icb" aria-label={texts.ui("send")} title={texts.ui("send")}>
        <Icon name="arrow" />
      </button>
    </form>
  );
}

/** Turns addresses of our own tables into links, and nothing else. */
function withLinks(text: string): ComponentChildren {
  const parts = text.split(/(https?:\/\/[^\s]+)/);
  return parts.map((part) => {
    const path = tablePath(part);
    return path === null ? part : <a href={path}>{part}</a>;
  });
}

function tablePath(text: string): string | null {
  if (!text.startsWith(`${location.origin}/table/`)) return null;
  const path = text.slice(location.origin.length);
  return /^\/table\/[A-Za-z0-9-]+$/.test(path) ? path : null;
}

function clock(lang: string, at: number): string {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(new Date(at * 1000));
}
