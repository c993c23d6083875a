// Sends moves that the page does not offer.
import type { Person } from "./person";

export interface Refusals {
  /** The moves by the server's reason for refusing them. */
  reasons: Record<string, string[]>;
  /** The number of moves that were played nevertheless. */
  played: number;
}

/** Sends those of the moves that are not legal now, one after another. */
export async function refusals(person: Person, moves: readonly string[]): Promise<Refusals> {
  return person.page.evaluate(async (moves) => {
    const table = location.pathname.split("/").pop();
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket?since=0`);
    const reasons: Record<string, string[]> = {};
    let [prompt, played] = [-1, 0];
    let waiting: string[] = [];
    const next = () => {
      if (waiting[0] === undefined) socket.close();
      else socket.send(JSON.stringify({ play: { prompt, move: waiting[0] } }));
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as { update?: { prompt: number; legal: string[] }; refused?: { why: string } };
      if (message.update) {
        if (prompt >= 0) played += 1;
        prompt = message.update.prompt;
        const { legal } = message.update;
        waiting = moves.filter((move) => !legal.includes(move));
        next();
      } else if (message.refused) {
        const { why } = message.refused;
        reasons[why] = [...(reasons[why] ?? []), waiting.shift() ?? ""];
        next();
      }
    };
    await new Promise((resolve) => (socket.onclose = resolve));
    return { reasons, played };
  }, moves);
}
