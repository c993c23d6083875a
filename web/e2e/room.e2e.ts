// Before the start: the host arranges the seats, and nobody is stuck without a host.
import { expect, test } from "vitest";
import { type Person, PHONE } from "./person";
import { stage } from "./stage";

const on = stage();

async function named(seed: number, name: string): Promise<Person> {
  const person = await on.arrive(seed);
  await person.page.goto("/");
  await person.page.request.post("/api/me", { data: { name } });
  return person;
}

/** Opens a table that waits for players and goes there. */
async function openTable(host: Person, seats: unknown[]): Promise<string> {
  const id = await host.newTable({ game: "imhotep", seats, start: false, public: true });
  await host.page.goto(`/table/${id}`);
  await host.page.locator(".chairs").waitFor();
  return id;
}

async function sitAt(person: Person, id: string, chair: number): Promise<void> {
  await person.page.goto(`/table/${id}`);
  await person.page.locator(".chairs li").nth(chair).getByRole("button", { name: "Sit here" }).click();
  await person.page.locator(".chairs li").nth(chair).getByRole("button", { name: "Leave" }).waitFor();
}

test("the host leaves, the next person fills the seats with bots and starts", async () => {
  const [hana, boris] = [await named(1, "Hana"), await named(2, "Boris")];
  const id = await openTable(hana, ["you", "open", "open"]);
  await sitAt(boris, id, 1);
  await boris.page.getByText("The host starts the game.").waitFor();
  await hana.page.getByRole("button", { name: "Leave" }).click();
  const chairs = boris.page.locator(".chairs li");
  await chairs.nth(1).getByText("host", { exact: true }).waitFor();
  await chairs.nth(0).getByRole("button", { name: "Seat a bot" }).click();
  await chairs.nth(2).getByRole("button", { name: "Seat a bot" }).click();
  await chairs.nth(2).getByRole("combobox").selectOption("random");
  await boris.page.waitForFunction(() => document.title.includes("everybody is here"));
  expect(await boris.complaints()).toEqual([]);
  await boris.page.getByRole("button", { name: "Start the game" }).click();
  await boris.page.locator("#prompt").waitFor();
  expect([...hana.errors, ...boris.errors]).toEqual([]);
});

test("the host removes somebody, hands over, and the new host closes the table", async () => {
  const [hana, boris] = [await named(3, "Hana"), await named(4, "Boris")];
  const id = await openTable(hana, ["you", "open"]);
  await sitAt(boris, id, 1);
  await hana.page.getByRole("button", { name: "Remove Boris" }).click();
  await boris.page.getByText("The host has freed your seat.").waitFor();
  await sitAt(boris, id, 1);
  await hana.page.getByRole("button", { name: "Make host" }).click();
  await hana.page.getByText("The host starts the game.").waitFor();
  await boris.page.getByRole("button", { name: "Close the table" }).click();
  await boris.page.getByRole("button", { name: "Keep it" }).click();
  await boris.page.getByRole("button", { name: "Close the table" }).click();
  await boris.page.getByRole("group").getByRole("button", { name: "Close the table" }).click();
  await boris.page.waitForURL("**/");
  await hana.page.getByText("There is no such table").first().waitFor();
  expect([...hana.errors, ...boris.errors]).toEqual([]);
});

test("the lobby shows how long a table has waited and who is there", async () => {
  const hana = await named(5, "Hana");
  await openTable(hana, ["you", "open"]);
  const visitor = await on.arrive(6);
  await visitor.page.goto("/");
  await visitor.page.getByText("opened just now · one person is there").first().waitFor();
  await visitor.page.getByText("Hana (online)").first().waitFor();
  await hana.page.close();
  await visitor.page.getByText("nobody is there now").first().waitFor();
  await visitor.page.getByText("Hana (away)").first().waitFor();
  expect(visitor.errors).toEqual([]);
});

test("a phone counts the messages that nobody has seen there", async () => {
  const hana = await named(7, "Hana");
  const id = await openTable(hana, ["you", "open"]);
  const boris = await on.arrive(8, PHONE);
  await boris.page.goto(`/table/${id}`);
  await boris.page.locator(".chairs").waitFor();
  await hana.page.locator(".say input").fill("Welcome!");
  await hana.page.keyboard.press("Enter");
  const badge = boris.page.locator(".topbar .badge");
  await badge.filter({ hasText: "1" }).waitFor();
  await boris.page.getByRole("button", { name: "Log and chat, 1 new message" }).click();
  await boris.page.locator(".chat li", { hasText: "Welcome!" }).waitFor();
  await badge.waitFor({ state: "detached" });
  expect([...hana.errors, ...boris.errors]).toEqual([]);
});
