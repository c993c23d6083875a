// A game's rules in the current language; scrolls to the target rule.
import { useLayoutEffect, useRef } from "preact/hooks";
import { useDocument } from "../document";
import type { Block } from "../markdown";
import { Prose } from "../Prose";

/** The rules as blocks; null while they load, "lost" if there are none. */
export function useRules(game: string): Block[] | "lost" | null {
  return useDocument(`rules/${game}`);
}

interface RulesTextProps {
  rules: readonly Block[];
  /** The rule to scroll to; a new object scrolls to the same rule again. */
  target: { anchor: string } | null;
  /** Prefix of ids. */
  prefix?: string;
  below?: number;
  /** Called for links to other rules; without it such a link changes the address. */
  onRule?: (anchor: string) => void;
}

export function RulesText({ rules, target, prefix = "", below = 0, onRule }: RulesTextProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const marked = root.current?.querySelectorAll(".is-asked") ?? [];
    for (const element of marked) element.classList.remove("is-asked");
    const element = target && root.current?.querySelector<HTMLElement>(`[id="${CSS.escape(prefix + target.anchor)}"]`);
    if (!element) return;
    element.classList.add("is-asked");
    element.scrollIntoView({ block: "start" });
    element.focus({ preventScroll: true });
  }, [target, rules, prefix]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const to = link?.getAttribute("href") ?? "";
    if (!onRule || !to.startsWith("#")) return;
    event.preventDefault();
    onRule(to.slice(1));
  };
  return (
    <div class="prose" ref={root} onClick={follow}>
      <Prose blocks={rules} prefix={prefix} below={below} />
    </div>
  );
}
