// @ts-check
import { addCompileHints } from "./compile-hints.mjs";
import { keepPreviousAssets } from "./previous-assets.mjs";

/**
 * Changes the files of a build, unless NEXT_EXTRAS is off.
 * @param {{ distDir: string }} build
 */
export async function afterCompile(build) {
  if (process.env.NEXT_EXTRAS === "off") return;
  await addCompileHints(build);
  await keepPreviousAssets(build);
}
