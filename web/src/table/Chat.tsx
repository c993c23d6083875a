// The chat of a table. Messages are plain text; only links to our own tables become links.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, me } from "../api";
import { useTexts } from "../i18n";
import { ensureName, NameField } from "../lobby/name";
import type { ChatLine, ClientMsg, TableInfo } from "../protocol";
import { toast, toastError } from "../shell/toast";
import { explain } from "../ui/explain";
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
            <button
              type="button"
              class="author"
              aria-expanded={open}
              {...explain({ name: texts.ui("about-author", { text: name }) })}
              onClick={() => set(!open)}
            >
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

interface ChatFormProps {
  send: (text: string) => boolean;
  /** The number of the viewer's lines in the chat. */
  own: number;
  /** The last refusal; a new object each time. */
  refused: object | null;
  online: boolean;
  /** Whether the field begins with the focus. */
  focused: boolean;
}

export function ChatForm({ send, own, refused, online, focused }: ChatFormProps) {
  const texts = useTexts();
  const [text, set] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The lines that are not in the chat yet, oldest first: the server answers them in this order.
  const sent = useRef<string[]>([]);
  const before = useRef(own);
  useEffect(() => {
    sent.current.splice(0, own - before.current);
    before.current = own;
  }, [own]);
  // Lines that were refused, or may have been lost with the connection, go back into the field.
  useEffect(() => {
    const lines = sent.current.splice(0, online ? 1 : Infinity);
    set((text) => [...lines, text].filter((line) => line !== "").join(" "));
  }, [refused, online]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first appearance takes the focus.
  useEffect(() => {
    if (focused) field.current?.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    const line = text.trim();
    if (line === "") return;
    if (!send(line)) return toast("ui-error-offline");
    sent.current.push(line);
    set("");
  };
  return (
    <form class="say" onSubmit={submit}>
      <input
        ref={field}
        aria-label={texts.ui("say")}
        placeholder={texts.ui("say")}
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        autocomplete="off"
        enterkeyhint="send"
        onInput={(event) => set(event.currentTarget.value)}
      />
      <button type="submit" class="icb" aria-label={texts.ui("send")} {...explain({ name: texts.ui("send") })}>
        <Icon name="arrow" />
      </button>
    </form>
  );
}

/** Asks a spectator for the name under which they write. */
export function NameForm({ onNamed }: { onNamed: () => void }) {
  const texts = useTexts();
  // A disabled button would lose the focus.
  const busy = useRef(false);
  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await ensureName();
      if (!me.get()?.name) throw new ApiError("name");
      onNamed();
    } catch (error) {
      toastError(error);
    }
    busy.current = false;
  };
  return (
    <form
      class="naming"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NameField />
      <button type="submit" class="btn">
        {texts.ui("join-chat")}
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
