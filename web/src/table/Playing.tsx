// A running or finished game: bar, board, prompt, mats, log.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { openTable } from "../api";
import type { Look } from "../game";
import { PHONE, useMedia } from "../media";
import type { NewSeat, TableInfo, Update } from "../protocol";
import { go } from "../router";
import { settings } from "../settings";
import { useTitle } from "../shell/Page";
import { toastError } from "../shell/toast";
import { play as playSound } from "../sounds";
import { useStore } from "../store";
import type { TableParts } from "../table";
import { Flip } from "../ui/flip";
import { Mark } from "../ui/Mark";
import { Spots } from "../ui/Spot";
import type { GameWords } from "../words";
import { Bar } from "./Bar";
import { type MatsProps, OtherMats, OwnMat } from "./Mats";
import { Prompt } from "./Prompt";
import { Result, ranked, verdict } from "./Result";
import { Side, useSide } from "./Side";
import { tableAddress } from "./share";
import { legalNow, undoNow } from "./state";

/** Low and wide windows: mats shrink so that the board stays readable. */
const LOW_WINDOW = "(min-width: 1181px) and (max-height: 850px) and (min-aspect-ratio: 31/20)";

export function Playing({ state, actions, table, words, ui, names, update }: TableParts & { update: Update }) {
  const phone = useMedia(PHONE);
  const short = useMedia(LOW_WINDOW);
  const { texts } = words;
  const { you } = table;
  const { outcome } = update;
  const legal = legalNow(state);
  const legalSet = useMemo(() => new Set(legal), [legal]);
  const yours = you !== null && update.due.includes(you);
  const side = useSide(outcome ? ["result", "log", "chat", "rules"] : ["log", "chat", "rules"], state);
  const lost = useLater(state.link === "lost", 1200);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the game opens the result.
  useEffect(() => {
    if (outcome) side.show("result");
  }, [outcome !== null]);
  useTitle(`${titleOf(words, update, yours)} · ${texts.ui("maat")}`);

  const chosen = useStore(settings);
  const ends = useCallback((move: string) => ui.ends?.({ view: update.view, legal: legalSet, words }, move) ?? null, [ui, update, legalSet, words]);
  const { asked, play, answer } = useConfirmedPlay(legal, ends, chosen.confirm, actions.play);
  useForcedMove(legal, ends, chosen.autoForced, actions.play);
  useSounds(yours && !outcome, outcome !== null);

  const look: Look<unknown> = { view: update.view, you, names, legal: legalSet, play, words, log: state.log, due: outcome ? [] : update.due };
  const mats: MatsProps = { ui, look, words, seats: table.seats, due: outcome ? [] : update.due, presence: state.presence, compact: phone || short };
  const own = table.seats.find((seat) => seat.seat === you);
  const prompt = (
    <Prompt
      ui={ui}
      words={words}
      update={update}
      legal={legal}
      undo={undoNow(state)}
      you={you}
      away={state.presence.away.map(({ seat }) => seat)}
      lost={lost}
      phone={phone}
      waiting={state.waiting}
      asked={asked}
      ends={ends}
      onPlay={play}
      onAnswer={answer}
      onUndo={actions.undo}
      onNext={actions.showNext}
      onSkip={actions.showAll}
      over={<Over {...{ table, words, update }} sendChat={actions.sendChat} onResult={() => side.show("result")} />}
    />
  );
  const ownMat = own && <OwnMat seat={own} {...mats} />;
  const board = (
    // A click anywhere on the board gives it the focus, and with it the letters their effect.
    <section class="stage" aria-label={texts.ui("board")} tabIndex={-1}>
      <ui.Board {...look} tall={phone} />
    </section>
  );
  const now = outcome ? null : { text: yours ? texts.ui("waiting-for-you") : words.waiting(update.step, update.due), yours };
  const result = outcome && <Result {...{ table, ui, words, update, outcome }} log={state.log} onRule={side.showRule} />;
  return (
    <div class={`at-table ${own ? "" : "watching"} ${outcome ? "is-over" : ""}`}>
      <a class="skip" href="#prompt">
        {texts.ui("skip-moves")}
      </a>
      <Bar
        table={table}
        gameName={words.gameName}
        progress={outcome ? texts.ui("status-finished") : ui.progress(update.view, words)}
        yours={yours && !outcome}
        spectators={state.presence.spectators}
        phone={phone}
        lost={lost}
        unread={side.unread}
        onRules={() => side.showRule(null)}
        onRail={() => side.show(outcome ? "result" : "log")}
      />
      <Spots legal={legalSet} play={play} words={words}>
        <Flip stamp={update.view}>
          {phone && (
            <div class="dock">
              {prompt}
              {ownMat}
            </div>
          )}
          <main class="grid">
            <h1 class="unseen">{words.gameName}</h1>
            {!phone && prompt}
            {board}
            {!phone && ownMat}
            <OtherMats {...mats} />
            {!phone && <Side {...{ side, phone, state, actions, table, words, result, now }} />}
          </main>
        </Flip>
      </Spots>
      {phone && <Side {...{ side, phone, state, actions, table, words, result, now }} />}
      <Announcer text={yours && !outcome ? texts.ui("your-turn") : ""} />
    </div>
  );
}

interface ConfirmedPlay {
  asked: { move: string; question: string } | null;
  play: (move: string) => void;
  answer: (yes: boolean) => void;
}

/** Plays moves; one that gives something up is played after a question if something else is possible. */
function useConfirmedPlay(legal: readonly string[], ends: (move: string) => string | null, confirm: boolean, onPlay: (move: string) => void): ConfirmedPlay {
  const [asked, ask] = useState<ConfirmedPlay["asked"]>(null);
  useEffect(() => ask(null), [legal]);
  // The same function for the same position: every place on the board depends on it.
  const play = useCallback(
    (move: string) => {
      const question = confirm ? ends(move) : null;
      const others = legal.some((other) => ends(other) === null);
      ask(question !== null && others ? { move, question } : null);
      if (question === null || !others) onPlay(move);
    },
    [legal, ends, confirm, onPlay],
  );
  const answer = (yes: boolean) => {
    ask(null);
    if (yes && asked) onPlay(asked.move);
  };
  return { asked: asked && legal.includes(asked.move) ? asked : null, play, answer };
}

/** Milliseconds in which the player sees the position before the only legal move is played. */
const FORCED_DELAY = 800;

/** Plays the only legal move, if the player wants that. A move that ends the round is left to them: it may be time for an undo. */
function useForcedMove(legal: readonly string[], ends: (move: string) => string | null, wanted: boolean, onPlay: (move: string) => void): void {
  const [only, ...others] = legal;
  const forced = wanted && only !== undefined && others.length === 0 && ends(only) === null ? only : null;
  useEffect(() => {
    if (forced === null) return;
    const timer = setTimeout(() => onPlay(forced), FORCED_DELAY);
    return () => clearTimeout(timer);
  }, [forced, legal, onPlay]);
}

/** A sound when it becomes the viewer's turn, and one when the game ends; not for what was so when the page was opened. */
function useSounds(yours: boolean, over: boolean): void {
  const before = useRef({ yours, over });
  useEffect(() => {
    const { current } = before;
    if (over && !current.over) playSound("end");
    else if (yours && !current.yours) playSound("turn");
    before.current = { yours, over };
  }, [yours, over]);
}

/** Shown in the prompt bar when the game is over: the winner, the score sheet, a button for a new game. */
function Over(props: { table: TableInfo; words: GameWords; update: Update; sendChat: (text: string) => boolean; onResult: () => void }) {
  const { table, words, update, sendChat, onResult } = props;
  const { texts } = words;
  const [busy, setBusy] = useState(false);
  const winners = update.outcome ? ranked(update.outcome).filter((one) => one.rank === 1) : [];
  const again = async () => {
    setBusy(true);
    try {
      const seats = table.seats.map((seat): NewSeat => (seat.seat === table.you ? "you" : seat.bot === null ? "open" : { bot: seat.bot }));
      const alone = !seats.includes("open");
      const { id } = await openTable({ game: table.game, options: table.options, public: table.public, seats, shuffle: true, start: alone });
      // The chat leads the other players to the new table.
      if (!alone) sendChat(tableAddress(id));
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <>
      <p class="question">
        {winners.map((one) => (
          <Mark seat={one.seat} />
        ))}
        <span>
          <b>{texts.ui("game-over")}</b> {update.outcome && verdict(words, update.outcome)}
        </span>
      </p>
      <div class="acts">
        <button type="button" class="btn" onClick={onResult}>
          {texts.ui("tab-result")}
        </button>
        {table.you !== null && (
          <button type="button" class="btn solid" disabled={busy} onClick={() => void again()}>
            {texts.ui("play-again")}
          </button>
        )}
      </div>
    </>
  );
}

/** Announces a text to screen readers once, immediately. */
function Announcer({ text }: { text: string }) {
  return (
    <div class="unseen" aria-live="assertive">
      {text}
    </div>
  );
}

function titleOf(words: GameWords, update: Update, yours: boolean): string {
  const { texts } = words;
  const game = words.gameName;
  if (update.outcome) return texts.ui("title-over", { text: game });
  if (yours) return texts.ui("title-your-turn", { text: game });
  if (update.due.length === 0) return game;
  return texts.ui("title-turn-of", { text: game, seat: texts.list(update.due.map((seat) => words.seat(seat))) });
}

/** Delayed copy of a flag, so that short interruptions are not shown. */
function useLater(now: boolean, after: number): boolean {
  const [late, set] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    if (now) timer.current = setTimeout(() => set(true), after);
    else set(false);
    return () => clearTimeout(timer.current);
  }, [now, after]);
  return late;
}
