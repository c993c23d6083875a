// A simulated person at a browser, who sees the page and clicks on it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from "playwright-core";
import { PHONE as SMALL } from "../src/media";
import type { Conduct } from "../src/protocol";
import type { Settings } from "../src/settings";
import { CHROMIUM } from "./chromium.mjs";
import { addGate, hold, release, settle } from "./gate";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A generous timeout in milliseconds, also for busy machines. */
const TIMEOUT = 180_000;

/** Launches the browser with our typefaces and one fallback, whatever is installed. */
export async function launch(): Promise<Browser> {
  const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") };
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return chromium.launch({ executablePath: CHROMIUM, args, env, timeout: TIMEOUT });
}

export const DESK = { width: 1440, height: 900 };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Games are played fast and without questions, cards over the board and films that open by themselves, unless a test is about them. */
const SETTINGS: Partial<Settings> = { botPace: "instant", confirm: false, introduction: false, moments: false, film: "never" };

/** The button that begins a game of Imhotep against bots. */
export const PLAY = ".game-card[data-game=imhotep] button.solid";

/** A seeded generator, so that every run chooses the same moves. */
export class Dice {
  constructor(private state: number) {}

  below(bound: number): number {
    this.state = (this.state * 48271) % 2147483647;
    return this.state % bound;
  }
}

/** A table to be opened; fields that are missing have usual values. */
export interface TableWish {
  game: string;
  seats: unknown[];
  options?: string;
  public?: boolean;
  shuffle?: boolean;
  start?: boolean;
  conduct?: Conduct;
}

export class Person {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly dice: Dice,
    readonly errors: string[],
    private readonly wire: Wire,
  ) {}

  /** Opens a new browser profile: the server does not know this person yet. */
  static async arrive(browser: Browser, address: string, seed: number, options: BrowserContextOptions = {}, settings: Partial<Settings> = {}): Promise<Person> {
    const context = await browser.newContext({ baseURL: address, viewport: DESK, locale: "en-GB", reducedMotion: "reduce", ...options });
    context.setDefaultTimeout(TIMEOUT);
    await addGate(context);
    // A reload keeps what the person has changed.
    await context.addInitScript(
      (settings) => {
        if (localStorage.getItem("maat-settings") === null) localStorage.setItem("maat-settings", settings);
      },
      JSON.stringify({ ...SETTINGS, ...settings }),
    );
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      // A lost connection is not an error of the page.
      if (message.type() === "error" && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())) errors.push(message.text());
    });
    return new Person(context, page, new Dice(seed), errors, new Wire(page));
  }

  /** Opens a table and returns its id. The game starts at once, unless `wish` differs. */
  async newTable(wish: TableWish): Promise<string> {
    const data = { options: "", public: false, shuffle: false, start: true, ...wish };
    const answer = await this.page.request.post("/api/tables", { data });
    if (!answer.ok()) throw new Error(`the server opens no table: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }

  /** Sets a name and opens the page of a new table. */
  async sitDown(game: string, seats: unknown[]): Promise<void> {
    await this.page.request.post("/api/me", { data: { name: "Hana" } });
    await this.page.goto(`/table/${await this.newTable({ game, seats })}`);
  }

  /** Opens the form of a new table in the lobby, with everything that is folded behind "More". */
  async openForm(): Promise<Locator> {
    await this.page.locator(".new-sm").click();
    const form = this.page.locator("dialog[open] .new-table");
    await form.locator("details.more > summary").click();
    return form;
  }

  /** Opens the settings dialog; on phones it is in the menu of a table. */
  async openSettings(): Promise<Locator> {
    const menu = this.page.locator(".topbar .menu");
    // After a change of the window the page follows a moment later.
    await this.page.waitForFunction(
      (small) => !document.querySelector(".at-table") || matchMedia(small).matches === (document.querySelector(".topbar .menu") !== null),
      SMALL,
    );
    if (await menu.isVisible()) await menu.click();
    await this.page.locator(".topbar button[aria-haspopup=dialog]").click();
    return this.page.locator("dialog.settings");
  }

  /** Waits until all dialogs are closed. Each leaves the history a moment later, which would break off a reload. */
  async leftDialogs(): Promise<void> {
    await this.page.waitForFunction(() => !history.state?.dialogs);
  }

  /** Switches the language of the page. */
  async speak(lang: string): Promise<void> {
    const dialog = await this.openSettings();
    await dialog.locator("select:has(option[lang])").selectOption(lang);
    await this.page.locator(`html[lang=${lang}]`).waitFor();
    await dialog.locator("header button").click();
    await dialog.waitFor({ state: "detached" });
    await this.leftDialogs();
  }

  /** The number of moves that the page has sent. */
  get played(): number {
    return this.wire.played;
  }

  /** The moves that can be clicked now, anywhere on the page. */
  async moves(): Promise<string[]> {
    return this.page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>("[data-move]")].filter((spot) => spot.getBoundingClientRect().width > 0);
      return shown.map((spot) => spot.dataset.move ?? "");
    });
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator(".is-over").count()) > 0;
  }

  /** Plays a move that is on the page, and waits for the next update, which may come after a reconnection. */
  async click(move: string): Promise<void> {
    await this.answered(() => this.clickMove(move));
  }

  /** Clicks on a move without waiting for the update. */
  async clickMove(move: string): Promise<void> {
    await this.tap(this.page.locator(`[data-move="${move}"]`).first(), ".target, .pill");
  }

  /** Runs `act` while the page is frozen: messages of the server are delivered afterwards. */
  async still<T>(act: () => Promise<T>): Promise<T> {
    await hold(this.page);
    try {
      return await act();
    } finally {
      await release(this.page);
    }
  }

  /** Runs `act` and waits for the next update, unless `act` returns `false`; returns whether it waited. */
  async answered(act: () => Promise<unknown>): Promise<boolean> {
    const before = await this.still(async () => {
      const before = this.wire.updates;
      return (await act()) === false ? null : before;
    });
    if (before !== null) await this.wire.until(() => this.wire.updates > before);
    return before !== null;
  }

  /** Runs something outside of the page, and waits for the update that follows from it. */
  async updatedBy(act: () => Promise<void>): Promise<void> {
    const before = this.wire.updates;
    await act();
    await this.wire.until(() => this.wire.updates > before);
  }

  /** Waits for a condition that depends on the WebSocket traffic. */
  async until(seen: () => boolean): Promise<void> {
    await this.wire.until(seen);
  }

  /** Clicks in the middle of the element, or of a part of it; fails if something covers that point. */
  async tap(thing: Locator, part: string): Promise<void> {
    await thing.scrollIntoViewIfNeeded();
    const at = await thing.evaluate((thing, part) => {
      const box = (thing.querySelector(part) ?? thing).getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      return { x, y, hit: hit !== null && thing.contains(hit), over: hit?.outerHTML.slice(0, 200) };
    }, part);
    if (!at.hit) throw new Error(`${thing} is covered by ${at.over}`);
    await this.page.mouse.click(at.x, at.y);
  }

  /** A random element. */
  choose<T>(things: readonly T[]): T | undefined {
    return things[this.dice.below(Math.max(1, things.length))];
  }

  /** Plays one of the moves on the page by touch; returns false if there is none. */
  async touchAny(): Promise<boolean> {
    return this.answered(async () => {
      const move = this.choose(await this.moves());
      if (move === undefined) return false;
      return this.touchMove(move);
    });
  }

  /** Plays a move that is on the page by touch, without waiting for the update. */
  async touchMove(move: string): Promise<void> {
    const before = this.played;
    await this.touch(this.page.locator(`[data-move="${move}"]`), async () => this.played > before);
  }

  /** Taps the middle of the first of these until it is gone or has done what it should: the first tap may enlarge a map, or only select a card. */
  async touch(places: Locator, done: () => Promise<boolean>): Promise<void> {
    const { page } = this;
    while ((await places.count()) > 0 && !(await done())) {
      const place = places.first();
      await place.scrollIntoViewIfNeeded();
      const at = await place.evaluate((place) => {
        const box = (place.querySelector(".hit, .target, .pill") ?? place).getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        // On a map the nearest target is played, whatever lies on it.
        const own = hit !== null && (place.closest(".ank-window") ?? place).contains(hit);
        return { x, y, own, over: hit?.outerHTML.slice(0, 200), look: document.querySelector(".at-table")?.innerHTML };
      });
      if (!at.own) throw new Error(`${place} is covered by ${at.over}`);
      await page.touchscreen.tap(at.x, at.y);
      await page.waitForFunction((look) => document.querySelector(".at-table")?.innerHTML !== look, at.look);
      await settle(page);
    }
  }

  /** Clicks one of the moves on the page; false if there is none. */
  async clickAny(): Promise<boolean> {
    return this.play((moves) => this.choose(moves));
  }

  /** Plays the move that `choose` returns; returns false if there is none. */
  async play(choose: (moves: string[]) => string | undefined): Promise<boolean> {
    return this.answered(async () => {
      const move = choose(await this.moves());
      if (move === undefined) return false;
      return this.clickMove(move);
    });
  }

  /** Opens the list of all moves, moves down from the first by this number of lines, and plays the selected move. */
  async playFromMenu(down: number): Promise<void> {
    await this.answered(() => this.chooseFromMenu(down));
  }

  /** The same without waiting for an update, which what-ifs do not have. */
  async chooseFromMenu(down: number): Promise<void> {
    const { keyboard } = this.page;
    const menu = this.page.locator("[role=menu]");
    await this.page.locator("#prompt").focus();
    await keyboard.press("m");
    await menu.waitFor();
    // A letter opens the list without a selection: the first arrow selects the first move.
    for (let line = 0; line <= down; line += 1) await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await menu.waitFor({ state: "detached" });
  }

  /** Waits until it is this person's turn or the game is over; returns whether it is their turn. */
  async turn(): Promise<boolean> {
    await this.page.waitForFunction(() => document.querySelector(".is-over") !== null || document.querySelector("[data-move]") !== null);
    return !(await this.isOver());
  }

  /** Plays to the end by clicking; returns the number of clicks. */
  async playToTheEnd(): Promise<number> {
    let clicks = 0;
    while (await this.turn()) {
      if (await this.clickAny()) clicks += 1;
    }
    return clicks;
  }

  /** Loads all our typefaces, also those that no text on the page needs. */
  async typefaces(): Promise<void> {
    await this.page.evaluate(() => Promise.all([...document.fonts].filter(({ family }) => !family.includes("Twin")).map((face) => face.load())));
  }

  /** The axe violations of the page in its current state. */
  async complaints(): Promise<string[]> {
    return this.still(() => this.runAxe());
  }

  private async runAxe(): Promise<string[]> {
    await this.page.evaluate(AXE);
    return this.page.evaluate(async () => {
      const axe = (window as unknown as { axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe;
      const { violations } = await axe.run({ resultTypes: ["violations"] });
      return violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
    });
  }

  /** The axe violations in both colour schemes. */
  async allComplaints(): Promise<string[]> {
    const found: string[] = [];
    for (const colorScheme of ["dark", "light"] as const) {
      await this.page.emulateMedia({ colorScheme });
      for (const complaint of await this.complaints()) found.push(`${colorScheme}: ${complaint}`);
    }
    return found;
  }

  /** How far the page overflows horizontally, in pixels. */
  async overhang(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  async leave(): Promise<void> {
    // A request that a test answers itself may be under way.
    await Promise.all(this.context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
    await this.context.close();
  }
}

/** Observes the traffic of a page's sockets. */
class Wire {
  /** The number of updates that the page has received. */
  updates = 0;
  /** The number of moves that the page has sent. */
  played = 0;
  private readonly waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        this.updates += Number(String(payload).startsWith('{"update"'));
        this.notify();
      });
      socket.on("framesent", ({ payload }) => {
        this.played += Number(String(payload).startsWith('{"play"'));
        this.notify();
      });
    });
  }

  private notify(): void {
    for (const look of this.waiting) look();
  }

  /** Waits for a condition that follows from a message; only the time limit of the test ends the wait. */
  async until(seen: () => boolean): Promise<void> {
    // Other listeners of the same message may be called later, so the check is deferred.
    await new Promise<void>((resolve) => {
      const look = () =>
        queueMicrotask(() => {
          if (!seen()) return;
          this.waiting.delete(look);
          resolve();
        });
      this.waiting.add(look);
      look();
    });
  }
}

/** Everybody clicks on their turns until the game is over. */
export async function playTogether(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((person) => person.playToTheEnd()));
}

/** The first of them who has something to click. */
export async function nextToMove(people: readonly Person[]): Promise<Person> {
  return Promise.race(people.map((person) => person.turn().then(() => person)));
}
