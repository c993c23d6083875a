// The chat of a table. Messages are plain text; only links to our own tables become links.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useTexts } from "../i18n";
import type { ChatLine } from "../protocol";
import { toast } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { useStickyEnd } from "./Log";

const MAX_MESSAGE_LENGTH = 500;

export function Chat({ lines }: { lines: readonly ChatLine[] }) {
  const texts = useTexts();
  const box = useStickyEnd(lines.length);
  return (
    <div class="chat" ref={box} tabIndex={0} role="region" aria-label={texts.ui("chat")}>
      {lines.length === 0 && <p class="nothing">{texts.ui("chat-empty")}</p>}
      <ol aria-live="polite" aria-relevant="additions">
        {lines.map((line) => (
          <li key={line.number}>
            {line.seat ? <Mark seat={line.seat} /> : <Icon name="people" />}
            <p>
              <b>{line.name || texts.ui("guest")}</b> <span>{withLinks(line.text)}</span>
            </p>
            <time dateTime={new Date(line.at * 1000).toISOString()}>{clock(texts.lang, line.at)}</time>
          </li>
        ))}
      </ol>
    </div>
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
