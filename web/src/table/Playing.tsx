// A running or finished game: bar, board, prompt, mats, log.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Look } from "../game";
import { PHONE, useMedia } from "../media";
import type { TableInfo, Update } from "../protocol";
import { settings } from "../settings";
import { useTitle } from "../shell/Page";
import { toast } from "../shell/toast";
import { play as playSound } from "../sounds";
import { useStore } from "../store";
import type { TableParts } from "../table";
import { Flip } from "../ui/flip";
import { Spots } from "../ui/Spot";
import type { GameWords } from "../words";
import { Absent } from "./Absent";
import { useAway } from "./away";
import { Bar } from "./Bar";
import { LowTime } from "./Clock";
import type { PastPosition } from "./end/Moments";
import { happening } from "./happenings";
import { type MatsProps, OtherMats, OwnMat } from "./Mats";
import { TableMenu } from "./Menu";
import { Prompt } from "./Prompt";
import { Question, Substituted } from "./Question";
import { Result } from "./Result";
import { Side, useSide } from "./Side";
import { INITIAL_STATE, legalNow, type TableState, undoByConsentNow, undoNow } from "./state";
import type { TableActions } from "./useTable";

/** Low and wide windows: mats shrink so that the board stays readable. */
const LOW_WINDOW = "(min-width: 1181px) and (max-height: 850px) and (min-aspect-ratio: 31/20)";

export function Playing({ state, actions, table, words, ui, names, update, onCover }: TableParts & { update: Update; onCover: () => void }) {
  const phone = useMedia(PHONE);
  const short = useMedia(LOW_WINDOW);
  const { texts } = words;
  const { you } = table;
  const over = table.status === "finished";
  const due = over ? [] : update.due;
  const legal = legalNow(state);
  const legalSet = useMemo(() => new Set(legal), [legal]);
  const own = table.seats.find((seat) => seat.seat === you);
  // A bot that plays for the viewer decides for their seat.
  const decides = own?.substitute === null ? own.seat : null;
  const yours = decides !== null && !over && update.due.includes(decides);
  const side = useSide(["log", "chat", "rules"], state);
  const lost = useLater(state.link === "lost", 1200);
  // The result takes the place of the board, unless the viewer looks at the board or at a position of the past.
  const [board, setBoard] = useState<"now" | PastPosition | null>(null);
  const past = over && board !== null && board !== "now" ? board : null;
  const begunRunning = useRef(!over);
  const away = useAway(state.presence.away);
  const reminder = state.nudged && table.yours.includes(state.nudged.seat) ? state.nudged.by || texts.ui("guest") : null;
  useNews(state, table, words);
  useTitle(
    `${reminder !== null ? texts.ui("title-reminded", { by: reminder, text: words.gameName }) : titleOf(words, update, yours, over)} · ${texts.ui("maat")}`,
  );

  const { confirm } = useStore(settings);
  const ends = useCallback((move: string) => ui.ends?.({ view: update.view, legal: legalSet, words }, move) ?? null, [ui, update, legalSet, words]);
  const { asked, play, playByKey, answer } = useConfirmedPlay(legal, ends, confirm, texts.ui("ask-final"), actions.play);
  useSounds(yours, over);

  const look: Look<unknown> = { view: past ? past.view : update.view, you, names, legal: legalSet, play, words, log: state.log, due };
  const { presence } = state;
  const clocks = over ? INITIAL_STATE.clocks : state.clocks;
  const compact = phone || short;
  const mats: MatsProps = { ui, look, words, seats: table.seats, due, presence, away, clocks, pace: table.conduct.pace, compact };
  const asks = undoByConsentNow(state);
  const instead = over ? (
    <Looking words={words} ply={past?.ply ?? update.ply} total={update.ply} onBack={() => setBoard(null)} />
  ) : own && decides === null && !own.resigned ? (
    <Substituted words={words} onReturn={() => actions.send({ return: { seat: own.seat } })} />
  ) : null;
  const prompt = (
    <Prompt
      ui={ui}
      words={words}
      update={update}
      legal={legal}
      undo={undoNow(state) ? "free" : asks ? "asks" : null}
      you={decides}
      away={table.seats.flatMap(({ seat, substitute }) => (substitute === null && away.has(seat) ? [seat] : []))}
      lost={lost}
      phone={phone}
      waiting={state.waiting}
      asked={asked}
      ends={ends}
      onPlay={play}
      onPlayByKey={playByKey}
      onAnswer={answer}
      onNext={actions.showNext}
      onSkip={actions.showAll}
      onUndo={asks ? () => actions.send({ propose: { undo: { ply: update.ply } } }) : actions.undo}
      banner={<Question table={table} words={words} send={actions.send} />}
      instead={instead}
      meanwhile={!yours && <Absent {...{ state, actions, table, words, due, away }} />}
    />
  );
  const ownMat = own && <OwnMat seat={own} {...mats} />;
  const stage = (
    // A click anywhere on the board gives it the focus, and with it the letters their effect.
    <section class="stage" aria-label={texts.ui("board")} tabIndex={-1}>
      <ui.Board {...look} tall={phone} />
    </section>
  );
  const now = over ? null : { text: yours ? texts.ui("waiting-for-you") : words.waiting(update.step, update.due), yours };
  const result = over && board === null && (
    <Result
      {...{ table, ui, words, update }}
      log={state.log}
      fresh={begunRunning.current}
      onRule={side.showRule}
      onBoard={() => setBoard("now")}
      onPosition={setBoard}
    />
  );
  return (
    <div class={`at-table ${own ? "" : "watching"} ${over ? "is-over" : ""} ${result ? "at-end" : ""}`}>
      <a class="skip" href="#prompt">
        {texts.ui("skip-moves")}
      </a>
      <Bar
        table={table}
        gameName={words.gameName}
        progress={over ? texts.ui("status-finished") : ui.progress(update.view, words)}
        yours={yours}
        spectators={state.presence.spectators}
        phone={phone}
        lost={lost}
        unread={side.unread}
        onRules={() => side.showRule(null)}
        onRail={() => side.show("log")}
        menu={<TableMenu table={table} chat={state.chat} send={actions.send} onCover={table.yours.length > 1 && !over ? onCover : null} />}
      />
      <Spots legal={legalSet} play={play} words={words}>
        <Flip stamp={update.view}>
          {phone && !result && (
            <div class="dock">
              {prompt}
              {ownMat}
            </div>
          )}
          <main class="grid">
            <h1 class="unseen">{words.gameName}</h1>
            {result || (
              <>
                {!phone && prompt}
                {stage}
                {!phone && ownMat}
                <OtherMats {...mats} />
              </>
            )}
            {!phone && <Side {...{ side, phone, state, actions, table, words, now }} />}
          </main>
        </Flip>
      </Spots>
      {phone && <Side {...{ side, phone, state, actions, table, words, now }} />}
      <Announcer text={yours ? texts.ui("your-turn") : ""} />
      <LowTime clocks={clocks} pace={table.conduct.pace} you={you} words={words} />
    </div>
  );
}

/** The prompt bar of a finished game whose board is shown: which position it is, and the way back to the result. */
function Looking({ words: { texts }, ply, total, onBack }: { words: GameWords; ply: number; total: number; onBack: () => void }) {
  return (
    <>
      <p class="question">
        <span>
          <b>{ply === total ? texts.ui("board-at-end") : texts.ui("board-at-move")}</b> {texts.ui("ply", { number: ply, total })}
        </span>
      </p>
      <div class="acts">
        <button type="button" class="btn solid" onClick={onBack}>
          {texts.ui("back-to-result")}
        </button>
      </div>
    </>
  );
}

interface ConfirmedPlay {
  asked: { move: string; question: string } | null;
  play: (move: string) => void;
  playByKey: (move: string) => void;
  answer: (yes: boolean) => void;
}

/** Plays moves; one that gives something up is played after a question if something else is possible. A move that a single key chooses and
 * that cannot be taken back is played after the question `final`, whatever the player's settings: the key may be part of a text. */
function useConfirmedPlay(
  legal: readonly string[],
  ends: (move: string) => string | null,
  confirm: boolean,
  final: string,
  onPlay: TableActions["play"],
): ConfirmedPlay {
  // A question ends with the position in which it was asked.
  const [asked, ask] = useState<{ move: string; question: string; legal: readonly string[] } | null>(null);
  const choose = useCallback(
    (move: string, byKey: boolean) => {
      const question = confirm && legal.some((other) => ends(other) === null) ? ends(move) : null;
      ask(question === null ? null : { move, question, legal });
      if (question === null) onPlay(move, byKey ? () => ask({ move, question: final, legal }) : null);
    },
    [legal, ends, confirm, final, onPlay],
  );
  // The same function for the same position: every place on the board depends on it.
  const play = useCallback((move: string) => choose(move, false), [choose]);
  const answer = (yes: boolean) => {
    ask(null);
    if (yes && asked) onPlay(asked.move, null);
  };
  return { asked: asked?.legal === legal ? asked : null, play, playByKey: (move) => choose(move, true), answer };
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

/** Announces a text to screen readers once, immediately. */
function Announcer({ text }: { text: string }) {
  return (
    <div class="unseen" aria-live="assertive">
      {text}
    </div>
  );
}

/** Shows a toast when somebody is reminded, and when something happens at the table apart from moves. */
function useNews({ nudged }: TableState, table: TableInfo, words: GameWords): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reminder is shown once.
  useEffect(() => {
    if (!nudged) return;
    toast("ui-reminds", { by: nudged.by || words.texts.ui("guest"), seat: words.seat(nudged.seat) });
    if (table.yours.includes(nudged.seat)) playSound("nudge");
  }, [nudged]);
  const known = useRef(table.events.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every event is shown once.
  useEffect(() => {
    const last = table.events.at(-1);
    if (last && table.events.length > known.current) {
      const { key, args } = happening(words, last.what);
      toast(key, args);
    }
    known.current = table.events.length;
  }, [table.events.length]);
}

function titleOf(words: GameWords, update: Update, yours: boolean, over: boolean): string {
  const { texts } = words;
  const game = words.gameName;
  if (over) return texts.ui("title-over", { text: game });
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
