// Development only: the board and mats of a chosen position, without a server. `npm run dev`, then /gallery.html.
// ?game=pharaon&sample=turn&lang=cs&theme=dark&bare=1; &cover=1 draws the board alone, at rest and without texts; ?pieces=pharaon shows the pieces of a game; ?file=/x.json shows a list of positions, arrow keys walk through it.
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import "./gallery.css";
import { type GameUI, type Look, type Move, moveNames } from "./game";
import ankh from "./games/ankh";
import { PieceGallery as AnkhPieces } from "./games/ankh/pieces/gallery";
import { SAMPLES as ANKH } from "./games/ankh/samples";
import egizia from "./games/egizia";
import { PieceGallery as EgiziaPieces } from "./games/egizia/pieces/gallery";
import { SAMPLES as EGIZIA } from "./games/egizia/samples";
import imhotep from "./games/imhotep";
import { SAMPLES as IMHOTEP } from "./games/imhotep/samples";
import pharaon from "./games/pharaon";
import { PieceGallery as PharaonPieces } from "./games/pharaon/pieces/gallery";
import { SAMPLES as PHARAON } from "./games/pharaon/samples";
import { PHONE, useMedia } from "./media";
import type { LogEntry, Seat } from "./protocol";
import type { Sample as Position } from "./sample";
import { SEATS } from "./seat";
import { useClaimed } from "./ui/claims";
import { Flip } from "./ui/flip";
import { Sprite } from "./ui/Icon";
import { Mark } from "./ui/Mark";
import { Spots } from "./ui/Spot";
import { GameWords, LANGS, Texts } from "./words";

const sources = import.meta.glob<string>("../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const query = new URLSearchParams(location.search);
const names: Record<string, string> = { a: "Ilse", b: "Marek", c: "Nefer", d: "Zofia", e: "Oto" };

interface Sample extends Position<{ players: unknown[] }> {
  log?: LogEntry[];
}

const GAMES: Record<string, { ui: GameUI<unknown>; samples: Record<string, Sample> }> = {
  ankh: { ui: ankh as GameUI<unknown>, samples: ANKH },
  egizia: { ui: egizia as GameUI<unknown>, samples: EGIZIA },
  imhotep: { ui: imhotep as GameUI<unknown>, samples: IMHOTEP },
  pharaon: { ui: pharaon as GameUI<unknown>, samples: PHARAON },
};
const game = query.get("game") ?? "imhotep";
const { ui, samples } = GAMES[game] ?? { ui: imhotep as GameUI<unknown>, samples: IMHOTEP };

function texts(lang: string): Texts {
  const known = LANGS.find((one) => one === lang) ?? "en";
  return new Texts(
    known,
    Object.entries(sources).flatMap(([path, text]) => (path.includes(`/${known}/`) ? [text] : [])),
  );
}

function Gallery({ positions }: { positions: [string, Sample][] }) {
  const [index, setIndex] = useState(
    Math.max(
      0,
      positions.findIndex(([name]) => name === (query.get("sample") ?? query.get("at"))),
    ),
  );
  const [last, setLast] = useState("");
  const phone = useMedia(PHONE);
  const words = useMemo(() => new GameWords(texts(query.get("lang") ?? "en"), game, names), []);
  const [name, sample] = positions[index] ?? positions[0] ?? [];
  const legal = useMemo(() => new Set(query.has("cover") ? [] : sample?.legal), [sample]);
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const by = { PageDown: 1, PageUp: -1 }[event.key];
      if (by) setIndex((now) => Math.min(positions.length - 1, Math.max(0, now + by)));
    };
    addEventListener("keydown", walk);
    return () => removeEventListener("keydown", walk);
  }, [positions.length]);
  if (!sample) return null;
  const play = (move: Move) => setLast(move);
  const moveName = moveNames(ui, { view: sample.view, legal, words });
  const look: Look<unknown> = { view: sample.view, you: sample.you, names, legal, play, words, ...(sample.log ? { log: sample.log } : {}) };
  const seats = SEATS.slice(0, sample.view.players.length);
  const own = seats.find((seat) => seat === sample.you);
  const mat = (seat: Seat) => (
    <section class={`gallery-mat ${seat === own ? "own" : ""}`} key={seat}>
      <header>
        <Mark seat={seat} />
        <b>{names[seat]}</b>
        <span>{ui.score(sample.view, seat)}</span>
      </header>
      <ui.Mat {...look} seat={seat} own={seat === own} form={phone ? "strip" : seat === own ? "desk" : "rail"} />
    </section>
  );
  if (query.has("cover")) {
    return (
      <div class="gallery-cover">
        <Sprite />
        <Spots legal={legal} play={play} name={moveName}>
          <ui.Board {...look} tall={false} />
        </Spots>
      </div>
    );
  }
  return (
    <>
      <Sprite />
      {!query.has("bare") && (
        <nav class="gallery-nav">
          <select value={index} onChange={(event) => setIndex(Number(event.currentTarget.value))}>
            {positions.map(([key, { about }], at) => (
              <option key={key} value={at}>
                {key}: {about}
              </option>
            ))}
          </select>
          <output>
            {name} {last}
          </output>
        </nav>
      )}
      <Spots legal={legal} play={play} name={moveName}>
        <Flip stamp={sample.view}>
          <div class="gallery-stage">
            <ui.Board {...look} tall={phone} />
          </div>
          <Unclaimed legal={sample.legal} name={moveName} play={play} />
          <div class="gallery-mats">
            {own && mat(own)}
            {seats.filter((seat) => seat !== own).map(mat)}
          </div>
        </Flip>
      </Spots>
    </>
  );
}

function Unclaimed({ legal, name, play }: { legal: readonly Move[]; name: (move: Move) => string; play: (move: Move) => void }) {
  const claimed = useClaimed();
  return (
    <p class="gallery-prompt">
      {legal
        .filter((move) => !claimed.has(move))
        .map((move) => (
          <button type="button" class="btn" key={move} onClick={() => play(move)}>
            {name(move)}
          </button>
        ))}
    </p>
  );
}

const PIECES: Record<string, () => preact.JSX.Element> = { ankh: AnkhPieces, egizia: EgiziaPieces, pharaon: PharaonPieces };

async function start(): Promise<void> {
  const theme = query.get("theme");
  if (theme) document.documentElement.dataset.theme = theme;
  const file = query.get("file");
  const root = document.getElementById("app");
  if (!root) return;
  const Pieces = PIECES[query.get("pieces") ?? ""];
  if (Pieces) {
    render(
      <>
        <Sprite />
        <Pieces />
      </>,
      root,
    );
    return;
  }
  const positions: [string, Sample][] = file
    ? ((await (await fetch(file)).json()) as (Sample & { seat: Seat | null })[]).map((one, at) => [
        String(at),
        { ...one, you: SEATS.find((seat) => seat === query.get("you")) ?? one.seat, about: one.step },
      ])
    : Object.entries(samples);
  render(<Gallery positions={positions} />, root);
}

void start();
