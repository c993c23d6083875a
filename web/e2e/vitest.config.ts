import { defineConfig } from "vitest/config";

// Whole games in a browser: one file after the other, each with a server of its own. The limits are for what hangs: they are far away
// also where other programs take most of the processor.
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
