// The rules of a game: contents and search beside the text, pictures in it, and each ruling below the rule that it settles.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTexts } from "../i18n";
import { type Block, plain } from "../markdown";
import { inline, Prose } from "../Prose";
import { ErrorPage, Page } from "../shell/Page";
import { Icon } from "../ui/Icon";
import { arrange, type Part, type Ruling } from "./arrange";
import { Figure } from "./Figure";
import { AllWanted, useOpenRulings, usePrint } from "./print";
import { Search } from "./Search";
import { sections } from "./search";
import { type Target, useRules, useTarget } from "./text";
import { withRemarks } from "./unchecked";

export function RulesPage({ game }: { game: string }) {
  const texts = useTexts();
  const rules = useRules(game);
  if (rules === "lost") return <ErrorPage kind="page" />;
  const title = texts.ui("rules-of", { text: texts.gameName(game) });
  return (
    <Page title={title} here="rules" class="rules">
      {rules && <Read game={game} rules={rules} />}
    </Page>
  );
}

function Read({ game, rules }: { game: string; rules: readonly Block[] }) {
  const texts = useTexts();
  const target = useHash();
  const article = useRef<HTMLElement>(null);
  const parts = useMemo(() => arrange(withRemarks(rules, texts)), [rules, texts]);
  const pages = useMemo(() => [{ page: `/rules/${game}`, name: null, sections: sections(rules) }], [game, rules]);
  useTarget(article, target, rules);
  useOpenRulings(article);
  const { wanted, slow, start } = usePrint(game);
  return (
    <>
      <div class="rules-side">
        <Search pages={pages} />
        <Contents rules={rules} article={article} />
      </div>
      <article ref={article}>
        <div class="rules-tools">
          <a class="btn" href={`/rules/${game}/cards`}>
            <Icon name="card" />
            {texts.text("rules-gallery")}
          </a>
          <button type="button" class="btn" onClick={start}>
            {texts.text("rules-print")}
          </button>
          {slow && <p role="status">{texts.text("rules-print-soon")}</p>}
        </div>
        <div class="prose">
          <AllWanted.Provider value={wanted}>
            {parts.map((part, index) => (
              <One key={index} part={part} game={game} />
            ))}
          </AllWanted.Provider>
        </div>
      </article>
    </>
  );
}

function One({ part, game }: { part: Part; game: string }) {
  switch (part.kind) {
    case "text":
      return <Prose blocks={part.blocks} figure={(name, caption) => <Figure game={game} name={name} caption={caption} />} />;
    case "rulings":
      return (
        <div class="rulings">
          {part.rulings.map((ruling) => (
            <Fold key={ruling.id} ruling={ruling} />
          ))}
        </div>
      );
    case "index":
      return (
        <ul class="ruling-index">
          {part.rulings.map(({ id, number, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{number}</span> {inline(title)}
              </a>
            </li>
          ))}
        </ul>
      );
  }
}

/** A ruling at its rule: the question is visible, the answer unfolds. */
function Fold({ ruling: { id, number, title, blocks } }: { ruling: Ruling }) {
  const texts = useTexts();
  return (
    <details class="ruling" id={id} tabIndex={-1}>
      <summary>
        <Icon name="scales" />
        <span>
          {texts.text("rules-decided")} <b>{inline(title)}</b>
        </span>
        <small>{number}</small>
      </summary>
      <Prose blocks={blocks} />
    </details>
  );
}

function Contents({ rules, article }: { rules: readonly Block[]; article: { current: HTMLElement | null } }) {
  const texts = useTexts();
  const nav = useRef<HTMLElement>(null);
  const heads = useMemo(
    () => chapters(rules).flatMap((block) => (block.kind === "heading" && block.level > 1 && block.level < 4 && block.id ? [block] : [])),
    [rules],
  );
  const current = useCurrent(
    article,
    heads.map(({ id }) => id ?? ""),
  );
  // The current entry stays visible; the page itself does not move.
  useLayoutEffect(() => {
    const [list, entry] = [nav.current, nav.current?.querySelector<HTMLElement>("[aria-current]")];
    if (!list || !entry || list.scrollHeight <= list.clientHeight) return;
    const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - outer.height / 3;
  }, [current]);
  return (
    <nav class="contents" aria-label={texts.ui("contents")} ref={nav}>
      <details open={innerWidth > 980}>
        <summary>{texts.ui("contents")}</summary>
        <ol>
          {heads.map((head) => (
            <li class={`l${head.level}`} key={head.id}>
              <a href={`#${head.id}`} aria-current={head.id === current ? "location" : undefined}>
                {plain(head.spans)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The blocks without the single rulings, which are at their rules. */
function chapters(rules: readonly Block[]): Block[] {
  return arrange(rules).flatMap((part) => (part.kind === "text" ? part.blocks : []));
}

/** The last heading above the middle of the window. */
function useCurrent(article: { current: HTMLElement | null }, ids: readonly string[]): string | null {
  const [current, set] = useState<string | null>(null);
  const list = ids.join(" ");
  useEffect(() => {
    const heads = list.split(" ").flatMap((id) => article.current?.querySelector(`[id="${CSS.escape(id)}"]`) ?? []);
    const look = () => {
      const above = heads.filter((head) => head.getBoundingClientRect().top < innerHeight * READING_LINE);
      set(above.at(-1)?.id ?? heads[0]?.id ?? null);
    };
    // A heading that crosses the line begins or ends to intersect with what is above it.
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - 100 * READING_LINE}% 0px` });
    for (const head of heads) observer.observe(head);
    return () => observer.disconnect();
  }, [article, list]);
  return current;
}

/** Where one reads: this share of the window's height, from the top. */
const READING_LINE = 0.3;

function readHash(): Target {
  const anchor = location.hash.slice(1);
  if (anchor === "") return null;
  try {
    return { anchor: decodeURIComponent(anchor) };
  } catch {
    // A link that was cut off or mistyped may end within an encoded character: it names no rule.
    return null;
  }
}

/** The rule that the address names. */
function useHash(): Target {
  const [target, set] = useState(readHash);
  useEffect(() => {
    const changed = () => set(readHash());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return target;
}
