// A question that is asked once before something that cannot be taken back.
import { useEffect, useId, useRef } from "preact/hooks";

interface ConfirmProps {
  /** What would be done; also the text of the button that does it. */
  title: string;
  about: string;
  /** The text of the button that does nothing. */
  keep: string;
  busy: boolean;
  onAnswer: (yes: boolean) => void;
}

export function Confirm({ title, about, keep, busy, onAnswer }: ConfirmProps) {
  const text = useId();
  const no = useRef<HTMLButtonElement>(null);
  // Whoever asks by keyboard answers by keyboard, and a second press of Enter does nothing.
  useEffect(() => no.current?.focus(), []);
  return (
    <div class="confirm" role="group" aria-label={title} aria-describedby={text}>
      <span id={text}>{about}</span>
      <button type="button" class="btn" disabled={busy} onClick={() => onAnswer(true)}>
        {title}
      </button>
      <button type="button" class="btn quiet" ref={no} onClick={() => onAnswer(false)}>
        {keep}
      </button>
    </div>
  );
}
