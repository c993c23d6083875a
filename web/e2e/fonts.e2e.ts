// Typefaces: ours come from the server, once and early; the browser of these tests knows one other family; our computed widths match the
// browser's.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Face, textWidth } from "../src/ui/metrics";
import { LANGS } from "../src/words";
import { PLAY } from "./person";
import { stage } from "./stage";

const on = stage();

test("pages preload the two files that every text needs, and load each file once", async () => {
  const person = await on.arrive(1, { locale: "cs-CZ" });
  const { page } = person;
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font" || request.url().endsWith(".woff2")) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.locator(PLAY).waitFor();
  await person.typefaces();
  const preloaded = await page
    .locator('link[rel=preload][as=font][crossorigin=""]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(preloaded.map((path) => path.replace(/-[\w-]{8}\.woff2$/, "")).sort()).toEqual(["/assets/literata-latin", "/assets/plex-sans-latin"]);
  expect(loaded.slice(0, 2).sort()).toEqual([...preloaded].sort());
  expect(loaded.length).toBe(4);
  expect(new Set(loaded).size).toBe(4);
  expect(person.errors).toEqual([]);
  await person.leave();
});

test("the browser knows one family besides ours, whatever is installed", async () => {
  const person = await on.arrive(2);
  await person.page.goto("/");
  const widths = await person.page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    return Object.fromEntries(
      ["DejaVu Sans", "sans-serif", "monospace", "Arial", "Liberation Sans", "system-ui"].map((family) => {
        if (context) context.font = `100px ${family.includes(" ") ? `"${family}"` : family}, "DejaVu Sans"`;
        return [family, Math.round(context?.measureText("Whenever it rains, pyramids shine").width ?? 0)];
      }),
    );
  });
  expect(new Set(Object.values(widths)).size, JSON.stringify(widths)).toBe(1);
  await person.leave();
});

const FONTS: Record<Face, string> = { sans: '400 100px "Plex Sans"', strong: '600 100px "Plex Sans"', serif: '600 100px "Literata"' };

/** Names and labels of every language, without their variables. */
function labels(): string[] {
  return LANGS.flatMap((lang) => {
    const folder = new URL(`../../locales/${lang}/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
    return files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), "utf8").matchAll(/^[\w-]+ = ([^{}\n]{4,40})$/gm)].map(([, text = ""]) => text.trim()),
    );
  });
}

test("texts are as wide as drawings expect", async () => {
  const person = await on.arrive(3);
  await person.page.goto("/");
  await person.typefaces();
  const texts = labels();
  expect(texts.length).toBeGreaterThan(500);
  for (const [face, font] of Object.entries(FONTS) as [Face, string][]) {
    const drawn = await person.page.evaluate(
      ([font, texts]) => {
        const context = document.createElement("canvas").getContext("2d");
        if (!context) return [];
        context.font = font;
        return texts.map((text) => context.measureText(text).width);
      },
      [font, texts] as const,
    );
    // Computed widths are rounded to hundredths of an em and ignore kerning, which brings letters closer together.
    const wrong = texts.flatMap((text, at) => {
      const ratio = (drawn[at] ?? 0) / textWidth(text, 100, face);
      return ratio > 1.025 || ratio < 0.93 ? [`${text}: ${ratio.toFixed(3)}`] : [];
    });
    expect([face, wrong]).toEqual([face, []]);
  }
  await person.leave();
});
