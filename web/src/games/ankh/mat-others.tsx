// The mats of the others, and their strips on phones.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Ankhs, Followers, GodPieces, Gods, Guardians, HandCount, type MatProps, Monuments, PowerCount, Powers, RedSign, Warriors } from "./chips";
import { MatDetails } from "./details/mat";

/** In a row of mats always three lines, because mats do not grow: narrow mats count what wide ones show. In a dialog, everything in
 * words. */
export function OtherMat(props: MatProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, set] = useState(false);
  useLayoutEffect(() => set(Boolean(root.current?.closest("dialog"))), []);
  return (
    <div ref={root} class={opened ? "ank-details" : "ank-mat other"}>
      {opened ? <MatDetails {...props} /> : <Lines {...props} />}
    </div>
  );
}

function Lines(props: MatProps) {
  const { player, seat, look, open } = props;
  if (player.fortune === "forgotten") {
    return (
      <div class="ank-row">
        <Gods {...props} named />
        <RedSign {...props} />
      </div>
    );
  }
  const all = () => open({ of: "mat", seat });
  return (
    <>
      <div class="ank-row">
        <Gods {...props} named />
        <RedSign {...props} />
        <GodPieces {...props} />
        <Guardians {...props} />
      </div>
      <div class="ank-row">
        <Followers {...props} />
        <Warriors {...props} />
        <Ankhs {...props} />
        <HandCount player={player} look={look} onClick={all} />
      </div>
      <div class="ank-row">
        <Monuments {...props} />
        <Powers {...props} short />
        <PowerCount player={player} look={look} onClick={all} />
      </div>
    </>
  );
}

/** On phones: numbers only; a tap opens the whole mat. */
export function Strip(props: MatProps) {
  const { player, look } = props;
  if (player.fortune === "forgotten") {
    return (
      <div class="ank-mat brief">
        <RedSign {...props} />
      </div>
    );
  }
  return (
    <div class="ank-mat brief">
      <Followers {...props} plain />
      <Warriors {...props} />
      <HandCount player={player} look={look} />
      <PowerCount player={player} look={look} />
    </div>
  );
}
