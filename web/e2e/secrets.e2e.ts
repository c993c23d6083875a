// What one browser may know and another may not: every frame and every body that a page has received is searched for it.
import { expect, test } from "vitest";
import type { PastView, Replay } from "../src/protocol";
import type { Person } from "./person";
import { stage } from "./stage";
import { arriveAs, expectNoErrors, gather, openMenu, QUICK } from "./together";

const on = stage();

/** Collects whatever a page receives from the server from now on, as it came. */
function overhear({ page }: Person): () => Promise<string[]> {
  const frames: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  page.on("response", (response) => {
    // A page that is left breaks off its requests: nobody has read those.
    if (response.url().includes("/api/")) bodies.push(response.text().catch(() => ""));
  });
  return async () => [...frames, ...(await Promise.all(bodies))];
}

const has = (heard: readonly string[], secrets: readonly string[]) => secrets.filter((secret) => heard.some((text) => text.includes(secret)));

async function ask<T>(person: Person, path: string): Promise<T> {
  const answer = await person.page.request.get(path);
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as T;
}

/** What only the person on a seat may know of a running game, as raw text: entries of the log, and how every position shows their own things. */
async function secretsOf(person: Person, table: string, seat: "a" | "b"): Promise<string[]> {
  const told = (as: string) => ask<Replay>(person, `/api/tables/${table}/replay?as=${as}`);
  const [own, open] = [await told(seat), await told("spectator")];
  const public_ = new Set(open.log.map((entry) => JSON.stringify(entry)));
  const secrets = new Set(own.log.map((entry) => JSON.stringify(entry)).filter((entry) => !public_.has(entry)));
  const index = seat === "a" ? 0 : 1;
  const things = ({ view }: PastView) => JSON.stringify((view as { players: unknown[] }).players[index]);
  for (let from = 0; from <= own.plies; from += 40) {
    const plies = Array.from({ length: Math.min(40, own.plies + 1 - from) }, (_, offset) => `ply=${from + offset}`).join("&");
    const views = (as: string) => ask<PastView[]>(person, `/api/tables/${table}/views?as=${as}&${plies}`);
    const shown = (await views("spectator")).map(things);
    for (const [at, thing] of (await views(seat)).map(things).entries()) if (thing !== shown[at]) secrets.add(thing);
  }
  return [...secrets];
}

/** Walks through the past of a table, tries every viewpoint, also those that the page does not offer, and asks by hand what no page asks. */
async function lookAround(person: Person, table: string, own: string): Promise<void> {
  const { page } = person;
  await page.goto(`/replay/${table}?ply=3`);
  await page.locator(".replay-bar").waitFor();
  const viewpoints = page.locator(".replay-ways select").nth(2);
  const offered =
    (await viewpoints.count()) > 0 ? await viewpoints.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)) : [];
  expect(offered).toEqual(own === "spectator" ? [] : [own, "spectator"]);
  for (const viewpoint of [...offered, ...offered]) {
    await viewpoints.selectOption(viewpoint);
    await page.waitForURL(new RegExp(`as=${viewpoint}$`));
    for (const key of ["Home", "End", "Home"]) {
      await page.keyboard.press(key);
      await page.waitForFunction((end) => {
        const line = document.querySelector<HTMLInputElement>(".replay-line input");
        return line !== null && line.value === (end ? line.max : "0");
      }, key === "End");
    }
  }
  for (const other of ["a", "b", "open"].filter((other) => other !== own)) {
    await page.goto(`/replay/${table}?ply=4&as=${other}`);
    await page.locator(".replay-bar").waitFor();
    await page.waitForURL(new RegExp(`as=(${own}|spectator)$`));
    const refused = await page.evaluate(
      async ({ table, other }) => {
        const paths = [`replay?as=${other}`, `views?ply=2&ply=6&as=${other}`];
        const answers = await Promise.all(paths.map((path) => fetch(`/api/tables/${table}/${path}`)));
        const line = { ply: 4, viewpoint: other, seed: 1, moves: [], bots: null };
        const wish = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(line) };
        answers.push(...(await Promise.all(["whatif", "line"].map((path) => fetch(`/api/tables/${table}/${path}`, wish)))));
        await Promise.all(answers.map((answer) => answer.text()));
        return answers.map(({ status }) => status);
      },
      { table, other },
    );
    expect(refused, other).toEqual([403, 403, 403, 403]);
  }
  await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), table);
}

test("the replay of a running game tells nobody the secrets of other seats", async () => {
  const people = [await arriveAs(on, 1, "Ann"), await arriveAs(on, 2, "Bob"), await arriveAs(on, 3, "Eve")];
  const [ann, bob, eve] = people as [Person, Person, Person];
  const [toAnn, toBob, toEve] = [overhear(ann), overhear(bob), overhear(eve)];
  const table = await gather([ann, bob], { game: "egizia", conduct: { ...QUICK, what_if: true } });
  await eve.page.goto(`/table/${table}`);
  await eve.page.locator("#prompt").waitFor();
  // Both choose the cards that they keep, and the game goes on for some moves.
  for (const person of [ann, bob]) await person.clickAny();
  for (let moves = 0; moves < 6; moves += 1) {
    await Promise.race([ann, bob].map((person) => person.turn()));
    if (!(await ann.clickAny())) await bob.clickAny();
  }
  await lookAround(ann, table, "a");
  await lookAround(bob, table, "b");
  await lookAround(eve, table, "spectator");

  const [ofAnn, ofBob] = [await secretsOf(ann, table, "a"), await secretsOf(bob, table, "b")];
  expect([ofAnn.length > 1, ofBob.length > 1], "there is something to hide").toEqual([true, true]);
  expect(has(await toAnn(), ofAnn), "they are found where they may be").not.toEqual([]);
  expect(has(await toBob(), ofBob)).not.toEqual([]);
  expect(has(await toAnn(), ofBob)).toEqual([]);
  expect(has(await toBob(), ofAnn)).toEqual([]);
  expect(has(await toEve(), [...ofAnn, ...ofBob])).toEqual([]);
  expectNoErrors(people);
  for (const person of people) await person.leave();
});

test("private notes and planned moves reach nobody else", async () => {
  const people = [await arriveAs(on, 4, "Ann"), await arriveAs(on, 5, "Bob"), await arriveAs(on, 6, "Eve")];
  const [ann, bob, eve] = people as [Person, Person, Person];
  const [toAnn, toBob, toEve] = [overhear(ann), overhear(bob), overhear(eve)];
  const conduct = { ...QUICK, pace: { slow: { decision: 86400, bank: 0 } } };
  const table = await gather([ann, bob], { conduct });
  await eve.page.goto(`/table/${table}`);
  await eve.page.locator("#prompt").waitFor();

  await (await openMenu(bob)).getByRole("button", { name: "My notes" }).click();
  for (const [index, text] of ["Nefertum of the game", "Nefertum of Ann"].entries()) {
    await bob.page.locator(".notes textarea").nth(index).fill(text);
    await bob.page.locator(".note-is", { hasText: "Saved." }).nth(index).waitFor();
  }
  await bob.page.goto(`/whatif/${table}`);
  const lineIs = (moves: number) =>
    bob.page.waitForFunction((moves) => document.querySelector<HTMLElement>(".whatif-card")?.dataset.moves === String(moves), moves);
  await lineIs(0);
  for (const moves of [1, 2]) {
    await bob.page.locator('[data-move="quarry"]').first().waitFor();
    await bob.clickMove("quarry");
    await lineIs(moves);
  }
  await bob.page.getByRole("button", { name: "Plan this" }).click();
  await bob.page.locator(".plan-note").waitFor();

  // The others load everything again, before and after the plan is played.
  const again = async (person: Person) => {
    for (const path of [`/table/${table}`, `/replay/${table}`, "/"]) {
      await person.page.goto(path);
      await person.page.locator(".topbar").first().waitFor();
    }
    await person.page.evaluate(async (table) => {
      const paths = [`tables/${table}/notes`, `tables/${table}/record`, "notes", "lobby"];
      await Promise.all(paths.map(async (path) => (await fetch(`/api/${path}`)).text()));
    }, table);
    await person.page.goto(`/table/${table}`);
    await person.page.locator("#prompt").waitFor();
  };
  for (const person of [ann, eve]) await again(person);
  await ann.turn();
  await ann.click("quarry");
  await bob.page.locator(".plan-note").waitFor({ state: "detached" });
  for (const person of people) await again(person);

  expect(has(await toBob(), ["Nefertum", '{"plan":{'])).toEqual(["Nefertum", '{"plan":{']);
  for (const heard of [await toAnn(), await toEve()]) expect(has(heard, ["Nefertum", '"plan"'])).toEqual([]);
  expectNoErrors(people);
  for (const person of people) await person.leave();
});

test("hints reach nobody who watches", async () => {
  const people = [await arriveAs(on, 7, "Ann"), await arriveAs(on, 8, "Eve")];
  const [ann, eve] = people as [Person, Person];
  const [toAnn, toEve] = [overhear(ann), overhear(eve)];
  await ann.sitDown("imhotep", ["you", { bot: "random" }]);
  await ann.turn();
  await eve.page.goto(new URL(ann.page.url()).pathname);
  await eve.page.locator("#prompt").waitFor();
  await ann.page.locator(".ask-hint").click();
  await ann.page.locator(".coach.is-hint [data-advice]").waitFor();
  await ann.clickAny();
  await ann.turn();
  await eve.page.reload();
  await eve.page.locator("#prompt").waitFor();
  expect(has(await toAnn(), ['{"advice":'])).not.toEqual([]);
  expect(has(await toEve(), ['"advice"', '"unasked"'])).toEqual([]);
  expectNoErrors(people);
  for (const person of people) await person.leave();
});
