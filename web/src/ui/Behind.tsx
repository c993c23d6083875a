// Moves that are made behind something else.
import type { Move } from "../game";
import { useClaim } from "./claims";

/** Moves whose place is here although nothing shows them one by one: behind a tab that is lit, or on a card that asks
 * which. The prompt bar has no buttons for them. */
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
