import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL("../", import.meta.url)) }] },
  test: { include: ["**/*.test.ts"], testTimeout: 60_000, allowOnly: false },
});
