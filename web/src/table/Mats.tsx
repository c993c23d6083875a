// The mats: a head with name, presence and score, and below it the game's drawing of what the seat owns.
import { useMemo, useState } from "preact/hooks";
import { type GameUI, type Look, type MatForm, NO_MOVES } from "../game";
import { levelName } from "../levels";
import type { Pace, Presence, Seat, SeatInfo } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { explain, sign } from "../ui/explain";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { awayText } from "./away";
import { Clock } from "./Clock";
import { Score } from "./Score";
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
  /** The forms of the viewer's mat and of the others. */
  forms: { own: MatForm; others: MatForm };
}

export function OwnMat({ seat, ...props }: MatsProps & { seat: SeatInfo }) {
  const { look, ui, forms, due } = props;
  const turn = due.includes(seat.seat) && seat.substitute === null;
  const mat = useMemo(() => <ui.Mat {...look} seat={seat.seat} own form={forms.own} />, [ui, look, seat.seat, forms.own]);
  return (
    <section class={`mat own ${forms.own} s-${seat.seat} ${turn ? "is-turn" : ""}`} aria-label={props.words.texts.ui("your-mat")}>
      <Head seat={seat} own {...props} />
      {mat}
      <Drawer seat={seat} own {...props} />
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
  const { ui, look, forms, due, away } = props;
  const { view, you, names, words, log, play } = look;
  // The viewer's moves change nothing on the mat of somebody else; a place that plays one there finds it by itself (ui/Spot.tsx).
  // biome-ignore lint/correctness/useExhaustiveDependencies: `play` and `due` change with the moves.
  const mat = useMemo(
    () => <ui.Mat {...{ view, you, names, words, log, play }} legal={NO_MOVES} seat={seat.seat} own={false} form={forms.others} />,
    [ui, view, you, names, words, log, seat.seat, forms.others],
  );
  const classes = `mat ${forms.others} s-${seat.seat} ${due.includes(seat.seat) ? "is-due" : ""} ${away.has(seat.seat) ? "is-away" : ""}`;
  return (
    <section class={classes} aria-label={look.names[seat.seat] ?? ""}>
      <Head seat={seat} {...props} />
      {mat}
      <Drawer seat={seat} own={false} {...props} />
    </section>
  );
}

/** Opens everything that a seat has, in words and with every card. On phones the whole strip of another player is its door. */
function Drawer({ seat, own, ui, look, words, forms }: MatsProps & { seat: SeatInfo; own: boolean }) {
  const [open, set] = useState(false);
  const name = look.names[seat.seat] ?? "";
  const label = words.texts.ui("show-mat", { seat: name });
  const strip = !own && forms.others === "strip";
  return (
    <>
      <button
        type="button"
        class={strip ? "over" : "icb drawer"}
        aria-label={label}
        aria-haspopup="dialog"
        {...explain({ name: label })}
        onClick={() => set(true)}
      >
        {!strip && <Icon name="list" />}
      </button>
      {open && (
        <Dialog title={name} class="sheet mat-sheet" onClose={() => set(false)}>
          <ui.Mat {...look} seat={seat.seat} own={own} form="sheet" />
        </Dialog>
      )}
    </>
  );
}

function Head({ own = false, ...props }: MatsProps & { seat: SeatInfo; own?: boolean }) {
  const { seat, look, ui, words, due, presence, away, clocks, forms } = props;
  const { texts } = words;
  const turn = due.includes(seat.seat);
  const person = seat.bot === null && !seat.resigned;
  const clocked = clocks.list.some((clock) => clock.seat === seat.seat && (clock.runs || clock.paused !== null));
  // Nobody knows whether somebody who is away thinks.
  const thinks = turn && !clocked && (seat.substitute !== null || !away.has(seat.seat));
  const note = ui.scoreNote?.(look.view, seat.seat, words) ?? undefined;
  return (
    <header>
      <Mark seat={seat.seat} />
      <h2 {...explain({ name: look.names[seat.seat] ?? "" })}>{look.names[seat.seat]}</h2>
      {seat.bot !== null && (
        <span class="bot" {...explain({ name: texts.ui("bot"), text: levelName(texts, seat.bot) })}>
          <Icon name="bot" />
          <span class="unseen">{texts.ui("bot")}</span>
        </span>
      )}
      {person && !own && presence.seats.includes(seat.seat) && <span class="dot" {...sign({ name: texts.ui("online") })} />}
      {own && turn && seat.substitute === null && <span class="turn-tag">{texts.ui("tag-your-turn")}</span>}
      {!own && thinks && (
        <span class="thinks" {...explain({ name: texts.ui("thinks") })}>
          <Icon name="hourglass" />
          <span class="unseen">{texts.ui("thinks")}</span>
        </span>
      )}
      {seat.bot === null && <Standing own={own} {...props} />}
      {own && forms.own === "desk" && note !== undefined && <small class="score-note">{note}</small>}
      <Score seat={seat.seat} value={ui.score(look.view, seat.seat)} note={note} view={look.view} log={look.log ?? []} places={ui.places} texts={texts} />
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
        <span
          class="substitute"
          {...explain({
            name: texts.ui("bot-plays"),
            text: texts.ui("bot-plays-for", { seat: words.seat(seat.seat), text: levelName(texts, seat.substitute) }),
          })}
        >
          <Icon name="bot" />
          <span>{texts.ui(seat.resigned ? "resigned" : "bot-plays")}</span>
        </span>
      )}
      {clock && seat.substitute === null && <Clock clock={clock} at={clocks.at} pace={pace} texts={texts} />}
      {!own && seat.substitute === null && seconds !== undefined && <span class="away">{awayText(texts, seconds)}</span>}
    </span>
  );
}
