// Every page: no axe violations, three languages, limited size.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGS, type Lang, Texts } from "../src/words";
import { type Person, PHONE, PLAY } from "./person";
import { stage } from "./stage";

const on = stage();

const B = "market=b pyramid=b temple=b burial=b obelisks=b wrath=yes";

async function tableOf(person: Person, options: string, seats: unknown[], start: boolean): Promise<string> {
  return person.newTable({ game: "imhotep", options, public: true, seats, start });
}

for (const [place, options] of [
  ["desk", {}],
  ["dark desk", { colorScheme: "dark" }],
  ["phone", PHONE],
] as const) {
  test(`axe has no complaint at a ${place}`, async () => {
    const person = await on.arrive(3, options);
    const complaints: Record<string, string[]> = {};
    const look = async (page: string) => {
      const found = await person.complaints();
      if (found.length > 0) complaints[page] = found;
    };
    await person.page.goto("/");
    await person.page.locator(PLAY).waitFor();
    await look("lobby");
    await person.page.goto("/rules/imhotep");
    await person.page.locator("#get-stones").waitFor();
    await look("rules");
    await person.page.goto("/rules");
    await person.page.locator(".all-rules a").first().waitFor();
    await look("all rules");
    await person.page.goto("/nowhere");
    await person.page.locator(".lost").waitFor();
    await look("lost");
    await person.page.goto(`/table/${await tableOf(person, "", ["you", "open"], false)}`);
    await person.page.locator(".chairs").waitFor();
    await look("room");
    for (const sides of ["", B]) {
      await person.page.goto(`/table/${await tableOf(person, sides, ["you", { bot: "greedy" }, { bot: "random" }, { bot: "greedy" }], true)}`);
      await person.turn();
      await look(`table ${sides}`);
      await person.page.locator("#prompt").focus();
      await person.page.keyboard.press("m");
      await person.page.locator("[role=menu]").waitFor();
      await look(`menu ${sides}`);
      await person.page.keyboard.press("Escape");
      await person.playToTheEnd();
      await look(`end ${sides}`);
    }
    expect(complaints).toEqual({});
    expect(person.errors).toEqual([]);
    await person.leave();
  });
}

/** All questions of all games in a language. */
function questions(lang: Lang): string[] {
  const folder = new URL(`../../locales/${lang}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, folder), "utf8");
      const texts = new Texts(lang, [source]);
      return [...source.matchAll(/^\w+-step-[\w-]+(?= =)/gm)].map(([key]) => texts.text(key));
    });
}

test("every question fits into the bar of a narrow phone", async () => {
  for (const lang of LANGS) {
    const person = await on.arrive(6, { ...PHONE, viewport: { width: 360, height: 740 }, locale: lang });
    await person.sitDown("imhotep", ["you", { bot: "random" }]);
    await person.turn();
    await person.typefaces();
    const allQuestions = questions(lang);
    expect(allQuestions.length).toBeGreaterThan(50);
    const cut = await person.page.locator(".prompt.yours .question > span").evaluate((bar, allQuestions) => {
      const [yours] = bar.children;
      return allQuestions.filter((question) => {
        bar.replaceChildren(yours as Element, ` ${question}`);
        return bar.scrollHeight > bar.clientHeight + 1;
      });
    }, allQuestions);
    expect([lang, cut]).toEqual([lang, []]);
    await person.leave();
  }
});

test("the language follows the browser and can be switched", async () => {
  const person = await on.arrive(4, { locale: "cs-CZ" });
  await person.page.goto("/");
  await person.page.locator("html[lang=cs]").waitFor();
  await person.page.locator(PLAY).click();
  await person.turn();
  const prompt = () => person.page.locator(".prompt .question").innerText();
  const czech = await prompt();
  await person.speak("pl");
  const polish = await prompt();
  expect(polish).not.toBe(czech);
  await person.page.reload();
  await person.turn();
  expect(await prompt()).toBe(polish);
  await person.page.goto("/rules/imhotep");
  await person.page.getByRole("heading", { name: "Targ", exact: false }).first().waitFor();
  expect(await person.page.locator("body").innerText()).not.toMatch(/\[(ui|imhotep)-/);
  await person.leave();
});

test("a missing table is reported at once", async () => {
  const person = await on.arrive(8);
  await person.page.goto("/table/nothing");
  await person.page.getByRole("heading", { name: "There is no such table" }).waitFor();
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("guests without a name are called guests in the reader's language", async () => {
  const nameless = await on.arrive(9);
  await nameless.page.goto("/");
  await tableOf(nameless, "", ["you", "open"], false);
  const person = await on.arrive(10, { locale: "pl-PL" });
  await person.page.goto("/");
  await person.page.locator(".tables .tn", { hasText: "Gość" }).first().waitFor();
  await nameless.leave();
  await person.leave();
});

test("a line of the log leads to its rule", async () => {
  const person = await on.arrive(5);
  await person.page.goto("/");
  await person.page.locator(PLAY).click();
  await person.turn();
  await person.page.locator(".log .rl").first().click();
  await person.page.locator(".rules-panel").waitFor();
  await person.leave();
});

test.each(["ankh", "egizia", "imhotep", "pharaon"])(
  "lobby and table of %s together load at most 180 kB, compressed, 100 kB of typefaces and 40 kB of pictures",
  async (game) => {
    const person = await on.arrive(6, { locale: "cs-CZ" });
    const typefaces = new Set<string>();
    const pictures = new Set<string>();
    let [bytes, ofTypefaces, ofPictures] = [0, 0, 0];
    const client = await person.context.newCDPSession(person.page);
    await client.send("Network.enable");
    client.on("Network.responseReceived", ({ requestId, response }: { requestId: string; response: { url: string; headers: Record<string, string> } }) => {
      if (response.url.includes("/covers/")) pictures.add(requestId);
      if (!response.url.endsWith(".woff2")) return;
      typefaces.add(requestId);
      expect.soft(response.headers, response.url).toMatchObject({ "content-type": "font/woff2", "cache-control": expect.stringContaining("immutable") });
      expect.soft(response.headers, response.url).not.toHaveProperty("content-encoding");
    });
    client.on("Network.loadingFinished", ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
      if (typefaces.has(requestId)) ofTypefaces += encodedDataLength;
      else if (pictures.has(requestId)) ofPictures += encodedDataLength;
      else bytes += encodedDataLength;
    });
    await person.page.goto("/");
    await person.page.locator(`.game-card[data-game=${game}] button.solid:enabled`).click();
    await person.turn();
    await person.typefaces();
    expect(typefaces.size).toBe(4);
    expect(ofTypefaces).toBeLessThan(100_000);
    expect([pictures.size, ofPictures < 40_000]).toEqual([4, true]);
    expect(bytes, game).toBeLessThan(180_000);
    await person.leave();
  },
);
