// The log: actions in words, their effects below them, and the rule of each line. It is one stop of the Tab key: arrow keys walk through its
// lines, and to the right of a line is its rule.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LogEntry, TableEvent } from "../protocol";
import { explain } from "../ui/explain";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { pointedAt } from "../ui/places";
import type { GameWords } from "../words";
import { happening } from "./happenings";
import { type EntryRow, type FoldRow, lastAction, logRows, type TableRow } from "./logRows";

interface LogProps {
  log: readonly LogEntry[];
  /** What happened at the table apart from moves. */
  events: readonly TableEvent[];
  words: GameWords;
  /** The last line: the decision that the table waits for. */
  now: string | null;
  yours: boolean;
  /** The entry whose position is on the board; null for the present. */
  shown: LogEntry | null;
  /** The ids of the places that an event is about. */
  places: (event: LogEntry["event"]) => readonly string[];
  onRule: (anchor: string) => void;
  /** Shows the position after an entry. */
  onShow: (entry: LogEntry) => void;
  /** What stands after the text of an entry. */
  note?: (entry: LogEntry) => ComponentChildren;
}

export function Log({ log, events, words, now, yours, shown, places, onRule, onShow, note }: LogProps) {
  const list = useMemo(() => logRows(log, events), [log, events]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const last = lastAction(list);
  const box = useStickyEnd(list.length);
  const lines = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (shown !== null) showLine(box.current, lines.current?.querySelector(":scope > .shown") ?? null);
  }, [shown, box]);
  const walk = useWalk(lines);
  useEffect(() => () => pointedAt.set([]), []);
  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const line = (row: EntryRow) => (
    <Line key={row.key} {...{ row, words, places, onRule, onShow }} note={note?.(row.entry)} last={row === last} shown={shown === row.entry} />
  );
  return (
    <div class="log" ref={box} role="region" aria-label={words.texts.ui("log")}>
      <ol ref={lines} {...walk}>
        {list.map((row) => {
          if (row.kind === "table") return <TableLine key={row.key} row={row} words={words} />;
          if (row.kind !== "fold") return line(row);
          const opened = open.has(row.key);
          return [<Fold key={row.key} row={row} words={words} open={opened} onToggle={() => toggle(row.key)} />, ...(opened ? row.rows.map(line) : [])];
        })}
      </ol>
      {now !== null && <p class={yours ? "now yours" : "now"}>{now}</p>}
    </div>
  );
}

/** Scrolls the box until a line is in it; nothing around the box moves. */
function showLine(box: Element | null, line: Element | null): void {
  if (!box || !line) return;
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** The lines of chance that are shown as one. */
function Fold({ row, words, open, onToggle }: { row: FoldRow; words: GameWords; open: boolean; onToggle: () => void }) {
  return (
    <li class="fold">
      <Icon name={open ? "down" : "deck"} />
      <button type="button" class="line" tabIndex={-1} aria-expanded={open} onClick={onToggle}>
        <span>{words.texts.ui(row.setup ? "log-setup" : "log-dealt", { count: row.rows.length })}</span>
      </button>
    </li>
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

interface LineProps extends Pick<LogProps, "words" | "places" | "onRule" | "onShow"> {
  row: EntryRow;
  note: ComponentChildren;
  last: boolean;
  shown: boolean;
}

function Line({ row, words, note, last, shown, places, onRule, onShow }: LineProps) {
  const { kind, entry } = row;
  const text = useMemo(() => words.event(entry.event), [words, entry]);
  const classes = [kind, last ? "last" : "", entry.undone ? "undone" : "", shown ? "shown" : ""].join(" ");
  const point = () => pointedAt.set(entry.undone ? [] : places(entry.event));
  const leave = () => pointedAt.set([]);
  return (
    // The line is a button; the list item only knows that somebody points at it.
    <li class={classes} onMouseEnter={point} onMouseLeave={leave} onFocusIn={point} onFocusOut={leave}>
      {kind === "action" && (entry.seat ? <Mark seat={entry.seat} /> : <i />)}
      {kind === "effect" && <i />}
      <button
        type="button"
        class="line"
        tabIndex={-1}
        aria-current={shown ? "true" : undefined}
        aria-disabled={entry.undone || undefined}
        onClick={() => !entry.undone && onShow(entry)}
      >
        {entry.undone ? (
          <del>
            {text} <span class="unseen">{words.texts.ui("taken-back")}</span>
          </del>
        ) : (
          <span>
            {text}
            {note && <> {note}</>}
          </span>
        )}
      </button>
      <RuleLink words={words} anchor={entry.rule} onRule={onRule} tabIndex={-1} />
    </li>
  );
}

/** Makes the lines one stop of the Tab key: the line that had the focus last, or the newest one. */
function useWalk(list: { current: HTMLOListElement | null }) {
  const stop = useRef<HTMLElement | null>(null);
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(".line") ?? [])];
  const hold = (line: HTMLElement | undefined) => {
    if (!line || line === stop.current) return;
    if (stop.current) stop.current.tabIndex = -1;
    line.tabIndex = 0;
    stop.current = line;
  };
  useLayoutEffect(() => {
    // Somebody in the list keeps their place; otherwise the newest line is where the list begins.
    if (!stop.current?.isConnected || !list.current?.contains(document.activeElement)) hold(all().at(-1));
  });
  return {
    onFocusIn: ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest("li")?.querySelector<HTMLElement>(".line") : null;
      if (line) hold(line);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = event.target instanceof Element ? event.target.closest("li") : null;
      const lines = all();
      const at = lines.findIndex((line) => line.closest("li") === from);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const to: Record<string, HTMLElement | null | undefined> = {
        ArrowUp: lines[at - 1],
        ArrowDown: lines[at + 1],
        Home: lines[0],
        End: lines.at(-1),
        ArrowLeft: lines[at],
        ArrowRight: from?.querySelector<HTMLElement>(".rl"),
      };
      if (!(event.key in to)) return;
      event.preventDefault();
      to[event.key]?.focus();
    },
  };
}

interface RuleLinkProps {
  words: GameWords;
  anchor: string;
  onRule: (anchor: string) => void;
  tabIndex?: number;
}

/** Opens the rule beside the board; as a plain link it also works in a new tab. */
export function RuleLink({ words, anchor, onRule, tabIndex }: RuleLinkProps) {
  const label = words.texts.ui("rule-behind");
  return (
    <a
      class="rl"
      tabIndex={tabIndex}
      href={`/rules/${words.game}#${anchor}`}
      aria-label={label}
      {...explain({ name: label })}
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
