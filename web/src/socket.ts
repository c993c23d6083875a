// The WebSocket of a table or a study, which reconnects by itself.
import { CLOSED, type ClientMsg, type Refused, type Seat, type ServerMsg } from "./protocol";

/** State of the connection. `lost` and `crowded` (too many sockets were open) reconnect by themselves; `gone` (there is no such table) and
 * `private` (the host lets nobody watch) do not. */
export type Link = "connecting" | "open" | "lost" | "crowded" | "gone" | "private";

/** The part of WebSocket that is used, so that tests can replace it. */
export interface SocketLike {
  onmessage: ((event: { data: unknown }) => void) | null;
  /** The code gives the server's reason, if it closed the socket. */
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Environment {
  open(url: string): SocketLike;
  /** Calls back when reconnecting at once is worthwhile: the browser is online again, or the page is visible again. Returns a function
   * that unsubscribes. */
  onWake(wake: () => void): () => void;
  /** Calls back when the browser has lost its network. Returns a function that unsubscribes. */
  onOffline(offline: () => void): () => void;
  random(): number;
}

export interface Listener<In = ServerMsg> {
  message(message: In): void;
  link(link: Link): void;
  /** Called when the server owes an answer for {@link ANSWER_TIMEOUT}, and when it is heard again. */
  silent(silent: boolean): void;
}

export const MIN_RETRY_DELAY = 500;
export const MAX_RETRY_DELAY = 15_000;
export const PING_INTERVAL = 25_000;
/** A server that has not answered for this long is reported as silent: what was sent may not have arrived. */
export const ANSWER_TIMEOUT = 1_500;
/** A socket that has not answered for this long is treated as dead, even if the browser reports it as open. */
export const RESPONSE_TIMEOUT = 8_000;

/** Random delay before the next attempt, between the minimum and an upper bound that doubles with each failure. */
export function retryDelay(failures: number, random: number): number {
  const most = Math.min(MAX_RETRY_DELAY, MIN_RETRY_DELAY * 2 ** failures);
  return MIN_RETRY_DELAY + random * (most - MIN_RETRY_DELAY);
}

/** `Out` and `In` are the messages to and from the server; both have pings and refusals. */
export class TableSocket<Out extends object = ClientMsg, In extends object = ServerMsg> {
  private socket: SocketLike | null = null;
  private state: Link = "connecting";
  private failures = 0;
  private stopped = false;
  private retry: Timer = undefined;
  private ping: Timer = undefined;
  private doubt: Timer = undefined;
  private silence: Timer = undefined;
  private silent = false;
  /** The number of pings without an answer. */
  private pings = 0;
  private readonly unsubscribe: (() => void)[];

  /** `address` is called before every attempt, because the address contains the number of lines received so far. */
  constructor(
    private readonly address: () => string,
    private readonly listener: Listener<In>,
    private readonly environment: Environment = browser,
  ) {
    this.unsubscribe = [environment.onWake(() => this.wake()), environment.onOffline(() => this.offline())];
    this.connect();
  }

  get link(): Link {
    return this.state;
  }

  /** Whether another attempt would be refused too. */
  private get refused(): boolean {
    return this.state === "gone" || this.state === "private";
  }

  /** Returns false if the message could not be sent. Nothing is queued: the position may have changed by then. */
  send(message: Out | { ping: Record<string, never> }): boolean {
    if (this.state !== "open" || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends a message that somebody waits for, and a ping behind it: the server answers that at once, even if the table is busy. So a dead
   * connection is noticed soon. */
  sendWithPing(message: Out): boolean {
    const sent = this.send(message);
    if (sent) this.test();
    return sent;
  }

  /** Reconnects, for example as another user. */
  restart(): void {
    if (this.stopped || this.refused) return;
    this.drop();
    this.failures = 0;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    for (const unsubscribe of this.unsubscribe) unsubscribe();
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.state === "open") this.become("connecting");
    const socket = this.environment.open(this.address());
    this.socket = socket;
    socket.onmessage = (event) => this.received(event.data);
    socket.onclose = ({ code }) => this.closed(code);
    this.expectAnswer();
  }

  /** The link counts as open after the first message: a socket that is refused also opens, and is then closed with a reason. */
  private received(data: unknown): void {
    this.failures = 0;
    this.become("open");
    const message = parse<In>(data);
    this.alive(message);
    if (message && !("pong" in message)) this.listener.message(message);
  }

  /** Handles a sign of life. It does not postpone the next ping: the server closes a socket that it hears nothing from, however much it
   * sends itself. Nor does it answer a ping: it may have been on its way when the connection broke. */
  private alive(message: In | null): void {
    if (message && "pong" in message) this.pings = Math.max(0, this.pings - 1);
    // The server has not read a ping above the rate limit.
    if (message && "refused" in message && (message.refused as Refused).why === "too-much") this.pings = 0;
    this.expectNothing();
    this.setSilent(false);
    if (this.pings > 0) this.expectAnswer();
    this.ping ??= setTimeout(() => this.test(), PING_INTERVAL);
  }

  private test(): void {
    clearTimeout(this.ping);
    this.ping = undefined;
    if (this.state !== "open") return;
    this.pings += 1;
    this.expectAnswer();
    this.send({ ping: {} });
  }

  /** An answer that is expected already is not postponed. */
  private expectAnswer(): void {
    if (this.silence !== undefined) return;
    this.doubt = setTimeout(() => this.setSilent(true), ANSWER_TIMEOUT);
    this.silence = setTimeout(() => this.lost(), RESPONSE_TIMEOUT);
  }

  private expectNothing(): void {
    clearTimeout(this.doubt);
    clearTimeout(this.silence);
    this.doubt = this.silence = undefined;
  }

  private setSilent(silent: boolean): void {
    if (silent === this.silent) return;
    this.silent = silent;
    this.listener.silent(silent);
  }

  private closed(code: number): void {
    if (code === CLOSED["not-found"] || code === CLOSED.private) {
      this.drop();
      this.become(code === CLOSED.private ? "private" : "gone");
    } else {
      this.lost(code === CLOSED["too-many"] ? "crowded" : "lost");
    }
  }

  private lost(link: Link = "lost"): void {
    this.drop();
    if (this.stopped) return;
    this.become(link);
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), retryDelay(this.failures - 1, this.environment.random()));
  }

  /** Called when the page is visible or online again: skips the retry delay, and tests an open socket, which may be dead. */
  private wake(): void {
    if (this.stopped || this.refused) return;
    if (this.state === "open") this.test();
    else {
      this.drop();
      this.connect();
    }
  }

  /** Called when the browser has lost its network: the socket would seem open for a while. */
  private offline(): void {
    if (this.stopped || this.refused || this.state === "lost" || this.state === "crowded") return;
    this.lost();
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    this.expectNothing();
    this.ping = undefined;
    this.pings = 0;
    if (!this.socket) return;
    const socket = this.socket;
    this.socket = null;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private become(link: Link): void {
    if (link === this.state) return;
    this.state = link;
    this.listener.link(link);
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

function parse<In>(data: unknown): In | null {
  try {
    return typeof data === "string" ? (JSON.parse(data) as In) : null;
  } catch {
    return null;
  }
}

const browser: Environment = {
  open: (url) => new WebSocket(url) as unknown as SocketLike,
  onWake(wake) {
    const seen = () => {
      if (document.visibilityState === "visible") wake();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", seen);
    };
  },
  onOffline(offline) {
    addEventListener("offline", offline);
    return () => removeEventListener("offline", offline);
  },
  random: Math.random,
};

/** What the server must know to send the right messages. */
export interface Wishes {
  /** The number of lines received so far. */
  since: number;
  /** The seat as which the page shows the game; null if the user has one at most. */
  seat: Seat | null;
  /** Whether the player makes even their only legal move. */
  ask: boolean;
}

/** Address of a table's socket. */
export function socketAddress(table: string, { since, seat, ask }: Wishes): string {
  const query = `since=${since}${seat === null ? "" : `&seat=${seat}`}${ask ? "&ask=true" : ""}`;
  return `${origin()}/api/tables/${encodeURIComponent(table)}/socket?${query}`;
}

/** Address of the socket of a study. */
export function studySocketAddress(study: string): string {
  return `${origin()}/api/studies/${encodeURIComponent(study)}/socket`;
}

function origin(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}`;
}
