import { readFileSync } from "node:fs";
import preact from "@preact/preset-vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env["MAAT_SERVER"] ?? "http://127.0.0.1:8080";

/** While developing, texts come from the folder: the server would have to be built again for each. */
const locales: Plugin = {
  name: "locales",
  configureServer({ middlewares }) {
    middlewares.use("/locales", (request, response, next) => {
      const path = /^\/([a-z]{2}\/(?:rules\/)?[a-z]+\.(?:ftl|md))$/.exec(request.url ?? "")?.[1];
      if (path === undefined) return next();
      response.setHeader("content-type", "text/plain; charset=utf-8");
      response.end(readFileSync(new URL(`../locales/${path}`, import.meta.url)));
    });
  },
};

export default defineConfig({
  plugins: [preact(), locales],
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
  test: { include: ["test/**/*.test.{ts,tsx}", "src/**/*.test.{ts,tsx}"], environment: "node" },
});
