// The search for players. A request is always open: the server answers it when something changes, so that a hidden tab, whose timers are slow,
// learns at once that a game has begun.
import { ApiError, acceptBots, leaveSearch, lookForPlayers, seekPlayers } from "../api";
import { insist } from "../insist";
import type { QuickAnswer, QuickMatch, Search } from "../protocol";
import { go, route } from "../router";
import { searching, tellFound } from "../searching";
import { errorKey, toast, toastError } from "../shell/toast";
import { store } from "../store";

/** A search, and the time in milliseconds when it began. */
export interface RunningSearch extends Search {
  began: number;
}

/** The search of this tab; null until the server has answered. */
export const search = store<RunningSearch | null>(null);

/** Number of requests in a row that may fail. */
const MAX_FAILURES = 8;
/** Milliseconds between a failed request and the next one. */
const RETRY = 1000;

/** Counts searches, so that the answer to an earlier one is not taken for that of a later one. */
let current = 0;
let runs = false;
/** Gives up the open request, which would keep its sender in the queue. */
let look = new AbortController();
/** Ends the attempts to leave the queue. */
let stopLeaving = () => {};

/** Begins a search, or changes what is searched for. */
export async function begin(wish: QuickMatch): Promise<void> {
  current += 1;
  stopLeaving();
  const answer = await seekPlayers(wish);
  searching.set(true);
  take(answer);
  follow();
}

/** Ends the search. Whoever has stopped must not be seated at a table that they do not see, so leaving is repeated until it succeeds. */
export function stop(): void {
  end();
  stopLeaving();
  stopLeaving = insist(leaveSearch, { onAnswer: () => undefined });
}

/** Answers whether bots may take the free seats. */
export async function answerBots(accept: boolean): Promise<void> {
  const asked = current;
  const answer = await acceptBots(accept);
  if (asked === current) take(answer);
}

/** Follows the search until it ends. */
export function follow(): void {
  if (runs) return;
  runs = true;
  void loop().finally(() => (runs = false));
}

async function loop(): Promise<void> {
  let failures = 0;
  while (searching.get()) {
    const asked = current;
    try {
      look = new AbortController();
      const answer = await lookForPlayers(search.get()?.version ?? null, look.signal);
      failures = 0;
      if (asked === current && searching.get()) take(answer);
    } catch (error) {
      if (asked !== current) continue;
      failures += 1;
      if (failures > MAX_FAILURES || (error instanceof ApiError && error.code === "forbidden")) {
        end();
        toastError(error);
      } else await new Promise((resolve) => setTimeout(resolve, RETRY * failures));
    }
  }
}

function end(): void {
  current += 1;
  look.abort();
  searching.set(false);
  search.set(null);
}

function take(answer: QuickAnswer): void {
  if (answer === "opening") return;
  if (answer === "idle") {
    if (search.get() !== null && route.get().page !== "table") toast("ui-search-ended");
    end();
  } else if ("waiting" in answer) {
    const next = answer.waiting;
    search.set({ ...next, began: Date.now() - next.seconds * 1000 });
  } else if ("failed" in answer) {
    end();
    toast(errorKey(new ApiError(answer.failed)));
  } else {
    end();
    tellFound();
    go(`/table/${answer.found}`);
  }
}
