// What the head of a record tells about its seed.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { check, type Proof } from "../src/chance/parts";
import { gameOf, isBroken, proofOf } from "../src/chance/record";
import { fromHex } from "../src/chance/sha256";
import type { TableInfo } from "../src/protocol";

const hashed = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const [SERVER, ANN, WITHHELD] = ["5e", "1c", "44"].map((byte) => byte.repeat(32)) as [string, string, string];
const hashOf = (part: string) => hashed(fromHex(part));
const SEED = hashed(`maat seed 1\ntable k3j\npart ${SERVER}\npart ${ANN}\n`);

const RECORD = `game imhotep · revision 1 · seats 3 · dealing 2
table k3j · lots bca # as the server writes it
part server ${hashOf(SERVER)} ${SERVER}
part a ${hashOf(ANN)} ${ANN}
part b ${hashOf(WITHHELD)} withheld
part c none
seed ${SEED}\r
* round 2 · a quarry
`;

/** As a table whose game is over. */
const over = (proof: Proof | null) => ({ ...proof, status: "finished", yours: [] }) as unknown as TableInfo;

test("a record tells what a table tells when its game is over", () => {
  expect(proofOf(RECORD)).toEqual({
    id: "k3j",
    seed: SEED,
    seed_hash: hashOf(SEED),
    chance: {
      server_hash: hashOf(SERVER),
      server_part: SERVER,
      parts: [
        { seat: "a", hash: hashOf(ANN), revealed: true, part: ANN },
        { seat: "b", hash: hashOf(WITHHELD), revealed: false, part: null },
        { seat: "c", hash: null, revealed: false, part: null },
      ],
      drawing: false,
    },
  });
  expect(check(over(proofOf(RECORD)))).toEqual({ parts: true, seed: true });
});

test("what was changed is found", () => {
  expect(check(over(proofOf(RECORD.replace(` ${ANN}`, ` ${WITHHELD}`)))).parts).toBe(false);
  expect(check(over(proofOf(RECORD.replace("table k3j", "table k3k")))).seed).toBe(false);
  expect(check(over(proofOf(RECORD.replace(SEED, SERVER)))).seed).toBe(false);
  expect(check(over(proofOf(RECORD.replace(/part a .*/, "part a none")))).seed).toBe(false);
});

test("a record without a seed has nothing to check, and one without parts has no list of them", () => {
  expect(proofOf(RECORD.replace(/seed .*/, ""))).toBeNull();
  expect(proofOf(RECORD.replace(/seed .*/, `# seed ${SEED}`))).toBeNull();
  expect(proofOf(RECORD.replace(SEED, "2"))).toBeNull();
  const alone = proofOf(`game imhotep · revision 1 · seats 2 · seed ${SEED}\n* round 2`);
  expect(alone).toEqual({ id: "", seed: SEED, seed_hash: hashOf(SEED), chance: null });
});

test("a record names its game", () => {
  expect(gameOf(RECORD)).toBe("imhotep");
  expect(gameOf("# game imhotep\n")).toBeNull();
});

test("draws can be checked where the moves or the result are wrong", () => {
  expect(["record-move", "record-result", "record-syntax", "record-game", "record-hidden"].map(isBroken)).toEqual([true, true, false, false, false]);
});
