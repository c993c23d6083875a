// A ply in a few words, with the mark of its seat.
import type { Seat } from "../protocol";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";

/** `ply` is written as records write it: "b sail 2". `hidden` stands for what the viewer may not see. */
export function PlyText({ ply, words, hidden = "" }: { ply: string; words: GameWords; hidden?: string }) {
  const [actor = "", ...rest] = ply.split(" ");
  const move = rest.join(" ");
  return (
    <span class="ply">
      {actor === "*" ? <Icon name="deck" /> : <Mark seat={actor as Seat} />}
      {actor !== "*" && <span class="unseen">{`${words.seat(actor as Seat)}: `}</span>} {move.endsWith(" ?") ? hidden : words.move(move)}
    </span>
  );
}
