// The mats: a head with name, presence and score, and below it the game's drawing of what the seat owns.
import { useState } from "preact/hooks";
import type { GameUI, Look } from "../game";
import { levelName } from "../levels";
import type { Pace, Presence, Seat, SeatInfo } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { plain } from "../ui/numbers";
import type { GameWords } from "../words";
import { awayText } from "./away";
import { Clock } from "./Clock";
import type { Clocks } from "./state";

export interface MatsProps {
  ui: GameUI<unknown>;
  look: Look<unknown>;
  words: GameWords;
  seats: readonly SeatInfo[];
  due: readonly Seat[];
  presence: Presence;
  /** Seconds for which people have been away. */
  away: ReadonlyMap<Seat, number>;
  clocks: Clocks;
  pace: Pace;
  compact: boolean;
}

export function OwnMat({ seat, ...props }: MatsProps & { seat: SeatInfo }) {
  const { look, ui, compact, due } = props;
  const turn = due.includes(seat.seat) && seat.substitute === null;
  return (
    <section class={`mat own s-${seat.seat} ${turn ? "is-turn" : ""} ${compact ? "compact" : ""}`} aria-label={props.words.texts.ui("your-mat")}>
      <Head seat={seat} own {...props} />
      <ui.Mat {...look} seat={seat.seat} own compact={compact} />
    </section>
  );
}

/** The other seats, in turn order from the one after yours. */
export function OtherMats(props: MatsProps) {
  const { seats, look } = props;
  const first = seats.findIndex((seat) => seat.seat === look.you) + 1;
  const others = seats
    .map((_, index) => seats[(first + index) % seats.length])
    .filter((seat): seat is SeatInfo => seat !== undefined && seat.seat !== look.you);
  return (
    <div class={`opps n${others.length}`}>
      {others.map((seat) => (
        <OtherMat key={seat.seat} seat={seat} {...props} />
      ))}
    </div>
  );
}

function OtherMat({ seat, ...props }: MatsProps & { seat: SeatInfo }) {
  const { ui, look, words, compact, due, away } = props;
  const [open, set] = useState(false);
  const classes = `mat s-${seat.seat} ${due.includes(seat.seat) ? "is-due" : ""} ${away.has(seat.seat) ? "is-away" : ""} ${compact ? "compact" : ""}`;
  const name = look.names[seat.seat] ?? "";
  return (
    <section class={classes} aria-label={name}>
      <Head seat={seat} {...props} />
      <ui.Mat {...look} seat={seat.seat} own={false} compact={compact} />
      {compact && <button type="button" class="over" aria-label={words.texts.ui("show-mat", { seat: name })} onClick={() => set(true)} />}
      {open && (
        <Dialog title={name} class="sheet" onClose={() => set(false)}>
          <ui.Mat {...look} seat={seat.seat} own={false} compact={false} />
        </Dialog>
      )}
    </section>
  );
}

function Head({ own = false, ...props }: MatsProps & { seat: SeatInfo; own?: boolean }) {
  const { seat, look, ui, words, due, presence, away, clocks } = props;
  const { texts } = words;
  const turn = due.includes(seat.seat);
  const person = seat.bot === null && !seat.resigned;
  const clocked = clocks.list.some((clock) => clock.seat === seat.seat && (clock.runs || clock.paused !== null));
  // Nobody knows whether somebody who is away thinks.
  const thinks = turn && !clocked && (seat.substitute !== null || !away.has(seat.seat));
  return (
    <header>
      <Mark seat={seat.seat} />
      <h2 title={look.names[seat.seat]}>{look.names[seat.seat]}</h2>
      {seat.bot !== null && (
        <span class="bot" title={levelName(texts, seat.bot)}>
          <Icon name="bot" />
          <span class="unseen">{texts.ui("bot")}</span>
        </span>
      )}
      {person && !own && presence.seats.includes(seat.seat) && <span class="dot" title={texts.ui("online")} />}
      {own && turn && seat.substitute === null && <span class="turn-tag">{texts.ui("tag-your-turn")}</span>}
      {!own && thinks && (
        <span class="thinks" title={texts.ui("thinks")}>
          <Icon name="hourglass" />
          <span class="unseen">{texts.ui("thinks")}</span>
        </span>
      )}
      {seat.bot === null && <Standing own={own} {...props} />}
      <b class="score" title={texts.ui("points")}>
        <span class="unseen">{texts.ui("points")}</span> {plain(ui.score(look.view, seat.seat))}
      </b>
    </header>
  );
}

/** How a person stands: the clock, whether they are away, and whether a bot plays for them. */
function Standing({ seat, own, words, away, clocks, pace }: MatsProps & { seat: SeatInfo; own: boolean }) {
  const { texts } = words;
  const clock = clocks.list.find((one) => one.seat === seat.seat);
  const seconds = away.get(seat.seat);
  return (
    <span class="standing">
      {seat.substitute !== null && (
        <span class="substitute" title={texts.ui("bot-plays-for", { seat: words.seat(seat.seat), text: levelName(texts, seat.substitute) })}>
          <Icon name="bot" />
          <span>{texts.ui(seat.resigned ? "resigned" : "bot-plays")}</span>
        </span>
      )}
      {clock && seat.substitute === null && <Clock clock={clock} at={clocks.at} pace={pace} texts={texts} />}
      {!own && seat.substitute === null && seconds !== undefined && <span class="away">{awayText(texts, seconds)}</span>}
    </span>
  );
}
