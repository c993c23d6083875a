// Studies: the list of them, and one that is looked at, alone or together.
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ApiError, getStudies, makeStudy, studyReplay, studyViews } from "./api";
import { useFile, useTexts } from "./i18n";
import { Cover } from "./lobby/Cover";
import type { StudyInfo } from "./protocol";
import { ReplayTable } from "./replay/ReplayTable";
import type { Source } from "./replay/source";
import { type Stop, stopAt } from "./replay/timeline";
import { Upload } from "./replay/Upload";
import type { Replaying } from "./replay/useReplay";
import { go } from "./router";
import { dialogHistory } from "./shell/dialogHistory";
import { Connecting, ErrorPage, Page } from "./shell/Page";
import { toastError } from "./shell/toast";
import { useDrafts } from "./study/drafts";
import { useFollowing, walking } from "./study/follow";
import { isShape, notesAt, StudyPanel, type StudyParts } from "./study/Panel";
import { PlayOn } from "./study/PlayOn";
import { type Drawing, type Shape, Shapes, type Tool } from "./study/Shapes";
import { Strip } from "./study/Strip";
import { type Studying, useStudy } from "./study/useStudy";
import { Icon } from "./ui/Icon";
import { type Address, randomSeed, readAddress } from "./whatif/address";
import type { GameWords, Texts } from "./words";
import "./styles/replay.css";
import "./styles/study.css";

/** More than the text of any study has, in bytes as JSON. The server refuses requests of more than 640 KiB. */
const MAX_TEXT = 639 * 1024;

export function StudyPage({ id }: { id: string | null }) {
  return id === null ? <Studies /> : <OneStudy key={id} id={id} />;
}

function OneStudy({ id }: { id: string }) {
  const own = useFile("study/study");
  const { studying, failed } = useStudy(id);
  if (failed) return <ErrorPage kind={failed instanceof ApiError && failed.code === "not-found" ? "page" : "trouble"} />;
  if (studying?.link === "gone") return <ErrorPage kind="page" />;
  if (!studying || !own) return <Connecting />;
  return <Open studying={studying} texts={own} />;
}

function sourceOf(id: string, line: number | null): Source {
  return {
    from: null,
    load: (as) => studyReplay(id, line, as),
    views: (as, plies) => studyViews(id, line, as, plies),
  };
}

/** The line that the address holds, for somebody who plays on and reloads the page. */
function addressedLine(): Address | null {
  return new URLSearchParams(location.search).has("seed") ? readAddress(location.search, randomSeed) : null;
}

/** Lets the address name a position, where a replay begins. */
function nameInAddress(ply: number): void {
  const as = new URLSearchParams(location.search).get("as");
  dialogHistory().rename(`?ply=${ply}${as === null ? "" : `&as=${as}`}`);
}

function Open({ studying, texts }: { studying: Studying; texts: Texts }) {
  const { study, change, follow, leads, moment } = studying;
  const drafting = useDrafts(study, change);
  const [line, setLine] = useState<number | null>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const [played, playOn] = useState<Address | null>(() => (study.writes ? addressedLine() : null));
  const returns = useRef(false);
  const source = useMemo(() => sourceOf(study.id, line), [study.id, line]);
  const show = useCallback((next: number | null, ply: number) => {
    nameInAddress(ply);
    setLine(next);
  }, []);
  // Whoever walks while nobody leads will follow the next leader all the same.
  const lookAround = useCallback(() => {
    if (!leads && moment !== null) follow(false);
  }, [follow, leads, moment]);
  const showLine = useCallback(
    (next: number | null, ply: number) => {
      lookAround();
      show(next, ply);
    },
    [lookAround, show],
  );
  // A side line that somebody has removed is left.
  const gone = line !== null && !study.notes.some(({ number }) => number === line);
  useEffect(() => {
    if (gone) show(null, 0);
  }, [gone, show]);
  const notes = useRef(study.notes);
  notes.current = study.notes;
  const onDrawAt = useCallback(
    (ply: number, shape: Shape) => {
      const key = JSON.stringify(shape);
      const same = notesAt(notes.current, ply).find(({ remark }) => JSON.stringify(remark) === key);
      void change(same ? { remove: { number: same.number } } : { add: { ply, remark: shape } });
    },
    [change],
  );
  /** The stops of the game itself: they number its positions while a side line is shown. */
  const main = useRef<readonly Stop[]>([]);
  const leave = useCallback((ply: number) => {
    nameInAddress(ply);
    returns.current = true;
    playOn(null);
  }, []);
  if (played && study.writes) return <PlayOn {...{ study, change, texts }} from={played} onLeave={leave} />;
  const additions = (replaying: Replaying, words: GameWords) => {
    const control = walking(replaying, lookAround);
    const { stops, at, settled } = replaying;
    if (line === null && settled) main.current = stops;
    const ply = stops[at]?.ply ?? 0;
    const onDraw = (shape: Shape) => onDrawAt(ply, shape);
    const draws = study.writes && line === null;
    const parts: StudyParts = {
      studying,
      drafting,
      control,
      words,
      texts,
      line,
      showLine,
      numberOf: (ply) => stopAt(main.current, ply),
      tool,
      setTool,
      onDraw,
      onPlayOn: (ply) => {
        lookAround();
        playOn({ ply, as: "open", seed: randomSeed(), moves: [], bots: null });
      },
      returns,
    };
    return {
      title: study.title || texts.text("study-untitled"),
      control,
      card: <Strip {...parts} />,
      over: <Over {...{ studying, replaying, line, show, ply }} drawing={draws && tool !== null ? { tool, onDraw } : null} />,
      beside: (log: ComponentChildren, onBoard: () => void) => <StudyPanel {...parts} {...{ log, onBoard }} />,
      tool: draws && (
        <button
          type="button"
          class="icb draw-tool"
          aria-pressed={tool !== null}
          aria-label={texts.text("study-draw")}
          onClick={() => setTool(tool === null ? "circle" : null)}
        >
          <Icon name="feather" />
        </button>
      ),
    };
  };
  return <ReplayTable source={source} onOther={null} study={additions} />;
}

interface OverProps {
  studying: Studying;
  replaying: Replaying;
  line: number | null;
  show: (line: number | null, ply: number) => void;
  ply: number;
  drawing: Drawing | null;
}

/** Over the board, always: the drawings, and the bond between leader and followers. */
function Over({ studying, replaying, line, show, ply, drawing }: OverProps) {
  useFollowing(studying, replaying, line, show);
  const { notes } = studying.study;
  const shapes = useMemo(
    () =>
      line === null
        ? notesAt(notes, ply)
            .filter(isShape)
            .map(({ remark }) => ({ shape: remark }))
        : [],
    [notes, ply, line],
  );
  return <Shapes {...{ shapes, drawing }} view={replaying.view} />;
}

/** The guest's studies, and the form for one from a text. */
function Studies() {
  const texts = useTexts();
  const own = useFile("study/study");
  const replay = useFile("replay/replay");
  const [studies, set] = useState<readonly StudyInfo[] | null>(null);
  useEffect(() => void getStudies().then(set, toastError), []);
  const make = (record: string) => makeStudy({ from: { record }, title: "" }).then(({ id }) => go(`/study/${id}`));
  return (
    <Page title={texts.ui("studies")} here="learn" class="replay-page studies">
      <h1>{texts.ui("studies")}</h1>
      <p class="lead">{texts.ui("studies.about")}</p>
      {own && studies && (
        <>
          {studies.length === 0 && <p>{own.text("study-none")}</p>}
          <ul class="study-list">
            {studies.map(({ id, game, title, notes, seats, updated, own: mine }) => (
              <li key={id}>
                <a href={`/study/${id}`}>
                  <Cover game={game} />
                  <span>
                    <b>{title || own.text("study-untitled")}</b>
                    <small>
                      {[
                        texts.gameName(game),
                        own.text("study-seats", { count: seats }),
                        own.text("study-notes", { count: notes }),
                        new Date(updated * 1000).toLocaleDateString(texts.lang),
                        ...(mine ? [] : [own.text("study-of-others")]),
                      ].join(" · ")}
                    </small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <h2>{own.text("study-from-text")}</h2>
          {replay && <Upload texts={replay} most={MAX_TEXT} tooLong={own.text("study-text-long")} open={make} />}
        </>
      )}
    </Page>
  );
}
