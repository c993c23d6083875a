// The fixture of a test file: a server of its own and a browser.
import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { Settings } from "../src/settings";
import { launch, Person } from "./person";
import { Server } from "./server";

export class Stage {
  private launched: Browser | null = null;

  constructor(readonly server: Server) {}

  get browser(): Browser {
    if (!this.launched) throw new Error("nobody arrives before the first test begins");
    return this.launched;
  }

  async open(): Promise<void> {
    await this.server.start();
    this.launched = await launch();
  }

  async close(): Promise<void> {
    await this.launched?.close();
    await this.server.end();
  }

  /** A new person; the seed determines their clicks. */
  async arrive(seed: number, options: BrowserContextOptions = {}, settings: Partial<Settings> = {}): Promise<Person> {
    return Person.arrive(this.browser, this.server.address, seed, options, settings);
  }
}

/** Lives from before the first test of the file until after the last one. */
export function stage(server: Server = new Server()): Stage {
  const stage = new Stage(server);
  beforeAll(() => stage.open());
  afterAll(() => stage.close());
  return stage;
}
