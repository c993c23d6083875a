// The browser's part in the seed of a table: it is kept, revealed when asked for, and checked.
import { createHash, getRandomValues } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { check, commit, keepSeed, ownEntry, ownState, reveal } from "../src/chance/parts";
import { fromHex, sha256, toHex } from "../src/chance/sha256";
import type { ChanceInfo, PartInfo, TableInfo } from "../src/protocol";

const hashed = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const SERVER = "5e".repeat(32);
const OTHER = "07".repeat(32);

/** Parts stay in memory from one test to the next, and each table gets one only. */
let id = "";
let tables = 0;

const entry = (seat: PartInfo["seat"], hash: string | null, part: string | null = null): PartInfo => ({ seat, hash, revealed: part !== null, part });

function table(parts: PartInfo[], more: Partial<TableInfo> = {}, chance: Partial<ChanceInfo> = {}): TableInfo {
  const info: ChanceInfo = { server_hash: hashed(fromHex(SERVER)), server_part: null, parts, drawing: false, ...chance };
  return { id, status: "open", yours: ["a"], seed_hash: "", seed: null, chance: info, ...more } as TableInfo;
}

/** The part in a message that reveals one. */
function partOf(message: ReturnType<typeof reveal>): string {
  if (!message || !("reveal" in message)) throw new Error("nothing is revealed");
  return message.reveal.part;
}

const stored = new Map<string, string>();
let full = false;

beforeEach(() => {
  stored.clear();
  full = false;
  id = `table${++tables}`;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error("full");
      stored.set(key, value);
    },
  });
});

describe("SHA-256", () => {
  it("is that of everybody else, for every length around a block", () => {
    for (const length of [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
      const bytes = getRandomValues(new Uint8Array(length));
      expect(sha256(bytes), `${length} bytes`).toBe(hashed(bytes));
    }
    expect(toHex(fromHex("00ff10"), 2)).toBe("00ff10");
  });
});

describe("a part", () => {
  const made = { seed_hash: "00" };

  it("is revealed when the server asks, also after a reload, and not before", () => {
    const hash = commit();
    expect(reveal(table([entry("a", hash)]))).toBeNull();
    const asked = table([entry("a", hash), entry("b", OTHER)], {}, { drawing: true });
    const part = partOf(reveal(asked));
    expect(hashed(fromHex(part))).toBe(hash);
    expect(partOf(reveal(asked)), "the answer may have been lost").toBe(part);
    expect(reveal(table([{ ...entry("a", hash), revealed: true }], {}, { drawing: true }))).toBeNull();
    expect(reveal(table([entry("b", OTHER)], {}, { drawing: true })), "that is somebody else's").toBeNull();
    expect(reveal(table([entry("a", null)], {}, { drawing: true })), "nobody has one").toBeNull();
    expect(reveal(table([], { chance: null }))).toBeNull();
  });

  it("that another device has is left to that device", () => {
    expect(reveal(table([entry("a", OTHER)], {}, { drawing: true }))).toBeNull();
    const hash = commit();
    const both = table([entry("a", OTHER), entry("b", hash)], { yours: ["b"] }, { drawing: true });
    expect(hashed(fromHex(partOf(reveal(both))))).toBe(hash);
  });

  it("is another one each time, and only the newest are kept", () => {
    const hashes = new Set(Array.from({ length: 510 }, commit));
    expect(hashes.size).toBe(510);
    expect(JSON.parse(stored.get("maat-parts") ?? "[]")).toHaveLength(500);
  });

  it("works without storage, and with a broken one", () => {
    const saved = commit();
    full = true;
    expect(reveal(table([entry("a", saved)], {}, { drawing: true }))).not.toBeNull();
    expect(ownState(table([entry("a", saved)])), "where it was revealed is known all the same").toBe("pending");
    expect(ownState(table([entry("a", saved), entry("b", OTHER)]))).toBe("changed");
    id += "b";
    const hash = commit();
    expect(reveal(table([entry("a", hash)], {}, { drawing: true }))).not.toBeNull();
    stored.set("maat-parts", "{");
    expect(reveal(table([entry("a", hash)], {}, { drawing: true }))).not.toBeNull();
    vi.stubGlobal("localStorage", undefined);
    expect(ownEntry(table([entry("b", hash)]))?.seat).toBe("b");
  });

  it("must be in the list as this browser has made it", () => {
    const hash = commit();
    expect(ownState(table([entry("a", OTHER)]))).toBeNull();
    expect(ownState(table([entry("a", hash)]))).toBe("pending");
    const part = partOf(reveal(table([entry("a", hash)], {}, { drawing: true })));
    expect(ownState(table([entry("a", hash)]))).toBe("pending");
    expect(ownState(table([entry("c", hash, part)], made))).toBe("in");
    expect(ownState(table([entry("a", hash)], made))).toBe("left-out");
    expect(ownState(table([entry("a", hash, OTHER)], made))).toBe("changed");
    expect(ownState(table([entry("a", OTHER, part)], made))).toBe("changed");
    expect(ownState(table([entry("a", hash, part)], made, { server_hash: OTHER }))).toBe("changed");
    expect(ownState(table([], { ...made, chance: null })), "no list at all").toBe("changed");
    expect(ownState(table([entry("a", hash, part)], { ...made, id: "another" })), "of another table").toBe("left-out");
  });

  it("stands in a list whose hashes stay the same from the moment when it is revealed", () => {
    const hash = commit();
    const [bob, cyd] = [hashed("bob"), hashed("cyd")];
    const part = partOf(reveal(table([entry("a", hash), entry("b", bob), entry("c", cyd), entry("d", null)], {}, { drawing: true })));
    const state = (...parts: PartInfo[]) => ownState(table(parts, made));
    // Lots move seats, one person withholds a part, and another one takes no part at all.
    expect(state(entry("b", cyd), entry("c", hash, part), entry("d", bob, OTHER))).toBe("in");
    expect(state(entry("a", hash, part), entry("b", bob)), "somebody has vanished").toBe("changed");
    expect(state(entry("a", hash, part), entry("b", bob), entry("c", OTHER)), "a hash was replaced").toBe("changed");
    expect(state(entry("a", hash, part), entry("b", bob), entry("c", cyd), entry("d", OTHER)), "a bot has got a part").toBe("changed");
    expect(state(entry("a", hash, part), entry("b", bob), entry("c", cyd), entry("d", bob)), "a part is there twice").toBe("changed");
    // Whoever reloads the page meanwhile is asked again, and sees the other list only.
    const other = table([entry("a", hash), entry("b", OTHER), entry("c", cyd)], {}, { drawing: true });
    expect(partOf(reveal(other))).toBe(part);
    expect(ownState(other)).toBe("changed");
  });

  it("stays in the seed that was published first, with the parts of the same people", () => {
    const hash = commit();
    const bob = hashed("bob");
    const part = partOf(reveal(table([entry("a", hash), entry("b", bob)], {}, { drawing: true })));
    const withBob = table([entry("a", hash, part), entry("b", bob, OTHER)], made);
    keepSeed(withBob);
    expect(ownState(withBob)).toBe("in");
    expect(ownState(table([entry("a", hash, part), entry("b", bob)], made)), "a part is left out after all").toBe("changed");
    expect(ownState({ ...withBob, seed_hash: "01" }), "another seed").toBe("changed");
    expect(ownState(table([entry("a", hash), entry("b", bob)])), "no seed any more").toBe("changed");
    // Later messages do not replace it, and a full storage does not forget it.
    keepSeed({ ...withBob, seed_hash: "01" });
    expect(ownState({ ...withBob, seed_hash: "01" })).toBe("changed");
    id += "b";
    const other = commit();
    const own = partOf(reveal(table([entry("a", other), entry("b", bob)], {}, { drawing: true })));
    full = true;
    keepSeed(table([entry("a", other, own), entry("b", bob)], made));
    expect(ownState(table([entry("a", other, own), entry("b", bob)], made))).toBe("in");
    expect(ownState(table([entry("a", other, own), entry("b", bob, OTHER)], made)), "a part was let in").toBe("changed");
  });

  it("that was revealed before the list was kept is compared with the server's hash only", () => {
    const hash = commit();
    const part = partOf(reveal(table([entry("a", hash)], {}, { drawing: true })));
    const old = (JSON.parse(stored.get("maat-parts") ?? "[]") as { revealed?: { people?: unknown } }[]).map((own) => {
      delete own.revealed?.people;
      return own;
    });
    stored.set("maat-parts", JSON.stringify(old));
    expect(ownState(table([entry("a", hash, part), entry("b", OTHER)], made))).toBe("in");
    expect(ownState(table([entry("a", hash, part)], made, { server_hash: OTHER }))).toBe("changed");
  });

  it("is revealed once: at one table, and no second one there", () => {
    const [first, second] = [commit(), commit()];
    expect(reveal(table([entry("a", first)], {}, { drawing: true }))).not.toBeNull();
    expect(reveal(table([entry("a", second)], {}, { drawing: true })), "the server wants to choose").toBeNull();
    id += "b";
    expect(reveal(table([entry("a", first)], {}, { drawing: true })), "it is known already").toBeNull();
    expect(reveal(table([entry("a", second)], {}, { drawing: true }))).not.toBeNull();
  });
});

describe("a finished table", () => {
  const parts = ["01", "02", "03"].map((byte) => byte.repeat(32));
  const [one = "", two = "", three = ""] = parts;
  const hashes = parts.map((part) => hashed(fromHex(part)));
  const sorted = [...parts].sort((a, b) => (hashed(fromHex(a)) < hashed(fromHex(b)) ? -1 : 1));
  const seed = hashed(`maat seed 1\ntable k3j\npart ${SERVER}\n${sorted.map((part) => `part ${part}\n`).join("")}`);
  const over = { id: "k3j", status: "finished", seed, seed_hash: hashed(fromHex(seed)) } as const;
  const list = [entry("a", hashes[0] ?? "", one), entry("b", hashes[1] ?? "", two), entry("c", hashes[2] ?? "", three), entry("d", null), entry("e", OTHER)];

  it("proves that the seed follows from the parts", () => {
    expect(check(table(list, over, { server_part: SERVER }))).toEqual({ parts: true, seed: true });
    expect(check(table(list.toReversed(), over, { server_part: SERVER })), "in any order").toEqual({ parts: true, seed: true });
  });

  it("shows what was changed", () => {
    expect(check(table(list.slice(1), over, { server_part: SERVER }))).toEqual({ parts: true, seed: false });
    expect(check(table(list, { ...over, id: "k3k" }, { server_part: SERVER }))).toEqual({ parts: true, seed: false });
    expect(check(table(list, { ...over, seed_hash: OTHER }, { server_part: SERVER }))).toEqual({ parts: true, seed: false });
    expect(check(table(list, over, { server_part: OTHER })).parts).toBe(false);
    expect(check(table([entry("a", OTHER, one)], over, { server_part: SERVER })).parts).toBe(false);
    expect(check(table([entry("a", null, one)], over, { server_part: SERVER })).parts).toBe(false);
  });

  it("cannot be checked before its end, and without parts by its hash only", () => {
    expect(check(table(list, { seed_hash: over.seed_hash }))).toEqual({ parts: true, seed: null });
    expect(check(table([], { ...over, chance: null }))).toEqual({ parts: true, seed: true });
    expect(check(table([], { ...over, chance: null, seed_hash: OTHER }))).toEqual({ parts: true, seed: false });
  });
});
