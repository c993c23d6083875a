// Clocks: what people see of them, what happens when one runs out, and that nobody pays for a restart or a pause.
import { expect, test } from "vitest";
import type { ClockInfo, Conduct, Seat, ServerMsg } from "../src/protocol";
import { SEATS } from "../src/seat";
import type { Person } from "./person";
import { stage } from "./stage";
import { allPlay, allSee, arriveAs, button, expectNoErrors, inspect, mat, QUICK, seated, tableLog, takeSeatBack } from "./together";

const on = stage();

/** Little time for the first turn, and more than enough as soon as somebody has finished one. */
const SHORT: Conduct = { ...QUICK, pace: { live: { bank: 10, increment: 120 } } };
const HOUR = 3600;
const SLOW: Conduct = { ...QUICK, pace: { slow: { decision: 48 * HOUR, bank: 72 * HOUR } } };

/** Everybody plays until `late`, who has lost the seat to a bot, has played a move again. Whoever comes back has a quarter of the time, which
 * may be too short on a busy machine: they try again. */
async function playOn(late: Person, others: readonly Person[]): Promise<void> {
  const before = late.played;
  const banner = button(late, "Take my seat back");
  while (late.played === before) {
    if (await banner.isVisible()) await banner.click();
    for (const person of [late, ...others]) await person.clickAny();
  }
}

/** Waits until a bot has taken the seat of `late` because the time was over, looks at the pages, and lets `late` return and play. */
async function loseOnTime(ann: Person, late: Person): Promise<void> {
  await late.page.getByText("A bot plays for you.").waitFor();
  await allSee([ann, late], /^Time is up for Bob: a bot plays on \(.+\)\.$/);
  await mat(ann, "b").getByText("bot plays").waitFor();
  // Nobody was asked.
  for (const person of [ann, late]) expect(await person.page.locator(".asked").count()).toBe(0);
  await takeSeatBack(late);
  for (const person of [ann, late])
    await mat(person, "b")
      .locator("[role=timer]", { hasText: /^0:0[1-9]$/ })
      .waitFor();
  await playOn(late, [ann]);
  expect((await tableLog(ann)).slice(0, 2)).toEqual([expect.stringMatching(/^Time is up for Bob/), "Bob is back."]);
  expectNoErrors([ann, late]);
}

async function leaveAll(people: readonly Person[]): Promise<void> {
  for (const person of people) await person.leave();
}

test("a bot plays on when the time is over in one's own turn", async () => {
  const { people } = await seated(on, ["Ann", "Bob"], { conduct: SHORT });
  const [ann, bob] = people as [Person, Person];
  await ann.turn();
  await ann.click("quarry");
  await bob.turn();
  await loseOnTime(ann, bob);
  await leaveAll(people);
});

test("a bot plays on when the time is over in a choice of several people at once", async () => {
  const { people } = await seated(on, ["Ann", "Bob"], { game: "egizia", conduct: SHORT });
  const [ann, bob] = people as [Person, Person];
  for (const person of people) await person.page.locator('[data-move^="keep "]').first().waitFor();
  for (const seat of ["a", "b"] as const) await mat(ann, seat).locator(".clock.runs").waitFor();
  await ann.clickAny();
  await loseOnTime(ann, bob);
  await leaveAll(people);
});

test("a bot plays on when the time is over between the decisions of one turn", async () => {
  const { people } = await seated(on, ["Ann", "Bob"], { game: "ankh", conduct: SHORT });
  const [ann, bob] = people as [Person, Person];
  for (const person of people) {
    await person.turn();
    await person.click("unlock");
    await person.page.locator('[data-move^="power "]').first().waitFor();
    if (person === ann) await person.play((moves) => moves.find((move) => move.startsWith("power ")));
  }
  await loseOnTime(ann, bob);
  await leaveAll(people);
});

test("little time is announced, and shown not by colour alone", async () => {
  const ann = await arriveAs(on, 1, "Ann");
  const conduct: Conduct = { ...QUICK, pace: { live: { bank: 22, increment: 600 } } };
  const id = await ann.newTable({ game: "imhotep", seats: ["you", "open", "open", "open"], start: false, conduct });
  const others = [await arriveAs(on, 2, "Bob"), await arriveAs(on, 3, "Cyd"), await arriveAs(on, 4, "Wilhelmina")];
  for (const [index, other] of others.entries()) await other.page.request.post(`/api/tables/${id}/sit`, { data: { seat: SEATS[index + 1] } });
  await ann.page.goto(`/table/${id}`);
  await ann.page.locator(".chairs").waitFor();
  await button(ann, "Start the game").click();
  await ann.turn();
  await ann.page.getByRole("status").filter({ hasText: "You have less than 20 s." }).waitFor();
  const own = mat(ann, "a").getByRole("timer");
  await mat(ann, "a").locator(".clock.low").waitFor();
  expect(await own.getAttribute("aria-label")).toMatch(/^Little time: /);
  const icon = () => own.locator("svg").innerHTML();
  const hourglass = await icon();
  await ann.click("quarry");
  await mat(ann, "a").locator(".clock:not(.low)").waitFor();
  expect(await icon(), "another sign").not.toBe(hourglass);
  await ann.page.getByText("You have less than 20 s.").waitFor({ state: "detached" });
  await mat(ann, "b").locator(".clock.runs").waitFor();
  await inspect(ann, "mats with calm clocks");
  expectNoErrors([ann]);
  await leaveAll([ann, ...others]);
});

test("a clock that begins low is announced, and can be read", async () => {
  const ann = await arriveAs(on, 1, "Ann");
  const seats = ["you", { bot: "greedy" }, { bot: "greedy" }, { bot: "greedy" }];
  await ann.page.goto(`/table/${await ann.newTable({ game: "imhotep", seats, conduct: { ...QUICK, pace: { live: { bank: 15, increment: 0 } } } })}`);
  await ann.turn();
  await ann.page.getByRole("status").filter({ hasText: "You have less than 20 s." }).waitFor();
  // Whatever becomes of the game meanwhile.
  await inspect(ann, "mats with a low clock");
  expectNoErrors([ann]);
  await ann.leave();
});

/** The clocks of the newest message, and the time of this process when it arrived. */
interface Heard {
  clocks: readonly ClockInfo[];
  at: number;
}

/** Listens to the sockets that the page opens from now on. */
function listen(person: Person): { heard: Heard | null } {
  const ear: { heard: Heard | null } = { heard: null };
  person.page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMsg;
      if ("update" in message) ear.heard = { clocks: message.update.clocks, at: performance.now() };
    }),
  );
  return ear;
}

function timeOf({ clocks }: Heard, seat: Seat): number {
  const clock = clocks.find((one) => one.seat === seat);
  return clock ? clock.decision + clock.bank : NaN;
}

/** Milliseconds in which the server is down. */
const DOWN = 6000;

test("a restart of the server costs nobody any time", async () => {
  const { people } = await seated(on, ["Ann", "Bob"], { conduct: SLOW });
  const [ann, bob] = people as [Person, Person];
  const ear = listen(ann);
  await ann.page.reload();
  await ann.turn();
  const before = ear.heard as Heard;
  await on.server.kill();
  const killed = performance.now();
  await new Promise((resolve) => setTimeout(resolve, DOWN));
  const started = performance.now();
  await ann.updatedBy(async () => {
    await on.server.start();
  });
  const after = ear.heard as Heard;
  // The server was up for about this long between the two messages, which take some time themselves.
  const up = killed - before.at + after.at - started;
  expect(after).not.toBe(before);
  expect(timeOf(before, "a") - timeOf(after, "a")).toBeLessThanOrEqual(up + DOWN / 2);
  await mat(ann, "a")
    .locator("[role=timer]", { hasText: /^(2 days|1 d 23 h)$/ })
    .waitFor();
  await ann.turn();
  await allPlay([ann, bob], "quarry");
  await ann.turn();
  expectNoErrors(people);
  await leaveAll(people);
});

test("a pause stops the clock of a slow game, and the others see it", async () => {
  const { people } = await seated(on, ["Ann", "Bob"], { conduct: SLOW });
  const [ann, bob] = people as [Person, Person];
  await ann.turn();
  for (const person of people) await mat(person, "a").locator(".clock.runs").waitFor();
  const dialog = await ann.openSettings();
  await dialog.getByRole("button", { name: "Pause", exact: true }).scrollIntoViewIfNeeded();
  await inspect(ann, "settings with a pause", ["desk"]);
  await dialog.getByLabel("Length of the pause").selectOption("3");
  await dialog.getByRole("button", { name: "Pause", exact: true }).click();
  await dialog.getByText("Your clocks stand still for another").waitFor();
  for (const person of people) await mat(person, "a").locator(".clock.paused", { hasText: "paused for another 3 days" }).waitFor();
  await inspect(bob, "mats with a paused clock");
  await inspect(ann, "settings in a pause", ["desk"]);
  await dialog.getByRole("button", { name: "End the pause" }).click();
  await dialog.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await ann.page.keyboard.press("Escape");
  for (const person of people) await mat(person, "a").locator(".clock.runs").waitFor();
  await ann.click("quarry");
  await bob.turn();
  await bob.page.setViewportSize({ width: 390, height: 844 });
  const sheet = await bob.openSettings();
  await sheet.getByRole("button", { name: "Pause", exact: true }).scrollIntoViewIfNeeded();
  await inspect(bob, "settings with a pause", ["phone"]);
  expectNoErrors(people);
  await leaveAll(people);
});
