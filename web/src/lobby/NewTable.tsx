// The form for a new table: game, seats, options, visibility.
import { useState } from "preact/hooks";
import { openTable } from "../api";
import { conductFor } from "../conduct";
import { byWeight, gameIcon, useGames } from "../games";
import { useGameWords, useTexts } from "../i18n";
import { LEVELS, levelName } from "../levels";
import { fittingOptions, keepFitting, type Options, seatsOf, toggleSeat, usualValue, writeOptions } from "../options";
import { type GameInfo, type NewSeat, type OptionInfo, USUAL_CONDUCT } from "../protocol";
import { go } from "../router";
import { SEATS } from "../seat";
import { Select } from "../shell/Select";
import { toastError } from "../shell/toast";
import { Icon } from "../ui/Icon";
import type { GameWords } from "../words";
import { HowWePlay } from "./HowWePlay";
import { ensureName, MAX_NAME_LENGTH } from "./name";
import { Choice, Segments, Toggles } from "./Segments";

export function NewTableForm() {
  const texts = useTexts();
  const games = byWeight(useGames());
  const [chosen, setGame] = useState<string | null>(null);
  const [seats, setSeats] = useState<NewSeat[]>(["you", "open"]);
  const [options, setOptions] = useState<Options>({});
  const [isPublic, setPublic] = useState(true);
  const [shuffle, setShuffle] = useState(true);
  const [conduct, setConduct] = useState(USUAL_CONDUCT);
  const [busy, setBusy] = useState(false);
  const game = games.find((known) => known.id === chosen) ?? games[0];
  if (!game) return null;

  const complete = !seats.includes("open");
  const alone = seats.length === 1;
  const people = seats.filter((seat) => typeof seat === "string" || "beside" in seat).length;
  const resize = (count: number, options: Options) => {
    setSeats(resized(seats, count));
    setOptions(keepFitting(game.options, options, count));
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await ensureName();
      const table = { game: game.id, options: writeOptions(game.options, options, seats.length), public: isPublic, seats, shuffle };
      const { id } = await openTable({ ...table, start: complete, conduct: conductFor(conduct, people, isPublic) });
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
            <GameRadio key={known.id} game={known.id} checked={known === game} onChange={() => choose(known)} />
          ))}
        </div>
      </fieldset>
      <Segments
        legend={texts.ui("seats")}
        values={counts}
        value={String(seats.length)}
        text={(count) => count}
        onChange={(count) => resize(Number(count), options)}
      />
      <ul class="seat-list">
        {seats.map((seat, index) => (
          <li>
            <SeatChoice number={index + 1} seat={seat} alone={alone} onChange={(next) => setSeats(changed(seats, index, next))} />
          </li>
        ))}
      </ul>
      <GameOptions game={game} seats={seats.length} options={options} onChange={setOptions} />
      {people > 1 && <HowWePlay conduct={conductFor(conduct, people, isPublic)} isPublic={isPublic} onChange={setConduct} />}
      <Segments
        legend={texts.ui(alone ? "who-may-watch" : "who-may-come")}
        values={["anyone", "link"]}
        value={isPublic ? "anyone" : "link"}
        text={(value) => texts.ui(`come-${value}`)}
        onChange={(value) => setPublic(value === "anyone")}
      />
      {!alone && (
        <label class="check">
          <input type="checkbox" checked={shuffle} onChange={(event) => setShuffle(event.currentTarget.checked)} />
          <span>{texts.ui("shuffle-seats")}</span>
        </label>
      )}
      <button type="submit" class="btn solid" disabled={busy}>
        {texts.ui(complete ? "start-game" : "open-table")}
      </button>
    </form>
  );

  function choose(next: GameInfo): void {
    setGame(next.id);
    setOptions({});
    setSeats(resized(seats, Math.min(next.most_seats, Math.max(next.least_seats, seats.length))));
  }
}

function GameRadio({ game, checked, onChange }: { game: string; checked: boolean; onChange: () => void }) {
  const texts = useTexts();
  return (
    <label>
      <input type="radio" name="game" checked={checked} onChange={onChange} />
      <Icon name={gameIcon(game)} />
      {texts.gameName(game)}
    </label>
  );
}

/** An added seat is like the last one: open or a bot. A seat added after the viewer's own or a named one is open, so that nobody waits alone. */
function resized(seats: readonly NewSeat[], count: number): NewSeat[] {
  if (count === 1) return ["you"];
  const last = seats.at(-1);
  const more = typeof last === "object" && "bot" in last ? last : "open";
  return Array.from({ length: count }, (_, index) => seats[index] ?? more);
}

/** The viewer has one seat, besides those of people beside them: moving to another one leaves the old seat open. */
function changed(seats: readonly NewSeat[], index: number, next: NewSeat): NewSeat[] {
  return seats.map((seat, at) => {
    if (at === index) return next;
    return next === "you" && seat === "you" ? "open" : seat;
  });
}

interface SeatChoiceProps {
  number: number;
  seat: NewSeat;
  /** Whether this is the only seat. */
  alone: boolean;
  onChange: (seat: NewSeat) => void;
}

function SeatChoice({ number, seat, alone, onChange }: SeatChoiceProps) {
  const texts = useTexts();
  const beside = typeof seat !== "string" && "beside" in seat ? seat.beside : null;
  const value = typeof seat === "string" ? seat : "bot" in seat ? seat.bot : "beside";
  const read = (text: string): NewSeat => (text === "you" || text === "open" ? text : text === "beside" ? { beside: "" } : { bot: text });
  return (
    <>
      <label>
        <span>{texts.ui("seat-number", { number })}</span>
        <Select value={value} onChange={(text) => onChange(read(text))}>
          <option value="you">{texts.ui("seat-you")}</option>
          {!alone && <option value="open">{texts.ui("seat-open")}</option>}
          {!alone && <option value="beside">{texts.ui("seat-beside")}</option>}
          <optgroup label={texts.ui("seat-bot")}>
            {LEVELS.map((level) => (
              <option value={level}>{texts.ui("seat-bot-level", { text: levelName(texts, level) })}</option>
            ))}
          </optgroup>
        </Select>
      </label>
      {beside !== null && (
        <label>
          <span>{texts.ui("name")}</span>
          <input
            value={beside}
            required
            maxLength={MAX_NAME_LENGTH}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => onChange({ beside: event.currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

interface GameOptionsProps {
  game: GameInfo;
  seats: number;
  options: Options;
  onChange: (options: Options) => void;
}

function GameOptions({ game, seats, options, onChange }: GameOptionsProps) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const words = useGameWords(open ? game.id : null);
  const fitting = fittingOptions(game.options, seats);
  if (fitting.length === 0) return null;
  const differing = writeOptions(game.options, options, seats)
    .split(" ")
    .filter((pair) => pair !== "").length;
  return (
    <details class="options" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.ui("options")}
        <span>{texts.ui("options-changed", { count: differing })}</span>
      </summary>
      <div>
        {words &&
          fitting.map((option) => (
            <GameOption
              key={option.key}
              option={option}
              words={words}
              seats={seats}
              value={options[option.key] ?? usualValue(option)}
              onChange={(value) => onChange({ ...options, [option.key]: value })}
            />
          ))}
      </div>
    </details>
  );
}

interface GameOptionProps {
  option: OptionInfo;
  words: GameWords;
  seats: number;
  value: string;
  onChange: (value: string) => void;
}

function GameOption({ option, words, seats, value, onChange }: GameOptionProps) {
  const { key, values } = option;
  const legend = words.option(key);
  if (values !== "seats") {
    return <Choice legend={legend} values={values["one-of"]} value={value} text={(one) => words.optionValue(key, one)} onChange={onChange} />;
  }
  const number = (seat: string) => words.texts.ui("seat-number", { number: SEATS.findIndex((letter) => letter === seat) + 1 });
  const chosen = seatsOf(value);
  const none = chosen.length === 0 ? words.optionValue(key, value) : "";
  return (
    <Toggles legend={legend} note={none} values={SEATS.slice(0, seats)} chosen={chosen} text={number} onToggle={(seat) => onChange(toggleSeat(value, seat))} />
  );
}
