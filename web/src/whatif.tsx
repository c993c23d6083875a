// What if: a position of a table, or of a record that the visitor has, goes on otherwise.
import { useEffect, useState } from "preact/hooks";
import type { Replay, WhatIf } from "./protocol";
import { kindOf } from "./replay/ReplayTable";
import { keptRecord, recordSource, tableSource } from "./replay/source";
import { Connecting, ErrorPage } from "./shell/Page";
import { randomSeed, readAddress } from "./whatif/address";
import { WhatIfTable } from "./whatif/WhatIfTable";

interface Begun {
  replay: Replay;
  start: WhatIf;
  record: string | null;
}

export function WhatIfPage({ table }: { table: string | null }) {
  const [begun, begin] = useState<Begun | null>(null);
  const [failed, fail] = useState<unknown>(null);
  useEffect(() => {
    const record = table === null ? keptRecord() : null;
    const source = table === null ? record !== null && recordSource(record) : tableSource(table);
    // Whoever has no record is asked for one.
    if (!source) return void location.replace("/replay");
    const address = readAddress(location.search, randomSeed);
    source.load(address.as).then((replay) => {
      const { viewpoint } = replay;
      // A line that begins where another viewer stood would not be possible.
      const moves = address.as === null || address.as === viewpoint ? address.moves : [];
      const ply = Math.min(address.ply ?? replay.plies, replay.plies);
      begin({ replay, record, start: { ply, viewpoint, seed: address.seed, moves, bots: address.bots } });
    }, fail);
  }, [table]);
  if (failed) return <ErrorPage kind={kindOf(failed)} />;
  return begun ? <WhatIfTable {...begun} /> : <Connecting />;
}
