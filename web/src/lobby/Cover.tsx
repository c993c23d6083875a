// A picture of a game, drawn by its board (e2e/covers.mjs), in the theme of the page.
import { settings } from "../settings";
import { useStore } from "../store";

/** Its size in pixels, so that nothing moves when it arrives. */
const [WIDTH, HEIGHT] = [420, 226];
/** When the dark picture is shown, by the chosen theme. The browser decides, so that a page from the server needs no script for it. */
const DARK = { system: "(prefers-color-scheme: dark)", dark: "all", light: "not all" };

/** The name of the game is beside it, so that the picture needs no text. A `large` one has twice the pixels on all screens. */
export function Cover({ game, large = false }: { game: string; large?: boolean }) {
  const { theme } = useStore(settings);
  const files = (shade: string) => {
    const [usual, fine] = [`/covers/${game}-${shade}.webp`, `/covers/${game}-${shade}-large.webp`];
    return large ? fine : `${usual}, ${fine} 2x`;
  };
  return (
    <picture>
      <source srcset={files("dark")} media={DARK[theme]} />
      <img class="game-cover" srcset={files("light")} alt="" width={WIDTH} height={HEIGHT} decoding="async" />
    </picture>
  );
}
