// `npm run lighthouse`: what lighthouse says about lobby, rules and a table: the median of five runs in each category. It tells figures and
// asserts none, because they depend on the machine; MAAT_BIN names the program, which should be a release build.
//
// Lighthouse is fetched by npx when it is needed: it is as large as all other packages together, and no test uses it.
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CHROMIUM } from "./chromium.mjs";

const LIGHTHOUSE = "lighthouse@12";
const RUNS = Number(process.env.MAAT_RUNS ?? 5);
const PROGRAM = process.env.MAAT_BIN ?? join(import.meta.dirname, "../../target/release/maat");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
const CHROME = "--no-sandbox --disable-gpu";

const folder = mkdtempSync(join(tmpdir(), "maat-lighthouse-"));

/** Starts a server with a database of its own; the address is the first line that it prints. */
async function serve() {
  const child = spawn(PROGRAM, ["serve", "--listen", "127.0.0.1:0", "--db", join(folder, "games.db"), "--no-limits"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once("data", (data) => resolve(data.toString()));
  });
  return { child, address: `http://127.0.0.1:${/:(\d+)/.exec(output.replace("http:", ""))[1]}` };
}

/** A table by link, which everybody who has the link may watch. */
async function openTable(address) {
  const seats = ["you", { bot: "random" }, { bot: "random" }];
  const table = { game: "imhotep", options: "", public: false, seats, shuffle: false, start: true };
  const answer = await fetch(`${address}/api/tables`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(table) });
  if (!answer.ok) throw new Error(`the server opens no table: ${await answer.text()}`);
  return (await answer.json()).id;
}

/** Now and then the browser records no trace; such a run is made again. */
const TRIES = 3;

async function measure(url, run) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measureOnce(url, run);
    } catch (error) {
      if (tries === TRIES || !/NO_NAVSTART|NO_FCP|Trace/.test(String(error))) throw error;
    }
  }
}

async function measureOnce(url, run) {
  const report = join(folder, `${run}.json`);
  const flags = [url, "--quiet", "--output=json", `--output-path=${report}`, `--only-categories=${CATEGORIES.join(",")}`, `--chrome-flags=${CHROME}`];
  await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, ...flags], { env: { ...process.env, CHROME_PATH: CHROMIUM } });
  return JSON.parse(readFileSync(report, "utf8"));
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** The audits that cost points, with what they found. */
function complaints({ audits, categories }) {
  const weighed = CATEGORIES.filter((id) => id !== "performance").flatMap((id) => categories[id].auditRefs.filter(({ weight }) => weight > 0));
  const failed = weighed.map(({ id }) => audits[id]).filter(({ score }) => score !== null && score < 1);
  return failed.map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details?.items?.slice(0, 3) ?? [])}`);
}

const { child, address } = await serve();
try {
  const pages = { lobby: "/", rules: "/rules/imhotep", game: "/games/imhotep", table: `/table/${await openTable(address)}` };
  const chosen = process.argv.slice(2);
  for (const [name, path] of Object.entries(pages).filter(([name]) => chosen.length === 0 || chosen.includes(name))) {
    const reports = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await measure(address + path, run));
    const scores = CATEGORIES.map((id) => `${id} ${median(reports.map(({ categories }) => Math.round((categories[id].score ?? 0) * 100)))}`);
    const figures = FIGURES.map((id) => `${id} ${median(reports.map(({ audits }) => audits[id].numericValue ?? 0)).toFixed(id.includes("shift") ? 4 : 0)}`);
    console.log(`${name}: ${scores.join(", ")}\n  ${figures.join(", ")}`);
    for (const line of new Set(reports.flatMap(complaints))) console.log(`  ${line}`);
  }
} finally {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
