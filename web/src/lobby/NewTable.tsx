// The form of a new table: game, seats, options, who may come.
import { useEffect, useState } from "preact/hooks";
import { getGames, openTable } from "../api";
import { gameIcon } from "../games";
import { useGameWords, useTexts } from "../i18n";
import { LEVELS, levelName } from "../levels";
import { type Options, writeOptions } from "../options";
import type { GameInfo, NewSeat } from "../protocol";
import { go } from "../router";
import { Pick } from "../shell/Pick";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { GameName } from "./GameName";
import { ensureName } from "./name";
import { Choice, Segments } from "./Segments";

export function NewTableForm() {
  const texts = useTexts();
  const [games, setGames] = useState<GameInfo[]>([]);
  const [chosen, setGame] = useState<string | null>(null);
  const [seats, setSeats] = useState<NewSeat[]>(["you", "open"]);
  const [options, setOptions] = useState<Options>({});
  const [isPublic, setPublic] = useState(true);
  const [shuffle, setShuffle] = useState(true);
  const [busy, setBusy] = useState(false);
  useEffect(() => void getGames().then(setGames, toastError), []);
  const game = games.find((known) => known.id === chosen) ?? games[0];
  if (!game) return null;

  const complete = !seats.includes("open");
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await ensureName();
      const table = { game: game.id, options: writeOptions(game.options, options), public: isPublic, seats, shuffle };
      const { id } = await openTable({ ...table, start: complete });
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  const counts = Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, index) => String(game.least_seats + index));
  return (
    <form class="new-table" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>{texts.ui("game")}</legend>
        <div class="games">
          {games.map((known) => (
            <label>
              <input type="radio" name="game" checked={known === game} onChange={() => choose(known)} />
              <Icon name={gameIcon(known.id)} />
              <GameName game={known.id} />
            </label>
          ))}
        </div>
      </fieldset>
      <Segments
        legend={texts.ui("seats")}
        values={counts}
        value={String(seats.length)}
        text={(count) => count}
        onChange={(count) => setSeats(Array.from({ length: Number(count) }, (_, index) => seats[index] ?? lastSeat(seats)))}
      />
      <ul class="seat-list">
        {seats.map((seat, index) => (
          <li>
            <SeatChoice number={index + 1} seat={seat} onChange={(next) => setSeats(changed(seats, index, next))} />
          </li>
        ))}
      </ul>
      <GameOptions game={game} options={options} onChange={setOptions} />
      <Segments
        legend={texts.ui("who-may-come")}
        values={["anyone", "link"]}
        value={isPublic ? "anyone" : "link"}
        text={(value) => texts.ui(`come-${value}`)}
        onChange={(value) => setPublic(value === "anyone")}
      />
      <label class="check">
        <input type="checkbox" checked={shuffle} onChange={(event) => setShuffle(event.currentTarget.checked)} />
        <span>{texts.ui("shuffle-seats")}</span>
      </label>
      <button class="btn solid" disabled={busy}>
        {texts.ui(complete ? "start-game" : "open-table")}
      </button>
    </form>
  );

  function choose(next: GameInfo): void {
    setGame(next.id);
    setOptions({});
    const count = Math.min(next.most_seats, Math.max(next.least_seats, seats.length));
    setSeats(Array.from({ length: count }, (_, index) => seats[index] ?? "open"));
  }
}

/** A seat that is added is like the one before it: open seats stay open, bots gain company. */
function lastSeat(seats: readonly NewSeat[]): NewSeat {
  const last = seats.at(-1);
  return last === undefined || last === "you" ? "open" : last;
}

/** There is one of you: who moves leaves an open seat. */
function changed(seats: readonly NewSeat[], index: number, next: NewSeat): NewSeat[] {
  return seats.map((seat, at) => {
    if (at === index) return next;
    return next === "you" && seat === "you" ? "open" : seat;
  });
}

function SeatChoice({ number, seat, onChange }: { number: number; seat: NewSeat; onChange: (seat: NewSeat) => void }) {
  const texts = useTexts();
  const value = typeof seat === "string" ? seat : seat.bot;
  const read = (text: string): NewSeat => (text === "you" || text === "open" ? text : { bot: text });
  return (
    <label>
      <span>{texts.ui("seat-number", { number })}</span>
      <Pick value={value} onChange={(text) => onChange(read(text))}>
        <option value="you">{texts.ui("seat-you")}</option>
        <option value="open">{texts.ui("seat-open")}</option>
        <optgroup label={texts.ui("seat-bot")}>
          {LEVELS.map((level) => (
            <option value={level}>{texts.ui("seat-bot-level", { text: levelName(texts, level) })}</option>
          ))}
        </optgroup>
      </Pick>
    </label>
  );
}

function GameOptions({ game, options, onChange }: { game: GameInfo; options: Options; onChange: (options: Options) => void }) {
  const texts = useTexts();
  const words = useGameWords(game.id);
  if (!words || game.options.length === 0) return null;
  const differing = writeOptions(game.options, options).split(" ").filter((pair) => pair !== "").length;
  return (
    <details class="options">
      <summary>
        {texts.ui("options")}
        <span>{texts.ui("options-changed", { count: differing })}</span>
      </summary>
      <div>
        {game.options.map(([key, values]) => (
          <Choice
            key={key}
            legend={words.option(key)}
            values={values}
            value={options[key] ?? values[0] ?? ""}
            text={(value) => words.optionValue(key, value)}
            onChange={(value) => onChange({ ...options, [key]: value })}
          />
        ))}
      </div>
    </details>
  );
}

