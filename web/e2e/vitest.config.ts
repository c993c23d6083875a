import { defineConfig } from "vitest/config";

// Whole games in a browser: one file after the other, each with a server of its own.
export default defineConfig({
  test: { include: ["e2e/**/*.e2e.ts"], fileParallelism: false, testTimeout: 180_000, hookTimeout: 60_000 },
});
