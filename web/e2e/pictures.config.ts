import { defineConfig } from "vitest/config";

// `npm run pictures`: the screenshots of docs/pictures.
export default defineConfig({ test: { include: ["e2e/pictures.shot.ts"], testTimeout: 1_800_000, hookTimeout: 300_000 } });
