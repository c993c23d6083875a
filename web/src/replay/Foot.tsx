// What one can do with a replay besides looking at it.
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { recordAddress } from "../api";
import { proofOf } from "../chance/record";
import { Lazy, useLazy } from "../lazy";
import { type Panel, Panels } from "../notes/panels";
import type { Replay, TableInfo } from "../protocol";
import { copyAddress } from "../table/share";
import { mayPlayOn, playOnAddress } from "../whatif/address";
import type { GameWords, Texts } from "../words";
import { keptRecord, type Source } from "./source";
import { momentAddress } from "./useReplay";

interface FootProps {
  source: Source;
  replay: Replay;
  texts: Texts;
  words: GameWords;
  /** The number of lines before the position that is shown. */
  ply: number;
  /** The number of that position for people. */
  number: number;
  /** The players by seat. */
  names: Readonly<Record<string, string>>;
  /** Leads to a study of the game. */
  toStudy: ComponentChildren;
  /** Leads to another record, if this one has no table. */
  onOther: (() => void) | null;
}

export function Foot({ source, replay: { table, viewpoint }, texts, words, ply, number, names, toStudy, onOther }: FootProps) {
  const [panel, open] = useState<Panel | null>(null);
  const record = source.from && "record" in source.from ? source.from.record : null;
  const about = onOther ? { table: null, record: keptRecord() } : { table: table.id, record: null };
  return (
    <div class="replay-foot">
      {(onOther || mayPlayOn(table) !== "no") && (
        <a class="btn quiet" href={playOnAddress(table.id, ply, viewpoint)}>
          {texts.ui("what-if-here")}
        </a>
      )}
      {record !== null && <Verify {...{ record, table, texts, words }} />}
      {onOther ? (
        <button type="button" class="btn quiet" onClick={onOther}>
          {texts.text("replay-other")}
        </button>
      ) : (
        <>
          <button type="button" class="btn quiet" onClick={() => void copyAddress(momentAddress(ply, viewpoint))}>
            {texts.text("replay-link")}
          </button>
          <a class="btn quiet" href={recordAddress(table.id)} download>
            {texts.ui("download-record")}
          </a>
          <a class="btn quiet" href={`/table/${table.id}`}>
            {texts.text("replay-table")}
          </a>
          <button type="button" class="btn quiet" aria-haspopup="dialog" onClick={() => open("notes")}>
            {texts.ui("notes")}
          </button>
        </>
      )}
      {toStudy}
      <button type="button" class="btn quiet" aria-haspopup="dialog" onClick={() => open("report")}>
        {texts.ui("report")}
      </button>
      <Panels {...{ panel, ply, number, names, ...about }} onClose={() => open(null)} />
    </div>
  );
}

const CHANCE = new Lazy(() => import("../chance/ChanceDialog"));

interface VerifyProps extends Pick<FootProps, "texts" | "words"> {
  record: string;
  /** The table that only gives the seats. */
  table: TableInfo;
}

/** Checks the draws of a record that names its seed. The page of a table does so for its own game. */
function Verify({ record, table, texts, words }: VerifyProps) {
  const proof = useMemo(() => proofOf(record), [record]);
  const [open, set] = useState(false);
  const dialog = useLazy(open ? CHANCE : null, () => set(false));
  if (!proof) return null;
  // The seed is only told when the game is over.
  const over: TableInfo = { ...table, ...proof, status: "finished" };
  return (
    <>
      <button type="button" class="btn quiet" aria-haspopup="dialog" onClick={() => set(true)}>
        {texts.text("replay-verify")}
      </button>
      {open && dialog && <dialog.ChanceDialog {...{ table: over, record, words }} onClose={() => set(false)} />}
    </>
  );
}
