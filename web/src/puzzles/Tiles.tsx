// The numbers of a game's puzzles, by level; solved ones are ticked.
import type { PuzzleInfo } from "../protocol";
import { Icon } from "../ui/Icon";
import type { Texts } from "../words";

interface TilesProps {
  texts: Texts;
  /** The puzzles of one game, the easiest first. */
  puzzles: readonly PuzzleInfo[];
  /** The puzzle on the page. */
  open: PuzzleInfo | null;
}

export function Tiles({ texts, puzzles, open }: TilesProps) {
  const levels = [...new Set(puzzles.map(({ level }) => level))];
  return (
    <div class="tiles">
      {levels.map((level) => (
        <div key={level}>
          <h3>{texts.text(`puzzle-level-${level}`)}</h3>
          <ol>
            {puzzles
              .filter((one) => one.level === level)
              .map((one) => (
                <li key={one.number}>
                  <a
                    class={`tile is-${one.state}`}
                    href={`/puzzles/${one.game}/${one.number}`}
                    aria-current={one === open ? "page" : undefined}
                    aria-label={texts.text(`puzzle-tile-${one.state}`, { number: one.number, points: one.points, count: one.seats })}
                  >
                    {one.number}
                    {one.state !== "open" && <Icon name={one.state === "solved" ? "check" : "eye"} />}
                  </a>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
