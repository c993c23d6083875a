import type { Move } from "../game";
import { useClaim } from "./claims";

/** Claims moves that are not shown one by one: they are behind a highlighted tab, or on a card that offers several. The prompt bar then
 * has no buttons for them. */
export function Behind({ moves }: { moves: readonly Move[] }) {
  return (
    <>
      {moves.map((move) => (
        <Claim key={move} move={move} />
      ))}
    </>
  );
}

function Claim({ move }: { move: Move }) {
  useClaim(move);
  return null;
}
