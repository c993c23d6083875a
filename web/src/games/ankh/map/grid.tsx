// All hexes as a grid that one tab stop enters and arrow keys walk: up and down along a column, left and right along a row. Every hex
// explains itself; those where the viewer can act are targets.
import { useContext, useMemo, useState } from "preact/hooks";
import type { Look, Move } from "../../../game";
import { useClaim, useMoveName } from "../../../ui/claims";
import { explain, sentences } from "../../../ui/explain";
import { type About, AboutContext } from "../details/about";
import { bringsText, noteOf } from "../details/notes";
import type { Event, View } from "../view";
import { columnOf, hexPath, rowOf, step } from "./geometry";
import { aboutSpace, hexMoves, inReadingOrder, piecesOn, type Space, spaceName, spacesOf, surroundingsOf } from "./spaces";
import { HexMark, hexClass } from "./targets";

export function Grid({ look, many }: { look: Look<View, Event>; many: boolean }) {
  const { view, words, legal } = look;
  const [visited, visit] = useState<string | null>(null);
  const spaces = useMemo(() => spacesOf(view), [view]);
  const around = useMemo(() => new Map([...spaces].map(([hex, space]) => [hex, surroundingsOf(space, spaces, { view, words })])), [spaces, view, words]);
  const moves = useMemo(() => hexMoves(legal), [legal]);
  const order = [...spaces.keys()];
  const targets = order.filter((hex) => moves.has(hex));
  const stop = targets.length > 0 && !(visited && moves.has(visited)) ? targets[0] : (visited ?? ownGod(look) ?? order[0]);
  const rows = [...new Set(order.map(rowOf))].sort((one, other) => one - other);
  const walk = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<SVGElement>("[data-hex]")?.dataset.hex;
    const to = from === undefined ? undefined : arrivalOf(event.key, from, targets);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    (event.currentTarget as Element).querySelector<SVGElement>(`[data-hex="${to}"]`)?.focus();
  };
  // The cells stay as they are while only the pointer moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of `look`, cells use what the spaces and the moves depend on.
  const cells = useMemo(
    () =>
      rows.map((row) => (
        <g key={row} role="row">
          {order.flatMap((hex) => {
            const space = spaces.get(hex);
            if (!space || rowOf(hex) !== row) return [];
            const surroundings = around.get(hex) ?? "";
            const props = { space, surroundings, move: moves.get(hex), look, many, stop: hex === stop };
            return [<Cell key={hex} {...props} onVisit={() => visit(hex)} />];
          })}
        </g>
      )),
    [spaces, around, moves, many, stop],
  );
  return (
    <g role="grid" aria-label={words.label("map-grid")} onKeyDown={walk}>
      {cells}
    </g>
  );
}

/** The hex of the viewer's god, from where one looks around. */
function ownGod({ view, you }: Look<View, Event>): string | undefined {
  const entity = you && view.players["abcde".indexOf(you)]?.entity;
  return view.figures.find(({ kind, seat }) => kind === "god" && seat === entity)?.hex;
}

/** The hex that a key leads to; undefined if the key does not lead anywhere. Neighbours to the left and right have the same number. */
export function arrivalOf(key: string, from: string, targets: readonly string[]): string | undefined {
  const odd = columnOf(from) & 1;
  const direction = { ArrowUp: 0, ArrowDown: 3, ArrowRight: odd ? 1 : 2, ArrowLeft: odd ? 5 : 4 }[key];
  if (direction !== undefined) return step(from, direction);
  if (key !== "PageDown" && key !== "PageUp") return undefined;
  const after = (hex: string) => inReadingOrder(hex, from);
  return key === "PageDown" ? (targets.find((hex) => after(hex) > 0) ?? targets[0]) : (targets.findLast((hex) => after(hex) < 0) ?? targets.at(-1));
}

interface CellProps {
  space: Space;
  /** The states of the pieces on the hex, and its neighbours. */
  surroundings: string;
  move: Move | undefined;
  look: Look<View, Event>;
  many: boolean;
  /** Whether Tab leads here. */
  stop: boolean;
  onVisit: () => void;
}

/** The same element with and without a move, so that it keeps the focus when the position changes. */
function Cell({ space, surroundings, move, look, many, stop, onVisit }: CellProps) {
  const { view, words } = look;
  const { hex } = space;
  const play = useClaim(move ?? "");
  const nameOf = useMoveName();
  const open = useContext(AboutContext);
  const topic = topicOf(space);
  const show = () => topic && open(topic);
  const act = play ?? show;
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
  const attributes = { "data-hex": hex, "data-place": `hex-${hex}`, tabindex: stop ? 0 : -1, onKeyDown: press, onFocusIn: onVisit };
  if (!play || move === undefined) {
    const stands = space.figure !== undefined || space.monument !== undefined;
    return (
      <g role="gridcell">
        <g
          key="space"
          {...attributes}
          class={stands ? "ank-space ank-tap" : "ank-space"}
          role="img"
          aria-label={sentences([spaceName(space, words), ...piecesOn(space, words), surroundings])}
          {...explain(aboutSpace(space, view, words))}
          {...(stands ? { onClick: show } : {})}
        >
          <path class="hit" data-outline d={hexPath(hex)} />
        </g>
      </g>
    );
  }
  const name = nameOf(move);
  return (
    <g role="gridcell">
      <g
        key="space"
        {...attributes}
        class={hexClass(move, view, many)}
        role="button"
        data-move={move}
        aria-label={sentences([name, bringsText(move, look), surroundings])}
        {...explain({ name, text: noteOf(move, look) ?? undefined })}
        onClick={play}
      >
        <HexMark move={move} look={look} many={many} />
      </g>
    </g>
  );
}

/** The details that a hex opens: of its figure or monument, otherwise of its region. */
function topicOf({ hex, figure, monument, tokens }: Space): About | null {
  if (figure) return { of: "figure", id: figure.id };
  if (monument) return { of: "monument", hex };
  return tokens[0] === undefined ? null : { of: "region", token: tokens[0] };
}
