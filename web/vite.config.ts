import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import preact from "@preact/preset-vite";
import type { Plugin, Rollup } from "vite";
import { createServer } from "vite";
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
      const path = /^\/([a-z]{2}\/(?:[a-z]+\/)?[a-z]+\.(?:ftl|md))$/.exec(request.url ?? "")?.[1];
      if (path === undefined) return next();
      response.setHeader("content-type", "text/plain; charset=utf-8");
      response.end(localeFile(path));
    });
  },
};

/** The pages that the server sends as HTML, and the files that each kind of page loads (crates/server/src/http/pages.rs). */
const served: Plugin = {
  name: "served",
  apply: "build",
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const write = (name: string, text: string) => {
      const path = join(dir, "served", name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    // Modules are run as they are, without a second build. The server only transforms them: it listens to nothing and watches nothing.
    const vite = await createServer({
      configFile: false,
      plugins: [preact()],
      root: import.meta.dirname,
      appType: "custom",
      logLevel: "warn",
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      standInForBrowser();
      const { prerender, answer, styleSheet } = (await vite.ssrLoadModule("/src/prerender/index.tsx")) as typeof import("./src/prerender/index");
      globalThis.fetch = async (path) => {
        const text = String(path).startsWith("/locales/") ? localeFile(String(path).slice("/locales/".length)) : answer(String(path));
        return text === null ? new Response(null, { status: 404 }) : new Response(text);
      };
      const { LANGS } = (await vite.ssrLoadModule("/src/langs.ts")) as typeof import("./src/langs");
      for (const lang of LANGS) {
        for (const [name, html] of Object.entries(await prerender(lang))) write(`${lang}/${name}.html`, html);
      }
      const files = filesByModule(bundle);
      // Only pictures of the rules have styles of their own, and they are on the pages of the rules and of the games.
      const style = styleSheet();
      const name = `assets/served-${createHash("sha256").update(style).digest("hex").slice(0, 8)}.css`;
      writeFileSync(join(dir, name), style);
      for (const page of ["rules", "gamePage"]) files[page]?.push(name);
      write("files.json", JSON.stringify(files));
    } finally {
      await vite.close();
    }
  },
};

/** The scripts and styles that a module under src/ brings along, itself included, besides those of the entry. */
function filesByModule(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const reach = (chunk: Rollup.OutputChunk, found: Set<string>): Set<string> => {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) reach(next, found);
    }
    return found;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const initial = entry ? reach(entry, new Set()) : new Set();
  const src = join(import.meta.dirname, "src/");
  const own = chunks.filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId?.startsWith(src));
  const name = ({ facadeModuleId }: Rollup.OutputChunk) => (facadeModuleId ?? "").slice(src.length).replace(/(\/index)?\.tsx?$/, "");
  return Object.fromEntries(own.map((chunk) => [name(chunk), [...reach(chunk, new Set())].filter((file) => !initial.has(file))]));
}

/** The little that components read of a browser while they draw. A page that is sent fits the narrowest window. */
function standInForBrowser(): void {
  const values = {
    location: new URL("http://localhost/"),
    navigator: { languages: [] },
    document: { documentElement: {}, addEventListener: () => undefined },
    innerWidth: 0,
    matchMedia: () => ({ matches: false }),
  };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(globalThis, name, { value, configurable: true });
}

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
      // The server puts pages together itself.
      if (name.startsWith("served") || statSync(path).isDirectory() || !/\.(css|ftl|html|js|json|md|svg|webmanifest)$/.test(name)) continue;
      const text = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      const forms = { br: brotliCompressSync(text, { params }), gz: gzipSync(text, { level: 9 }) };
      for (const [end, form] of Object.entries(forms)) if (form.length < text.length) writeFileSync(`${path}.${end}`, form);
    }
  },
};

export default defineConfig({
  plugins: [preact(), locales, served, compressed],
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
    // What every board or most pages use is one file: each request costs a way to the server and back.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", minShareCount: 4 }] } } },
  },
  // A busy machine is slow; no test is about time.
  test: { include: ["test/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"], environment: "node", testTimeout: 120_000 },
});
