// Builds log entries like those of the server, for tests.
import type { GameEvent, LogEntryOf } from "../src/game";

/** One line for each event; `stageOf` returns the stage of a longer procedure that an event belongs to. */
export function logEntries<E extends GameEvent>(events: readonly E[], stageOf: (event: E) => string | undefined = () => undefined): LogEntryOf<E>[] {
  return events.map((event, line) => {
    const stage = stageOf(event);
    return { line, by: "a", undone: false, kind: "effect", seat: null, rule: "turn", event, ...(stage ? { stage } : {}) };
  });
}
