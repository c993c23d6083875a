// The built server, with a database of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PROGRAM = process.env.MAAT_BIN ?? join(import.meta.dirname, "../../target/debug/maat");

export class Server {
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "maat-e2e-"));
  private port = 0;

  /** With a fixed seed, the same clicks lead to the same game; without one, browsers have a part in the seed. */
  constructor(private readonly seed: number | null = 1) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server; a restart keeps the address and the games. */
  async start(): Promise<this> {
    const listen = `127.0.0.1:${this.port}`;
    const db = join(this.folder, "games.db");
    const arguments_ = ["serve", "--listen", listen, "--db", db, "--bot-pause", "0", "--no-limits"];
    if (this.seed !== null) arguments_.push("--seed", String(this.seed));
    const child = spawn(PROGRAM, arguments_, { stdio: ["ignore", "pipe", "inherit"] });
    this.child = child;
    const output = await new Promise<string>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.once("data", (data: Buffer) => resolve(data.toString()));
    });
    const port = /:(\d+)/.exec(output.replace("http:", ""))?.[1];
    if (port === undefined) throw new Error(`the server does not say where it is: ${output}`);
    this.port = Number(port);
    return this;
  }

  /** Kills the process, like a power failure. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child) return;
    this.child = null;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  /** Stops the process without closing its connections, like a network that delivers nothing. */
  freeze(): void {
    this.child?.kill("SIGSTOP");
  }

  /** Lets a frozen process go on. */
  thaw(): void {
    this.child?.kill("SIGCONT");
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
