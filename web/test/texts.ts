// The texts of locales/ for tests.
import { readdirSync, readFileSync } from "node:fs";
import { type Lang, Texts } from "../src/words";

const known = new Map<Lang, Texts>();

/** All texts of a language. */
export function textsOf(lang: Lang): Texts {
  let texts = known.get(lang);
  if (!texts) {
    const folder = new URL(`../../locales/${lang}/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));
    texts = new Texts(
      lang,
      files.map((file) => readFileSync(new URL(file, folder), "utf8")),
    );
    known.set(lang, texts);
  }
  return texts;
}
