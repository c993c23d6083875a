// A line that nobody has played, at a real table: the board, the mats and the log of it.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useGameUI } from "../games";
import { useFile, useGameWords, useTexts } from "../i18n";
import { PHONE, useMedia } from "../media";
import type { LogEntry, Replay, TableInfo, WhatIf } from "../protocol";
import { kindOf, namesIn } from "../replay/ReplayTable";
import { Dialog } from "../shell/Dialog";
import { dialogHistory } from "../shell/dialogHistory";
import { Connecting, ErrorPage } from "../shell/Page";
import { Log } from "../table/Log";
import { Playing } from "../table/Playing";
import { Icon } from "../ui/Icon";
import type { GameWords, Texts } from "../words";
import { lineAddress } from "./address";
import { type Asks, type Imagining, useWhatIf } from "./useWhatIf";
import "../table/styles";
import "../styles/replay.css";
import "../styles/whatif.css";

export interface BoardParts {
  imagining: Imagining;
  /** The table that the line is played at. */
  table: TableInfo;
  words: GameWords;
  /** The texts of what-ifs. */
  texts: Texts;
}

interface WhatIfBoardProps {
  replay: Replay;
  start: WhatIf;
  ask: Asks;
  /** Whether it is known who sat at the table. */
  hasTable: boolean;
  title: string;
  /** Above the question. */
  card: (parts: BoardParts) => ComponentChildren;
  /** Shows a position before the line began. */
  onEarlier: (entry: LogEntry) => void;
  /** The page for a first position that does not come. */
  failure?: (error: unknown) => ComponentChildren;
}

/** Milliseconds after which the address follows: browsers refuse many changes in a row. */
const SETTLED = 300;

export function WhatIfBoard({ replay, start, ask, hasTable, title, card, onEarlier, failure = lost }: WhatIfBoardProps) {
  const texts = useTexts();
  const phone = useMedia(PHONE);
  const { game, seats } = replay.table;
  const { imagining, failed } = useWhatIf(replay, start, ask);
  const names = useMemo(() => namesIn(texts, seats, hasTable), [texts, seats, hasTable]);
  const words = useGameWords(game, names);
  const ui = useGameUI(game);
  const own = useFile("whatif/whatif");
  const [listing, list] = useState(false);
  const line = imagining?.line;
  // The address holds the whole line, so that a reload keeps it.
  useEffect(() => {
    if (!line) return;
    const timer = setTimeout(() => dialogHistory().rename(lineAddress(line)), SETTLED);
    return () => clearTimeout(timer);
  }, [line]);
  if (failed) return <>{failure(failed)}</>;
  if (!imagining?.state.update || !imagining.state.table || !words || !ui || !own) return <Connecting />;
  const { state, actions } = imagining;
  const { update, table } = imagining.state;
  const log = (
    <Log
      log={state.log}
      events={[]}
      {...{ words, now: null, yours: false }}
      shown={null}
      places={(event) => ui.places?.(event) ?? []}
      onRule={(anchor) => open(`/rules/${game}#${anchor}`, "_blank", "noopener")}
      onShow={(entry) => {
        list(false);
        if (entry.line >= start.ply) imagining.backTo(entry);
        else onEarlier(entry);
      }}
    />
  );
  return (
    <>
      <Playing
        {...{ table, words, ui, names, update, state, actions }}
        onCover={() => undefined}
        teaching={{
          kind: "whatif",
          card: card({ imagining, table, words, texts: own }),
          outline: !phone && (
            <aside class="rail replay-rail" aria-label={texts.ui("log")}>
              {log}
            </aside>
          ),
          title,
          tool: phone && (
            <button type="button" class="icb" aria-haspopup="dialog" aria-label={texts.ui("log")} onClick={() => list(true)}>
              <Icon name="list" />
            </button>
          ),
        }}
      />
      {phone && listing && (
        <Dialog title={texts.ui("log")} class="sheet rail-sheet" onClose={() => list(false)}>
          {log}
        </Dialog>
      )}
    </>
  );
}

const lost = (error: unknown) => <ErrorPage kind={kindOf(error)} />;
