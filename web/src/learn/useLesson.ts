// The state of a chapter's page. It has the shape of a table's state: board, mats and prompt do not know that nobody else is there.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Chapter, LessonStop } from "../protocol";
import { settings } from "../settings";
import { boardCovered, changeBy, pauseAfter, UpdateQueue } from "../table/pacing";
import { INITIAL_STATE, markAnswered, receive, type TableState } from "../table/state";
import { NO_ACTIONS, queueActions, type TableActions } from "../table/tableActions";
import { forgetViews, noteChange } from "../ui/following";

export interface Lesson {
  state: TableState;
  actions: TableActions;
  /** The move that the learner makes now; null while the others move and at the end. */
  stop: LessonStop | null;
  /** The idea at this place, counted from 0; at the end the number of ideas. So many have been learnt. */
  idea: number;
  /** Shows the position in which an idea begins; after the last idea, the end. */
  goTo(idea: number): void;
  /** Goes back to the start of the idea, or to the one before it; null at the very start. */
  back: (() => void) | null;
}

/** The frames at which the ideas of a chapter begin. */
export function ideaStarts({ frames }: Chapter): number[] {
  const starts: number[] = [];
  let before: string | null = null;
  frames.forEach(({ stop }, index) => {
    if (stop && stop.idea !== before) starts.push(index);
    before = stop?.idea ?? before;
  });
  return starts;
}

/** The state in which a frame is shown, with everything that happened before it. */
export function stateAt({ table, frames }: Chapter, at: number): TableState {
  const shown = frames.slice(0, at + 1);
  const seats = table.seats.map(({ seat }) => seat);
  const update = shown.at(-1)?.update ?? null;
  return { ...INITIAL_STATE, link: "open", table, update, log: shown.flatMap((frame) => frame.update.events), presence: { ...INITIAL_STATE.presence, seats } };
}

export function useLesson(chapter: Chapter, start: number): Lesson {
  const starts = useMemo(() => ideaStarts(chapter), [chapter]);
  const [at, setAt] = useState(() => starts[start] ?? 0);
  const [state, set] = useState(() => stateAt(chapter, at));
  const now = useRef(state);
  const shown = useRef(at);
  const queue = useRef<UpdateQueue | null>(null);

  const lesson = useMemo(() => {
    const change = (next: TableState) => {
      now.current = next;
      set(next);
    };
    const show = (frame: number) => {
      shown.current = frame;
      setAt(frame);
    };
    const goTo = (idea: number) => {
      queue.current?.stop();
      forgetViews();
      const frame = starts[idea] ?? chapter.frames.length - 1;
      change(stateAt(chapter, frame));
      show(frame);
    };
    const actions: TableActions = {
      ...NO_ACTIONS,
      ...queueActions({ queue, now, change }),
      play(move) {
        const stop = chapter.frames[shown.current]?.stop;
        if (stop?.move !== move || now.current.answered === now.current.update) return;
        change(markAnswered(now.current));
        for (let next = shown.current + 1; next < chapter.frames.length; next += 1) {
          const frame = chapter.frames[next];
          if (!frame) break;
          // What the learner did is shown at once, what others do one after the other.
          queue.current?.add(frame.update, next > shown.current + 1 || frame.update.events[0]?.by !== chapter.table.you);
          if (frame.stop) break;
        }
      },
      send(message) {
        const stop = chapter.frames[shown.current]?.stop;
        if ("preview" in message && stop?.previews.prompt === message.preview.prompt) change({ ...now.current, previews: stop.previews });
      },
    };
    return { actions, goTo, change, show };
  }, [chapter, starts]);

  useEffect(() => {
    forgetViews();
    const updates = new UpdateQueue({
      show(update) {
        noteChange(update.view, changeBy(update, now.current));
        lesson.change(receive(now.current, { update }));
        lesson.show(chapter.frames.findIndex((frame) => frame.update === update));
      },
      pause: (shown, newest) =>
        document.hidden ? 0 : pauseAfter(shown, newest, chapter.table, settings.get().botPace, now.current.paused || boardCovered.get()),
      waiting: (waiting) => lesson.change({ ...now.current, waiting }),
    });
    queue.current = updates;
    const stopFollowing = settings.subscribe(() => updates.reschedule());
    const stopWaiting = boardCovered.subscribe(() => updates.reschedule());
    return () => {
      stopFollowing();
      stopWaiting();
      updates.stop();
    };
  }, [chapter, lesson]);

  const last = chapter.frames.length - 1;
  const idea =
    at === last
      ? starts.length
      : Math.max(
          0,
          starts.findLastIndex((frame) => frame <= at),
        );
  const begun = at > (starts[idea] ?? last - 1);
  const back = at > (starts[0] ?? 0) ? () => lesson.goTo(begun ? Math.min(idea, starts.length - 1) : idea - 1) : null;
  return { state, actions: lesson.actions, stop: chapter.frames[at]?.stop ?? null, idea, goTo: lesson.goTo, back };
}
