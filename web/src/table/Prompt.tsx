// The prompt bar under the board: who decides, the question, and the moves that answer it.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { GameUI } from "../game";
import { PHONE, useMedia } from "../media";
import type { Seat, Update } from "../protocol";
import { settings } from "../settings";
import { Dialog } from "../shell/Dialog";
import { useStore } from "../store";
import { useClaimed } from "../ui/claims";
import { explain, explainSource } from "../ui/explain";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { type Action, actionsOf, moveLabels } from "./actions";
import { useIdle } from "./away";
import { ALL_MOVES, focusLost, HINT, letters, PAUSE, STEP, UNDO, useKeys, useLettersAct } from "./keys";
import { Moves } from "./Moves";
import type { Brings } from "./previews";
import { listedMove } from "./showMove";
import { Transport, type TransportProps } from "./Transport";

interface PromptProps {
  ui: GameUI<unknown>;
  words: GameWords;
  update: Update;
  /** The moves that may be played now; empty as soon as a move was sent. */
  legal: readonly string[];
  you: Seat | null;
  /** The seats whose people are not connected. */
  away: readonly Seat[];
  /** Whether the last choice may be taken back now, at once or if the others agree. */
  undo: "free" | "asks" | null;
  /** Whether the last choice belongs to the decision that the viewer is making, so that Escape takes it back. */
  stepsBack: boolean;
  /** Whether the connection is lost. */
  lost: boolean;
  /** Whether the last choice seems not to have arrived at the server. */
  unsent: boolean;
  phone: boolean;
  /** The buttons for the moves of others; null while there is nothing to follow. */
  transport: TransportProps | null;
  /** Hints for somebody who practises: asks for one, if that is possible now, and the number so far. The coach has a button of its own. */
  hint: { ask: (() => void) | null; used: number; shown: boolean } | null;
  /** A move that is played only after a question; null if none is chosen. */
  asked: { move: string; question: string } | null;
  /** The name of a move in this position. */
  name: (move: string) => string;
  /** The question before a move that gives something up; null for other moves. */
  ends: (move: string) => string | null;
  brings: Brings;
  onPlay: (move: string) => void;
  /** Plays the move of a single key, which may be pressed by accident. */
  onPlayByKey: (move: string) => void;
  /** Answers the question: plays the move, or goes on without it. */
  onAnswer: (yes: boolean) => void;
  onUndo: () => void;
  /** Shown above the question. */
  banner: ComponentChildren;
  /** Replaces the question: the game is over, or a bot plays for the viewer. */
  instead: ComponentChildren | null;
  /** Buttons for people who wait for somebody else. */
  meanwhile: ComponentChildren;
}

export function Prompt(props: PromptProps) {
  const { words, update, legal, you, away, unsent, asked, transport, banner, instead } = props;
  const lost = props.lost || unsent;
  const yours = you !== null && update.due.includes(you);
  const { texts } = words;
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar, legal.length > 0 || transport !== null, update);
  return (
    <section class={yours && !lost ? "prompt yours" : "prompt"} id="prompt" aria-label={texts.ui("prompt")} aria-describedby="question" tabIndex={-1} ref={bar}>
      {banner}
      <div class="prow">
        {instead ?? (
          <>
            <p class="question" id="question">
              <Deciding due={update.due} lost={lost} />
              <span>
                {lost ? (
                  <b role="status">{texts.ui(unsent ? "unsent" : "reconnecting")}</b>
                ) : asked ? (
                  <b role="alert">{asked.question}</b>
                ) : yours ? (
                  <Yours words={words} step={update.step} />
                ) : (
                  <Theirs words={words} update={update} away={away} />
                )}
              </span>
            </p>
            {asked ? <Confirmation {...props} move={asked.move} bar={bar} /> : <Actions {...props} />}
          </>
        )}
      </div>
    </section>
  );
}

function Deciding({ due, lost }: { due: readonly Seat[]; lost: boolean }) {
  if (lost) return <Icon name="water" />;
  return <>{due.length > 0 ? due.map((seat) => <Mark key={seat} seat={seat} />) : <Icon name="hourglass" />}</>;
}

function Yours({ words, step }: { words: GameWords; step: string }) {
  return (
    <>
      <b>{words.texts.ui("prompt-yours")}</b> {words.prompt(step)}
    </>
  );
}

function Theirs({ words, update, away }: { words: GameWords; update: Update; away: readonly Seat[] }) {
  const long = useIdle(update);
  const gone = update.due.filter((seat) => away.includes(seat));
  const { texts } = words;
  const note =
    gone.length > 0
      ? texts.ui("is-away", { seat: texts.list(gone.map((seat) => words.seat(seat))), count: gone.length })
      : long
        ? texts.ui("still-thinking")
        : null;
  return (
    <>
      {words.waiting(update.step, update.due)} {note && <i>{note}</i>}
    </>
  );
}

/** The two answers to the question before a move that gives something up or cannot be taken back. */
function Confirmation({ ui, words, update, move, name, bar, onAnswer }: PromptProps & { move: string; bar: RefObject<HTMLElement | null> }) {
  const no = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement | null>(null);
  // The question replaces the buttons of the bar. Enter and Space then go on playing: the answer that loses nothing.
  useEffect(() => {
    before.current = document.activeElement as HTMLElement | null;
    no.current?.focus({ preventScroll: true });
  }, []);
  const goOn = () => {
    onAnswer(false);
    // A button of the bar that had the focus was replaced.
    const lost = before.current === document.body || before.current?.isConnected !== true;
    (lost ? bar : before).current?.focus({ preventScroll: true });
  };
  const yes = moveLabels(words, move, { label: (one) => ui.moveLabel?.(update.view, one, words) ?? null, name });
  return (
    <div
      class="acts"
      onKeyDown={(event) => {
        if (event.key === "Escape") goOn();
      }}
    >
      <button type="button" class="act" aria-label={yes.name === yes.label ? undefined : yes.name} onClick={() => onAnswer(true)}>
        <span>{breakable(yes.label)}</span>
      </button>
      <button type="button" class="act" ref={no} onClick={goOn}>
        <span>{words.texts.ui("go-on-playing")}</span>
      </button>
    </div>
  );
}

/** An open list of moves. */
interface Menu {
  moves: readonly string[];
  byLetter: boolean;
  /** The move that has the focus at first; null for the first one. */
  selected: string | null;
}

/** Media query for bars in which the tools need short labels. */
const TIGHT_BAR = `${PHONE}, (max-width: 820px), (min-width: 1024px) and (max-width: 1600px)`;

function Actions(props: PromptProps) {
  const { ui, words, update, legal, undo, you, phone, transport, name, ends, onPlay, onPlayByKey, onUndo, meanwhile, brings, stepsBack, hint: advice } = props;
  const { view } = update;
  const { texts } = words;
  const claimed = useClaimed();
  // The notes of moves tell what the engine predicts, which comes later than the moves.
  useStore(explainSource);
  const lettersAct = useLettersAct();
  const { letters: hints } = useStore(settings);
  const actions = useMemo(() => {
    const facts = { label: (move: string) => ui.moveLabel?.(view, move, words) ?? null, name, ends: (move: string) => ends(move) !== null };
    return actionsOf(ui, words, legal, claimed, facts);
  }, [ui, words, legal, claimed, view, name, ends]);
  const shortcuts = useMemo(() => letters(actions), [actions]);
  const [menu, setMenu] = useState<Menu | null>(null);
  const coarse = useMedia("(pointer: coarse)");
  const tight = useMedia(TIGHT_BAR);
  const sheet = phone || coarse;
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => setMenu(null), [legal]);

  const open = (moves: readonly string[], byLetter: boolean, selected: string | null = null) => {
    opener.current = document.activeElement as HTMLElement | null;
    setMenu({ moves, byLetter, selected });
  };
  const listed = useStore(listedMove);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list opens once for each wish.
  useEffect(() => {
    if (listed === null) return;
    listedMove.set(null);
    if (legal.includes(listed)) open(legal, false, listed);
  }, [listed]);
  const close = () => {
    setMenu(null);
    opener.current?.focus();
  };
  const act = (moves: readonly string[], byLetter: boolean) => {
    const [only, ...others] = moves;
    if (only === undefined) return;
    if (others.length > 0) open(moves, byLetter);
    else if (byLetter) onPlayByKey(only);
    else onPlay(only);
  };
  /** What a button with a single move brings, in a few words, unless its label says it. */
  const bringsOf = ({ label, moves: [only, ...others] }: Action) => (only === undefined || others.length > 0 ? null : brings(only, label));
  const noteOf = ({ verb, moves: [only, ...others] }: Action) =>
    (only === undefined || others.length > 0 ? ui.groupNote?.(verb, words) : ui.moveNote?.(view, only, words)) ?? undefined;
  const chooseForMe = () => {
    const move = legal[Math.floor(Math.random() * legal.length)];
    if (move !== undefined) onPlay(move);
  };
  const keys = new Map<string, () => void>();
  if (transport) {
    keys.set(PAUSE, () => transport.onPause(!transport.paused));
    keys.set(STEP, () => transport.waiting > 0 && transport.onStep());
  }
  actions.forEach((action, index) => {
    const key = shortcuts[index];
    if (key) keys.set(key, () => act(action.moves, true));
  });
  if (legal.length > 0) keys.set(ALL_MOVES, () => open(legal, true));
  // A question to the others takes a deliberate click.
  if (undo === "free") keys.set(UNDO, onUndo);
  if (undo === "free" && stepsBack) keys.set("escape", onUndo);
  if (advice?.ask) keys.set(HINT, advice.ask);
  useKeys(keys);

  const list = menu && (
    <Moves
      moves={menu.moves}
      name={name}
      note={(move) => ui.moveNote?.(view, move, words) ?? null}
      ends={(move) => ends(move) !== null}
      label={texts.ui("all-moves", { count: menu.moves.length })}
      byLetter={menu.byLetter}
      selected={menu.selected}
      onPlay={onPlay}
      onPlayByKey={onPlayByKey}
      onClose={close}
    />
  );
  return (
    <>
      <div class={lettersAct ? "acts lettered" : "acts"}>
        {transport && <Transport texts={texts} {...transport} />}
        {actions.map((action, index) => {
          const text = bringsOf(action);
          return (
            <button
              type="button"
              class="act"
              key={action.moves.join()}
              data-move={action.moves.length === 1 ? action.moves[0] : undefined}
              aria-haspopup={action.moves.length > 1 ? "menu" : undefined}
              aria-label={spokenName(action, text)}
              {...explain({ name: hint(action.name, shortcuts[index], lettersAct), text: noteOf(action) })}
              onClick={() => act(action.moves, false)}
            >
              {action.icon !== null && <Icon name={action.icon} />}
              <span>
                {breakable(action.label)}
                {text !== null && <small> {text}</small>}
              </span>{" "}
              {action.moves.length > 1 && <em>{action.moves.length}</em>}
              {hints && shortcuts[index] && <kbd aria-hidden="true" data-key={shortcuts[index].toUpperCase()} />}
            </button>
          );
        })}
        {ui.openings?.includes(update.step) && legal.length > 1 && (
          <button type="button" class="btn" {...explain({ name: texts.ui("choose-for-me"), text: texts.ui("choose-for-me-about") })} onClick={chooseForMe}>
            {texts.ui("choose-for-me")}
          </button>
        )}
        {actions.length === 0 && meanwhile}
      </div>
      <div class="tools">
        {you !== null && (
          <button
            type="button"
            class="btn quiet"
            disabled={undo === null}
            {...explain({ name: undo === "asks" ? texts.ui("undo-ask") : hint(texts.ui("move-undo"), UNDO, lettersAct) })}
            onClick={onUndo}
          >
            <Icon name="undo" />
            <span class={tight && !phone && undo !== "asks" ? "unseen" : ""}>
              {texts.ui(undo !== "asks" ? "undo" : phone || (tight && legal.length > 0) ? "ask" : "undo-ask")}
            </span>
          </button>
        )}
        {advice?.shown && (
          <button
            type="button"
            class={advice.ask ? "btn quiet ask-hint" : "btn quiet ask-hint idle"}
            aria-disabled={advice.ask === null}
            aria-keyshortcuts={HINT.toUpperCase()}
            {...explain({ name: hint(texts.ui("ask-hint"), HINT, lettersAct), text: texts.ui("ask-hint-about", { count: advice.used }) })}
            onClick={() => advice.ask?.()}
          >
            <Icon name="bulb" />
            <span class={tight && !phone ? "unseen" : ""}>{texts.ui("ask-hint")}</span>
          </button>
        )}
        {you !== null && (
          <button
            type="button"
            class={legal.length > 0 ? "btn quiet all-moves" : "btn quiet all-moves held"}
            aria-haspopup="menu"
            aria-expanded={menu !== null}
            {...explain({ name: hint(texts.ui("all-moves", { count: legal.length }), ALL_MOVES, lettersAct) })}
            onClick={() => open(legal, false)}
          >
            <Icon name="list" />
            <span>{texts.ui(tight ? "all-short" : "all-moves", { count: legal.length })}</span>
          </button>
        )}
        {list && !sheet && <div class="moves-box">{list}</div>}
        {list && sheet && (
          <Dialog title={texts.ui("moves")} class="sheet" onClose={close}>
            {list}
          </Dialog>
        )}
      </div>
    </>
  );
}

/** The name of a button: its visible words, in the order in which they stand, and the sentence of the move. */
function spokenName({ label, name }: Action, brings: string | null): string | undefined {
  if (brings !== null) return `${label} ${brings}. ${name}`;
  return name === label ? undefined : name;
}

/** Allows breaks inside people's names, which may be one long word; other words stay whole. */
function breakable(label: string): ComponentChildren {
  const [first, ...others] = label.match(/\S{1,12}\s*/g) ?? [];
  return [first, ...others.map((part) => [<wbr />, part])];
}

function hint(label: string, key: string | null | undefined, shown: boolean): string {
  return shown && key ? `${label} (${key.toUpperCase()})` : label;
}

/** Moves the focus to the bar when an update has removed the focused element and the bar has buttons, so that the keyboard keeps working. */
function useKeptFocus(bar: RefObject<HTMLElement | null>, answerable: boolean, update: Update): void {
  // A layout effect: no key may fall between the update and the focus.
  useLayoutEffect(() => {
    if (answerable && focusLost()) bar.current?.focus({ preventScroll: true });
  }, [update, answerable, bar]);
}
