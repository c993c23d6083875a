// Every text on every page is readable: on phones, tablets and desks, in three languages, in light and dark.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGS, type Lang } from "../src/words";
import { settle } from "./gate";
import { type Finding, findings } from "./legible";
import { DESK, type Person, PLAY } from "./person";
import { stage } from "./stage";

const on = stage();

/** Folder for screenshots and reports; set it to inspect the findings. */
const SHOTS = process.env.MAAT_SHOTS;

interface Look {
  width: number;
  height: number;
  lang: Lang;
  colorScheme: "light" | "dark";
}

const SIZES = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const;

const FULL = Boolean(process.env.MAAT_FULL);

/** The whole matrix takes minutes; by default one path of each kind is enough. Themes do not change the layout: every size and every
 * language is checked in both. */
const LOOKS: readonly Look[] = FULL
  ? LANGS.flatMap((lang, row) =>
      SIZES.map(([width, height], column): Look => ({ width, height, lang, colorScheme: (row + column) % 2 === 0 ? "light" : "dark" })),
    )
  : [
      { width: 390, height: 844, lang: "cs", colorScheme: "dark" },
      { width: 1280, height: 720, lang: "en", colorScheme: "light" },
    ];

/** Texts that were unreadable before and need a new drawing to become readable. */
const EXCEPTIONS: { kind: Finding["kind"]; place: RegExp; why: string }[] = [
  {
    kind: "small",
    place: /egb-row|eg-dim > (eg-points|t-number)/,
    why: "pictograms of Egizia's markets, graves and cards: one row of signs, told in words by the details",
  },
  { kind: "small", place: /egb-slim\S* > eg-field/, why: "the number of a field on phones: the name beside it says it too" },
  {
    kind: "small",
    place: /site > card\.k-\w+ > t-title/,
    why: "long names on the small cards of Imhotep's market on phones; they are narrow already",
  },
];

const excused = ({ kind, place }: Finding) => EXCEPTIONS.some((exception) => exception.kind === kind && exception.place.test(place));

/** Opens one thing after another and checks each. */
type Tour = (look: (what: string) => Promise<void>) => Promise<void>;

/** Closes what is open: the same address again would keep its entry of the history. */
async function closeDialogs(person: Person): Promise<void> {
  await person.page.evaluate(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });
  await person.leftDialogs();
}

/** Checks the page, or everything that a tour opens on it, in every look; reports the findings. */
async function lookAround(person: Person, name: string, ready = "main", tour?: Tour): Promise<string[]> {
  const { page } = person;
  const wrong: string[] = [];
  for (const { width, height, lang, colorScheme } of LOOKS) {
    // A reload closes everything that was opened.
    await page.setViewportSize(DESK);
    if (tour) {
      await closeDialogs(person);
      await page.reload();
    }
    await person.speak(lang);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.locator(ready).first().waitFor({ state: "attached" });
    const look = async (what: string) => {
      const found = await person.still(async () => {
        await person.typefaces();
        await settle(page);
        return findings(page);
      });
      for (const finding of found) {
        if (!excused(finding)) wrong.push(`${finding.kind} | ${what} ${width} ${lang} ${colorScheme} | ${finding.place} | ${finding.text} | ${finding.about}`);
      }
      if (SHOTS) await page.screenshot({ path: join(SHOTS, `${what.replace(/\W+/g, "-")}-${width}-${lang}-${colorScheme}.png`) });
    };
    if (tour) await tour((what) => look(`${name} ${what}`.trim()));
    else await look(name);
  }
  await page.setViewportSize(DESK);
  return wrong;
}

/** Writes pictures of every look and the findings as text, if a folder is set. */
function writeReport(name: string, wrong: readonly string[]): void {
  if (SHOTS) writeFileSync(join(SHOTS, `${name}.txt`), wrong.join("\n"));
}

const RANDOM = { bot: "random" };

const GAMES = ["ankh", "egizia", "imhotep", "pharaon"];

/** Tables with the maximum number of seats; the other sides of the boards; solo games. */
const TABLES: Record<string, { game: string; bots: number; options: string }> = {
  ankh: { game: "ankh", bots: 4, options: "" },
  egizia: { game: "egizia", bots: 3, options: "" },
  imhotep: { game: "imhotep", bots: 3, options: "" },
  pharaon: { game: "pharaon", bots: 4, options: "" },
  ...(FULL && {
    "imhotep, sides B": { game: "imhotep", bots: 3, options: "market=b pyramid=b temple=b burial=b obelisks=b wrath=yes" },
    "pharaon alone": { game: "pharaon", bots: 0, options: "difficulty=2" },
  }),
};

for (const [table, { game, bots, options }] of Object.entries(TABLES)) {
  test(`${table}: every text of the table can be read, in every kind of question and at the end`, async () => {
    const person = await on.arrive(17);
    const { page } = person;
    let step = "";
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => (step = JSON.parse(String(payload)).update?.step ?? step)));
    await page.request.post("/api/me", { data: { name: "Nefertari" } });
    await page.goto(`/table/${await person.newTable({ game, options, seats: ["you", ...Array.from({ length: bots }, () => RANDOM)] })}`);
    const looked = new Map<string, number>();
    const wrong: string[] = [];
    while (await person.turn()) {
      const times = looked.get(step) ?? 0;
      looked.set(step, times + 1);
      // The first time, and again when the board is full.
      if (times === 0 || times === 12) {
        wrong.push(...(await lookAround(person, `${table} ${step} ${times}`)));
        await person.turn();
      }
      await person.answered(async () => {
        const moves = await person.moves();
        const move = person.choose([moves.filter((one) => !/^(decline|pass|done|give-up)$/.test(one)), moves].find((some) => some.length > 0) ?? []);
        if (move === undefined) return false;
        return page.locator(`[data-move="${move}"]`).first().dispatchEvent("click");
      });
    }
    wrong.push(...(await lookAround(person, `${table} over`)));
    writeReport(table, wrong);
    expect(wrong).toEqual([]);
    await person.leave();
  });
}

/** Selector of everything on a board or a mat that opens something, besides moves; the tools of the map open nothing. */
const DOORS = ".at-table :is(button, [role=button], [class*=-tap]):not([data-move], .ank-tool, .topbar *, .prompt *, .rail *, dialog *)";

/** The largest number of things that are opened on a board; several open the same details. */
const MAX_OPENED = 40;

for (const game of GAMES) {
  test(`${game}: every text of the details, of the list of moves, of log, chat and rules can be read`, async () => {
    const person = await on.arrive(23);
    const { page } = person;
    await page.request.post("/api/me", { data: { name: "Nefertari" } });
    await page.goto(`/table/${await person.newTable({ game, seats: ["you", RANDOM, RANDOM, RANDOM] })}`);
    for (let turns = 0; turns < 15 && (await person.turn()); turns += 1) await person.clickAny();
    await person.turn();
    const dialog = page.locator("dialog:modal");
    const shut = async () => {
      await dialog.evaluateAll((dialogs) => dialogs.forEach((dialog) => (dialog as HTMLDialogElement).close()));
      await dialog.waitFor({ state: "detached" });
    };
    const panel = page.locator(".ph-panel h2").first();
    const opened = new Set<string>();
    const tour: Tour = async (look) => {
      const titles = new Set<string>();
      const doors = await page.locator(DOORS).count();
      const stride = Math.max(1, doors / MAX_OPENED);
      for (let at = 0; at < doors; at += stride) {
        const door = page.locator(DOORS).nth(Math.floor(at));
        if (!(await door.isVisible())) continue;
        await door.dispatchEvent("click");
        await settle(page);
        const inDialog = (await dialog.count()) > 0;
        // Pharaon opens its parts beside the wheel.
        const title = inDialog ? await dialog.getAttribute("aria-label") : (await panel.count()) > 0 ? await panel.textContent() : null;
        if (title === null) continue;
        if (!titles.has(title)) await look(`details ${title}`);
        titles.add(title);
        if (inDialog) await shut();
      }
      for (const title of titles) opened.add(title);
      await page.locator(".all-moves").dispatchEvent("click");
      await page.locator("[role=menu]").waitFor();
      await look("moves");
      if ((await dialog.count()) > 0) await shut();
      else await page.keyboard.press("Escape");
      // On phones a button in the bar opens the rail.
      const rail = page.locator(".topbar button:has(use[href='#i-chat'])");
      for (const tab of ["log", "chat", "rules"]) {
        if ((await page.locator(`#tab-${tab}`).count()) === 0) await rail.click();
        await page.locator(`#tab-${tab}`).click();
        await look(tab);
      }
    };
    const wrong = await lookAround(person, game, ".all-moves:not(.held)", tour);
    writeReport(`${game}-details`, wrong);
    expect(wrong).toEqual([]);
    // Imhotep's cards show everything on the board.
    if (game !== "imhotep") expect(opened.size).toBeGreaterThan(5);
    await person.leave();
  });
}

test("every text of the other pages can be read", async () => {
  const person = await on.arrive(19);
  const { page } = person;
  const wrong: string[] = [];
  const look = async (name: string, address: string, ready: string, open?: () => Promise<void>) => {
    await closeDialogs(person);
    await page.goto(address);
    const tour: Tour | undefined = open && ((look) => open().then(() => look("")));
    wrong.push(...(await lookAround(person, name, ready, tour)));
  };
  await look("empty lobby", "/", PLAY);
  await page.request.post("/api/me", { data: { name: "Nefertari" } });
  const seats = ["you", "open", { bot: "mcts:2000" }, "open"];
  const room = await person.newTable({ game: "imhotep", options: "market=b temple=b", public: true, seats, start: false });
  for (const game of GAMES) await person.newTable({ game, public: true, seats: ["you", RANDOM, RANDOM] });
  await look("lobby", "/", ".tables .opt:not(:empty)");
  await look("new table", "/", PLAY, async () => {
    const form = await person.openForm();
    for (const summary of await form.locator("details.more details.options summary").all()) await summary.click();
  });
  await look("quick match", "/", PLAY, async () => {
    await page.locator(".quick-way").click();
    await page.locator("dialog[open] .quick").waitFor();
  });
  await look("room", `/table/${room}`, ".chairs", () => page.locator(".waiting details.options summary").click());
  await look("settings", `/table/${room}`, ".chairs", async () => void (await person.openSettings()));
  await look("all rules", "/rules", ".all-rules a");
  for (const game of GAMES) await look(`rules of ${game}`, `/rules/${game}`, "h2[id]");
  await look("lost", "/nowhere", ".lost");
  writeReport("pages", wrong);
  expect(wrong).toEqual([]);
  await person.leave();
});
