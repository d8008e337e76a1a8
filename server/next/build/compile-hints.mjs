// @ts-check
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Chromium's word for a file whose functions are compiled while it arrives, beside the main thread. Others ignore it. */
const ALL_AT_ONCE = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the framework's own files, which every page runs at once. Left alone, a browser compiles each function when it
 * is first called, and a slow phone stands still meanwhile.
 * @param {{ distDir: string }} build
 */
export async function compileAhead({ distDir }) {
  const manifest = JSON.parse(await readFile(join(distDir, "build-manifest.json"), "utf8"));
  for (const file of manifest.rootMainFiles) {
    const path = join(distDir, file);
    const script = await readFile(path, "utf8");
    if (!script.startsWith(ALL_AT_ONCE)) await writeFile(path, ALL_AT_ONCE + script);
  }
}
