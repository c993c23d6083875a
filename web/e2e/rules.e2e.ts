// The rules: pictures, contents, search, rulings, galleries, print. MAAT_FULL=1 looks at all games in all languages, sizes and themes.
import { expect, test } from "vitest";
import { LANGS } from "../src/words";
import { findings } from "./legible";
import { type Person, PHONE } from "./person";
import { stage } from "./stage";

const on = stage();
const GAMES = ["imhotep", "egizia", "pharaon", "ankh"];
/** The positions that pictures show. */
const POSITIONS = "**/assets/positions-*.js";
const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };

/** Brings every picture into the window and waits until it is drawn. */
async function drawAll({ page }: Person): Promise<number> {
  const pictures = page.locator(".picture-scroll");
  const count = await pictures.count();
  for (let index = 0; index < count; index++) {
    await pictures.nth(index).scrollIntoViewIfNeeded();
    await pictures.nth(index).locator(".picture-box svg, .picture-box section").first().waitFor({ state: "attached" });
  }
  return count;
}

const wide = ({ page }: Person) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the search is used by keyboard, without diacritics, and leads to a section", async () => {
  const person = await on.arrive(1, { locale: "cs-CZ" });
  const { page } = person;
  await page.goto("/rules/imhotep");
  // The server sends the text; a picture is there when the client listens.
  await page.locator(".picture-box svg").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("draktek");
  await page.locator(".found p", { hasText: "Nic" }).waitFor();
  for (let letter = 0; letter < 7; letter++) await page.keyboard.press("Backspace");
  await page.keyboard.type("lod chram");
  await page.locator(".found [role=option]").nth(1).waitFor();
  await page.keyboard.press("ArrowDown");
  const second = page.locator(".found [role=option][aria-selected=true]");
  await second.waitFor();
  const title = await second.locator("b").innerText();
  expect(await page.locator(".rules-search input").getAttribute("aria-activedescendant")).toBe(await second.getAttribute("id"));
  expect(await person.complaints()).toEqual([]);
  await page.keyboard.press("Enter");
  await page.locator(".is-asked").waitFor();
  expect(title).toContain(await page.locator(".is-asked:is(h1, h2, h3), .is-asked b").first().innerText());
  await page.keyboard.press("Escape");
  expect(await page.locator(".found").count()).toBe(0);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the list of rules searches all games", async () => {
  const person = await on.arrive(2);
  const { page } = person;
  await page.goto("/rules");
  await page.locator(".rules-search input").fill("camel");
  await page.locator(".found [role=option] small", { hasText: "Ankh" }).first().waitFor();
  await page.locator(".found [role=option]").first().click();
  await page.waitForURL(/\/rules\/ankh#/);
  await page.locator(".is-asked").waitFor();
  await person.leave();
});

test("a ruling stands at its rule, is folded, and opens by its address and from the index", async () => {
  const person = await on.arrive(3);
  const { page } = person;
  await page.goto("/rules/imhotep#r-32");
  await page.locator("#r-32[open]").waitFor();
  const before = await page.locator("#r-32").evaluate((fold) => {
    const heads = [...document.querySelectorAll(".prose :is(h2, h3)")];
    return heads.filter((head) => head.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).at(-1)?.id;
  });
  expect(before).toBe("hammer");
  expect(await page.locator(".ruling[open]").count()).toBe(1);
  await page.locator(".ruling-index a[href='#r-40']").click();
  await page.locator("#r-40[open].is-asked").waitFor();
  expect(await page.locator(".ruling").count()).toBe(await page.locator(".ruling-index a").count());
  await person.leave();
});

test("pictures are drawn by the boards, in the room that was kept for them, and the contents follow", async () => {
  const person = await on.arrive(4);
  const { page } = person;
  await page.goto("/rules/imhotep");
  await page.locator("#pyramid").waitFor();
  const heights = () => page.locator(".picture-scroll").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const reserved = await heights();
  // Most pictures are far away and not drawn yet.
  expect(await page.locator(".picture-box svg").count()).toBeLessThan(reserved.length);
  expect(await drawAll(person)).toBe(reserved.length);
  expect(await heights()).toEqual(reserved);
  // Nothing in a picture can be reached or is read out; its caption is its name.
  expect(await page.locator(".picture-box [tabindex]").evaluateAll((all) => all.filter((one) => one.closest("[inert]") === null).length)).toBe(0);
  expect(await page.getByRole("img", { name: "Seven stones lie on the first level" }).count()).toBe(1);
  await page.locator("#temple").scrollIntoViewIfNeeded();
  await page.goto("/rules/imhotep#temple");
  await page.locator(".contents a[href='#temple'][aria-current]").waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("a picture that cannot be loaded costs no text", async () => {
  const person = await on.arrive(11);
  const { page } = person;
  for (const address of ["/rules/imhotep", "/games/imhotep"]) {
    await page.route(POSITIONS, (route) => route.abort());
    await page.goto(address);
    await page.locator(".picture-box").first().scrollIntoViewIfNeeded();
    await page.locator(".toast").waitFor();
    expect(await page.locator(".lost, .picture-box svg").count(), address).toBe(0);
    expect(await page.locator(".picture figcaption").first().isVisible(), address).toBe(true);
    expect(await page.locator(".picture-scroll").evaluateAll((all) => Math.min(...all.map((one) => one.clientHeight))), address).toBeGreaterThan(50);
    await page.unroute(POSITIONS);
  }
  await person.leave();
});

test("on paper there are no controls, rulings are open and all pictures are drawn", async () => {
  const person = await on.arrive(5, { colorScheme: "dark" });
  const { page } = person;
  await page.goto("/rules/imhotep");
  await page.locator("#pyramid").waitFor();
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction(() => [...document.querySelectorAll(".picture-box")].every((box) => box.querySelector("svg") !== null));
  expect(await page.locator(".ruling:not([open])").count()).toBe(0);
  for (const control of [".topbar", ".rules-side", ".rules-tools"]) expect(await page.locator(control).isVisible(), control).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  // Also when the browser announces the print by an event only.
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await page.locator(".picture-box svg").first().waitFor();
  await person.typefaces();
  // One picture was drawn, so everything is loaded that the others need. The browser takes the page as it is after the event.
  const [before, after, cut] = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".picture-box")];
    const blank = () => boxes.filter((box) => box.querySelector("svg") === null).length;
    const before = blank();
    dispatchEvent(new Event("beforeprint"));
    return [before, blank(), boxes.map((box) => box.querySelectorAll(".is-cut").length)] as const;
  });
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(0);
  // The last picture shows one site of the board, and no halves of texts beside it.
  expect(cut.at(-1)).toBeGreaterThan(0);
  expect(await page.locator(".ruling:not([open])").count()).toBe(0);
  await person.leave();
});

test("the button prints when all pictures are drawn, and says that it waits for them", async () => {
  const person = await on.arrive(12);
  const { page } = person;
  // In the place of the browser's own print.
  await page.addInitScript(() => {
    window.print = () => {
      const boxes = [...document.querySelectorAll<HTMLElement>(".picture-box")];
      document.body.dataset.printed = String(boxes.filter((box) => box.querySelector("svg") !== null).length);
    };
  });
  let positions = () => {};
  const wanted = new Promise<void>((resolve) => (positions = resolve));
  await page.route(POSITIONS, (route) => wanted.then(() => route.continue()));
  await page.goto("/rules/imhotep");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.getByRole("status").getByText("Loading the pictures").waitFor();
  expect(await page.locator("[data-printed]").count()).toBe(0);
  positions();
  await page.locator(`[data-printed="${await page.locator(".picture-box").count()}"]`).waitFor();
  await page.getByText("Loading the pictures").waitFor({ state: "detached" });
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the gallery shows everything, filters by kind, and says what could not be checked", async () => {
  const person = await on.arrive(6);
  const { page } = person;
  await page.goto("/rules/pharaon/cards");
  await page.locator(".exhibit").first().waitFor();
  const all = await page.locator(".exhibit").count();
  await page.getByRole("button", { name: /^Gods/ }).click();
  await page.locator(".kind[aria-pressed=true]", { hasText: "Gods" }).waitFor();
  expect(await page.locator(".exhibit").count()).toBe(5);
  await page.locator(".unchecked-note").first().waitFor();
  expect(await page.locator("main").innerText()).not.toMatch(/[a-z]_[a-z]/);
  await page.reload();
  await page.locator(".kind[aria-pressed=true]", { hasText: "Gods" }).waitFor();
  await page.getByRole("button", { name: /^All/ }).click();
  await page.locator(".exhibit").nth(20).waitFor();
  expect(await page.locator(".exhibit").count()).toBe(all);
  expect(await person.complaints()).toEqual([]);
  await page.goto("/rules/nothing/cards");
  await page.locator(".lost").waitFor();
  await person.leave();
});

test.each([
  ["desk", {}],
  ["phone", PHONE],
] as const)("beside a board the rules are text alone, with links to rulings (%s)", async (_, options) => {
  const person = await on.arrive(10, options);
  const { page } = person;
  await person.sitDown("imhotep", ["you", { bot: "random" }]);
  await person.turn();
  // On phones a button in the bar opens the rail.
  if ((await page.locator("#tab-rules").count()) === 0) await page.locator(".topbar button:has(use[href='#i-chat'])").click();
  await page.locator("#tab-rules").click();
  await page.locator(".rules-panel #rule-r-01").waitFor({ state: "attached" });
  expect(await page.locator(".rules-panel .picture").count()).toBe(0);
  expect(await page.locator(".rules-panel").evaluate((panel) => getComputedStyle(panel).overflowY)).toBe("auto");
  await page.locator(".rules-panel p > a[href='#r-01']").first().click();
  await page.locator(".rules-panel #rule-r-01.is-asked").waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

/** Axe, texts and width of the pages of one game. */
async function look(person: Person, game: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of [`/rules/${game}`, `/rules/${game}/cards`]) {
    await person.page.goto(address);
    await person.page.locator(".prose, .exhibit").first().waitFor();
    await person.typefaces();
    await drawAll(person);
    wrong.push(...(await person.complaints()).map((one) => `${address}: ${one}`));
    for (const one of await findings(person.page)) wrong.push(`${address}: ${JSON.stringify(one)}`);
    if ((await wide(person)) > 0) wrong.push(`${address} is too wide`);
    if (/\[[a-z]+-[a-z-]+\]/.test(await person.page.locator("main").innerText())) wrong.push(`${address} lacks a text`);
  }
  return wrong;
}

test("a narrow phone shows rules and gallery of a game whole, with the contents folded", async () => {
  const person = await on.arrive(7, NARROW);
  expect(await look(person, "imhotep")).toEqual([]);
  await person.page.goto("/rules/imhotep");
  await person.page.locator(".contents details:not([open])").waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("twice the text size breaks nothing", async () => {
  const person = await on.arrive(8, { viewport: { width: 720, height: 450 } });
  await person.page.goto("/rules/egizia");
  await person.page.locator("#river").waitFor();
  await drawAll(person);
  expect(await wide(person)).toBeLessThanOrEqual(0);
  await person.leave();
});

const FULL = process.env.MAAT_FULL ? GAMES : [];

test.each(FULL)("every language, size and theme of %s", async (game) => {
  const wrong: string[] = [];
  for (const locale of LANGS) {
    for (const [name, options] of Object.entries({ desk: {}, phone: PHONE, narrow: NARROW })) {
      for (const colorScheme of ["light", "dark"] as const) {
        const person = await on.arrive(9, { ...options, locale, colorScheme });
        wrong.push(...(await look(person, game)).map((one) => `${locale} ${name} ${colorScheme} ${one}`), ...person.errors);
        await person.leave();
      }
    }
  }
  expect(wrong).toEqual([]);
});
