// A game's rules in the current language; scrolls to the target rule.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { loadDocument, useDocument } from "../document";
import { useFile } from "../i18n";
import type { Lang } from "../langs";
import type { Block } from "../markdown";
import { Prose } from "../Prose";
import { RULES_TEXTS, withRemarks } from "./unchecked";
import "../styles/prose.css";

/** The rules as blocks; null while they load, "lost" if there are none. */
export function useRules(game: string): Block[] | "lost" | null {
  return useDocument(`rules/${game}`);
}

export function loadRules(lang: Lang, game: string): Promise<Block[]> {
  return loadDocument(lang, `rules/${game}`);
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
  const texts = useFile(RULES_TEXTS);
  const blocks = useMemo(() => (texts ? withRemarks(rules, texts) : rules), [rules, texts]);
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
      <Prose blocks={blocks} prefix={prefix} below={below} />
    </div>
  );
}
