// @ts-check
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

// The build includes two parts of the server: its page cache, and the code that marks the build's files.
const FOLDERS = ["app", "components", "lib", "models", "public", "server"];

// The build also reads settings and entry points at the top: middleware.ts, next.config.ts, package-lock.json, .env …
const TOP_LEVEL = /\.(ts|mjs|json)$|^\.env/;
const NOT_BUILT = /^(next-env\.d|(vitest|playwright|oxlint)\.config)\.ts$|^\.env\.example$/;

/**
 * One hash over everything that the build depends on, by content.
 * @param {string} root
 */
export async function hashSources(root) {
  const hash = createHash("sha256").update(process.versions.node);
  for (const path of (await listFiles(root)).toSorted()) {
    const content = await readFile(join(root, path)).catch(() => null);
    if (content === null) continue;
    hash.update(`\0${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** @param {string} root */
async function listFiles(root) {
  const names = await readdir(root);
  const top = names.filter((name) => TOP_LEVEL.test(name) && !NOT_BUILT.test(name));
  const lists = FOLDERS.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  });
  return [...top, ...(await Promise.all(lists)).flat()];
}
