// The analysis of a replay: asks for it, and gathers its lines as they are done.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ApiError, lookAtAnalysis, mayPass } from "../api";
import type { Analyse, AnalysisNews, LineAnalysis } from "../protocol";
import type { Source } from "../replay/source";
import { errorKey } from "../shell/toast";

export const DEPTHS = ["quick", "standard", "deep"] as const satisfies readonly Analyse["depth"][];
export const KNOWLEDGES = ["seat", "open"] as const satisfies readonly Analyse["knowledge"][];

const USUAL: Analyse = { depth: "standard", knowledge: "seat" };

/** Milliseconds after which a request that failed is made again. */
const AGAIN = 2000;
/** Milliseconds after which an analysis that waits its turn asks again. */
const TURN = 5000;
/** The most requests in a row that may fail. */
const MOST_FAILURES = 5;

export interface Review {
  wish: Analyse;
  /** Chooses other settings; an analysis that was asked for begins again with them. */
  choose: (wish: Analyse) => void;
  /** `waiting`: the server has too many others to do. */
  status: "idle" | "running" | "waiting" | "stopped" | "done";
  /** The key of the text that says why it has stopped. */
  failed: string | null;
  total: number;
  done: number;
  /** The only seat whose decisions are analysed; null for the whole game. */
  seat: AnalysisNews["seat"];
  /** By the number of lines before them. */
  lines: ReadonlyMap<number, LineAnalysis>;
  summary: AnalysisNews["summary"];
  thresholds: AnalysisNews["thresholds"] | null;
  start: () => void;
  stop: () => void;
}

const DEPTH = "review";
const KNOWLEDGE = "judged";

/** The analysis that an address asks for; null if it asks for none. */
export function addressedWish(search: string): Analyse | null {
  const query = new URLSearchParams(search);
  const depth = query.get(DEPTH);
  if (depth === null) return null;
  return {
    depth: DEPTHS.find((one) => one === depth) ?? USUAL.depth,
    knowledge: KNOWLEDGES.find((one) => one === query.get(KNOWLEDGE)) ?? USUAL.knowledge,
  };
}

/** The same address, asking for an analysis. */
export function withWish(search: string, { depth, knowledge }: Analyse): string {
  const query = new URLSearchParams(search);
  query.set(DEPTH, depth);
  query.set(KNOWLEDGE, knowledge);
  return `?${query}`;
}

type Found = Pick<Review, "total" | "done" | "seat" | "lines" | "summary" | "thresholds">;

export const NOTHING: Found = { total: 0, done: 0, seat: null, lines: new Map(), summary: null, thresholds: null };

/** `asked`: with these settings it begins without a click. */
export function useReview(source: Source, asked: Analyse | null): Review {
  const [wish, setWish] = useState<Analyse>(asked ?? USUAL);
  const [found, setFound] = useState<Found>(NOTHING);
  const [status, setStatus] = useState<Review["status"]>("idle");
  const [failed, setFailed] = useState<string | null>(null);
  // The run that counts. The requests of an earlier one are given up, so that the server does not go on with what nobody looks at.
  const run = useRef(new AbortController());

  const begin = useCallback(
    (wish: Analyse) => {
      run.current.abort();
      run.current = new AbortController();
      const { signal } = run.current;
      setStatus("running");
      setFailed(null);
      setFound(NOTHING);
      follow({
        ask: () => source.analyse?.(wish, signal) ?? Promise.reject(new ApiError("not-found")),
        look: (id, seen) => lookAtAnalysis(id, seen, signal),
        isWanted: () => !signal.aborted,
        tell: (news, whole) => {
          setStatus("running");
          setFound((before) => joined(whole ? NOTHING : before, news));
        },
        pause: () => passed(AGAIN),
        waitItsTurn: () => {
          setStatus("waiting");
          return passed(TURN);
        },
      }).then(
        () => signal.aborted || setStatus("done"),
        (error: unknown) => {
          if (signal.aborted) return;
          setStatus("stopped");
          setFailed(errorKey(error));
        },
      );
    },
    [source],
  );
  const stop = useCallback(() => {
    run.current.abort();
    setStatus("stopped");
  }, []);
  // Another game has another analysis; leaving the page ends it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings that were chosen before stay.
  useEffect(() => {
    setFound(NOTHING);
    setStatus("idle");
    setFailed(null);
    if (asked && source.analyse) begin(wish);
    return () => run.current.abort();
  }, [begin, source]);
  return useMemo(
    () => ({
      ...found,
      wish,
      status,
      failed,
      choose: (next) => {
        setWish(next);
        if (status !== "idle") begin(next);
      },
      start: () => begin(wish),
      stop,
    }),
    [found, wish, status, failed, begin, stop],
  );
}

const passed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

interface Following {
  /** Begins the analysis, or joins it. */
  ask: () => Promise<AnalysisNews>;
  /** Waits for what is new. */
  look: (id: string, seen: number) => Promise<AnalysisNews>;
  isWanted: () => boolean;
  /** `whole`: the news hold everything that is done. */
  tell: (news: AnalysisNews, whole: boolean) => void;
  /** Waits a while after a request has failed. */
  pause: () => Promise<void>;
  /** Waits a while because the server has too many analyses to do. */
  waitItsTurn: () => Promise<void>;
}

/** Asks until everything is done or nobody wants it any more. A server that has forgotten the analysis is asked to go on with it. */
export async function follow({ ask, look, isWanted, tell, pause, waitItsTurn }: Following): Promise<void> {
  let known: { id: string; seen: number } | null = null;
  let failures = 0;
  while (isWanted()) {
    try {
      const whole = known === null;
      const news: AnalysisNews = known === null ? await ask() : await look(known.id, known.seen);
      if (!isWanted()) return;
      failures = 0;
      known = { id: news.id, seen: news.done };
      tell(news, whole);
      if (news.summary !== null) return;
    } catch (error) {
      if (!isWanted()) return;
      const code = error instanceof ApiError ? error.code : null;
      if (code === "too-many-analyses") {
        await waitItsTurn();
        continue;
      }
      const forgotten = known !== null && code === "not-found";
      failures += 1;
      if (failures > MOST_FAILURES || (!forgotten && !mayPass(error))) throw error;
      if (forgotten) known = null;
      else await pause();
    }
  }
}

/** What is known with these news. */
export function joined(before: Found, { total, done, seat, lines, summary, thresholds }: AnalysisNews): Found {
  const all = new Map(before.lines);
  for (const line of lines) all.set(line.line, line);
  return { total, done, seat, lines: all, summary, thresholds };
}
