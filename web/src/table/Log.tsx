// The log: actions in words, their effects below them, and a link to the rule on each line.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { LogEntry, TableEvent } from "../protocol";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { happening } from "./happenings";
import { type EntryRow, lastAction, logRows, type TableRow } from "./logRows";

interface LogProps {
  log: readonly LogEntry[];
  /** What happened at the table apart from moves. */
  events: readonly TableEvent[];
  words: GameWords;
  /** The last line: the decision that the table waits for. */
  now: string | null;
  yours: boolean;
  onRule: (anchor: string) => void;
}

export function Log({ log, events, words, now, yours, onRule }: LogProps) {
  const list = useMemo(() => logRows(log, events), [log, events]);
  const last = lastAction(list);
  const box = useStickyEnd(list.length);
  return (
    <div class="log" ref={box} tabIndex={0} role="region" aria-label={words.texts.ui("log")}>
      <ol aria-live="polite" aria-relevant="additions">
        {list.map((row) =>
          row.kind === "table" ? (
            <TableLine key={row.key} row={row} words={words} />
          ) : (
            <Line key={row.key} row={row} words={words} last={row === last} onRule={onRule} />
          ),
        )}
      </ol>
      {now !== null && <p class={yours ? "now yours" : "now"}>{now}</p>}
    </div>
  );
}

function TableLine({ row, words }: { row: TableRow; words: GameWords }) {
  const { key, args } = happening(words, row.what);
  return (
    <li class="at-the-table">
      <Icon name="people" />
      <span>{words.texts.text(key, args)}</span>
    </li>
  );
}

function Line({ row, words, last, onRule }: { row: EntryRow; words: GameWords; last: boolean; onRule: (anchor: string) => void }) {
  const { kind, entry } = row;
  const text = useMemo(() => words.event(entry.event), [words, entry]);
  const classes = [kind, last ? "last" : "", entry.undone ? "undone" : ""].join(" ");
  return (
    <li class={classes}>
      {kind === "action" && (entry.seat ? <Mark seat={entry.seat} /> : <i />)}
      {kind === "effect" && <i />}
      {entry.undone ? (
        <del>
          {text} <span class="unseen">{words.texts.ui("taken-back")}</span>
        </del>
      ) : (
        <span>{text}</span>
      )}
      <RuleLink words={words} anchor={entry.rule} onRule={onRule} />
    </li>
  );
}

/** Opens the rule beside the board; as a plain link it also works in a new tab. */
export function RuleLink({ words, anchor, onRule }: { words: GameWords; anchor: string; onRule: (anchor: string) => void }) {
  const label = words.texts.ui("rule-behind");
  return (
    <a
      class="rl"
      href={`/rules/${words.game}#${anchor}`}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onRule(anchor);
      }}
    >
      §
    </a>
  );
}

/** Keeps the end of the list in view, unless the reader has scrolled up. */
export function useStickyEnd(length: number) {
  const box = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const scrolled = () => {
      sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    // A box that was hidden or has grown must be scrolled to its end again.
    const resized = new ResizeObserver(() => {
      if (sticks.current) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener("scroll", scrolled, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", scrolled);
      resized.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    if (box.current && sticks.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  return box;
}
