// The search for players, on every page but a table's: who is there, how long it takes, and bots if it takes long.
import { useEffect, useState } from "preact/hooks";
import { useFile, useTexts } from "../i18n";
import { route } from "../router";
import { toastError } from "../shell/toast";
import { useStore } from "../store";
import { Icon } from "../ui/Icon";
import type { Texts } from "../words";
import { answerBots, follow, type RunningSearch, search, stop } from "./search";
import { PLAY_TEXTS } from "./texts";
import "../styles/search.css";

/** Seconds after which bots are offered. */
const BOTS_AFTER = 60;

export function SearchBar() {
  const texts = useFile(PLAY_TEXTS);
  const found = useStore(search);
  const { page } = useStore(route);
  useEffect(follow, []);
  if (!texts || !found || page === "table") return null;
  return <Bar texts={texts} found={found} />;
}

function Bar({ texts, found }: { texts: Texts; found: RunningSearch }) {
  const seconds = useSeconds(found.began);
  const { wish, people, caller, accepts } = found;
  const seats = wish.seats === null ? texts.ui("search-any") : texts.ui("search-players", { count: wish.seats });
  const answer = (accept: boolean) => void answerBots(accept).catch(toastError);
  return (
    <section class="search-bar" aria-label={texts.ui("search")}>
      <div class="search-line">
        <Icon name="hourglass" />
        <p>
          <b>
            {texts.gameName(wish.game)}{" "}
            <span>{texts.ui("search-for", { text: seats, pace: texts.ui(`quick-${wish.pace}`).toLocaleLowerCase(texts.lang) })}</span>
          </b>
          <span role="status">
            {people < 2
              ? texts.ui("search-alone")
              : wish.seats === null
                ? texts.ui("search-others", { count: people - 1 })
                : texts.ui("search-people", { count: people, total: wish.seats })}
          </span>
        </p>
        <span class="search-time" role="timer">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
        </span>
        <button type="button" class="btn" onClick={stop}>
          {texts.ui("search-stop")}
        </button>
      </div>
      <Bots texts={texts} seconds={seconds} caller={caller} accepts={accepts} answer={answer} />
    </section>
  );
}

interface BotsProps {
  texts: Texts;
  seconds: number;
  caller: string | null;
  accepts: boolean | null;
  answer: (accept: boolean) => void;
}

/** Somebody else wants to begin with bots, or it takes long. */
function Bots({ texts, seconds, caller, accepts, answer }: BotsProps) {
  const words = useTexts();
  if (accepts === true) {
    return (
      <div class="search-line" role="status">
        <p>{texts.ui("bots-asked")}</p>
        <button type="button" class="btn quiet" onClick={() => answer(false)}>
          {texts.ui("bots-wait")}
        </button>
      </div>
    );
  }
  if (caller !== null && accepts === null) {
    return (
      <div class="search-line" role="status">
        <p>{texts.ui("bots-call", { seat: caller || words.ui("guest") })}</p>
        <button type="button" class="btn solid" onClick={() => answer(true)}>
          {texts.ui("bots-join")}
        </button>
        <button type="button" class="btn quiet" onClick={() => answer(false)}>
          {texts.ui("bots-wait")}
        </button>
      </div>
    );
  }
  if (seconds < BOTS_AFTER) return null;
  return (
    <div class="search-line" role="status">
      <p>{texts.ui("bots-offer")}</p>
      <button type="button" class="btn" onClick={() => answer(true)}>
        <Icon name="bot" /> {texts.ui("bots-begin")}
      </button>
    </div>
  );
}

/** The whole seconds since a time, counted up while the component is shown. */
function useSeconds(began: number): number {
  const [now, set] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => set(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - began) / 1000));
}
