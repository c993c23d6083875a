// Replays: of a table, or of a record that the visitor has.
import { useEffect, useMemo, useState } from "preact/hooks";
import { replayRecord } from "./api";
import { useFile, useTexts } from "./i18n";
import { ReplayTable } from "./replay/ReplayTable";
import { keepRecord, keptRecord, recordSource, tableSource } from "./replay/source";
import { Upload } from "./replay/Upload";
import { dialogHistory } from "./shell/dialogHistory";
import { Page } from "./shell/Page";

export function ReplayPage({ table }: { table: string | null }) {
  return table === null ? <OfRecord /> : <OfTable key={table} id={table} />;
}

function OfTable({ id }: { id: string }) {
  const source = useMemo(() => tableSource(id), [id]);
  return <ReplayTable source={source} onOther={null} />;
}

function OfRecord() {
  const texts = useTexts();
  const own = useFile("replay/replay");
  const [record, set] = useState(keptRecord);
  const source = useMemo(() => (record === null ? null : recordSource(record)), [record]);
  useEffect(() => keepRecord(record), [record]);
  const change = (next: string | null) => {
    dialogHistory().rename("/replay");
    set(next);
  };
  if (source) return <ReplayTable source={source} onOther={() => change(null)} />;
  return (
    <Page title={texts.ui("replay")} here="learn" class="replay-page">
      <h1>{texts.ui("replay")}</h1>
      <p class="lead">{texts.text("ui-replay.about")}</p>
      {own && <Upload texts={own} open={(record) => replayRecord({ record, viewpoint: null }).then(() => change(record))} />}
    </Page>
  );
}
