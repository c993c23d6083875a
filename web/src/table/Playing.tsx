// A running or finished game: bar, board, prompt, mats, log.
import type { ComponentChildren, ComponentType } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { CoachProps } from "../coach/Coach";
import { useCoach } from "../coach/useCoach";
import { type Look, moveNames, NO_MOVES } from "../game";
import { insist } from "../insist";
import { FLAT_BOARD, PHONE, useMedia } from "../media";
import type { LogEntry, Seat, TableInfo, Update } from "../protocol";
import { settings } from "../settings";
import { useTitle } from "../shell/Page";
import { toast, toastError } from "../shell/toast";
import { play as playSound } from "../sounds";
import { useStore } from "../store";
import type { TableParts } from "../table";
import { ExplainLine } from "../ui/Explain";
import { explaining } from "../ui/explain";
import { Flip } from "../ui/flip";
import { Spots } from "../ui/Spot";
import type { PlanNoteProps } from "../whatif/PlanNote";
import type { GameWords } from "../words";
import { Absent } from "./Absent";
import { Announcer } from "./Announcer";
import { useAway } from "./away";
import { Bar } from "./Bar";
import { LowTime } from "./Clock";
import type { FilmBarProps } from "./FilmBar";
import { type Past, useFilm } from "./film";
import { Goal } from "./Goal";
import { happening } from "./happenings";
import { Marks } from "./Marks";
import { type MatsProps, OtherMats, OwnMat } from "./Mats";
import { TableMenu } from "./Menu";
import { Moments } from "./Moment";
import { Opening } from "./Opening";
import { PastBar } from "./PastBar";
import { newsSince, Position } from "./Position";
import { Prompt } from "./Prompt";
import { isBot } from "./pacing";
import { usePreviews } from "./previews";
import { Question, Substituted } from "./Question";
import { Result } from "./Result";
import { useRetrace } from "./retrace";
import { Side, useSide } from "./Side";
import { useKnocks, useSoundtrack } from "./soundtrack";
import { awaitsAnswer, INITIAL_STATE, legalNow, type TableState, undoByConsentNow, undoNow } from "./state";
import type { TableActions } from "./tableActions";
import { Veil } from "./Veil";

/** Low and wide windows: mats shrink so that the board stays readable. */
const LOW_WINDOW = "(min-width: 1181px) and (max-height: 850px) and (min-aspect-ratio: 31/20)";

/** With more opponents than this, their mats fold. */
const MANY_OTHERS = 3;

/** What a lesson, a puzzle, a replay or a what-if puts at a table, where nobody else is. */
export interface Teaching {
  /** In a lesson only the taught move can be played, in a puzzle and a what-if all moves, in a replay none. */
  kind: "lesson" | "puzzle" | "replay" | "whatif";
  /** Above the question. */
  card: ComponentChildren;
  /** Over the board. */
  over?: ComponentChildren;
  /** In the place of log and chat. */
  outline: ComponentChildren;
  /** Beside the name of the game. */
  title: string;
  /** About the whole game, in the place of its goal. */
  head?: ComponentChildren;
  /** A button in the bar. */
  tool?: ComponentChildren;
}

interface PlayingProps extends TableParts {
  update: Update;
  onCover: () => void;
  teaching?: Teaching;
}

export function Playing({ state, actions, table, words, ui, names, update, onCover, teaching }: PlayingProps) {
  const phone = useMedia(PHONE);
  const flat = useMedia(FLAT_BOARD);
  const short = useMedia(LOW_WINDOW);
  const { texts } = words;
  const { you } = table;
  const over = table.status === "finished";
  const due = over ? NOBODY : update.due;
  const legal = legalNow(state);
  const legalSet = useMemo(() => new Set(legal), [legal]);
  const own = table.seats.find((seat) => seat.seat === you);
  // A bot that plays for the viewer decides for their seat.
  const decides = own?.substitute === null ? own.seat : null;
  const yours = decides !== null && !over && update.due.includes(decides);
  const side = useSide(["log", "chat", "rules"], state);
  const lost = useLater(state.link === "lost", navigator.onLine ? 1200 : 0);
  // The result takes the place of the board, unless the viewer looks at the board or at a position of the past.
  const [looking, setLooking] = useState(false);
  const watchedTheEnd = useRef(!over);
  const away = useAway(state.presence.away);
  const reminder = state.nudged && table.yours.includes(state.nudged.seat) ? state.nudged.by || texts.ui("guest") : null;
  useNews(state, table, words);
  useTitle(
    teaching
      ? `${teaching.title} · ${words.gameName} · ${texts.ui("maat")}`
      : `${reminder !== null ? texts.ui("title-reminded", { by: reminder, text: words.gameName }) : titleOf(words, update, yours, over)} · ${texts.ui("maat")}`,
  );

  const { confirm, botPace } = useStore(settings);
  const ends = useCallback((move: string) => ui.ends?.({ view: update.view, legal: legalSet, words }, move) ?? null, [ui, update, legalSet, words]);
  const name = useMemo(() => moveNames(ui, { view: update.view, legal: legalSet, words }), [ui, update, legalSet, words]);
  const [coaching, coachedPlay] = useCoach({
    table,
    update,
    legal,
    advice: state.advice,
    refused: state.refused,
    send: actions.send,
    play: actions.play,
  });
  const { asked, play, playByKey, answer } = useConfirmedPlay(legal, ends, confirm, texts.ui("ask-final"), coachedPlay);
  const scores = table.seats.map(({ seat }) => ui.score(update.view, seat));
  useSoundtrack({ update, sounds: ui.sounds, scores, yours, over, silent: teaching?.kind === "replay" });
  useKnocks(state, table);
  const showRule = useStable(teaching ? (anchor: string) => openRule(table.game, anchor) : side.showRule);
  const brings = usePreviews({ update, previews: state.previews, legal, words, you, send: actions.send, showRule });
  const [position, showPosition] = useState(false);

  const film = useFilm({ table, update, log: state.log, clocks: state.clocks, catchUps: state.catchUps, stored: !teaching });
  const { past } = film;
  const { view } = update;
  const { log } = state;
  const retraced = useRetrace(table, update, log, teaching ? null : film.views);
  // Board and mats are drawn again only if one of these has changed. Boards draw the marks of a view, which `retraced` adds later.
  const look = useMemo(() => {
    const present: Look<unknown> = { view, you, names, legal: legalSet, play, words, log, due };
    return past ? lookBack(present, past) : present;
  }, [view, you, names, legalSet, play, words, log, due, past, retraced]);
  const board = useMemo(() => <ui.Board {...look} tall={phone} flat={flat} />, [ui, look, phone, flat]);
  const places = useCallback((event: LogEntry["event"]) => ui.places?.(event) ?? [], [ui]);
  const marked = useMemo(() => (past?.stop.entry ? places(past.stop.entry.event) : []), [past, places]);
  const { presence } = state;
  const clocks = over ? INITIAL_STATE.clocks : state.clocks;
  const others = table.seats.length - (own ? 1 : 0);
  const forms: MatsProps["forms"] = {
    own: phone || short ? "strip" : "desk",
    others: phone ? "strip" : short || others > MANY_OTHERS ? "folded" : "rail",
  };
  const mats: MatsProps = { ui, look, words, seats: table.seats, due: past ? [] : due, presence, away, clocks, pace: table.conduct.pace, forms };
  const asks = undoByConsentNow(state);
  const instead = past ? (
    <LazyFilmBar {...{ film, past, table, words, yours }} />
  ) : over ? (
    <FinalBoard words={words} onBack={() => setLooking(false)} />
  ) : own && decides === null && !own.resigned ? (
    <Substituted words={words} onReturn={() => actions.send({ return: { seat: own.seat } })} />
  ) : null;
  // A bot that thinks will move: the buttons are there already, and they stay between two moves.
  const botMoves = botPace !== "instant" && table.seats.some((seat) => isBot(seat) && due.includes(seat.seat));
  const follows = state.waiting > 0 || (!yours && (state.paused || botMoves));
  const transport = follows
    ? {
        waiting: state.waiting,
        paused: state.paused,
        onPause: actions.pause,
        onStep: actions.step,
        onSkip: actions.showAll,
      }
    : null;
  const prompt = (
    <Prompt
      ui={ui}
      words={words}
      update={update}
      legal={legal}
      undo={undoNow(state) ? "free" : asks ? "asks" : null}
      stepsBack={yours && state.log.findLast((entry) => !entry.undone && entry.by !== "*")?.by === you}
      you={decides}
      away={table.seats.flatMap(({ seat, substitute }) => (substitute === null && away.has(seat) ? [seat] : []))}
      lost={lost}
      unsent={awaitsAnswer(state) && (state.silent || lost)}
      phone={phone}
      transport={transport}
      hint={coaching && { ask: coaching.asks && !coaching.hinted ? coaching.ask : null, used: table.hints ?? 0, shown: !coaching.coach }}
      asked={asked}
      name={name}
      ends={ends}
      brings={brings}
      onPlay={play}
      onPlayByKey={playByKey}
      onAnswer={answer}
      onUndo={asks ? () => actions.send({ propose: { undo: { ply: update.ply } } }) : actions.undo}
      banner={
        teaching?.card ??
        (coaching && (coaching.coach || coaching.hinted) ? (
          <LazyCoach {...{ coaching, words, name, yours }} step={update.step} />
        ) : (
          <>
            <Question table={table} words={words} send={actions.send} />
            {state.plan && own && !over && <LazyPlan plan={state.plan} table={table.id} seat={own.seat} words={words} />}
          </>
        ))
      }
      instead={instead}
      meanwhile={!yours && <Absent {...{ state, actions, table, words, due, away }} />}
    />
  );
  const ownMat = own && <OwnMat seat={own} {...mats} />;
  const stage = (
    // A click anywhere on the board gives it the focus, and with it the letters their effect.
    // During a film it leads back to the present.
    <section class="stage" aria-label={texts.ui("board")} tabIndex={-1} onClick={() => film.rolls && !explaining.get() && film.toPresent()}>
      {board}
      {!past && teaching?.kind !== "replay" && <Moments {...{ ui, look, words, update }} log={state.log} />}
      {teaching?.kind === "lesson" && <Veil legal={legal} />}
      <Marks key={retraced} view={look.view} places={marked} />
      {teaching?.over}
    </section>
  );
  const story = { film, places };
  const now = over || teaching ? null : { text: yours ? texts.ui("waiting-for-you") : words.waiting(update.step, update.due), yours };
  const result = over && !looking && !past && (
    <Result
      {...{ table, ui, words, update }}
      log={state.log}
      fresh={watchedTheEnd.current}
      onRule={side.showRule}
      onBoard={() => {
        watchedTheEnd.current = false;
        setLooking(true);
      }}
      onPosition={(entry) => {
        watchedTheEnd.current = false;
        film.show(entry);
      }}
    />
  );
  const beside = teaching?.outline ?? <Side {...{ side, phone, state, actions, table, words, now, story }} />;
  return (
    <div
      class={`at-table ${teaching ? `is-${teaching.kind}` : ""} ${own ? "" : "watching"} ${over ? "is-over" : ""} ${past ? "is-past" : ""} ${result ? "at-end" : ""}`}
    >
      <a class="skip" href="#prompt">
        {texts.ui("skip-moves")}
      </a>
      <Bar
        table={table}
        gameName={words.gameName}
        progress={teaching?.title ?? (over ? texts.ui("status-finished") : ui.progress(look.view, words))}
        goal={teaching ? teaching.head : !phone && !over && <Goal words={words} alone={table.seats.length === 1} />}
        yours={yours && !teaching}
        spectators={state.presence.spectators}
        phone={phone}
        lost={lost}
        unread={side.unread}
        onRules={() => side.showRule(null)}
        onPosition={() => showPosition(true)}
        onRail={() => side.show("log")}
        film={film.offers > 0 && !past ? film : null}
        shared={!teaching}
        menu={
          teaching ? (
            teaching.tool
          ) : (
            <TableMenu
              table={table}
              chat={state.chat}
              send={actions.send}
              onCover={table.yours.length > 1 && !over ? onCover : null}
              names={names}
              game={{ ply: past?.stop.ply ?? update.ply, past: past !== null, number: film.number, due }}
            />
          )
        }
      />
      <Spots legal={look.legal} play={play} name={name}>
        <Flip stamp={look.view}>
          {phone && !result && (
            <div class="dock">
              {prompt}
              {ownMat}
            </div>
          )}
          <main class="grid">
            <h1 class="unseen">{words.gameName}</h1>
            {phone && !over && !teaching && <Goal words={words} alone={table.seats.length === 1} />}
            {result || (
              <>
                {!phone && prompt}
                {stage}
                {!phone && <ExplainLine rest={texts.ui("explain-rest")} />}
                {!phone && ownMat}
              </>
            )}
            {phone ? (
              !result && <OtherMats {...mats} />
            ) : (
              <div class="beside">
                {!result && <OtherMats {...mats} />}
                {beside}
              </div>
            )}
          </main>
        </Flip>
      </Spots>
      {phone && beside}
      {!over && !teaching && <Opening {...{ ui, look, words, table }} log={state.log} />}
      {position && (
        <Position
          {...{ ui, look, words, name }}
          legal={past ? [] : legal}
          news={newsSince(state.log, you)}
          step={update.step}
          onPlay={play}
          onClose={() => showPosition(false)}
        />
      )}
      {teaching?.kind !== "replay" && <Announcer {...{ words, update, yours, past }} log={state.log} />}
      <LowTime clocks={clocks} pace={table.conduct.pace} you={you} words={words} />
    </div>
  );
}

/** The coach and hints, whose code is loaded when it is first needed. */
function LazyCoach(props: CoachProps) {
  const [Coach, set] = useState<ComponentType<CoachProps> | null>(null);
  useEffect(() => insist(() => import("../coach/Coach"), { onAnswer: (module) => set(() => module.default) }), []);
  return Coach && <Coach {...props} />;
}

/** The bar of the film, whose code is loaded when it is first needed. The way back to the present is there at once. */
function LazyFilmBar(props: FilmBarProps) {
  const [FilmBar, set] = useState<ComponentType<FilmBarProps> | null>(null);
  useEffect(() => void import("./FilmBar").then((module) => set(() => module.default), toastError), []);
  return FilmBar ? <FilmBar {...props} /> : <PastBar {...props} />;
}

/** What the viewer has planned, whose code only tables with a plan load. */
function LazyPlan(props: PlanNoteProps) {
  const [Note, set] = useState<ComponentType<PlanNoteProps> | null>(null);
  useEffect(() => void import("../whatif/PlanNote").then((module) => set(() => module.default), toastError), []);
  return Note && <Note {...props} />;
}

/** The prompt bar of a finished game whose last position is shown, with the way back to the result. */
function FinalBoard({ words: { texts }, onBack }: { words: GameWords; onBack: () => void }) {
  return (
    <>
      <p class="question">
        <b>{texts.ui("board-at-end")}</b>
      </p>
      <div class="acts">
        <button type="button" class="btn solid" onClick={onBack}>
          {texts.ui("back-to-result")}
        </button>
      </div>
    </>
  );
}

const NOBODY: readonly Seat[] = [];

/** A lesson has no place for the rules beside the board. */
function openRule(game: string, anchor: string): void {
  open(`/rules/${game}#${anchor}`, "_blank", "noopener");
}

/** A position of the past, in which nothing can be played. */
function lookBack(look: Look<unknown>, { view, stop }: Past): Look<unknown> {
  return { ...look, view, legal: NO_MOVES, due: [], log: (look.log ?? []).filter(({ line }) => line < stop.ply) };
}

/** The same function for every rendering; it calls the newest one. */
function useStable<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const newest = useRef(run);
  newest.current = run;
  return useCallback((...args: A) => newest.current(...args), []);
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
