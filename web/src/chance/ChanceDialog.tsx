// Verifiable chance: who has a part in the seed, what this browser can check by itself, and what the server finds when it deals the game again.
import { useEffect, useState } from "preact/hooks";
import { ApiError, recordAddress, verifyRecord, verifyTable } from "../api";
import { useFile } from "../i18n";
import type { PartInfo, TableInfo, Verification } from "../protocol";
import { Dialog } from "../shell/Dialog";
import { errorKey } from "../shell/toast";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import type { GameWords, Texts } from "../words";
import { check, ownEntry, ownState, type Proof } from "./parts";
import { isBroken } from "./record";

/** What the dialog needs to know about a table. */
type Checked = Proof & Pick<TableInfo, "status">;

interface ChanceDialogProps {
  table: Checked;
  /** The record that tells about the table, if the server does not. */
  record?: string;
  words: GameWords;
  onClose: () => void;
}

export function ChanceDialog({ table, record, words, onClose }: ChanceDialogProps) {
  const texts = useFile("chance/chance");
  if (!texts) return null;
  const { chance } = table;
  return (
    <Dialog title={texts.text("chance-title")} onClose={onClose} class="chance">
      <p>{texts.text(chance ? "chance-how" : record === undefined ? "chance-how-alone" : "chance-how-record")}</p>
      <ul class="checks" aria-live="polite">
        {/* Without parts a record only tells the seed: there is nothing that this browser could check by itself. */}
        {(chance || record === undefined) && <OwnChecks table={table} texts={texts} />}
        {table.status === "finished" && <Draws table={table} record={record} texts={texts} />}
      </ul>
      {chance && (
        <ul class="parts" aria-label={texts.text("chance-parts")}>
          <li>
            <Icon name="seal" />
            <b>{texts.text("chance-server")}</b>
            <span>{texts.text(chance.server_part === null ? "chance-share-secret" : "chance-share-in")}</span>
            <Hex label={texts.text("chance-hash")} value={chance.server_hash} />
            {chance.server_part !== null && <Hex label={texts.text("chance-part")} value={chance.server_part} />}
          </li>
          {chance.parts.map((part) => (
            <Part key={part.seat} part={part} table={table} words={words} texts={texts} />
          ))}
        </ul>
      )}
      <dl class="seed">
        {table.seed_hash !== "" && (
          <>
            <dt>{texts.text("chance-seed-hash")}</dt>
            <dd>
              <code>{table.seed_hash}</code>
            </dd>
          </>
        )}
        <dt>{texts.text("chance-seed")}</dt>
        <dd>{table.seed ? <code>{table.seed}</code> : texts.text("chance-seed-later")}</dd>
      </dl>
      {record !== undefined && <p>{texts.text("chance-yourself-record")}</p>}
      {record === undefined && table.status === "finished" && (
        <p>
          {texts.text("chance-yourself")}{" "}
          <a href={recordAddress(table.id)} download={`maat-${table.id}.txt`}>
            {texts.text("chance-record")}
          </a>
        </p>
      )}
    </Dialog>
  );
}

function Part({ part, table, words, texts }: { part: PartInfo; table: Proof; words: GameWords; texts: Texts }) {
  const made = table.seed_hash !== "";
  const state = part.hash === null ? "none" : part.part !== null ? "in" : made ? "withheld" : part.revealed ? "revealed" : "sealed";
  return (
    <li data-part={state}>
      <Mark seat={part.seat} />
      <b>{words.seat(part.seat)}</b>
      <span>
        {texts.text(`chance-share-${state}`)}
        {ownEntry(table)?.seat === part.seat && ` · ${texts.text("chance-share-yours")}`}
      </span>
      {part.hash !== null && <Hex label={texts.text("chance-hash")} value={part.hash} />}
      {part.part !== null && <Hex label={texts.text("chance-part")} value={part.part} />}
    </li>
  );
}

function Hex({ label, value }: { label: string; value: string }) {
  return (
    <small>
      {label} <code>{value}</code>
    </small>
  );
}

/** What this browser computes by itself. */
function OwnChecks({ table, texts }: { table: Proof; texts: Texts }) {
  const own = ownState(table);
  const { parts, seed } = check(table);
  return (
    <>
      {own === "in" && <Verdict good text={texts.text("chance-own-in")} />}
      {own === "left-out" && <Verdict good={null} text={texts.text("chance-own-left-out")} />}
      {own === "changed" && <Verdict good={false} text={texts.text("chance-own-changed")} />}
      {table.chance && table.seed_hash !== "" && <Verdict good={parts} text={texts.text(parts ? "chance-parts-hold" : "chance-parts-fail")} />}
      {seed !== null && <Verdict good={seed} text={texts.text(`chance-seed-${seed ? "holds" : "fails"}${table.chance ? "" : "-alone"}`)} />}
    </>
  );
}

/** The draws, dealt again by the server. */
function Draws({ table, record, texts }: { table: Proof; record: string | undefined; texts: Texts }) {
  const [found, set] = useState<Verification | null>(null);
  const [error, fail] = useState<unknown>(null);
  const [attempt, retry] = useState(0);
  useEffect(() => {
    let current = true;
    fail(null);
    (record === undefined ? verifyTable(table.id) : verifyRecord(record)).then(
      (answer) => current && set(answer),
      (why: unknown) => current && fail(why),
    );
    return () => {
      current = false;
    };
  }, [table.id, record, attempt]);
  // The draws before the line at which the game cannot go on were compared nevertheless.
  if (error instanceof ApiError && isBroken(error.code))
    return <Verdict good={null} text={texts.text(`chance-fault-${error.code}`, { line: error.line ?? 0 })} />;
  if (error !== null)
    return (
      <li>
        {texts.text(errorKey(error))}{" "}
        <button type="button" class="link" onClick={() => retry(attempt + 1)}>
          {texts.text("chance-again")}
        </button>
      </li>
    );
  if (!found) return <li data-verdict="pending">{texts.text("chance-draws-checking")}</li>;
  if (found.fault === null) return <Verdict good text={texts.text("chance-draws-hold", { count: found.draws })} />;
  const { ply, played, drawn } = found.draw ?? { ply: 0, played: "", drawn: "" };
  const unknown = found.fault === "masked" || found.fault === "no-seed" || found.fault === "incomplete";
  return <Verdict good={unknown ? null : false} text={texts.text(`chance-fault-${found.fault}`, { ply, played, drawn })} />;
}

/** `good` is null if nothing can be said. */
function Verdict({ good, text }: { good: boolean | null; text: string }) {
  return (
    <li class={good === null ? "" : good ? "holds" : "fails"} data-verdict={good === null ? "unknown" : good ? "good" : "bad"}>
      {good !== null && <Icon name={good ? "check" : "warn"} />}
      <span>{text}</span>
    </li>
  );
}
