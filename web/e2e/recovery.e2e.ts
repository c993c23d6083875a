// Undo, reload, lost connections, a server that dies.
import { expect, test } from "vitest";
import { nextToMove, type Person, PLAY, playTogether } from "./person";
import { stage } from "./stage";

const on = stage();

async function openTable(person: Person, seats: unknown[], start: boolean): Promise<string> {
  await person.page.goto("/");
  const id = await person.newTable({ game: "imhotep", options: "market=b", seats, start });
  await person.page.goto(`/table/${id}`);
  return id;
}

/** The position on the page when it is this person's turn: the log and the moves, read at once. */
async function shown(person: Person): Promise<string> {
  const glance = await person.page.waitForFunction(() => {
    const moves = [...document.querySelectorAll<HTMLElement>("[data-move]")].map((spot) => spot.dataset.move);
    return moves.length > 0 && `${document.querySelector<HTMLElement>(".log ol")?.innerText}\n${moves.sort().join()}`;
  });
  return String(await glance.jsonValue());
}

test("alone against bots everything can be taken back, as practice", async () => {
  const guest = await on.arrive(15);
  await openTable(guest, ["you", { bot: "greedy" }], true);
  await guest.turn();
  const first = await guest.moves();
  for (let turn = 0; turn < 3; turn += 1) {
    await guest.play((moves) => moves[0]);
    expect(await guest.turn()).toBe(true);
  }
  const undo = guest.page.getByRole("button", { name: "Undo" });
  for (;;) {
    await guest.turn();
    if (await undo.isDisabled()) break;
    await guest.answered(() => undo.click());
  }
  expect((await guest.moves()).sort()).toEqual(first.sort());
  await guest.page.getByText("practice", { exact: false }).first().waitFor();
  expect(guest.errors).toEqual([]);
});

test("a choice can be taken back, and reload shows the same", async () => {
  const guest = await on.arrive(5);
  await openTable(guest, ["you", { bot: "greedy" }], true);
  await guest.turn();
  while (!(await guest.moves()).includes("sail 1")) {
    await guest.play((moves) => moves.find((move) => move.startsWith("load 1-")) ?? moves.find((move) => move === "quarry") ?? moves[0]);
    expect(await guest.turn()).toBe(true);
  }
  const before = await guest.moves();
  await guest.click("sail 1");
  await guest.page.locator('[data-move^="to "]').first().waitFor();
  await guest.page.keyboard.press("u");
  await guest.page.locator('[data-move="sail 1"]').first().waitFor();
  expect((await guest.moves()).sort()).toEqual(before.sort());
  const position = await shown(guest);
  await guest.page.reload();
  expect(await shown(guest)).toBe(position);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("a tap into a dead connection says so, and nothing is lost", async () => {
  const guest = await on.arrive(16);
  await openTable(guest, ["you", { bot: "greedy" }], true);
  const question = guest.page.locator("#question");
  const tap = async () => {
    await guest.turn();
    on.server.freeze();
    await guest.clickMove((await guest.moves())[0] as string);
    await question.getByText("Not sent yet").waitFor();
  };
  // The connection comes back: the move arrives late.
  await tap();
  const lines = guest.page.locator(".log ol > li");
  const before = await lines.count();
  await guest.updatedBy(async () => on.server.thaw());
  await question.getByText("Not sent yet").waitFor({ state: "detached" });
  expect(await guest.turn()).toBe(true);
  expect(await lines.count()).toBeGreaterThan(before);
  // It does not: the move is offered again, and not sent again.
  const position = await shown(guest);
  const played = guest.played;
  await tap();
  const told = guest.page.locator(".toast").getByText("was not sent").waitFor();
  await guest.updatedBy(async () => {
    await on.server.kill();
    await on.server.start();
  });
  await told;
  expect(await shown(guest)).toBe(position);
  expect(guest.played).toBe(played + 1);
  await guest.play((moves) => moves[0]);
  expect(await guest.turn()).toBe(true);
  // Without a network there is no need to wait.
  await guest.context.setOffline(true);
  await question.getByText("Reconnecting").waitFor();
  await guest.context.setOffline(false);
  expect(await guest.turn()).toBe(true);
  await guest.play((moves) => moves[0]);
  expect(await guest.turn()).toBe(true);
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("a form that cannot be loaded costs nothing of the lobby, and is there when it is asked for again", async () => {
  const guest = await on.arrive(17);
  const { page, context } = guest;
  await page.goto("/");
  await page.locator(PLAY).waitFor();
  await context.setOffline(true);
  for (const way of [".quick-way", ".new-sm"]) {
    // The page shows one toast at a time: that of the other form has to be gone.
    await page.locator(".toast").waitFor({ state: "detached" });
    await page.locator(way).click();
    await page.locator(".toast").waitFor();
    expect(await page.locator(way).isVisible()).toBe(true);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  }
  await context.setOffline(false);
  await page.locator(".new-sm").click();
  await page.locator("dialog[open] .new-table").waitFor();
  expect(guest.errors).toEqual([]);
  await guest.leave();
});

test("two people go on through deaths of the server and lost connections", async () => {
  const host = await on.arrive(6);
  const id = await openTable(host, ["you", "open"], false);
  const guest = await on.arrive(7);
  await guest.page.goto(`/table/${id}`);
  await guest.page.locator(".chairs button").first().click();
  await host.page.locator(".waiting > button.solid:enabled").click();
  for (let deaths = 0; deaths < 3; deaths += 1) {
    for (let clicks = 0; clicks < 6; clicks += 1) await (await nextToMove([host, guest])).clickAny();
    const person = await nextToMove([host, guest]);
    const position = await shown(person);
    // Every click was answered: nothing is pending when the server dies.
    await person.updatedBy(async () => {
      await on.server.kill();
      await on.server.start();
    });
    expect(await shown(person)).toBe(position);
  }
  await guest.context.setOffline(true);
  await guest.context.setOffline(false);
  await playTogether([host, guest]);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.leave();
  await guest.leave();
});
