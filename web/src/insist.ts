// Requests that a page cannot do without are repeated until they succeed: lines are slow, and servers restart.
import { mayPass } from "./api";
import { toastError } from "./shell/toast";

/** Milliseconds before a request is repeated; the last pause comes again and again. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000];

interface Listeners<T> {
  onAnswer: (answer: T) => void;
  /** The server has refused the request for good. */
  onRefusal?: (error: unknown) => void;
  /** The first attempt has failed, and others follow. */
  onTrouble?: (error: unknown) => void;
}

/** Makes a request until it succeeds, or until the returned function is called. */
export function insist<T>(request: () => Promise<T>, { onAnswer, onRefusal = toastError, onTrouble = toastError }: Listeners<T>): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (count: number) => {
    const failed = (error: unknown) => {
      if (stopped) return;
      if (!mayPass(error)) return onRefusal(error);
      if (count === 0) onTrouble(error);
      timer = setTimeout(attempt, PAUSES[Math.min(count, PAUSES.length - 1)], count + 1);
    };
    request().then((answer) => {
      if (!stopped) onAnswer(answer);
    }, failed);
  };
  attempt(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
