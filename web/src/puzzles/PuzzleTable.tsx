// A puzzle: a real table in a position in which one move is clearly the best.
import { useEffect, useMemo, useState } from "preact/hooks";
import { getPuzzle, me } from "../api";
import { type GameUI, moveNames } from "../game";
import { useGameUI } from "../games";
import { useFile, useGameWords } from "../i18n";
import { insist } from "../insist";
import { namesAt } from "../learn/names";
import { PHONE, useMedia } from "../media";
import type { Puzzle, PuzzleInfo } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { Connecting } from "../shell/Page";
import { useStore } from "../store";
import { Playing } from "../table/Playing";
import type { GameWords, Texts } from "../words";
import { PuzzleCard } from "./PuzzleCard";
import { Tiles } from "./Tiles";
import { usePuzzle } from "./usePuzzle";
import "../table/styles";
import "../styles/lesson.css";

interface PuzzleTableProps {
  texts: Texts;
  /** All puzzles of the game. */
  puzzles: readonly PuzzleInfo[];
  puzzle: PuzzleInfo;
}

export function PuzzleTable(props: PuzzleTableProps) {
  const { texts, puzzle } = props;
  const [position, set] = useState<Puzzle | null>(null);
  const [failed, fail] = useState<unknown>(null);
  useEffect(() => insist(() => getPuzzle(puzzle.game, puzzle.number), { onAnswer: set, onRefusal: fail }), [puzzle.game, puzzle.number]);
  const ui = useGameUI(puzzle.game);
  const guest = useStore(me);
  const names = useMemo(() => namesAt(texts, position?.table.seats ?? [], guest?.name ?? null), [texts, position, guest?.name]);
  const words = useGameWords(puzzle.game, names);
  const common = useFile("coach/coach");
  const own = useFile(`coach/${puzzle.game}`);
  const reasons = common !== null && own !== null;
  if (failed) throw failed;
  if (!position || !ui || !words || !reasons) return <Connecting />;
  return <Solved {...props} {...{ position, words, ui, names }} />;
}

interface SolvedProps extends PuzzleTableProps {
  position: Puzzle;
  words: GameWords;
  ui: GameUI<unknown>;
  names: Record<string, string>;
}

function Solved({ texts, puzzles, puzzle, position, words, ui, names }: SolvedProps) {
  const phone = useMedia(PHONE);
  const solving = usePuzzle(position, puzzle);
  const [listing, list] = useState(false);
  // Names of moves are those of the position in which they are legal.
  const { update: first } = position.frame;
  const name = useMemo(() => moveNames(ui, { view: first.view, legal: new Set(first.legal), words }), [ui, first, words]);
  const { update } = solving.state;
  if (!update) return null;
  const title = texts.text("puzzle-number", { number: puzzle.number });
  const tiles = (
    <nav class="outline" aria-label={texts.ui("puzzles")}>
      <Tiles texts={texts} puzzles={puzzles} open={puzzle} />
      <p>{texts.text("puzzle-proof")}</p>
    </nav>
  );
  const card = (
    <PuzzleCard
      {...{ words, puzzles, puzzle, solving, name }}
      current={moveNames(ui, { view: update.view, legal: new Set(update.legal), words })}
      onList={phone ? () => list(true) : null}
    />
  );
  return (
    <>
      <Playing
        {...{ table: position.table, words, ui, names, update }}
        state={solving.state}
        actions={solving.actions}
        onCover={() => undefined}
        teaching={{ card, outline: !phone && tiles, title, kind: "puzzle" }}
      />
      {phone && listing && (
        <Dialog title={texts.ui("puzzles")} class="sheet" onClose={() => list(false)}>
          {tiles}
        </Dialog>
      )}
    </>
  );
}
