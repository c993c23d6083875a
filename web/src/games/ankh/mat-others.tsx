// The mats of the others, and their strips on phones.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Ankhs, Count, Followers, GodPieces, Gods, Guardians, HandCount, type MatProps, Monuments, Powers, RedSign, Warriors } from "./chips";
import { MatDetails } from "./details/mat";

/** In a row of mats three lines, however much it is: mats do not grow. Opened in a dialog, everything in words. */
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
  return (
    <>
      <div class="ank-row">
        <Gods {...props} named />
        <RedSign {...props} />
        <GodPieces {...props} />
      </div>
      <div class="ank-row">
        <Followers {...props} />
        <Warriors {...props} />
        <Guardians {...props} />
        <Monuments {...props} />
      </div>
      <div class="ank-row">
        <HandCount player={player} look={look} onClick={() => open({ of: "mat", seat })} />
        <Ankhs {...props} />
        <Powers {...props} short />
      </div>
    </>
  );
}

/** On phones: numbers only; a tap opens the whole mat. */
export function Strip(props: MatProps) {
  const { player, look } = props;
  return (
    <div class="ank-mat brief">
      <Followers {...props} plain />
      <Warriors {...props} />
      <HandCount player={player} look={look} />
      <Count icon="act-unlock" number={player.powers.length} text={look.words.label("powers-of", { count: player.powers.length })} />
    </div>
  );
}
