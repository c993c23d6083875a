// Playing on from a position of a study: the moves are made on the board, and the line can be kept as a side line.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { studyReplay, studyWhatIf } from "../api";
import { MAX_LINE_PLIES, type Replay, type Study, type WhatIf } from "../protocol";
import { kindOf } from "../replay/ReplayTable";
import { stopAt, timeline } from "../replay/timeline";
import { Dialog } from "../shell/Dialog";
import { Connecting, ErrorPage } from "../shell/Page";
import { toast } from "../shell/toast";
import type { Address } from "../whatif/address";
import { PlyText } from "../whatif/PlyText";
import type { Imagining } from "../whatif/useWhatIf";
import { WhatIfBoard } from "../whatif/WhatIfBoard";
import { Way, WhatIfCard } from "../whatif/WhatIfCard";
import type { GameWords, Texts } from "../words";
import { TextForm } from "./Panel";
import type { Studying } from "./useStudy";

interface PlayOnProps extends Pick<Studying, "change"> {
  study: Study;
  /** The texts of studies. */
  texts: Texts;
  from: Address;
  /** Goes back to a position of the game. */
  onLeave: (ply: number) => void;
}

export function PlayOn({ study, change, texts, from, onLeave }: PlayOnProps) {
  const { id } = study;
  const [begun, begin] = useState<{ replay: Replay; start: WhatIf } | null>(null);
  const [failed, fail] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board itself goes on from where it began.
  useEffect(() => {
    let left = false;
    // Everything is open: a line that agrees with the record cannot be drawn anew.
    studyReplay(id, null, "open").then(
      (replay) => {
        const ply = Math.min(from.ply ?? replay.plies, replay.plies);
        if (!left) begin({ replay, start: { ply, viewpoint: "open", seed: from.seed, moves: from.moves, bots: from.bots } });
      },
      (error: unknown) => !left && fail(error),
    );
    return () => {
      left = true;
    };
  }, [id]);
  const ask = useCallback((line: WhatIf) => studyWhatIf(id, line), [id]);
  const [keeping, keep] = useState(false);
  // The sentence about the line stays when its dialog is closed.
  const [sentence, say] = useState("");
  const [busy, setBusy] = useState(false);
  if (failed) return <ErrorPage kind={kindOf(failed)} />;
  if (!begun) return <Connecting />;
  const { replay, start } = begun;
  const { ply } = start;
  const save = async (moves: readonly string[]) => {
    setBusy(true);
    const saved = await change({ add: { ply, remark: { line: { moves: [...moves], text: sentence } } } });
    setBusy(false);
    if (!saved) return;
    toast("study-line-kept");
    onLeave(ply);
  };
  return (
    <WhatIfBoard
      {...{ replay, start, ask }}
      hasTable={replay.table.seats.some(({ name, bot }) => name !== "" || bot !== null)}
      title={study.title || texts.text("study-untitled")}
      onEarlier={(entry) => onLeave(entry.line + 1)}
      card={({ imagining, words, texts: common, table }) => {
        const { plies, line } = imagining;
        const nothing = plies === null || line.moves.length === 0;
        const long = plies !== null && isTooLong(plies) ? texts.text("study-line-long", { count: plies.length, most: MAX_LINE_PLIES }) : null;
        return (
          <>
            {keeping && !nothing && (
              <Dialog title={texts.text("study-line-save")} class="sheet keep-line" onClose={() => keep(false)}>
                <Line {...{ imagining, words, texts }} />
                <TextForm
                  {...{ texts, busy }}
                  label={texts.text("study-line-why")}
                  submit={texts.text("study-line-save")}
                  empty
                  focused
                  text={sentence}
                  onText={say}
                  onSubmit={() => void save(plies)}
                />
              </Dialog>
            )}
            <WhatIfCard
              {...{ imagining, words }}
              texts={common}
              title={texts.text("study-playing", { number: stopAt(timeline(replay.log), ply) })}
              about={long ?? texts.text("study-playing.about")}
              bots
              usual={table.you ?? "a"}
              line={<Line {...{ imagining, words, texts }} />}
              back={
                <button type="button" class="btn back" onClick={() => onLeave(ply)}>
                  {texts.text("study-leave-line")}
                </button>
              }
            >
              <Way icon="check" label={texts.text("study-line-save")} about={long ?? ""} off={nothing || long !== null} onClick={() => keep(true)} />
            </WhatIfCard>
          </>
        );
      }}
    />
  );
}

/** Whether a side line cannot hold these plies: one may play on for longer. */
export function isTooLong(plies: readonly string[]): boolean {
  return plies.length > MAX_LINE_PLIES;
}

/** The moves of the line so far. */
function Line({ imagining: { line }, words, texts }: { imagining: Imagining; words: GameWords; texts: Texts }) {
  const box = useRef<HTMLElement>(null);
  const { length } = line.moves;
  // The newest move is seen.
  useLayoutEffect(() => {
    if (length > 0) box.current?.scrollTo(box.current.scrollWidth, box.current.scrollHeight);
  }, [length]);
  if (length === 0) return null;
  return (
    <section class="played-line" ref={box} tabIndex={0} aria-label={texts.text("study-line")}>
      <ol>
        {line.moves.map((ply, index) => (
          <li key={index}>
            <PlyText {...{ ply, words }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
