// Banners of the prompt bar: a question to the people at the table, and the seat that a bot has taken.
import { leftText } from "../conduct";
import type { ClientMsg, ProposalInfo, Seat, TableInfo } from "../protocol";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords } from "../words";
import { usePassed } from "./away";
import { question, role } from "./happenings";

const TICK = 5_000;

interface QuestionProps {
  table: TableInfo;
  words: GameWords;
  send: (message: ClientMsg) => void;
}

/** The live region stays in the page, so that screen readers hear a question when it comes. */
export function Question({ table, words, send }: QuestionProps) {
  const { proposal } = table;
  return <div role="status">{proposal && <Asked key={proposal.number} {...{ proposal, table, words, send }} />}</div>;
}

function Asked({ proposal, table, words, send }: QuestionProps & { proposal: ProposalInfo }) {
  const { texts } = words;
  const { key, args } = question(words, proposal);
  const mine = role(proposal, table);
  const vote = (yes: boolean) => send({ vote: { proposal: proposal.number, yes } });
  return (
    <div class="asked">
      <p>
        {texts.text(key, args)}
        <small>
          <Answers label={texts.ui("agreed")} seats={proposal.yes} words={words} />
          <Answers label={texts.ui("answers-open")} seats={proposal.open} words={words} />
          <Left proposal={proposal} words={words} />
        </small>
      </p>
      {mine === "voter" && (
        <span class="votes">
          <button type="button" class="btn solid" onClick={() => vote(true)}>
            {texts.ui("agree")}
          </button>
          <button type="button" class="btn" onClick={() => vote(false)}>
            {texts.ui("refuse")}
          </button>
        </span>
      )}
      {mine === "asker" && (
        <button type="button" class="btn quiet" onClick={() => vote(false)}>
          {texts.ui("withdraw")}
        </button>
      )}
    </div>
  );
}

function Answers({ label, seats, words }: { label: string; seats: readonly Seat[]; words: GameWords }) {
  if (seats.length === 0) return null;
  return (
    <span>
      {label}{" "}
      {seats.map((seat) => (
        <span key={seat} class="voter">
          <Mark seat={seat} />
          {words.seat(seat)}
        </span>
      ))}
    </span>
  );
}

/** Not announced: it changes all the time. */
function Left({ proposal, words }: { proposal: ProposalInfo; words: GameWords }) {
  const passed = usePassed(proposal, TICK, true);
  const text = leftText(words.texts, proposal.seconds - passed);
  return <span aria-live="off">{words.texts.ui(proposal.silence_agrees ? "silence-agrees" : "silence-refuses", { text })}</span>;
}

/** Replaces the question of somebody for whom a bot plays. */
export function Substituted({ words, onReturn }: { words: GameWords; onReturn: () => void }) {
  const { texts } = words;
  return (
    <>
      <p class="question" role="status">
        <Icon name="bot" />
        <span>
          <b>{texts.ui("bot-plays-for-you")}</b> {texts.ui("bot-plays-until")}
        </span>
      </p>
      <div class="acts">
        <button type="button" class="btn solid" onClick={onReturn}>
          {texts.ui("take-seat-back")}
        </button>
      </div>
    </>
  );
}
