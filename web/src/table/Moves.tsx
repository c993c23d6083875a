// All legal moves as a menu, always in the same order: for keyboards, screen readers, and everybody who prefers lists.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameWords } from "../words";

interface MovesProps {
  moves: readonly string[];
  words: GameWords;
  /** Cost and gain of a move; null if its text contains them. */
  note: (move: string) => string | null;
  /** Whether a move gives something up, so that no digit plays it. */
  ends: (move: string) => boolean;
  label: string;
  onPlay: (move: string) => void;
  onClose: () => void;
}

export function Moves({ moves, words, note, ends, label, onPlay, onClose }: MovesProps) {
  const menu = useRef<HTMLUListElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  // In a sheet `autofocus` sets the focus, because a dialog chooses it again when it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is set once, when the menu opens.
  useLayoutEffect(() => items()[0]?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a menu is closed by what opened it.
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, []);
  const pressed = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = walk(event.key, at, all.length);
    const digit = /^[1-9]$/.test(event.key) ? moves[Number(event.key) - 1] : undefined;
    if (to !== null) all[to]?.focus();
    else if (digit !== undefined && !ends(digit)) onPlay(digit);
    else if (event.key === "Escape" || event.key === "Tab") onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul class="moves" role="menu" aria-label={label} ref={menu} onKeyDown={pressed}>
      {moves.map((move, index) => (
        <li role="none" key={move} class={begins(moves, index) ? "begins" : ""}>
          <button type="button" role="menuitem" tabIndex={-1} autofocus={index === 0} data-move={move} onClick={() => onPlay(move)}>
            <MoveText text={words.move(move)} note={note(move)} />
            {index < 9 && !ends(move) && <kbd aria-hidden="true">{index + 1}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function MoveText({ text, note }: { text: string; note: string | null }) {
  return (
    <span>
      {text}
      {note !== null && <small>{note}</small>}
    </span>
  );
}

/** The index that a key leads to; null if it is not an arrow key. */
function walk(key: string, at: number, length: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % length;
    case "ArrowUp":
      return (at - 1 + length) % length;
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
