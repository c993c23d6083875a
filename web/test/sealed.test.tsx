// The warning about a random part that the server has changed.
import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import { expect, test, vi } from "vitest";
import { commit, reveal } from "../src/chance/parts";
import type { PartInfo, TableInfo } from "../src/protocol";
import { ChangedPart } from "../src/table/Sealed";
import { GameWords, Texts } from "../src/words";

const words = new GameWords(new Texts("en", [readFileSync(new URL("../../locales/en/ui.ftl", import.meta.url), "utf8")]), "imhotep");
const SERVER = "5e".repeat(32);
const OTHER = "07".repeat(32);

function table(part: Partial<PartInfo>, server = SERVER, drawing = false): TableInfo {
  const parts = [{ seat: "a", hash: null, revealed: false, part: null, ...part }];
  return {
    id: "t",
    status: "running",
    yours: ["a"],
    seed_hash: drawing ? "" : "00",
    seed: null,
    chance: { server_hash: server, server_part: null, parts, drawing },
  } as TableInfo;
}

const warning = (info: TableInfo) => renderToString(<ChangedPart table={info} words={words} />);

test("it is an alert as soon as the list differs from what this browser has sent, and nothing before", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  const hash = commit();
  expect(warning(table({ hash }, SERVER, true)), "before it is asked for").toBe("");
  const answer = reveal(table({ hash }, SERVER, true));
  const part = answer && "reveal" in answer ? answer.reveal.part : null;
  expect(warning(table({ hash, part, revealed: true }))).toBe("");
  for (const changed of [table({ hash, part: OTHER, revealed: true }), table({ hash: OTHER, part }), table({ hash, part, revealed: true }, OTHER)]) {
    expect(warning(changed)).toMatch(/role="alert".*The random parts were changed!.*Show the details/);
  }
  expect(words.texts.errors).toEqual([]);
});
