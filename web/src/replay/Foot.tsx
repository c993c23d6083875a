// What one can do with a replay besides looking at it.
import { useState } from "preact/hooks";
import { recordAddress } from "../api";
import { type Panel, Panels } from "../notes/panels";
import type { Replay } from "../protocol";
import { MakeStudy } from "../study/MakeStudy";
import { copyAddress } from "../table/share";
import { mayPlayOn, playOnAddress } from "../whatif/address";
import type { Texts } from "../words";
import { keptRecord, type Source } from "./source";

interface FootProps {
  source: Source;
  replay: Replay;
  texts: Texts;
  /** The number of lines before the position that is shown. */
  ply: number;
  /** The number of that position for people. */
  number: number;
  /** The players by seat. */
  names: Readonly<Record<string, string>>;
  /** Leads to another record, if this one has no table. */
  onOther: (() => void) | null;
}

export function Foot({ source, replay: { table, viewpoint }, texts, ply, number, names, onOther }: FootProps) {
  const [panel, open] = useState<Panel | null>(null);
  const about = onOther ? { table: null, record: keptRecord() } : { table: table.id, record: null };
  return (
    <div class="replay-foot">
      {(onOther || mayPlayOn(table) !== "no") && (
        <a class="btn quiet" href={playOnAddress(table.id, ply, viewpoint)}>
          {texts.ui("what-if-here")}
        </a>
      )}
      {onOther ? (
        <button type="button" class="btn quiet" onClick={onOther}>
          {texts.text("replay-other")}
        </button>
      ) : (
        <>
          <button type="button" class="btn quiet" onClick={() => void copyAddress(location.href)}>
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
      {source.from && (onOther || table.status === "finished") && <MakeStudy from={source.from} texts={texts} />}
      <button type="button" class="btn quiet" aria-haspopup="dialog" onClick={() => open("report")}>
        {texts.ui("report")}
      </button>
      <Panels {...{ panel, ply, number, names, ...about }} onClose={() => open(null)} />
    </div>
  );
}
