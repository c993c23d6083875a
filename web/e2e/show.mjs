// Screenshots of sample positions on the real table page, without a server: `npm run show -- GAME/SAMPLE… [--size 1440x900] [--theme dark]
// [--lang cs] [--scale 1.3] [--as SEAT] [--spectator] [--touch] [--hover SELECTOR] [--click SELECTOR] [--focus SELECTOR] [--full] [--marks] --out FOLDER`.
// `--cards` shows the card with which a game begins. `--marks` also prints how many signs have no word. `--inp` prints the longest interaction to next paint (ms) at a quarter of the CPU's speed;
// with `--built` it uses the client in dist/, as players get it.
// It starts Vite on a free port, or uses the running one that MAAT_VITE names (http://localhost:5173).
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { createServer, preview } from "vite";
import { CHROMIUM } from "./chromium.mjs";

const WEB = join(import.meta.dirname, "..");
const NAMES = ["Hana", "Marek", "Ilse", "Dedi", "Oto"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", multiple: true, default: ["1440x900"] },
    theme: { type: "string", multiple: true, default: ["light"] },
    lang: { type: "string", default: "en" },
    scale: { type: "string", default: "1" },
    as: { type: "string" },
    spectator: { type: "boolean", default: false },
    touch: { type: "boolean", default: false },
    hover: { type: "string" },
    click: { type: "string", multiple: true, default: [] },
    focus: { type: "string" },
    wait: { type: "string", default: "0" },
    full: { type: "boolean", default: false },
    marks: { type: "boolean", default: false },
    cards: { type: "boolean", default: false },
    inp: { type: "boolean", default: false },
    built: { type: "boolean", default: false },
    out: { type: "string", default: "/tmp/show" },
  },
});

/** The messages with which a server would open the table of a sample. */
function messages(game, sample, { spectator = false } = {}) {
  const positions = JSON.parse(readFileSync(join(WEB, `src/games/${game}/samples.json`), "utf8"));
  const { view, legal, step, you: own, log = [] } = positions[sample];
  const you = values.as ?? own;
  const seats = (view.players ?? []).map((_, index) => "abcde"[index]);
  const seatOf = (seat, index) => ({
    seat,
    name: NAMES[index],
    user: null,
    bot: seat === you || index % 2 === 0 ? null : "mcts:1000",
    substitute: null,
    resigned: false,
    ready: true,
  });
  const over = legal.length === 0 && step === "over";
  const table = {
    id: "sample",
    game,
    revision: 1,
    options: "",
    public: true,
    status: over ? "finished" : "running",
    seats: seats.map(seatOf),
    you: spectator ? null : you,
    yours: spectator || you === null ? [] : [you],
    host: true,
    host_seat: you,
    practice: false,
    hints: null,
    conduct: { pace: "none", grace: 120, resign: "bot", level: "mcts:300", watchers: "talk" },
    proposal: null,
    events: [],
    ended: null,
    rematch: null,
    host_grace: 60,
    author: null,
    muted: [],
    seed_hash: "0".repeat(64),
    seed: null,
    chance: null,
  };
  const update = {
    ply: log.length,
    prompt: spectator || over ? null : 1,
    due: over ? [] : [you],
    step,
    view,
    legal: spectator ? [] : legal,
    since: 0,
    events: log,
    undo: false,
    undo_by_consent: false,
    clocks: [],
    outcome: over ? { score: seats.map((_, index) => 40 - index), rank: seats.map((_, index) => index + 1) } : null,
  };
  const presence = { seats, away: [], host: true, spectators: 0 };
  return [{ table }, { presence }, { update }];
}

const modules = await createServer({
  root: WEB,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false },
  // A running Vite keeps its own cache of dependencies.
  optimizeDeps: { noDiscovery: true, include: [] },
  cacheDir: "node_modules/.vite-show",
  appType: "custom",
});
const { countMarks, silentMarks } = await modules.ssrLoadModule("/e2e/marks.ts");
await modules.close();

async function address() {
  if (process.env.MAAT_VITE) return { url: process.env.MAAT_VITE, close: async () => undefined };
  if (values.built) {
    const built = await preview({ root: WEB, logLevel: "error", preview: { port: 0, host: "127.0.0.1" } });
    return { url: built.resolvedUrls.local[0].replace(/\/$/, ""), close: () => built.close() };
  }
  const vite = await createServer({
    root: WEB,
    configFile: join(WEB, "vite.config.ts"),
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", hmr: false },
  });
  await vite.listen();
  return { url: vite.resolvedUrls.local[0].replace(/\/$/, ""), close: () => vite.close() };
}

/** How long people press a button or a key, in milliseconds. */
const PRESS = 80;

/** Opens and closes what a table has, plays a move, and returns the longest time from an input to the next paint. */
async function longestInteraction(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries()) if (interactionId) window.interactions.push({ name, duration });
    }).observe({ type: "event", durationThreshold: 16 });
  });
  const quiet = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
  for (const selector of [".all-moves", ".mat.own .drawer", "#tab-rules", "#tab-log", "[data-explains]"]) {
    const thing = page.locator(selector).first();
    if ((await thing.count()) === 0 || !(await thing.isVisible())) continue;
    await thing.click({ force: true, delay: PRESS });
    await quiet();
    await page.keyboard.press("Escape", { delay: PRESS });
    await quiet();
  }
  await page.locator("#prompt").focus();
  for (const key of ["Tab", "Tab", "ArrowDown", "ArrowRight"]) {
    await page.keyboard.press(key, { delay: PRESS });
    await quiet();
  }
  const spot = page.locator(".stage .spot, .act[data-move]").first();
  await spot.click({ force: true, delay: PRESS });
  await quiet();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const all = await page.evaluate(() => window.interactions);
  return all.toSorted((one, other) => other.duration - one.duration).slice(0, 3);
}

const { url, close } = await address();
const env = { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") };
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"], env });
mkdirSync(values.out, { recursive: true });
for (const size of values.size) {
  const [width, height] = size.split("x").map(Number);
  for (const theme of values.theme) {
    const touch = values.touch || width <= 820;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: { en: "en-GB", cs: "cs-CZ", pl: "pl-PL" }[values.lang],
      reducedMotion: "reduce",
      ...(touch ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    });
    const settings = values.cards ? {} : { introduction: false, moments: false };
    await context.route(/\/api\//, (route) => {
      const path = new URL(route.request().url()).pathname;
      if (!path.startsWith("/api/")) return route.continue();
      const answers = { "/api/me": { id: "x", name: "Hana", settings, pause: null }, "/api/lobby": { yours: [], open: [], running: [] }, "/api/games": [] };
      const json = answers[path];
      return json === undefined ? route.fulfill({ status: 404, json: { problem: "not-found" } }) : route.fulfill({ json });
    });
    await context.addInitScript((settings) => localStorage.setItem("maat-settings", settings), JSON.stringify(settings));
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(String(error)));
    page.on("console", (message) => message.type() === "error" && !/404/.test(message.text()) && console.error(message.text()));
    for (const wanted of positionals) {
      const [game, sample] = wanted.split("/");
      await page.routeWebSocket(/\/socket\?/, (socket) => {
        for (const message of messages(game, sample, values)) socket.send(JSON.stringify(message));
        socket.onMessage((text) => {
          if ("ping" in JSON.parse(String(text))) socket.send(JSON.stringify({ pong: {} }));
        });
      });
      await page.goto(`${url}/table/sample`);
      await page.locator(".at-table").waitFor();
      if (values.scale !== "1") await page.evaluate((scale) => (document.documentElement.style.fontSize = `${scale * 100}%`), Number(values.scale));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const selector of values.click) await page.locator(selector).first().click();
      if (values.focus) await page.locator(values.focus).first().focus();
      if (values.hover) {
        await page.locator(values.hover).first().hover();
        await page.waitForTimeout(600);
      }
      await page.waitForTimeout(300 + Number(values.wait));
      if (values.inp) console.log(`${game}/${sample} ${size}`, JSON.stringify(await longestInteraction(page)));
      if (values.marks) console.log(`${game}/${sample} ${size}`, await countMarks(page), await silentMarks(page));
      await page.screenshot({ path: join(values.out, `${game}-${sample}-${size}-${theme}.png`), fullPage: values.full });
    }
    await context.close();
  }
}
await browser.close();
await close();
