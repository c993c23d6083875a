// The rules of a game, with a table of contents; log lines link to their anchors.
import { useEffect, useState } from "preact/hooks";
import { getGames } from "./api";
import { gameIcon, useGames } from "./games";
import { useTexts } from "./i18n";
import { type Block, plain } from "./markdown";
import type { GameInfo } from "./protocol";
import { RulesText, useRules } from "./rules/text";
import { ErrorPage, Page } from "./shell/Page";
import { Icon } from "./ui/Icon";
import "./styles/rules.css";

export function RulesPage({ game }: { game: string }) {
  const texts = useTexts();
  const rules = useRules(game);
  const target = useHash();
  if (rules === "lost") return <ErrorPage kind="page" />;
  const title = texts.ui("rules-of", { text: texts.gameName(game) });
  return (
    <Page title={title} here="rules" class="rules">
      {rules && (
        <>
          <Contents rules={rules} />
          <article>
            <Reconstructed game={game} />
            <RulesText rules={rules} target={target} />
          </article>
        </>
      )}
    </Page>
  );
}

/** The list of games with rules. */
export function AllRules() {
  const texts = useTexts();
  return (
    <Page title={texts.ui("rules")} here="rules" class="all-rules">
      <h1>{texts.ui("rules")}</h1>
      <ul>
        {useGames().map(({ id }) => (
          <li key={id}>
            <RulesLink game={id} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function RulesLink({ game }: { game: string }) {
  const texts = useTexts();
  return (
    <a href={`/rules/${game}`}>
      <Icon name={gameIcon(game)} />
      <b>{texts.gameName(game)}</b>
      <span>{texts.aboutGame(game)}</span>
    </a>
  );
}

function Contents({ rules }: { rules: readonly Block[] }) {
  const texts = useTexts();
  const heads = rules.flatMap((block) => (block.kind === "heading" && block.level > 1 && block.level < 4 && block.id ? [block] : []));
  return (
    <nav class="contents" aria-label={texts.ui("contents")}>
      <details open={innerWidth > 980}>
        <summary>{texts.ui("contents")}</summary>
        <ol>
          {heads.map((head) => (
            <li class={`l${head.level}`}>
              <a href={`#${head.id}`}>{plain(head.spans)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Lists the content that is reconstructed, because we found no printed source. */
function Reconstructed({ game }: { game: string }) {
  const texts = useTexts();
  const [info, set] = useState<GameInfo | null>(null);
  useEffect(
    () =>
      void getGames().then(
        (games) => set(games.find((one) => one.id === game) ?? null),
        () => undefined,
      ),
    [game],
  );
  const count = info?.reconstructed.reduce((sum, [, rows]) => sum + rows, 0) ?? 0;
  if (!info || count === 0) return null;
  return (
    <aside class="reconstructed">
      <p>{texts.ui("reconstructed", { count })}</p>
      <ul>
        {info.reconstructed.map(([table, rows]) => (
          <li>
            <code>{table}</code> {rows}
          </li>
        ))}
      </ul>
    </aside>
  );
}

const readHash = () => (location.hash.length > 1 ? { anchor: decodeURIComponent(location.hash.slice(1)) } : null);

/** The rule that the address names. */
function useHash(): { anchor: string } | null {
  const [target, set] = useState(readHash);
  useEffect(() => {
    const changed = () => set(readHash());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return target;
}
