// @ts-check
// Depends on Next 16.4.6: the build writes its settings into .next/required-server-files.json, and the framework takes them
// from __NEXT_PRIVATE_STANDALONE_CONFIG, as its own standalone server gives them.
import { readFileSync } from "node:fs";

/** Hands the framework the settings of the build, so that it loads no compiler to read next.config.ts. */
export function useBuiltConfig() {
  const { config } = JSON.parse(
    readFileSync(new URL("../../.next/required-server-files.json", import.meta.url), "utf8"),
  );
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
