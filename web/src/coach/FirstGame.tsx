// The way into a first game with a coach, against one easy bot.
import { useState } from "preact/hooks";
import { openTable } from "../api";
import { useFile, useTexts } from "../i18n";
import { ensureName } from "../lobby/name";
import { type NewSeat, USUAL_CONDUCT } from "../protocol";
import { go } from "../router";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";

/** Strong enough to play on, and beatable in a first game. */
const OPPONENT = "greedy";

export function FirstGame({ game, describedBy }: { game: string; describedBy?: string | undefined }) {
  const texts = useTexts();
  const [busy, setBusy] = useState(false);
  if (!useFile("coach/coach")) return null;
  const begin = async () => {
    setBusy(true);
    try {
      await ensureName();
      const seats: NewSeat[] = ["you", { bot: OPPONENT }];
      const conduct = { ...USUAL_CONDUCT, coach: true };
      const { id } = await openTable({ game, options: "", public: false, seats, shuffle: false, start: true, conduct });
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <button type="button" class="btn first-game" disabled={busy} aria-describedby={describedBy} onClick={() => void begin()}>
      <Icon name="bulb" />
      {texts.text("coach-first-game")}
    </button>
  );
}
