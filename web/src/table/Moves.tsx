// All legal moves as a menu, always in the same order: for keyboards, screen readers, and everybody who prefers lists.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

interface MovesProps {
  moves: readonly string[];
  /** The name of a move in this position. */
  name: (move: string) => string;
  /** Cost and gain of a move; null if its name contains them. */
  note: (move: string) => string | null;
  /** Whether a move gives something up, so that no digit plays it. */
  ends: (move: string) => boolean;
  label: string;
  /** Whether a letter has opened the menu. No move is selected then: the letter may belong to a text, whose next space would play it. */
  byLetter: boolean;
  /** The move that is selected at first; null for the first one. */
  selected: string | null;
  onPlay: (move: string) => void;
  /** Plays the move of a digit. */
  onPlayByKey: (move: string) => void;
  onClose: () => void;
}

export function Moves({ moves, name, note, ends, label, byLetter, selected, onPlay, onPlayByKey, onClose }: MovesProps) {
  const menu = useRef<HTMLUListElement>(null);
  const first = selected === null ? 0 : Math.max(0, moves.indexOf(selected));
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  // In a sheet `autofocus` sets the focus, because a dialog chooses it again when it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is set once, when the menu opens.
  useLayoutEffect(() => (byLetter ? menu.current : items()[first])?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu is closed by what opened it.
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, []);
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = walk(event.key, at, all.length);
    const digit = /^[1-9]$/.test(event.key) ? moves[Number(event.key) - 1] : undefined;
    if (to !== null) all[to]?.focus();
    else if (digit !== undefined && !ends(digit)) onPlayByKey(digit);
    else if (event.key === "Escape" || event.key === "Tab") onClose();
    // With no move selected, Space would scroll the page.
    else if (event.key !== " " || at >= 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul class="moves" role="menu" aria-label={label} tabIndex={-1} autofocus={byLetter} ref={menu} onKeyDown={pressed}>
      {moves.map((move, index) => (
        <li role="none" key={move} class={begins(moves, index) ? "begins" : ""}>
          <button type="button" role="menuitem" tabIndex={-1} autofocus={!byLetter && index === first} data-move={move} onClick={() => onPlay(move)}>
            <MoveText name={name(move)} note={note(move)} />
            {index < 9 && !ends(move) && <kbd aria-hidden="true">{index + 1}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MoveText({ name, note }: { name: string; note: string | null }) {
  return (
    <span>
      {name}
      {note !== null && <small>{note}</small>}
    </span>
  );
}

/** The index that a key leads to from `at`, which is -1 while no move is selected; null if it is not an arrow key. */
function walk(key: string, at: number, length: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % length;
    case "ArrowUp":
      return at > 0 ? at - 1 : length - 1;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}

/** Whether the verb differs from that of the move before. */
function begins(moves: readonly string[], index: number): boolean {
  const verb = (at: number) => moves[at]?.split(" ")[0];
  return index > 0 && verb(index) !== verb(index - 1);
}
