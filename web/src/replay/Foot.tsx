// What one can do with a replay besides looking at it.
import { recordAddress } from "../api";
import type { Replay } from "../protocol";
import { copyAddress } from "../table/share";
import { mayPlayOn, playOnAddress } from "../whatif/address";
import type { Texts } from "../words";

interface FootProps {
  replay: Replay;
  /** The number of lines before the position that is shown. */
  ply: number;
  texts: Texts;
  /** Leads to another record, if this one has no table. */
  onOther: (() => void) | null;
}

export function Foot({ replay: { table, viewpoint }, ply, texts, onOther }: FootProps) {
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
        </>
      )}
    </div>
  );
}
