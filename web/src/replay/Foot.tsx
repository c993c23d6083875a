// What one can do with a replay besides looking at it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { recordAddress } from "../api";
import { type Panel, Panels } from "../notes/panels";
import type { Replay } from "../protocol";
import { copyAddress } from "../table/share";
import { mayPlayOn, playOnAddress } from "../whatif/address";
import type { GameWords, Texts } from "../words";
import { keptRecord, type Source } from "./source";
import { momentAddress } from "./useReplay";
import { Verify } from "./Verify";

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
      {record !== null && <Verify {...{ record, texts, words }} />}
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
