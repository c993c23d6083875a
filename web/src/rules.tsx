// The pages of the rules: the list of games, the rules of a game, and the gallery of its cards and boards.
import { useEffect, useMemo, useState } from "preact/hooks";
import { byWeight, gameIcon, useGames } from "./games";
import { useFile, useTexts } from "./i18n";
import { GalleryPage } from "./rules/Gallery";
import { RulesPage } from "./rules/RulesPage";
import { Search, type Searched } from "./rules/Search";
import { sections } from "./rules/search";
import { loadRules } from "./rules/text";
import { RULES_TEXTS } from "./rules/unchecked";
import { Page } from "./shell/Page";
import { toastError } from "./shell/toast";
import { Icon } from "./ui/Icon";
import "./styles/rules.css";

export function Rules({ game, gallery }: { game: string | null; gallery: boolean }) {
  const texts = useTexts();
  if (!useFile(RULES_TEXTS)) return <Page title={texts.ui("rules")} here="rules" children={null} />;
  if (game === null) return <AllRules />;
  return gallery ? <GalleryPage key={game} game={game} /> : <RulesPage key={game} game={game} />;
}

/** The list of games with rules, and a field that searches all of them. */
function AllRules() {
  const texts = useTexts();
  const games = byWeight(useGames());
  const [wanted, want] = useState(false);
  const pages = useAll(
    games.map(({ id }) => id),
    wanted,
  );
  return (
    <Page title={texts.ui("rules")} here="rules" class="all-rules">
      <h1>{texts.ui("rules")}</h1>
      <Search pages={pages} onFocus={() => want(true)} />
      <ul>
        {games.map(({ id }) => (
          <li key={id}>
            <a href={`/rules/${id}`}>
              <Icon name={gameIcon(id)} />
              <b>{texts.gameName(id)}</b>
              <span>{texts.aboutGame(id)}</span>
            </a>
            <a class="to-gallery" href={`/rules/${id}/cards`} aria-label={texts.text("rules-gallery-of", { game: texts.gameName(id) })}>
              {texts.text("rules-gallery")}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The sections of all games, as far as they are loaded. */
function useAll(games: readonly string[], wanted: boolean): readonly Searched[] {
  const texts = useTexts();
  const { lang } = texts;
  const [found, set] = useState<Record<string, Searched["sections"]>>({});
  const list = games.join(" ");
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    set({});
    for (const game of list.split(" ").filter((one) => one !== ""))
      loadRules(lang, game).then((rules) => current && set((before) => ({ ...before, [game]: sections(rules) })), toastError);
    return () => {
      current = false;
    };
  }, [wanted, list, lang]);
  return useMemo(
    () => list.split(" ").flatMap((game) => (found[game] ? [{ page: `/rules/${game}`, name: texts.gameName(game), sections: found[game] }] : [])),
    [found, list, texts],
  );
}
