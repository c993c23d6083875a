// Who leads a study, as far as this page knows: what follows from each message and from a lost connection. Messages of the page and of the
// server cross on their way, so nothing here depends on when the page is drawn.
import type { Refusal, StudyMoment, StudyMsg, StudyPeople } from "../protocol";

export interface Leading {
  /** Null until the server has sent them, and while the connection is lost. */
  people: StudyPeople | null;
  /** What the leader looks at; null if nobody leads, or the visitor does. */
  moment: StudyMoment | null;
  /** The visitor's number as the leader. It stays while the connection is lost: the server notices that later, and then nobody leads. */
  led: number | null;
  /** Whether the connection was lost since then. */
  lost: boolean;
  /** Whether the last moment of the lost connection has come back. That connection never moves, so the next moment is somebody else's. */
  echoed: boolean;
  /** A request that the server has not answered: to take the lead, or to give it away. */
  asked: "lead" | "rest" | null;
}

export const NOBODY: Leading = { people: null, moment: null, led: null, lost: false, echoed: false, asked: null };

/** Whether the visitor leads. */
export const leads = ({ people }: Leading): boolean => people !== null && people.leader === people.you;

/** Whether the visitor's moments go to the others: as the leader, or because they led until the connection was lost. Never after they have
 * asked to give the lead away: the server would take such a moment of the owner for the wish to lead again. */
export function tells(leading: Leading, writes: boolean): boolean {
  const { people, led, lost, asked } = leading;
  const resumes = writes && lost && led !== null && people !== null && people.leader === null;
  return (leads(leading) || resumes) && asked !== "rest";
}

export function withPeople(before: Leading, people: StudyPeople): Leading {
  const mine = people.leader === people.you;
  const returns = !mine && before.lost && before.led !== null && (people.leader === null || people.leader === before.led);
  return {
    people,
    // Of another leader the moment stays until a newer one comes.
    moment: people.leader === null || mine ? null : before.moment,
    led: mine ? people.you : returns ? before.led : null,
    lost: returns,
    echoed: returns && before.echoed,
    asked: mine && before.asked === "rest" ? "rest" : null,
  };
}

export function withMoment(before: Leading, moment: StudyMoment): Leading {
  if (leads(before)) return before;
  const ofOwn = before.lost && before.led !== null && before.people?.leader === before.led;
  if (ofOwn && !before.echoed) return { ...before, echoed: true };
  return ofOwn ? { ...before, moment, led: null, lost: false } : { ...before, moment };
}

/** After a message that the visitor has sent. */
export function afterAsking(before: Leading, message: StudyMsg): Leading {
  if ("ping" in message) return before;
  return { ...before, asked: "lead" in message ? "lead" : "rest" };
}

/** Whoever may not lead any more does not try again. */
export function afterRefusal(before: Leading, why: Refusal): Leading {
  const gaveUp = why === "not-allowed" && before.lost;
  return { ...before, asked: null, ...(gaveUp && { led: null, lost: false }) };
}

export function afterLoss(before: Leading): Leading {
  const led = before.asked === "rest" ? null : before.led;
  return { people: null, moment: null, led, lost: true, echoed: false, asked: null };
}
