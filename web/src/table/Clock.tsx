// The clock of a seat, and the warning when time gets short.
import { useEffect, useRef, useState } from "preact/hooks";
import { leftText, spanText } from "../conduct";
import type { ClockInfo, Pace, Seat } from "../protocol";
import { play } from "../sounds";
import { explain } from "../ui/explain";
import { Icon } from "../ui/Icon";
import type { GameWords, Texts } from "../words";
import { usePassed } from "./away";
import { clockText, isLow, isSlow, lowLimit, shownTime, timeLeft, untilLow } from "./clocks";
import type { Clocks } from "./state";

const LIVE_TICK = 200;
const SLOW_TICK = 10_000;

export function Clock({ clock, at, pace, texts }: { clock: ClockInfo; at: number; pace: Pace; texts: Texts }) {
  const slow = isSlow(pace);
  useTick(clock.runs, slow ? SLOW_TICK : LIVE_TICK);
  if (clock.paused !== null) return <Paused clock={clock} texts={texts} />;
  const left = timeLeft(clock, performance.now() - at);
  const { bank, milliseconds } = shownTime(clock, left, slow);
  const low = isLow(left, slow);
  const text = clockText(texts, milliseconds, slow);
  const title = texts.ui(low ? "clock-low" : bank ? "clock-bank" : slow ? "clock-decision" : "clock-left", {
    text,
    bank: clockText(texts, left.bank, slow),
  });
  return (
    <span class={`clock ${clock.runs ? "runs" : ""} ${low ? "low" : ""}`} role="timer" aria-label={title} {...explain({ name: title })}>
      <Icon name={low ? "hourglass" : "clock"} />
      {text}
    </span>
  );
}

function Paused({ clock, texts }: { clock: ClockInfo; texts: Texts }) {
  const passed = usePassed(clock, SLOW_TICK, true);
  const title = texts.ui("paused-for", { text: leftText(texts, (clock.paused ?? 0) - passed) });
  return (
    <span class="clock paused" {...explain({ name: title })}>
      <Icon name="pause" />
      {texts.ui("paused")}
      <span class="unseen">{title}</span>
    </span>
  );
}

/** Draws again every `interval` milliseconds while the clock runs. */
function useTick(runs: boolean, interval: number): void {
  const [, draw] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => draw((count) => count + 1), interval);
    return () => clearInterval(timer);
  }, [runs, interval]);
}

interface LowTimeProps {
  clocks: Clocks;
  pace: Pace;
  you: Seat | null;
  words: GameWords;
}

/** Tells screen readers when a running clock becomes low, and sounds for the viewer's own. A clock that gains time by each turn may be low
 * many times: those of others are mentioned once in a game. */
export function LowTime({ clocks, pace, you, words }: LowTimeProps) {
  const slow = isSlow(pace);
  const warned = useRef(new Set<Seat>());
  const [text, say] = useState("");
  useEffect(() => {
    const own = clocks.list.find((clock) => clock.seat === you);
    if (own && !isLow(own, slow) && warned.current.delete(own.seat)) say("");
    const timers = clocks.list.map((clock) => {
      const wait = untilLow(clock, slow);
      if (wait === null || wait > MAX_TIMEOUT || warned.current.has(clock.seat)) return undefined;
      const warn = () => {
        warned.current.add(clock.seat);
        const text = spanText(words.texts, lowLimit(slow) / 1000);
        say(clock === own ? words.texts.ui("low-time-yours", { text }) : words.texts.ui("low-time-of", { text, seat: words.seat(clock.seat) }));
        if (clock === own) play("low-time");
      };
      return setTimeout(warn, Math.max(0, clocks.at + wait - performance.now()));
    });
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [clocks, slow, you, words]);
  return (
    <div class="unseen" role="status">
      {text}
    </div>
  );
}

/** The longest wait that a timer of the browser can count. */
const MAX_TIMEOUT = 2 ** 31 - 1;
