// The random part of this browser in the seed of a table. Its hash goes to the server when somebody sits down; the part itself follows when the
// game begins and everybody's hash is known. `docs/chance.md` describes why nobody can choose the draws in this way.
import type { ChanceInfo, ClientMsg, PartInfo, TableInfo } from "../protocol";
import { fromHex, sha256, toHex } from "./sha256";

/** A part that this browser has made. */
interface OwnPart {
  hash: string;
  part: string;
  /** The table at which it was revealed, and what the server had published there when it first asked for it: the hash of its own part, and those of
   * people. Parts that were revealed before these were kept have none. `seed` follows when the seed is made. */
  revealed?: { table: string; server: string; people?: readonly string[]; seed?: Made };
}

/** A seed as the server published it first: its hash, and the hashes of the parts that are in it. */
interface Made {
  hash: string;
  parts: readonly string[];
}

const KEY = "maat-parts";
/** The number of parts that are kept, so that games can be checked long after their start. All of them take about 300 kB. */
const KEPT = 500;

/** Without storage, parts are lost with the page, and a reload before the start withholds one. */
let memory: readonly OwnPart[] = [];

function read(): readonly OwnPart[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return memory;
    // The storage may be full: then the memory knows parts, and what has become of them, that the storage does not.
    const unsaved = new Map(memory.map((part) => [part.hash, part]));
    const parts = (stored as OwnPart[]).map((part) => {
      const known = unsaved.get(part.hash);
      unsaved.delete(part.hash);
      return known && progress(known) > progress(part) ? known : part;
    });
    return [...parts, ...unsaved.values()];
  } catch {
    return memory;
  }
}

/** How far the game of a part has come: it is revealed, then the seed is made. */
const progress = ({ revealed }: OwnPart): number => (revealed?.seed ? 2 : revealed ? 1 : 0);

function write(parts: readonly OwnPart[]): void {
  memory = parts.slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // They stay in memory.
  }
}

/** Makes a new part and keeps it; returns its hash. All tabs of the browser can reveal it. */
export function commit(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const hash = sha256(bytes);
  write([...read(), { hash, part: toHex(bytes, 2) }]);
  return hash;
}

/** What a table tells about its seed, or the record of its game. */
export type Proof = Pick<TableInfo, "id" | "seed" | "seed_hash" | "chance">;

/** The entry of this browser in the list of a table. */
export function ownEntry({ chance }: Proof): PartInfo | null {
  const hashes = new Set(read().map((part) => part.hash));
  return chance?.parts.find(({ hash }) => hash !== null && hashes.has(hash)) ?? null;
}

/** The hashes of people, in an order that does not depend on their seats: lots move them. */
const peopleOf = ({ parts }: ChanceInfo): string[] => parts.flatMap(({ hash }) => hash ?? []).sort();

/** The hashes of the parts that are in the seed. */
const inSeed = ({ parts }: ChanceInfo): string[] => parts.flatMap(({ hash, part }) => (part === null ? [] : (hash ?? []))).sort();

/** The message with the part of this browser, if the server asks for it. A part is revealed at one table only, where it was still a secret, and each
 * table gets one part only: a server that got a second one could choose between them. */
export function reveal(table: TableInfo): ClientMsg | null {
  const { chance, yours } = table;
  const asked = chance?.parts.find(({ seat, hash, revealed }) => yours.includes(seat) && hash !== null && !revealed);
  if (!chance?.drawing || !asked) return null;
  const parts = read();
  const known = parts.find((part) => part.hash === asked.hash);
  if (!known) return null;
  const before = parts.find((part) => part.revealed?.table === table.id);
  if (before ? before !== known : known.revealed) return null;
  // The answer may have been lost, and the server asks again. What it publishes then may already depend on the part, so the first list stays.
  if (!known.revealed) {
    const revealed = { table: table.id, server: chance.server_hash, people: peopleOf(chance) };
    write(parts.map((part) => (part === known ? { ...part, revealed } : part)));
  }
  return { reveal: { part: known.part } };
}

/** Keeps what the server publishes first about the seed of a table in which this browser takes part: a part that is left out later, or let in, would
 * be a choice between seeds. */
export function keepSeed(table: TableInfo): void {
  const { chance, id, seed_hash: hash } = table;
  if (!chance || hash === "") return;
  const parts = read();
  const mine = parts.find((part) => part.revealed?.table === id);
  if (!mine?.revealed || mine.revealed.seed) return;
  const revealed = { ...mine.revealed, seed: { hash, parts: inSeed(chance) } };
  write(parts.map((part) => (part === mine ? { ...part, revealed } : part)));
}

/** What has become of the part of this browser: `pending` until the seed is made, `in` the seed, `left-out` because it came too late, or
 * `changed`: the server does not hold to the list of hashes that it had published before this browser revealed its part, or to the seed and the parts
 * in it that it published first, so that it may have chosen the seed. Null if this browser has not taken part. */
export type OwnState = "pending" | "in" | "left-out" | "changed";

export function ownState(table: Proof): OwnState | null {
  const { chance } = table;
  const mine = read().find((part) => part.revealed?.table === table.id);
  if (!mine?.revealed) return ownEntry(table) ? (table.seed_hash === "" ? "pending" : "left-out") : null;
  const entry = chance?.parts.find(({ hash }) => hash === mine.hash);
  const { server, people, seed } = mine.revealed;
  if (!chance || !entry || server !== chance.server_hash || (people && people.join() !== peopleOf(chance).join())) return "changed";
  if (seed && (seed.hash !== table.seed_hash || seed.parts.join() !== inSeed(chance).join())) return "changed";
  if (table.seed_hash === "") return "pending";
  if (entry.part === null) return "left-out";
  return entry.part === mine.part ? "in" : "changed";
}

/** What this browser can compute by itself: whether every part belongs to its hash, and whether the seed follows from the parts and belongs to
 * the hash that was shown from the start. Null for what is not known yet. */
export interface Checks {
  parts: boolean;
  seed: boolean | null;
}

export function check(table: Proof): Checks {
  const { chance, seed } = table;
  const belongs = (part: string | null, hash: string | null) => part === null || (hash !== null && sha256(fromHex(part)) === hash);
  const sealed = seed === null || sha256(fromHex(seed)) === table.seed_hash;
  if (!chance) return { parts: true, seed: seed === null ? null : sealed };
  const parts = belongs(chance.server_part, chance.server_hash) && chance.parts.every(({ part, hash }) => belongs(part, hash));
  if (seed === null || chance.server_part === null) return { parts, seed: null };
  return { parts, seed: sealed && makeSeed(table.id, chance, chance.server_part) === seed };
}

/** The seed of a table. Parts of people are in the order of their hashes. */
function makeSeed(table: string, chance: ChanceInfo, server: string): string {
  const people = chance.parts.flatMap(({ hash, part }) => (hash === null || part === null ? [] : [{ hash, part }]));
  people.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  const text = `maat seed 1\ntable ${table}\npart ${server}\n${people.map(({ part }) => `part ${part}\n`).join("")}`;
  return sha256(new TextEncoder().encode(text));
}
