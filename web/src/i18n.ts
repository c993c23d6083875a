// The language: chooses it, loads its texts, and switches it without a reload.
import { useEffect, useMemo } from "preact/hooks";
import { insist } from "./insist";
import { store, useStore } from "./store";
import { GameWords, LANGS, type Lang, Texts } from "./words";

export { GameWords, LANGS, type Lang, Texts };

/** The current texts; null until the first ones are loaded. */
const current = store<Texts | null>(null);
/** The files that pages have requested so far, such as `ui` and `imhotep`. Switching the language loads all of them. */
const wanted = new Set(["ui"]);
/** The files in the current texts. */
let loaded: readonly string[] = [];
const fetched = new Map<string, Promise<string>>();
/** The language that the address named when the visit began: `?lang=cs`. Search engines find each page in each language. */
let addressed: string | null = null;

/** Picks the chosen language, otherwise the first preferred one that we support. */
export function choose(chosen: Lang | null, preferred: readonly string[]): Lang {
  const known = (tag: string) => LANGS.find((lang) => tag.toLowerCase().split(/[-_]/)[0] === lang);
  return chosen ?? preferred.map(known).find((lang) => lang !== undefined) ?? "en";
}

/** The chosen language; null is the language that the address names, otherwise that of the browser. */
export function languageOf(chosen: Lang | null): Lang {
  addressed ??= new URLSearchParams(location.search).get("lang") ?? "";
  return choose(chosen, [addressed, ...(navigator.languages ?? [navigator.language])]);
}

/** Loads the texts of the chosen language. */
export async function switchTo(chosen: Lang | null): Promise<void> {
  const lang = languageOf(chosen);
  if (lang !== current.get()?.lang) await load(lang);
}

/** Loads a file of texts, and loads it again whenever the language changes. */
export async function loadTexts(file: string): Promise<void> {
  if (wanted.has(file)) return;
  wanted.add(file);
  const texts = current.get();
  if (!texts) return;
  try {
    await load(texts.lang);
  } catch (error) {
    // Without it the other files can still be loaded.
    wanted.delete(file);
    throw error;
  }
}

async function load(lang: Lang): Promise<void> {
  const files = [...wanted];
  const sources = await Promise.all(files.map((file) => source(lang, file)));
  // Another file may have been requested meanwhile.
  if (files.length !== wanted.size) return load(lang);
  document.documentElement.lang = lang;
  loaded = files;
  current.set(new Texts(lang, sources));
}

function source(lang: Lang, file: string): Promise<string> {
  const path = `/locales/${lang}/${file}.ftl`;
  let text = fetched.get(path);
  if (!text) {
    text = fetch(path).then((response) => {
      if (!response.ok) throw new Error(path);
      return response.text();
    });
    // A failed request is forgotten, so that it can be repeated.
    text.catch(() => fetched.delete(path));
    fetched.set(path, text);
  }
  return text;
}

/** The current texts outside of components: for titles and announcements. */
export function texts(): Texts | null {
  return current.get();
}

export function useTexts(): Texts {
  return useStore(current) ?? EMPTY;
}

/** A game's texts; null until they are loaded. Its name alone is among the texts of the interface. */
export function useGameWords(game: string | null, names?: Readonly<Record<string, string>>): GameWords | null {
  const texts = useFile(game);
  return useMemo(() => (texts && game !== null ? new GameWords(texts, game, names) : null), [texts, game, names]);
}

/** The current texts once they contain this file; null before. */
export function useFile(file: string | null): Texts | null {
  const texts = useStore(current);
  useEffect(() => {
    return file === null ? undefined : insist(() => loadTexts(file), { onAnswer: () => undefined });
  }, [file]);
  return file !== null && loaded.includes(file) ? texts : null;
}

const EMPTY = new Texts("en");
