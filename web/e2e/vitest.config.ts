import { defineConfig } from "vitest/config";

// Whole games in a browser: one file after another, each with a server of its own. The time limits only stop tests that hang: they are
// generous, also for busy machines.
export default defineConfig({
  test: {
    include: ["e2e/**/*.e2e.ts"],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 180_000, interval: 20 } },
  },
});
