// A quick match: game, number of players, pace.
import { useState } from "preact/hooks";
import { paceText } from "../conduct";
import { byWeight, useGames } from "../games";
import { useFile } from "../i18n";
import { QUICK_PACES, type QuickMatch, QuickPace, type Seekers } from "../protocol";
import { toastError } from "../shell/toast";
import { GameRadios } from "./GameRadios";
import { readMemory, remember } from "./memory";
import { ensureName } from "./name";
import { Segments } from "./Segments";
import { begin } from "./search";
import { PLAY_TEXTS } from "./texts";

const ANY = "any";
const KEY = "maat-quick";

/** `seekers` are those who wait now. */
export function QuickForm({ seekers, onBegun }: { seekers: readonly Seekers[]; onBegun: () => void }) {
  const texts = useFile(PLAY_TEXTS);
  const games = byWeight(useGames());
  const [wish, setWish] = useState<QuickMatch>(() => parseWish(readMemory(KEY), seekers));
  const [busy, setBusy] = useState(false);
  const game = games.find(({ id }) => id === wish.game) ?? games[0];
  if (!game || !texts) return null;
  const least = Math.max(2, game.least_seats);
  const counts = Array.from({ length: game.most_seats - least + 1 }, (_, index) => String(least + index));
  const seats = wish.seats !== null && counts.includes(String(wish.seats)) ? String(wish.seats) : ANY;
  const waiting = seekers.find((one) => one.game === game.id && one.pace === wish.pace)?.people ?? 0;
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const chosen = { ...wish, game: game.id, seats: seats === ANY ? null : Number(seats) };
    try {
      await ensureName();
      await begin(chosen);
      remember(KEY, chosen);
      onBegun();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <form class="new-table quick" onSubmit={(event) => void submit(event)}>
      <p class="about">{texts.ui("quick-about")}</p>
      <GameRadios games={games} chosen={game.id} onChange={({ id }) => setWish({ ...wish, game: id })} />
      <Segments
        legend={texts.ui("quick-seats")}
        values={[ANY, ...counts]}
        value={seats}
        text={(value) => (value === ANY ? texts.ui("quick-any") : value)}
        about={seats === ANY ? texts.ui("quick-any-about") : undefined}
        onChange={(value) => setWish({ ...wish, seats: value === ANY ? null : Number(value) })}
      />
      <Segments
        legend={texts.ui("quick-pace")}
        values={QuickPace}
        value={wish.pace}
        text={(value) => texts.ui(`quick-${value}`)}
        about={texts.ui(`quick-${wish.pace}-about`, { text: paceText(texts, QUICK_PACES[wish.pace]) })}
        onChange={(value) => setWish({ ...wish, pace: value as QuickPace })}
      />
      <p class="about" role="status">
        {texts.ui("quick-waiting", { count: waiting })}
      </p>
      <button type="submit" class="btn solid" disabled={busy}>
        {texts.ui("find-players")}
      </button>
    </form>
  );
}

/** The last wish; for a newcomer what most people wait for. */
export function parseWish(stored: unknown, seekers: readonly Seekers[]): QuickMatch {
  const most = [...seekers].sort((one, other) => other.people - one.people)[0];
  const usual: QuickMatch = { game: most?.game ?? "", seats: null, pace: most?.pace ?? "live" };
  if (typeof stored !== "object" || stored === null) return usual;
  const { game, seats, pace } = stored as Record<string, unknown>;
  const known = QuickPace.find((one) => one === pace);
  if (typeof game !== "string" || known === undefined) return usual;
  return { game, seats: typeof seats === "number" ? seats : null, pace: known };
}
