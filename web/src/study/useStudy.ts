// A study as it is now: what is written in it, who is there, and who leads.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ApiError, changeStudy, getStudy, joinStudy } from "../api";
import type { Study, StudyChange, StudyChanged, StudyMoment, StudyMsg, StudyNews, StudyPeople } from "../protocol";
import { toast, toastError } from "../shell/toast";
import { type Link, studySocketAddress, TableSocket } from "../socket";
import { afterAsking, afterLoss, afterRefusal, type Leading, leads, NOBODY, tells, withMoment, withPeople } from "./leading";

export interface Studying {
  study: Study;
  link: Link;
  /** Null until the server has told. */
  people: StudyPeople | null;
  /** What the leader looks at; null if nobody leads. */
  moment: StudyMoment | null;
  /** Whether the visitor leads. */
  leads: boolean;
  /** Whether the visitor wants to see what the leader looks at. */
  following: boolean;
  follow: (on: boolean) => void;
  /** Changes the study; false if the server refused it, which the visitor is told. */
  change: (change: StudyChange) => Promise<boolean>;
  /** Asks for the study again, after a change of who may write. */
  reload: () => void;
  /** Sends what the visitor asks for. */
  send: (message: StudyMsg) => void;
  /** Whether the visitor's moments go to the others: they lead, or led until the connection was lost. */
  tells: boolean;
  /** Sends the visitor's moment, if it goes to the others. */
  tell: (moment: StudyMoment) => void;
}

/** The study with a change, or null if changes before it are missing. */
export function withChange(study: Study, { version, title, added, removed }: StudyChanged): Study | null {
  if (version <= study.version) return study;
  if (version !== study.version + 1) return null;
  const notes = study.notes.filter(({ number }) => !removed.includes(number));
  return { ...study, version, title: title ?? study.title, notes: [...notes, ...added] };
}

export function useStudy(id: string): { studying: Studying | null; failed: unknown } {
  const [study, set] = useState<Study | null>(null);
  const [failed, fail] = useState<unknown>(null);
  const [link, setLink] = useState<Link>("connecting");
  const [leading, setLeading] = useState<Leading>(NOBODY);
  const [following, follow] = useState(true);
  const socket = useRef<TableSocket<StudyMsg, StudyNews> | null>(null);
  const known = useRef<Study | null>(null);
  const newest = useRef<Leading>(NOBODY);
  const lead = useCallback((next: Leading) => {
    newest.current = next;
    setLeading(next);
  }, []);
  const keep = useCallback((next: Study) => {
    known.current = next;
    set(next);
    // The first request may have failed.
    fail(null);
  }, []);
  const reload = useCallback(
    () =>
      void getStudy(id).then(
        (next) => {
          if (next.version >= (known.current?.version ?? 0)) keep(next);
        },
        (error: unknown) => (known.current ? toastError(error) : fail(error)),
      ),
    [id, keep],
  );
  const apply = useCallback(
    (changed: StudyChanged) => {
      const next = known.current && withChange(known.current, changed);
      if (next) keep(next);
      if (!next || changed.access) reload();
    },
    [keep, reload],
  );

  useEffect(() => {
    let connection: TableSocket<StudyMsg, StudyNews> | null = null;
    let gone = false;
    const listener = {
      message(news: StudyNews) {
        if ("people" in news) lead(withPeople(newest.current, news.people));
        else if ("moment" in news) lead(withMoment(newest.current, news.moment));
        else if ("changed" in news) apply(news.changed);
        else if ("refused" in news) {
          const { why } = news.refused;
          // A moment that came too late was nobody's wish.
          if (why !== "not-allowed" || newest.current.asked !== null) toast(`ui-refused-${why}`);
          lead(afterRefusal(newest.current, why));
        }
      },
      link(next: Link) {
        setLink(next);
        // Somebody may have written while the connection was lost.
        if (next === "open") void join(id).then(reload);
        else lead(afterLoss(newest.current));
      },
      silent() {},
    };
    void join(id).then(() => {
      if (gone) return;
      reload();
      connection = new TableSocket<StudyMsg, StudyNews>(() => studySocketAddress(id), listener);
      socket.current = connection;
    });
    return () => {
      gone = true;
      connection?.stop();
    };
  }, [id, reload, apply, lead]);

  const change = useCallback(
    (wish: StudyChange) =>
      changeStudy(id, wish).then(
        (changed) => {
          apply(changed);
          return true;
        },
        (error: unknown) => {
          toastError(error);
          reload();
          return false;
        },
      ),
    [id, apply, reload],
  );
  const send = useCallback(
    (message: StudyMsg) => {
      if (socket.current?.send(message)) lead(afterAsking(newest.current, message));
    },
    [lead],
  );
  const tell = useCallback((moment: StudyMoment) => {
    if (tells(newest.current, known.current?.writes ?? false)) socket.current?.send({ lead: moment });
  }, []);
  const studying = useMemo<Studying | null>(() => {
    const { people, moment } = leading;
    return study && { study, link, people, moment, leads: leads(leading), following, follow, change, reload, send, tells: tells(leading, study.writes), tell };
  }, [study, link, leading, following, change, reload, send, tell]);
  return { studying, failed };
}

/** The secret of a link that lets one write, kept until the server has answered: the address changes with every position. */
const keyOf = (study: string) => `maat-write-${study}`;

function keepSecret(study: string, secret: string | null): void {
  try {
    if (secret === null) sessionStorage.removeItem(keyOf(study));
    else sessionStorage.setItem(keyOf(study), secret);
  } catch {
    // Without storage the link must be opened again.
  }
}

function keptSecret(study: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(study));
  } catch {
    return null;
  }
}

/** Tells the server that one has the link that lets one write, and takes its secret out of the address. If the server cannot be reached, the next
 * connection or visit tries again. */
async function join(id: string): Promise<void> {
  const query = new URLSearchParams(location.search);
  const linked = query.get("write");
  if (linked !== null) {
    query.delete("write");
    history.replaceState(history.state, "", `?${query}`);
    keepSecret(id, linked);
  }
  const secret = linked ?? keptSecret(id);
  if (secret === null) return;
  try {
    await joinStudy(id, secret);
    keepSecret(id, null);
  } catch (error) {
    toastError(error);
    // The link was taken back.
    if (error instanceof ApiError && (error.code === "forbidden" || error.code === "not-found")) keepSecret(id, null);
  }
}

/** The address with which others read the study, or write in it. */
export const studyAddress = (id: string, secret: string | null = null) => `${location.origin}/study/${id}${secret === null ? "" : `?write=${secret}`}`;
