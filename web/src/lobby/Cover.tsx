// A picture of a game, drawn by its board (e2e/covers.mjs), in the theme of the page.
import { useMedia } from "../media";
import { settings } from "../settings";
import { useStore } from "../store";

/** Its size in pixels, so that nothing moves when it arrives. */
const [WIDTH, HEIGHT] = [420, 226];

/** The name of the game is beside it, so that the picture needs no text. */
export function Cover({ game }: { game: string }) {
  const { theme } = useStore(settings);
  const darkSystem = useMedia("(prefers-color-scheme: dark)");
  const dark = theme === "dark" || (theme === "system" && darkSystem);
  return <img class="game-cover" src={`/covers/${game}-${dark ? "dark" : "light"}.webp`} alt="" width={WIDTH} height={HEIGHT} decoding="async" />;
}
