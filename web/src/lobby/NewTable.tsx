// The form for a new table: who plays, which game, how many; everything else is behind "More", with an explanation.
import { useState } from "preact/hooks";
import { openTable } from "../api";
import { conductFor } from "../conduct";
import { byWeight, useGames } from "../games";
import { useFile, useGameWords, useTexts } from "../i18n";
import { LEVELS, levelName } from "../levels";
import { fittingOptions, keepFitting, type Options, seatsOf, toggleSeat, usualValue, writeOptions } from "../options";
import type { GameInfo, NewSeat, OptionInfo } from "../protocol";
import { go } from "../router";
import { SEATS } from "../seat";
import { Select } from "../shell/Select";
import { toastError } from "../shell/toast";
import type { GameWords } from "../words";
import { changed, type Draft, fitting, levelOf, PRESETS, parseDraft, presetOf, resized, seatsFor } from "./draft";
import { GameRadios } from "./GameRadios";
import { HowWePlay } from "./HowWePlay";
import { readMemory, remember } from "./memory";
import { ensureName, MAX_NAME_LENGTH } from "./name";
import { About, Choice, Segments, Toggles } from "./Segments";
import { optionTexts } from "./texts";

const KEY = "maat-new-table";

export function NewTableForm() {
  const texts = useTexts();
  const games = byWeight(useGames());
  const [draft, setDraft] = useState<Draft>(() => parseDraft(readMemory(KEY)));
  const [busy, setBusy] = useState(false);
  const game = games.find((known) => known.id === draft.game) ?? games[0];
  if (!game) return null;

  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { seats, isPublic, shuffle, conduct } = fitting(draft, game);
  const options = keepFitting(game.options, draft.options, seats.length);
  const complete = !seats.includes("open");
  const alone = seats.length === 1;
  const people = seats.filter((seat) => typeof seat === "string" || "beside" in seat).length;
  const preset = presetOf(seats, isPublic);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      await ensureName();
      const table = { game: game.id, options: writeOptions(game.options, options, seats.length), public: isPublic, seats, shuffle };
      const { id } = await openTable({ ...table, start: complete, conduct: conductFor(conduct, people, isPublic) });
      remember(KEY, { ...draft, game: game.id, seats });
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  const counts = Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, index) => String(game.least_seats + index));
  const level = levelOf(seats);
  return (
    <form class="new-table" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend>{texts.ui("preset")}</legend>
        <div class="presets">
          {PRESETS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="preset"
                checked={one === preset}
                onChange={() => change({ seats: seatsFor(one, seats), isPublic: one === "everybody" })}
              />
              <b>{texts.ui(`preset-${one}`)}</b>
              <small>{texts.text(`ui-preset-${one}.about`)}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <GameRadios games={games} chosen={game.id} onChange={({ id }) => change({ game: id, options: {}, seats })} />
      <Segments
        legend={texts.ui("quick-seats")}
        values={counts}
        value={String(seats.length)}
        text={(count) => count}
        onChange={(count) => change({ seats: resized(seats, Number(count)) })}
      />
      {preset === "bots" && level !== null && (
        <label class="field">
          <span>{texts.ui("bots-strength")}</span>
          <Select value={level} onChange={(bot) => change({ seats: seats.map((seat) => (typeof seat === "object" && "bot" in seat ? { bot } : seat)) })}>
            {LEVELS.map((known) => (
              <option value={known}>{levelName(texts, known)}</option>
            ))}
          </Select>
        </label>
      )}
      {preset === "device" && <Names seats={seats} onChange={(seats) => change({ seats })} />}
      <details class="options more">
        <summary>
          {texts.ui("more")}
          <span>{texts.text("ui-more.about")}</span>
        </summary>
        <div>
          <fieldset aria-describedby="about-seats">
            <legend>{texts.ui("seats")}</legend>
            <ul class="seat-list">
              {seats.map((seat, index) => (
                <li>
                  <SeatChoice
                    number={index + 1}
                    seat={seat}
                    alone={alone}
                    named={preset !== "device"}
                    onChange={(next) => change({ seats: changed(seats, index, next) })}
                  />
                </li>
              ))}
            </ul>
            <About id="about-seats" text={texts.ui("about-seats")} />
          </fieldset>
          <Segments
            legend={texts.ui(alone ? "who-may-watch" : "who-may-come")}
            values={["anyone", "link"]}
            value={isPublic ? "anyone" : "link"}
            text={(value) => texts.ui(`come-${value}`)}
            about={texts.ui("about-come")}
            onChange={(value) => change({ isPublic: value === "anyone" })}
          />
          {!alone && (
            <div>
              <label class="check">
                <input
                  type="checkbox"
                  checked={shuffle}
                  aria-describedby="about-shuffle"
                  onChange={(event) => change({ shuffle: event.currentTarget.checked })}
                />
                <span>{texts.ui("shuffle-seats")}</span>
              </label>
              <About id="about-shuffle" text={texts.ui("about-shuffle")} />
            </div>
          )}
          <GameOptions game={game} seats={seats.length} options={options} onChange={(options) => change({ options })} />
          {people > 1 && <HowWePlay conduct={conductFor(conduct, people, isPublic)} isPublic={isPublic} onChange={(conduct) => change({ conduct })} />}
        </div>
      </details>
      <button type="submit" class="btn solid" disabled={busy}>
        {texts.ui(complete ? "start-game" : "open-table")}
      </button>
    </form>
  );
}

/** The names of those who play on this device. */
function Names({ seats, onChange }: { seats: readonly NewSeat[]; onChange: (seats: NewSeat[]) => void }) {
  const texts = useTexts();
  return (
    <>
      {seats.map((seat, index) =>
        typeof seat === "object" && "beside" in seat ? (
          <label class="field" key={index}>
            <span>{texts.ui("name-of-seat", { number: index + 1 })}</span>
            <input
              value={seat.beside}
              required
              maxLength={MAX_NAME_LENGTH}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => onChange(changed(seats, index, { beside: event.currentTarget.value }))}
            />
          </label>
        ) : null,
      )}
    </>
  );
}

interface SeatChoiceProps {
  number: number;
  seat: NewSeat;
  /** Whether this is the only seat. */
  alone: boolean;
  /** Whether the name of somebody beside the viewer is a field here. */
  named: boolean;
  onChange: (seat: NewSeat) => void;
}

function SeatChoice({ number, seat, alone, named, onChange }: SeatChoiceProps) {
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
      {named && beside !== null && (
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
  const explained = useFile(open ? optionTexts(game.id) : null);
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
          explained &&
          fitting.map((option) => (
            <GameOption
              key={option.key}
              option={option}
              words={words}
              about={explained.text(`${game.id}-choice-${option.key}`)}
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
  about: string;
  seats: number;
  value: string;
  onChange: (value: string) => void;
}

function GameOption({ option, words, about, seats, value, onChange }: GameOptionProps) {
  const { key, values } = option;
  const legend = words.option(key);
  if (values !== "seats") {
    return <Choice legend={legend} values={values["one-of"]} value={value} text={(one) => words.optionValue(key, one)} about={about} onChange={onChange} />;
  }
  const number = (seat: string) => words.texts.ui("seat-number", { number: SEATS.findIndex((letter) => letter === seat) + 1 });
  const chosen = seatsOf(value);
  const none = chosen.length === 0 ? words.optionValue(key, value) : "";
  return (
    <Toggles
      legend={legend}
      note={none}
      about={about}
      values={SEATS.slice(0, seats)}
      chosen={chosen}
      text={number}
      onToggle={(seat) => onChange(toggleSeat(value, seat))}
    />
  );
}
