// What the head of a record tells about its seed, in the form in which a table tells it when its game is over.
import type { PartInfo, Seat } from "../protocol";
import type { Proof } from "./parts";
import { fromHex, sha256 } from "./sha256";

const HEX = /^[0-9a-f]{64}$/;

/** Whether an error tells that a record contradicts the rules. It cannot be replayed then, but its draws can be checked up to there: a draw that was
 * changed may be the reason. */
export function isBroken(code: string): boolean {
  return code === "record-move" || code === "record-result";
}

/** The values of all items of a record that begin with a keyword. */
function itemsOf(record: string): (keyword: string) => string[][] {
  const lines = record.split("\n").map((line) => line.replace(/#.*/, ""));
  const items = lines.flatMap((line) => line.split("·")).map((item) => item.trim().split(/\s+/));
  return (keyword) => items.filter(([first]) => first === keyword).map(([, ...values]) => values);
}

/** The id of the game that a record names. */
export function gameOf(record: string): string | null {
  return itemsOf(record)("game")[0]?.[0] ?? null;
}

/** Null if the record does not name its seed: then nobody can check its draws. */
export function proofOf(record: string): Proof | null {
  const of = itemsOf(record);
  const seed = of("seed")[0]?.[0] ?? "";
  if (!HEX.test(seed)) return null;
  const parts = of("part").map(([whose = "", hash = "", part = ""]) => ({
    whose,
    hash: HEX.test(hash) ? hash : null,
    part: HEX.test(part) ? part : null,
  }));
  const server = parts.find(({ whose }) => whose === "server");
  const people = parts.filter((one) => one !== server);
  return {
    id: of("table")[0]?.[0] ?? "",
    seed,
    seed_hash: sha256(fromHex(seed)),
    // Without the server's part there is nothing that the seed could follow from.
    chance: server?.hash
      ? {
          server_hash: server.hash,
          server_part: server.part,
          parts: people.map(({ whose, hash, part }): PartInfo => ({ seat: whose as Seat, hash, revealed: part !== null, part })),
          drawing: false,
        }
      : null,
  };
}
