// Pictures of the games, drawn by their boards: `npm run covers`, which `cargo xtask pictures` runs. The lobby shows the small ones, the
// page of a game one with twice the pixels, and other sites show the PNG beside links. They are committed, because drawing them takes a browser.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { CHROMIUM } from "./chromium.mjs";

const WEB = join(import.meta.dirname, "..");
const FOLDER = join(WEB, "public/covers");

/** The position of each game, and the part of its board that is shown: left, top and width as shares of the drawing. */
const SCENES = {
  imhotep: { sample: "turn-a", crop: [0.1, 0.02, 0.85] },
  egizia: { sample: "sail", crop: [0.13, 0.1, 0.86] },
  pharaon: { sample: "five", crop: [0.06, 0.22, 0.44] },
  ankh: { sample: "turn", crop: [0.07, 0.12, 0.33] },
};
const COVER = { width: 420, height: 226 };
/** The endings of the files of a cover, with their pixels for each pixel of the page and the quality. */
const SIZES = { "": [1, 0.35], "-large": [2, 0.5] };
const SHARED = { width: 1200, height: 630 };

const vite = await createServer({ root: WEB, server: { port: 0 }, logLevel: "error" });
await vite.listen();
const address = `http://localhost:${vite.httpServer.address().port}`;
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
mkdirSync(FOLDER, { recursive: true });

async function draw(game, theme, { width, height }, deviceScaleFactor = 1) {
  const { sample, crop } = SCENES[game];
  const [left, top, share] = crop;
  // The board is drawn as large as the crop needs it.
  const viewport = { width: Math.round(width / share), height: 1600 };
  const page = await browser.newPage({ viewport, deviceScaleFactor, colorScheme: theme, reducedMotion: "reduce" });
  await page.goto(`${address}/gallery.html?game=${game}&sample=${sample}&cover=1`);
  await page.waitForFunction(() => document.querySelector(".gallery-cover > :not([hidden])") !== null);
  await page.evaluate(() => document.fonts.ready);
  // The board is the largest drawing.
  const box = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".gallery-cover svg")].map((drawing) => drawing.getBoundingClientRect());
    const { x, y, width, height } = boxes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
    return { x, y, width, height };
  });
  const clip = { x: box.x + left * box.width, y: box.y + top * box.height, width, height };
  const picture = await page.screenshot({ clip });
  await page.close();
  // What lies outside of the window is left out.
  const [drawn, wanted] = [picture.readUInt32BE(16), Math.round(width * deviceScaleFactor)];
  if (drawn !== wanted) throw new Error(`the picture of ${game} is ${drawn} pixels wide, not ${wanted}`);
  return picture;
}

/** The same picture as WebP, which only browsers can write without a library. */
async function toWebP(picture, quality) {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    [`data:image/png;base64,${picture.toString("base64")}`, quality],
  );
  await page.close();
  return Buffer.from(data.split(",")[1], "base64");
}

for (const game of Object.keys(SCENES)) {
  for (const theme of ["light", "dark"]) {
    for (const [ending, [scale, quality]] of Object.entries(SIZES)) {
      const cover = await toWebP(await draw(game, theme, COVER, scale), quality);
      const file = `${game}-${theme}${ending}.webp`;
      writeFileSync(join(FOLDER, file), cover);
      console.log(`${file}: ${cover.length} bytes`);
    }
  }
  const shared = await draw(game, "light", SHARED);
  writeFileSync(join(FOLDER, `${game}.png`), shared);
  console.log(`${game}.png: ${shared.length} bytes`);
}
/** The icon of the installed page: the feather on the ground of the page, with room around it for round masks. */
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const feather = readFileSync(join(WEB, "public/feather.svg"), "utf8");
  await page.setContent(
    `<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: #efe8dc } svg { width: 60%; height: 60% }</style>${feather}`,
  );
  writeFileSync(join(WEB, `public/icon-${size}.png`), await page.screenshot());
  await page.close();
}
await browser.close();
await vite.close();
