// Checks the draws of a record that names its seed. The page of a table does so for its own game.
import { useMemo, useState } from "preact/hooks";
import { CHANCE } from "../chance/dialog";
import { gameOf, proofOf } from "../chance/record";
import { useGameWords, useTexts } from "../i18n";
import { useLazy } from "../lazy";
import { SEATS } from "../seat";
import type { GameWords, Texts } from "../words";

interface VerifyProps {
  record: string;
  texts: Texts;
  words: GameWords;
}

export function Verify({ record, texts, words }: VerifyProps) {
  const proof = useMemo(() => proofOf(record), [record]);
  const [open, set] = useState(false);
  const dialog = useLazy(open ? CHANCE : null, () => set(false));
  if (!proof) return null;
  return (
    <>
      <button type="button" class="btn quiet" aria-haspopup="dialog" onClick={() => set(true)}>
        {texts.text("replay-verify")}
      </button>
      {/* The seed is only told when the game is over. */}
      {open && dialog && <dialog.ChanceDialog table={{ ...proof, status: "finished" }} {...{ record, words }} onClose={() => set(false)} />}
    </>
  );
}

/** The same for a record that cannot be replayed, so that no replay tells the words of its game. */
export function VerifyBroken({ record, texts }: Omit<VerifyProps, "words">) {
  const all = useTexts();
  const names = useMemo(() => Object.fromEntries(SEATS.map((seat, index) => [seat, all.ui("seat-name", { number: index + 1 })])), [all]);
  const words = useGameWords(
    useMemo(() => gameOf(record), [record]),
    names,
  );
  return words && <Verify {...{ record, texts, words }} />;
}
