// A picture of a game, drawn by its board (e2e/covers.mjs), in the theme of the page.
import { settings } from "../settings";
import { useStore } from "../store";

/** Its size in pixels, so that nothing moves when it arrives. */
const [WIDTH, HEIGHT] = [420, 226];
/** When the dark picture is shown, by the chosen theme. The browser decides, so that a page from the server needs no script for it. */
const DARK = { system: "(prefers-color-scheme: dark)", dark: "all", light: "not all" };

/** The name of the game is beside it, so that the picture needs no text. A `large` one has twice the pixels. */
export function Cover({ game, large = false }: { game: string; large?: boolean }) {
  const { theme } = useStore(settings);
  const file = (shade: string) => `/covers/${game}-${shade}${large ? "-large" : ""}.webp`;
  return (
    <picture>
      <source srcset={file("dark")} media={DARK[theme]} />
      <img class="game-cover" src={file("light")} alt="" width={WIDTH} height={HEIGHT} decoding="async" />
    </picture>
  );
}
