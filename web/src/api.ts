import { commit } from "./chance/parts";
import type {
  Analyse,
  AnalyseRecord,
  AnalysisNews,
  Attempt,
  Chapter,
  Conduct,
  GameInfo,
  Imagined,
  Learning,
  LineViews,
  Lobby,
  Me,
  NewStudy,
  NewTable,
  NoteSaved,
  Notes,
  Occupant,
  Opened,
  PastView,
  PersonalBest,
  Problem,
  Puzzle,
  Puzzles,
  QuickAnswer,
  QuickMatch,
  RecordViews,
  RecordWhatIf,
  Replay,
  ReplayRecord,
  Report,
  SaveNote,
  Seat,
  Study,
  StudyChange,
  StudyChanged,
  StudyInfo,
  TableLine,
  Verdict,
  Verification,
  Viewpoint,
  WhatIf,
} from "./protocol";
import type { Compared } from "./stats/types";
import { store } from "./store";

/** A failed request; `code` is the id of the message `ui-error-…`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    /** The line of a record at which the error is. */
    readonly line: number | null = null,
  ) {
    super(code);
  }
}

/** Whether the same request may succeed a moment later. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || ["offline", "timeout", "trouble", "too-many", "module"].includes(error.code);
}

/** The current user; null until the server has answered. */
export const me = store<Me | null>(null);
/** The guest's tables that wait for their move, as of the last look at the lobby. */
export const waitingTables = store<readonly TableLine[]>([]);

export const getMe = () => call<Me>("GET", "/api/me").then(remember);
export const rename = (name: string) => call<Me>("POST", "/api/me", { name }).then(remember);
export const saveSettings = (settings: object) => call<Me>("POST", "/api/settings", { settings }).then(remember);
export const getLobby = () => call<Lobby>("GET", "/api/lobby").then(rememberWaiting);
export const getLearning = () => call<Learning>("GET", "/api/learn");
export const getChapter = (game: string, chapter: string) => call<Chapter>("GET", `/api/learn/${game}/${chapter}`);
/** Tells that the guest has learnt the first ideas of a chapter. */
export const learnt = (game: string, chapter: string, ideas: number) => call<null>("POST", `/api/learn/${game}/${chapter}`, { ideas });
export const getPuzzles = () => call<Puzzles>("GET", "/api/puzzles");
export const getPuzzle = (game: string, number: number) => call<Puzzle>("GET", `/api/puzzles/${game}/${number}`);
/** Asks the server whether moves solve a puzzle, for a hint, or for the solution. */
export const attempt = (game: string, number: number, what: Attempt) => call<Verdict>("POST", `/api/puzzles/${game}/${number}`, what);
/** Requests that seat the caller carry the hash of their random part of the seed. */
export const openTable = (table: NewTable) => call<Opened>("POST", "/api/tables", { ...table, commitment: commit() });
export const sit = (table: string, seat: Seat) => call<Opened>("POST", at(table, "sit"), { seat, commitment: commit() });
export const leave = (table: string) => call<Opened>("POST", at(table, "leave"));
export const begin = (table: string) => call<Opened>("POST", at(table, "start"));
/** As the host: gives a seat to a bot or to somebody beside the host, or empties it. */
export const arrange = (table: string, seat: Seat, to: Occupant) => call<Opened>("POST", at(table, "seat"), { seat, to });
/** Makes the person on a seat the host. */
export const handOver = (table: string, seat: Seat) => call<Opened>("POST", at(table, "host"), { seat });
/** As the host: changes the conditions before the game begins. */
export const setConduct = (table: string, conduct: Conduct) => call<Opened>("POST", at(table, "conduct"), conduct);
export const closeTable = (table: string) => call<Opened>("POST", at(table, "close"));
/** Finds the table that waits under a code. */
export const joinByCode = (code: string) => call<Opened>("POST", "/api/join", { code });
/** Begins a search for players, or changes what is searched for. */
export const seekPlayers = (wish: QuickMatch) => call<QuickAnswer>("POST", "/api/quick", { ...wish, commitment: commit() });
/** How the search stands; answered as soon as there is a newer version than the one that the page has seen. */
export const lookForPlayers = (seen: number | null, signal: AbortSignal) =>
  send<QuickAnswer>("GET", seen === null ? "/api/quick" : `/api/quick?seen=${seen}`, undefined, signal);
/** Answers whether bots may take the seats that nobody has found. */
export const acceptBots = (accept: boolean) => call<QuickAnswer>("POST", "/api/quick/bots", { accept });
export const leaveSearch = () => call<QuickAnswer>("POST", "/api/quick/leave");
/** Removes a finished table from the list of the guest's tables. */
export const hideTable = (table: string) => call<Opened>("POST", at(table, "hide"));
/** Opens the table of the rematch, or finds it, and seats the caller there. */
export const rematch = (table: string) => call<Opened>("POST", at(table, "rematch"), { commitment: commit() });
/** Pauses the slow games of the guest for some days from now; 0 ends the pause. */
export const pause = (days: number) => call<Me>("POST", "/api/pause", { days }).then(remember);
/** The views after these numbers of lines, at most 40 at once; as the user sees the table, unless another viewpoint is wanted. */
export const pastViews = (table: string, plies: readonly number[], as: Viewpoint | null = null) =>
  call<PastView[]>("GET", `${at(table, "views")}?${plies.map((ply) => `ply=${ply}`).join("&")}${as === null ? "" : `&as=${as}`}`);
/** The game of a table from its first line to its last one. */
export const getReplay = (table: string, as: Viewpoint | null) => call<Replay>("GET", `${at(table, "replay")}${as === null ? "" : `?as=${as}`}`);
/** The game of a record; nothing of it is stored. */
export const replayRecord = (wish: ReplayRecord) => send<Replay>("POST", "/api/replay", wish);
export const recordViews = (wish: RecordViews) => send<PastView[]>("POST", "/api/replay/views", wish);
/** The position at the end of a line of moves that begins at a table; nothing of it is stored. */
export const whatIf = (table: string, line: WhatIf) => send<Imagined>("POST", at(table, "whatif"), line);
export const recordWhatIf = (wish: RecordWhatIf) => send<Imagined>("POST", "/api/replay/whatif", wish);
/** Plays the moves of the line in a slow game, if the others play theirs. */
export const planMoves = (table: string, line: WhatIf) => call<null>("POST", at(table, "plan"), line);
/** Gives up what is planned on a seat. */
export const cancelPlan = (table: string, seat: Seat) => call<null>("POST", at(table, "plan/cancel"), { seat });
/** The positions along such a line. */
export const tableLine = (table: string, line: WhatIf) => send<LineViews>("POST", at(table, "line"), line);
export const recordLine = (wish: RecordWhatIf) => send<LineViews>("POST", "/api/replay/line", wish);
/** The caller's private notes about a table and the people there. */
export const getNotes = (table: string) => call<Notes>("GET", at(table, "notes"));
export const saveNote = (table: string, note: SaveNote) => call<NoteSaved>("POST", at(table, "notes"), note);
/** The caller's notes as a file. */
export const NOTES_ADDRESS = "/api/notes";
/** Tells the host of the server that something is wrong at a moment of a game. */
export const sendReport = (report: Report) => call<null>("POST", "/api/reports", report);
/** The figures of the guest's games of one kind, and of everybody's. */
export const getStatistics = (game: string, players: number | null) =>
  call<Compared>("GET", `/api/stats/${encodeURIComponent(game)}${players === null ? "" : `?players=${players}`}`);
/** The studies of the guest, and those in which they may write. */
export const getStudies = () => call<StudyInfo[]>("GET", "/api/studies");
export const makeStudy = (wish: NewStudy) => call<Opened>("POST", "/api/studies", wish);
export const getStudy = (id: string) => call<Study>("GET", inStudy(id));
/** Lets the guest write in a study, with the secret of the link for that. */
export const joinStudy = (id: string, secret: string) => call<Opened>("POST", inStudy(id), { join: { secret } });
export const changeStudy = (id: string, change: StudyChange) => call<StudyChanged>("POST", inStudy(id), change);
/** The position at the end of a line that begins in the game of a study. */
export const studyWhatIf = (id: string, line: WhatIf) => send<Imagined>("POST", inStudy(id, "/whatif"), line);
export const deleteStudy = (id: string) => call<Opened>("POST", inStudy(id, "/delete"));
/** The game of a study, or of one of its side lines. */
export const studyReplay = (id: string, line: number | null, as: Viewpoint | null) => call<Replay>("GET", `${inStudy(id, "/replay")}?${query({ line, as })}`);
export const studyViews = (id: string, line: number | null, as: Viewpoint, plies: readonly number[]) =>
  call<PastView[]>("GET", `${inStudy(id, "/views")}?${plies.map((ply) => `ply=${ply}`).join("&")}&${query({ line, as })}`);
export const studyText = (id: string) => inStudy(id, "/text");
export const textOfStudy = (id: string) => getText(studyText(id));
/** Begins the analysis of a table's game, or joins it. */
export const analyseTable = (table: string, wish: Analyse, signal: AbortSignal) => send<AnalysisNews>("POST", at(table, "analysis"), wish, signal);
/** The same for a record; nothing of it is stored. */
export const analyseRecord = (wish: AnalyseRecord, signal: AbortSignal) => send<AnalysisNews>("POST", "/api/replay/analysis", wish, signal);
/** What is new in an analysis for somebody who has seen so many lines; answered as soon as there is something. */
export const lookAtAnalysis = (id: string, seen: number, signal: AbortSignal) =>
  send<AnalysisNews>("GET", `/api/analysis/${id}?seen=${seen}`, undefined, signal);
/** The user's result at a finished table beside their best one before; null if it does not count. */
export const personalBest = (table: string) => call<PersonalBest | null>("GET", at(table, "best"));
/** The picture of a result, in the language and with or without names. */
export const pictureAddress = (table: string, lang: string, names: boolean) => `${at(table, "picture.png")}?lang=${lang}${names ? "" : "&names=no"}`;
export const recordAddress = (table: string) => at(table, "record");
/** Has the server deal the game of a finished table again. */
export const verifyTable = async (table: string) => verifyRecord(await getText(recordAddress(table)));
/** The same for a record that somebody has; nothing of it is stored. */
export const verifyRecord = (record: string) => send<Verification>("POST", "/api/verify", { record });

let games: Promise<GameInfo[]> | null = null;
let answered: readonly GameInfo[] = [];

/** Requests the list of games once and caches it. */
export function getGames(): Promise<GameInfo[]> {
  games ??= call<GameInfo[]>("GET", "/api/games").then(
    (list) => {
      answered = list;
      return list;
    },
    (error: unknown) => {
      games = null;
      throw error;
    },
  );
  return games;
}

/** The cached list without waiting; empty until the server has answered. */
export const knownGames = () => answered;

function at(table: string, what: string): string {
  return `/api/tables/${encodeURIComponent(table)}/${what}`;
}

function inStudy(id: string, what = ""): string {
  return `/api/studies/${encodeURIComponent(id)}${what}`;
}

/** Parameters of an address, without those that are null. */
function query(parameters: Record<string, string | number | null>): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`))
    .join("&");
}

function remember(answer: Me): Me {
  me.set(answer);
  return answer;
}

function rememberWaiting(lobby: Lobby): Lobby {
  waitingTables.set(lobby.mine.filter((table) => table.your_turn));
  return lobby;
}

/** The last request that changes something. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Requests that change something go one after the other: the first makes the guest, and the next must come from the same guest. */
function call<T>(method: "GET" | "POST", path: string, body?: object | string): Promise<T> {
  if (method === "GET") return send(method, path, body);
  const answer = lastChange.then(() => send<T>(method, path, body));
  lastChange = answer.catch(() => undefined);
  return answer;
}

/** Milliseconds after which a request has failed: the changes behind it must not wait for ever. */
const REQUEST_TIMEOUT = 20_000;

/** `given`: gives the request up. */
async function send<T>(method: string, path: string, body?: object | string, given?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  const signal = given ? AbortSignal.any([given, timeout]) : timeout;
  const request: RequestInit = { method, headers: { accept: "application/json" }, signal };
  if (body) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "content-type": "application/json" };
  }
  const offline = () => {
    throw new ApiError("offline");
  };
  const response = await fetch(path, request).catch(offline);
  if (response.ok) return (await response.json().catch(offline)) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.error ?? "trouble", problem?.line ?? null);
}

function getText(path: string): Promise<string> {
  return fetch(path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT) }).then(
    (response) => (response.ok ? response.text() : Promise.reject(new ApiError("trouble"))),
    () => Promise.reject(new ApiError("offline")),
  );
}
