// The mats: a head with name, presence and score, and below it the game's drawing of what the seat owns.
import { useState } from "preact/hooks";
import type { GameUI, Look } from "../game";
import { levelName } from "../levels";
import type { Presence, Seat, SeatInfo } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { plain } from "../ui/numbers";
import type { GameWords } from "../words";

export interface MatsProps {
  ui: GameUI<unknown>;
  look: Look<unknown>;
  words: GameWords;
  seats: readonly SeatInfo[];
  due: readonly Seat[];
  presence: Presence;
  compact: boolean;
}

export function OwnMat({ seat, ...props }: MatsProps & { seat: SeatInfo }) {
  const { look, ui, compact, due } = props;
  const turn = due.includes(seat.seat);
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
  const { ui, look, words, compact, due, presence } = props;
  const [open, set] = useState(false);
  const away = seat.bot === null && !presence.seats.includes(seat.seat);
  const classes = `mat s-${seat.seat} ${due.includes(seat.seat) ? "is-due" : ""} ${away ? "is-away" : ""} ${compact ? "compact" : ""}`;
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

function Head({ seat, own = false, look, ui, words, due, presence }: MatsProps & { seat: SeatInfo; own?: boolean }) {
  const { texts } = words;
  const turn = due.includes(seat.seat);
  const online = presence.seats.includes(seat.seat);
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
      {seat.bot === null && !own && (online ? <span class="dot" title={texts.ui("online")} /> : <span class="away">{texts.ui("away")}</span>)}
      {own && turn && <span class="turn-tag">{texts.ui("tag-your-turn")}</span>}
      {!own && turn && (
        <span class="thinks" title={texts.ui("thinks")}>
          <Icon name="hourglass" />
          <span class="unseen">{texts.ui("thinks")}</span>
        </span>
      )}
      <b class="score" title={texts.ui("points")}>
        <span class="unseen">{texts.ui("points")}</span> {plain(ui.score(look.view, seat.seat))}
      </b>
    </header>
  );
}
