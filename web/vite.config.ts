import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.MAAT_SERVER ?? "http://127.0.0.1:8080";

const LOCALES = new URL("../locales/", import.meta.url).pathname;

/** A file of texts as the client gets it: without comments. The texts of the interface hold the names of all games besides, so that the lobby
 * needs no file of any game. */
function localeFile(path: string): string {
  const text = readFileSync(join(LOCALES, path), "utf8");
  if (!path.endsWith(".ftl")) return text;
  const parts = [text];
  if (path.endsWith("/ui.ftl")) {
    const games = readdirSync(join(LOCALES, dirname(path))).filter((file) => file.endsWith(".ftl") && file !== "ui.ftl");
    parts.push(...games.map((file) => nameOf(file.replace(".ftl", ""), readFileSync(join(LOCALES, dirname(path), file), "utf8"))));
  }
  return parts.join("\n").replace(/^#.*\n/gm, "");
}

/** The message that is named after the game: its name, with its attributes. */
function nameOf(game: string, texts: string): string {
  const found = new RegExp(`^${game} =.*\\n(?:[ \\t].*\\n)*`, "m").exec(texts)?.[0];
  if (found === undefined) throw new Error(`${game} has no name`);
  return found;
}

/** While developing, texts come from the folder: the server would have to be built again for each. */
const locales: Plugin = {
  name: "locales",
  configureServer({ middlewares }) {
    middlewares.use("/locales", (request, response, next) => {
      const path = /^\/([a-z]{2}\/(?:(?:rules|lessons|options|pages)\/)?[a-z]+\.(?:ftl|md))$/.exec(request.url ?? "")?.[1];
      if (path === undefined) return next();
      response.setHeader("content-type", "text/plain; charset=utf-8");
      response.end(localeFile(path));
    });
  },
};

/** A built client holds its texts, and every file that gains by it in compressed forms too: the server only picks one. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir }) {
    if (dir === undefined) return;
    for (const path of readdirSync(LOCALES, { recursive: true, encoding: "utf8" })) {
      if (statSync(join(LOCALES, path)).isDirectory()) continue;
      mkdirSync(join(dir, "locales", dirname(path)), { recursive: true });
      writeFileSync(join(dir, "locales", path), localeFile(path));
    }
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      const path = join(dir, name);
      if (statSync(path).isDirectory() || !/\.(css|ftl|html|js|json|md|svg|webmanifest)$/.test(name)) continue;
      const text = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      const forms = { br: brotliCompressSync(text, { params }), gz: gzipSync(text, { level: 9 }) };
      for (const [end, form] of Object.entries(forms)) if (form.length < text.length) writeFileSync(`${path}.${end}`, form);
    }
  },
};

export default defineConfig({
  plugins: [preact(), locales, compressed],
  server: {
    // The gallery reads locales/.
    fs: { allow: [".."] },
    // The server refuses pages of another origin; behind this proxy both are the same.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    assetsDir: "assets",
    // A strict policy allows neither inline scripts nor pictures in style sheets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // A busy machine is slow; no test is about time.
  test: { include: ["test/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"], environment: "node", testTimeout: 120_000 },
});
