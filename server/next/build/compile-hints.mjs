// @ts-check
// Depends on Next 16.4.6: .next/build-manifest.json names the files that every page runs in rootMainFiles.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Chromium's explicit compile hint: it compiles functions while the file loads, off the main thread. Others ignore it. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks the framework's own files, which every page runs at once. Without the mark a browser compiles each function at
 * its first call, and a slow phone freezes meanwhile.
 * @param {{ distDir: string }} build
 */
export async function addCompileHints({ distDir }) {
  const manifest = JSON.parse(await readFile(join(distDir, "build-manifest.json"), "utf8"));
  for (const file of manifest.rootMainFiles) {
    const path = join(distDir, file);
    const script = await readFile(path, "utf8");
    if (!script.startsWith(COMPILE_HINT)) await writeFile(path, COMPILE_HINT + script);
  }
}
