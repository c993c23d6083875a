// Studies: made of a record with one click, written in, led by one and followed by another, taken home as text.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FULL, looks } from "./looks";
import type { Person } from "./person";
import { stage } from "./stage";
import { wrongWith } from "./wrongWith";

const on = stage();
const GAMES = FULL ? ["ankh", "egizia", "imhotep", "pharaon"] : ["imhotep"];
const SCRIPT = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';

function recordOf(game: string): string {
  const file = new URL(`../../crates/learn/puzzles/${game}/15.txt`, import.meta.url);
  return readFileSync(fileURLToPath(file), "utf8").replace(/\s*#.*$/gm, "");
}

/** Opens a record and makes a study of it. */
async function makeStudy(person: Person, game: string): Promise<string> {
  const { page } = person;
  await page.goto("/replay");
  await page.locator(".upload textarea").fill(recordOf(game));
  await page.locator(".upload button[type=submit]").click();
  await page.locator(".replay-bar").waitFor();
  await openPanel(person);
  await page.locator(".make-study").click();
  await page.waitForURL(/\/study\//);
  await openPanel(person);
  await page.locator(".study-panel").waitFor();
  return new URL(page.url()).pathname;
}

/** On a phone the panel is in a sheet. */
async function openPanel({ page }: Person): Promise<void> {
  await page.locator(".replay-bar").waitFor();
  if ((page.viewportSize()?.width ?? 0) < 821) await page.locator(".topbar [aria-haspopup=dialog]").last().click();
}

async function closePanel({ page }: Person): Promise<void> {
  const dialog = page.locator("dialog[open]");
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

const tab = ({ page }: Person, name: string) => page.locator(`#study-tab-${name}`).click();

/** The stop that is shown. */
const stopIs = ({ page }: Person, stop: number) =>
  page.waitForFunction((stop) => document.querySelector<HTMLInputElement>(".replay-line input")?.value === String(stop), stop);

/** The number of moves of the line that is played, once the server has answered. */
const lineIs = ({ page }: Person, moves: number) =>
  page.waitForFunction(
    (moves) =>
      document.querySelector<HTMLElement>(".whatif-card")?.dataset.moves === String(moves) &&
      document.querySelector(".stage [data-move], #prompt .acts button") !== null,
    moves,
  );

/** Plays the first move of the list by keyboard; the line then has this many moves. */
async function chooseFirst(person: Person, moves: number): Promise<void> {
  await person.chooseFromMenu(0);
  await lineIs(person, moves);
}

interface Point {
  x: number;
  y: number;
}

/** Two places on the board that are far apart and that nothing covers. */
async function twoPlaces({ page }: Person): Promise<[Point, Point]> {
  const places = await page.evaluate(() => {
    const found = [...document.querySelectorAll(".stage [data-place]")].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return width > 0 && document.elementFromPoint(x, y)?.closest(".study-shapes") ? [{ x, y }] : [];
    });
    const [first] = found;
    const far = (one: { x: number; y: number }) => Math.hypot(one.x - (first?.x ?? 0), one.y - (first?.y ?? 0));
    return first ? [first, found.reduce((best, one) => (far(one) > far(best) ? one : best), first)] : [];
  });
  const [from, to] = places;
  if (!from || !to) throw new Error("no places on the board");
  return [from, to];
}

/** A finger rests on a place until it draws, and moves to another one. */
async function dragByTouch({ page }: Person, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: Point | null) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await touch("touchStart", from);
  await page.locator(".study-shapes.dragging").waitFor();
  for (const part of [0.3, 0.6, 1]) await touch("touchMove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  await touch("touchEnd", null);
  await session.detach();
}

const canScroll = ({ page }: Person) => page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight + 60);

async function swipe({ page }: Person, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", { x, y, yDistance: -60, gestureSourceType: "touch", speed: 800 });
  await session.detach();
}

for (const { name, options } of looks("pl-PL")) {
  test.each(GAMES)(`a study of %s is written at ${name}`, async (game) => {
    const ann = await on.arrive(95, options);
    const { page } = ann;
    await makeStudy(ann, game);
    await page.locator(".study-notes textarea").fill(SCRIPT);
    await page.locator(".study-notes .text-form button[type=submit]").click();
    await page.locator(".notes li", { hasText: "<script>" }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { hacked?: boolean }).hacked)).toBeUndefined();

    // A circle and an arrow, chosen from lists.
    await page.locator(".study-tools [aria-expanded]").click();
    const selects = page.locator(".shape-form select");
    await page.waitForFunction(() => (document.querySelector<HTMLSelectElement>(".shape-form select")?.options.length ?? 0) > 3);
    await page.locator(".shape-form button").click();
    await page.locator(".notes .shape").waitFor();
    await selects.nth(1).selectOption({ index: 3 });
    await page.locator(".shape-form button").click();
    await page.locator(".notes .shape").nth(1).waitFor();
    await page.locator(".study-shapes .head").waitFor({ state: "attached" });
    expect(await wrongWith(ann, Boolean(options.hasTouch)), game).toEqual([]);
    // The same again removes it.
    await page.locator(".shape-form button").click();
    await page.waitForFunction(() => document.querySelectorAll(".notes .shape").length === 1);

    // The panel counts moves as the bar does; the address counts lines.
    await closePanel(ann);
    await page.keyboard.press("End");
    const last = Number(await page.locator(".replay-line input").getAttribute("max"));
    await stopIs(ann, last);
    await page.waitForFunction((last) => Number(new URLSearchParams(location.search).get("ply")) > last, last);
    await openPanel(ann);
    expect(await page.locator(".study-notes h3").first().innerText()).toContain(String(last));
    const field = page.locator(".study-notes .text-form textarea");
    expect(await field.getAttribute("placeholder")).toContain(String(last));

    // What is not posted outlives the sheet and steps to other moves, and the page says where it is.
    await field.fill("Half a thought");
    await closePanel(ann);
    if (options.hasTouch) await page.locator(".study-strip .draft .btn").waitFor();
    await page.locator(".transport .icb").first().click();
    await stopIs(ann, 0);
    await openPanel(ann);
    expect(await field.inputValue()).toBe("");
    await page.locator(".study-notes .drafts li", { hasText: "Half a thought" }).waitFor();
    expect(await wrongWith(ann, Boolean(options.hasTouch)), game).toEqual([]);
    await page.locator(".study-notes .drafts .link").click();
    await stopIs(ann, last);
    await expect.poll(() => field.inputValue()).toBe("Half a thought");
    expect(await wrongWith(ann, Boolean(options.hasTouch)), game).toEqual([]);
    await page.locator(".text-form .discard").click();
    await page.locator(".text-form .discard").waitFor({ state: "detached" });
    expect(await field.inputValue()).toBe("");
    expect(await page.locator(".study-notes .drafts").count()).toBe(0);
    expect(ann.errors).toEqual([]);
    await ann.leave();
  });

  test.each(GAMES)(`a side line of %s is played on the board at ${name}`, async (game) => {
    const ann = await on.arrive(94, options);
    const { page } = ann;
    const touch = Boolean(options.hasTouch);
    await makeStudy(ann, game);
    await closePanel(ann);
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>(".replay-line input")?.value) > 0);
    const stop = Number(await page.locator(".replay-line input").inputValue());
    await openPanel(ann);
    await page.locator(".play-on").click();
    await lineIs(ann, 0);
    expect(await page.locator(".whatif-card h2").innerText()).toContain(String(stop));
    // The line grows, and a move can be taken back.
    await chooseFirst(ann, 1);
    await chooseFirst(ann, 2);
    expect(await page.locator(".whatif-card .played-line li").count()).toBe(2);
    expect(await wrongWith(ann, touch), game).toEqual([]);
    await page.locator(".whatif-card .ways button").first().click();
    await lineIs(ann, 1);
    // A reload keeps it.
    await page.waitForFunction(() => /^[^.]+$/.test(new URLSearchParams(location.search).get("moves") ?? ""));
    await page.reload();
    await lineIs(ann, 1);
    await page.locator(".whatif-card .ways button:not(.back)").nth(2).click();
    await page.locator(".keep-line textarea").fill("Better.");
    expect(await wrongWith(ann, touch), game).toEqual([]);
    await page.locator(".keep-line .text-form button[type=submit]").click();
    await page.locator(".replay-bar").waitFor();
    await stopIs(ann, stop);
    // A reload would show the game, not the line that is kept.
    await ann.leftDialogs();
    expect(new URL(page.url()).searchParams.has("moves")).toBe(false);
    await openPanel(ann);
    await page.locator(".notes li", { hasText: "Better." }).waitFor();
    // It is shown on the board, beside a panel that stays where it is, and left again.
    await page.locator(".notes li:has(.moves) .note-tools .btn").first().click();
    await closePanel(ann);
    await page.locator(".study-strip .leading .btn").waitFor();
    await stopIs(ann, stop + 1);
    await page.locator(".study-strip .leading .btn").click();
    await page.locator(".study-strip .leading").waitFor({ state: "detached" });
    await stopIs(ann, stop);
    expect(ann.errors).toEqual([]);
    await ann.leave();
  });

  test.each(GAMES)(`somebody draws on the board of %s at ${name}`, async (game) => {
    const ann = await on.arrive(93, options);
    const { page } = ann;
    const touch = Boolean(options.hasTouch);
    await makeStudy(ann, game);
    await closePanel(ann);
    const shapes = (circles: number, arrows: number) =>
      page.waitForFunction(
        ([circles, arrows]) =>
          document.querySelectorAll(".study-shapes .head").length === arrows && document.querySelectorAll(".study-shapes .line").length === circles + arrows,
        [circles, arrows] as const,
      );
    if (touch) await page.locator(".draw-tool").click();
    else await page.locator(".study-tools [aria-pressed]").click();
    await page.locator(".draw-bar").waitFor();
    expect(await wrongWith(ann, touch), game).toEqual([]);
    const tap = ({ x, y }: Point) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const [place] = await twoPlaces(ann);
    await tap(place);
    await shapes(1, 0);
    await tap(place);
    await shapes(0, 0);
    // An arrow from place to place: two taps with its tool, or a drag; the same again removes it.
    await page.locator(".draw-bar .btn").nth(1).click();
    // The click may have scrolled the page.
    const [from, to] = await twoPlaces(ann);
    await tap(from);
    await page.locator(".study-shapes .dashed").waitFor({ state: "attached" });
    await tap(to);
    await shapes(0, 1);
    if (touch) await dragByTouch(ann, from, to);
    else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.locator(".study-shapes.dragging").waitFor();
      await page.mouse.up();
    }
    await shapes(0, 0);
    // A finger that swipes over the board scrolls the page and draws nothing.
    if (touch && (await canScroll(ann))) {
      await swipe(ann, from);
      await page.waitForFunction(() => window.scrollY > 20);
      await shapes(0, 0);
    }
    await page.locator(".draw-bar .btn").nth(2).click();
    await page.locator(".draw-bar").waitFor({ state: "detached" });
    expect(await page.locator(".study-shapes.drawing").count()).toBe(0);
    expect(ann.errors).toEqual([]);
    await ann.leave();
  });
}

test("one leads, the other follows, looks around and comes back", async () => {
  const ann = await on.arrive(96);
  const address = await makeStudy(ann, "imhotep");
  await tab(ann, "together");
  // Others may write; whoever comes with that link does.
  await ann.page.locator(".study-together .study-tools").nth(1).locator("button").nth(1).click();
  const link = ann.page.locator("[data-write]");
  await link.waitFor();
  const bob = await on.arrive(97);
  await bob.page.goto((await link.getAttribute("data-write"))?.replace(/^https?:\/\/[^/]*/, "") ?? "");
  await bob.page.locator(".study-panel").waitFor();
  await bob.page.waitForFunction(() => !location.search.includes("write"));
  const eve = await on.arrive(98);
  await eve.page.goto(address);
  await eve.page.locator(".study-panel").waitFor();
  expect(await eve.page.locator(".study-notes textarea").count(), "she only reads").toBe(0);

  await ann.page.locator(".people li").nth(2).waitFor();
  await ann.page.locator(".study-together .btn.solid").click();
  await ann.page.keyboard.press("End");
  const last = Number(await ann.page.locator(".replay-line input").getAttribute("max"));
  for (const follower of [bob, eve]) await stopIs(follower, last);
  await ann.page.locator(".replay-ways select").nth(2).selectOption("b");
  for (const follower of [bob, eve]) await follower.page.waitForURL(/as=b/);

  // Bob comments where Ann leads; everybody sees it.
  await bob.page.locator(".study-notes textarea").fill("Look here.");
  await bob.page.keyboard.press("Enter");
  for (const person of [ann, eve]) await person.page.locator(".study-strip .said", { hasText: "Look here." }).waitFor();

  // While he writes the next comment, Ann goes on: what he types stays together, with its move, also behind another tab.
  const field = bob.page.locator(".study-notes textarea");
  await field.fill("Half a thought");
  await ann.page.keyboard.press("ArrowLeft");
  for (const follower of [bob, eve]) await stopIs(follower, last - 1);
  expect(await field.getAttribute("placeholder")).toContain(String(last));
  await bob.page.keyboard.press("End");
  await bob.page.keyboard.type(" and the rest");
  expect(await field.inputValue()).toBe("Half a thought and the rest");
  await tab(bob, "together");
  await bob.page.locator("#study-tab-notes em").waitFor();
  await tab(bob, "notes");
  expect(await field.inputValue(), "a draft belongs to its move").toBe("");
  await bob.page.locator(".study-notes .drafts .link").click();
  await stopIs(bob, last);
  await expect.poll(() => field.inputValue()).toBe("Half a thought and the rest");
  await bob.page.keyboard.press("Enter");
  await eve.page.locator(".all-notes li", { hasText: "Half a thought and the rest" }).waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  expect(await bob.page.locator(".study-notes .drafts").count()).toBe(0);

  // He looks around; Ann goes on without him; he comes back.
  await bob.page.locator(".replay-line input").press("Home");
  await stopIs(bob, 0);
  await bob.page.locator(".study-strip .leading", { hasText: "You look around" }).waitFor();
  await ann.page.keyboard.press("ArrowLeft");
  await stopIs(eve, last - 2);
  await stopIs(bob, 0);
  await bob.page.locator(".study-strip .leading .btn").click();
  await stopIs(bob, last - 2);

  // The connection of the leader breaks; she leads again when it is back.
  await ann.page.context().setOffline(true);
  await eve.page.locator(".study-strip .leading").waitFor({ state: "detached" });
  await ann.page.context().setOffline(false);
  await eve.page.locator(".study-strip .leading").waitFor();
  await ann.page.keyboard.press("Home");
  for (const follower of [bob, eve]) await stopIs(follower, 0);

  // She hands over to Bob in the middle of a step, and he leads to another move; then he goes, and Eve is on her own.
  await ann.page.keyboard.press("ArrowRight");
  await ann.page.locator(".people .btn").first().click();
  await bob.page.locator(".study-strip .leading", { hasText: "You lead" }).waitFor();
  await bob.page.keyboard.press("End");
  for (const follower of [ann, eve]) await stopIs(follower, last);
  await bob.leave();
  await eve.page.locator(".study-strip .leading").waitFor({ state: "detached" });
  await stopIs(eve, last);
  expect(ann.errors.filter((error) => !error.includes("WebSocket") && !error.includes("ERR_INTERNET"))).toEqual([]);
  for (const person of [ann, eve]) await person.leave();
});

test("the text of a study gives it back", async () => {
  const ann = await on.arrive(99);
  const { page } = ann;
  const address = await makeStudy(ann, "imhotep");
  await page.locator(".study-notes header .btn").click();
  await page.locator(".study-title input").fill("The first stone");
  await page.locator(".study-title button").click();
  await page.locator(".study-notes h2", { hasText: "The first stone" }).waitFor();
  const field = page.locator(".study-notes textarea");
  await field.fill(`${SCRIPT}${"x".repeat(1000)}`);
  await page.keyboard.press("Enter");
  await page.locator(".text-form .wrong", { hasText: `${SCRIPT.length} characters too many` }).waitFor();
  expect(await page.locator(".notes li").count()).toBe(0);
  await field.fill(SCRIPT);
  await page.keyboard.press("Enter");
  await page.locator(".notes li").waitFor();
  const text = await page.evaluate(async (address) => (await fetch(`/api/studies/${address.split("/").at(-1)}/text`)).text(), address);
  expect(text).toContain(`# comment "" ${SCRIPT}`);
  await page.goto("/study");
  await page.locator(".study-list li", { hasText: "The first stone" }).waitFor();
  expect(await wrongWith(ann, false)).toEqual([]);
  // Too much is refused with a reason; what was typed stays in the field.
  const upload = page.locator(".upload textarea");
  const more = (count: number) => text + "# arrow ship-1 temple\n".repeat(count);
  await page.locator(".upload input[type=file]").setInputFiles({ name: "study.txt", mimeType: "text/plain", buffer: Buffer.from(more(50_000)) });
  await page.locator("#record-wrong", { hasText: "longer than a study can be" }).waitFor();
  await upload.fill(more(50));
  await page.locator(".upload button[type=submit]").click();
  await page.locator("#record-wrong", { hasText: "40 of them at one position" }).waitFor();
  expect(await upload.inputValue()).toBe(more(50));
  await upload.fill(text);
  await page.locator(".upload button[type=submit]").click();
  await page.waitForURL(/\/study\/./);
  await page.locator(".notes li", { hasText: "<script>" }).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(address);
  expect(await page.locator(".study-notes h2").innerText()).toBe("The first stone");
  expect(await page.evaluate(() => (window as unknown as { hacked?: boolean }).hacked)).toBeUndefined();

  // Deleting asks first, and then it is gone for everybody.
  await tab(ann, "together");
  await page.locator(".study-together .study-tools").nth(1).locator("button").last().click();
  await page.locator("dialog[open] .btn.solid").click();
  await page.waitForURL(/\/study$/);
  await page.locator(".study-list li").first().waitFor();
  expect(await page.locator(".study-list li").count()).toBe(1);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("the game of a study is analysed, and the way leads back to the same moment", async () => {
  const ann = await on.arrive(98);
  const { page } = ann;
  const study = await makeStudy(ann, "imhotep");
  await page.locator(".study-notes textarea").fill("Why not the market?");
  await page.locator(".study-notes .text-form button[type=submit]").click();
  await page.locator(".notes li", { hasText: "market" }).waitFor();
  await page.locator(".transport .icb").last().click();
  const last = Number(await page.locator(".replay-line input").getAttribute("max"));
  await stopIs(ann, last);
  await page.locator(".study-notes .analyse").click();
  await page.waitForURL((url) => url.pathname === "/replay" && url.searchParams.has("review"));
  await page.locator(".review-chart").waitFor();
  await stopIs(ann, last);
  await page.locator(".review .to-study").click();
  await page.waitForURL((url) => url.pathname === study);
  await page.locator(".study-notes .analyse").waitFor();
  await stopIs(ann, last);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
