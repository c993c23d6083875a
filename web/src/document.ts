// The Markdown documents of locales/, such as the rules of a game, in the current language.
import { useEffect, useState } from "preact/hooks";
import { ApiError } from "./api";
import { useTexts } from "./i18n";
import { insist } from "./insist";
import type { Lang } from "./langs";
import { type Block, blocks } from "./markdown";

const fetched = new Map<string, Promise<Block[]>>();
const parsed = new Map<string, Block[]>();

/** The blocks of a document, such as `rules/imhotep`; null while it loads, "lost" if there is none. */
export function useDocument(name: string): Block[] | "lost" | null {
  const { lang } = useTexts();
  // A page that was prepared shows the document in its first frame.
  const [document, set] = useState<Block[] | "lost" | null>(parsed.get(address(lang, name)) ?? null);
  useEffect(() => insist(() => loadDocument(lang, name), { onAnswer: set, onRefusal: () => set("lost") }), [lang, name]);
  return document;
}

export function loadDocument(lang: Lang, name: string): Promise<Block[]> {
  const path = address(lang, name);
  let text = fetched.get(path);
  if (!text) {
    text = fetch(path).then(async (response) => {
      if (!response.ok) throw new ApiError(response.status === 404 ? "not-found" : "trouble");
      const found = blocks(await response.text());
      parsed.set(path, found);
      return found;
    });
    text.catch(() => fetched.delete(path));
    fetched.set(path, text);
  }
  return text;
}

function address(lang: Lang, name: string): string {
  return `/locales/${lang}/${name}.md`;
}
