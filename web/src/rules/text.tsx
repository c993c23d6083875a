// A game's rules in the current language: fetches and parses them, and scrolls to the target rule.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Lang, useTexts } from "../i18n";
import { type Block, blocks } from "../markdown";
import { Prose } from "../Prose";
import "../styles/prose.css";

const fetched = new Map<string, Promise<Block[]>>();

/** The rules as blocks; null while they load, "lost" if there are none. */
export function useRules(game: string): Block[] | "lost" | null {
  const { lang } = useTexts();
  const [rules, set] = useState<Block[] | "lost" | null>(null);
  useEffect(() => {
    let current = true;
    loadRules(lang, game).then(
      (found) => current && set(found),
      () => current && set("lost"),
    );
    return () => {
      current = false;
    };
  }, [lang, game]);
  return rules;
}

export function loadRules(lang: Lang, game: string): Promise<Block[]> {
  const path = `/locales/${lang}/rules/${game}.md`;
  let text = fetched.get(path);
  if (!text) {
    text = fetch(path).then(async (response) => {
      if (!response.ok) throw new Error(path);
      return blocks(await response.text());
    });
    text.catch(() => fetched.delete(path));
    fetched.set(path, text);
  }
  return text;
}

/** The rule to scroll to; a new object scrolls to the same rule again. */
export type Target = { anchor: string } | null;

/** Scrolls to the target below `root` and marks it. A ruling that is folded is opened. */
export function useTarget(root: { current: HTMLElement | null }, target: Target, rules: unknown, prefix = ""): void {
  useLayoutEffect(() => {
    const marked = root.current?.querySelectorAll(".is-asked") ?? [];
    for (const element of marked) element.classList.remove("is-asked");
    const element = target && root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(prefix + target.anchor)}"]`);
    if (!element) return;
    if (element instanceof HTMLDetailsElement) element.open = true;
    element.classList.add("is-asked");
    element.scrollIntoView({ block: "start" });
    element.focus({ preventScroll: true });
  }, [root, target, rules, prefix]);
}

interface RulesTextProps {
  rules: readonly Block[];
  target: Target;
  /** Prefix of ids. */
  prefix?: string;
  below?: number;
  /** Called for links to other rules. */
  onRule: (anchor: string) => void;
}

/** The rules beside a board: all text, without the pictures, because the board is there. */
export function RulesText({ rules, target, prefix = "", below = 0, onRule }: RulesTextProps) {
  const root = useRef<HTMLDivElement>(null);
  useTarget(root, target, rules, prefix);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const to = link?.getAttribute("href") ?? "";
    if (!to.startsWith("#")) return;
    event.preventDefault();
    onRule(to.slice(1));
  };
  return (
    <div class="prose" ref={root} onClick={follow}>
      <Prose blocks={rules} prefix={prefix} below={below} />
    </div>
  );
}
