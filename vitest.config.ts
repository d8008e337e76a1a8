import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/launcher/vitest-sequencer.mjs";

const { LONG_TESTS, TEST_CI } = process.env;
const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Components that are tested by themselves speak English, without a layout.
      { find: "#words", replacement: `${root}lib/words/of-request.ts` },
      { find: "server-only", replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
  test: {
    include: ["{lib,models,components,demo,scripts,server,testing,tools}/**/*.test.{ts,tsx}"],
    // What takes long runs in "npm test -- --ci" alone, or where a change could break it: testing/long-tests.ts.
    exclude: [LONG_TESTS, TEST_CI].includes("on") ? [] : ["**/*.ci.test.{ts,tsx}"],
    globalSetup: "scripts/launcher/vitest-database.mjs",
    setupFiles: "scripts/launcher/vitest-setup.ts",
    // Files share the packages that are loaded, and nothing of ours: scripts/launcher/vitest-setup.ts.
    isolate: false,
    // Each of them waits for processes, hashes and the database between its steps.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
