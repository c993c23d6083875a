// The gallery of a game: every card, tile and board with its picture, its sentence and its numbers.
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { useFile, useGameWords, useTexts } from "../i18n";
import { lazily, useLazy } from "../lazy";
import { ErrorPage, Page } from "../shell/Page";
import { Icon } from "../ui/Icon";
import { type Exhibit, type Exhibits, isUnchecked } from "./exhibits";
import { BoardPicture, isWide } from "./Figure";

const modules = lazily(import.meta.glob<{ exhibits: Exhibits }>("../games/*/exhibits.tsx"));

/** The anchor of a kind in the address: "#kind-cards". */
const PREFIX = "kind-";

export function GalleryPage({ game }: { game: string }) {
  const texts = useTexts();
  const exhibits = useExhibits(game);
  const title = texts.text("rules-gallery-of", { game: texts.gameName(game) });
  if (!modules[`../games/${game}/exhibits.tsx`]) return <ErrorPage kind="page" />;
  return (
    <Page title={title} here="rules" class="rules gallery">
      <article>
        <div class="rules-tools">
          <a class="btn" href={`/rules/${game}`}>
            <Icon name="book" />
            {texts.text("rules-back")}
          </a>
        </div>
        <h1>{title}</h1>
        <p>{texts.text("rules-gallery-lead")}</p>
        {exhibits && <Shelves game={game} exhibits={exhibits} />}
      </article>
    </Page>
  );
}

/** The exhibits of a game in the current language; null until everything is loaded. */
function useExhibits(game: string): Exhibit[] | null {
  const words = useGameWords(game);
  const facts = useFile(`rules/${game}`);
  const make = useLazy(modules[`../games/${game}/exhibits.tsx`] ?? null)?.exhibits;
  return useMemo(() => (make && words && facts ? make(words) : null), [make, words, facts]);
}

function Shelves({ game, exhibits }: { game: string; exhibits: readonly Exhibit[] }) {
  const texts = useTexts();
  const [shown, show] = useKind();
  const kinds = [...new Set(exhibits.map(({ kind }) => kind))];
  const unchecked = new Set(
    exhibits.flatMap(({ facts }) => facts.filter(isUnchecked).flatMap(({ rows }) => rows.filter((row) => row.provenance === "reconstructed"))),
  );
  const visible = kinds.filter((kind) => shown === null || !kinds.includes(shown) || kind === shown);
  const filter = (kind: string | null, label: string, count: number) => (
    <button
      key={kind}
      type="button"
      class="kind"
      aria-pressed={kind === null ? visible.length === kinds.length : visible.length === 1 && visible[0] === kind}
      onClick={() => show(kind)}
    >
      {label} <span>{count}</span>
    </button>
  );
  const of = (kind: string) => exhibits.filter((one) => one.kind === kind);
  return (
    <>
      {unchecked.size > 0 && <p class="unchecked">{texts.text("rules-unchecked-some", { count: unchecked.size })}</p>}
      <div class="kinds" role="group" aria-label={texts.text("rules-kinds")}>
        {filter(null, texts.text("rules-all"), exhibits.length)}
        {kinds.map((kind) => filter(kind, texts.text(`rules-kind-${kind}`), of(kind).length))}
      </div>
      {visible.map((kind) => (
        <section key={kind} aria-labelledby={`${PREFIX}${kind}`}>
          <h2 id={`${PREFIX}${kind}`}>{texts.text(`rules-kind-${kind}`)}</h2>
          <ul class="exhibits">
            {of(kind).map((exhibit) => (
              <One key={exhibit.id} game={game} exhibit={exhibit} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function One({ game, exhibit }: { game: string; exhibit: Exhibit }) {
  const texts = useTexts();
  const title = useId();
  const { name, copies = 1, picture, board, text, facts, rule } = exhibit;
  const told = facts.filter((fact) => fact.text !== null);
  const silent = facts.some((fact) => fact.text === null && isUnchecked(fact));
  // Many lines that could not be checked are set in italics, and one sentence at the end says so.
  const many = told.filter(isUnchecked).length > 2;
  return (
    <li class={`exhibit ${board ? "with-board" : ""} ${board && isWide(game, board) ? "is-wide" : ""}`}>
      {board ? <BoardPicture game={game} name={board} label={title} /> : picture && <div class="exhibit-picture">{picture}</div>}
      <div>
        <h3 id={title}>
          {name}
          {copies > 1 && <span class="copies">{texts.text("rules-copies", { count: copies })}</span>}
        </h3>
        {text && <p>{text}</p>}
        {told.length > 0 && (
          <ul class="exhibit-facts">
            {told.map((fact) => (
              <li key={fact.text}>
                {many && isUnchecked(fact) ? <em>{fact.text}</em> : fact.text}
                {!many && isUnchecked(fact) && <small class="unchecked-note">{texts.text("rules-unchecked")}</small>}
              </li>
            ))}
          </ul>
        )}
        {many && <small class="unchecked-note">{texts.text("rules-unchecked-lines")}</small>}
        {silent && <small class="unchecked-note">{texts.text("rules-unchecked")}</small>}
        <a class="to-rule" href={`/rules/${game}#${rule}`} aria-label={`${texts.text("rules-rule")}: ${name}`}>
          {texts.text("rules-rule")}
        </a>
      </div>
    </li>
  );
}

const readKind = () => (location.hash.startsWith(`#${PREFIX}`) ? location.hash.slice(PREFIX.length + 1) : null);

/** The kind that the address names, and how to choose another. */
function useKind(): [string | null, (kind: string | null) => void] {
  const [kind, set] = useState(readKind);
  useEffect(() => {
    const changed = () => set(readKind());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  // The page does not scroll when another kind is shown, so the address is replaced instead of followed.
  const show = (next: string | null) => {
    history.replaceState(null, "", next === null ? location.pathname : `#${PREFIX}${next}`);
    set(next);
  };
  return [kind, show];
}
