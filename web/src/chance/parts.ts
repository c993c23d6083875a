// The random part of this browser in the seed of a table. Its hash goes to the server when somebody sits down; the part itself follows when the
// game begins and everybody's hash is known. `docs/chance.md` describes why nobody can choose the draws in this way.
import type { ChanceInfo, ClientMsg, PartInfo, TableInfo } from "../protocol";
import { fromHex, sha256, toHex } from "./sha256";

/** A part that this browser has made. */
interface OwnPart {
  hash: string;
  part: string;
  /** The table at which it was revealed, and the hash that the server had published there before. */
  revealed?: { table: string; server: string };
}

const KEY = "maat-parts";
/** The number of parts that are kept: more games than that hardly anybody plays at once. */
const KEPT = 60;

/** Without storage, parts are lost with the page, and a reload before the start withholds one. */
let memory: readonly OwnPart[] = [];

function read(): readonly OwnPart[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return memory;
    // The storage may be full.
    const hashes = new Set((stored as OwnPart[]).map((part) => part.hash));
    return [...(stored as OwnPart[]), ...memory.filter((part) => !hashes.has(part.hash))];
  } catch {
    return memory;
  }
}

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

/** The entry of this browser in the list of a table. */
export function ownEntry({ chance }: TableInfo): PartInfo | null {
  const hashes = new Set(read().map((part) => part.hash));
  return chance?.parts.find(({ hash }) => hash !== null && hashes.has(hash)) ?? null;
}

/** The answer of this browser when the server asks for its part: the part, or that another device has it, so that nobody waits. Null if nothing is
 * asked for. */
export function reveal(table: TableInfo): ClientMsg | null {
  const { chance, yours } = table;
  const asked = chance?.parts.find(({ seat, hash, revealed }) => yours.includes(seat) && hash !== null && !revealed);
  if (!chance?.drawing || !asked) return null;
  const parts = read();
  const known = parts.find((part) => part.hash === asked.hash);
  if (!known) return { reveal: { part: null } };
  const revealed = { table: table.id, server: chance.server_hash };
  write(parts.map((part) => (part === known ? { ...part, revealed } : part)));
  return { reveal: { part: known.part } };
}

/** What has become of the part of this browser: `pending` until the seed is made, `in` the seed, `left-out` because it came too late, or
 * `changed`: the list is not the one that this browser has taken part in. Null if it has not taken part. */
export type OwnState = "pending" | "in" | "left-out" | "changed";

export function ownState(table: TableInfo): OwnState | null {
  const { chance } = table;
  if (!chance) return null;
  const mine = read().findLast((part) => part.revealed?.table === table.id);
  if (!mine) return ownEntry(table) ? (table.seed_hash === "" ? "pending" : "left-out") : null;
  const entry = chance.parts.find(({ hash }) => hash === mine.hash);
  if (!entry || mine.revealed?.server !== chance.server_hash) return "changed";
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

export function check(table: TableInfo): Checks {
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
