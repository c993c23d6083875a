// A game's name, as soon as its texts are there.
import { useGameWords } from "../i18n";

export function GameName({ game }: { game: string }) {
  return <>{useGameWords(game)?.gameName ?? ""}</>;
}
