import { existsSync } from "node:fs";
import { cp, link, mkdir, readdir, readlink, symlink } from "node:fs/promises";
import { join } from "node:path";
import { inChunks } from "@/tools/stress/many";

/** What is made again, or nobody's but this tree's. */
const LEFT_OUT = new Set([".git", ".next", ".data", ".cache", "node_modules", "test-results"]);

/** Compiled modules by their content, so that a build begins with what another one has made. */
const BUILD_CACHE = ".next/cache";

/**
 * A copy of the project that can be changed and built: sources and what a build has compiled of them are copied, packages
 * are linked.
 */
export async function copyTree(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => !LEFT_OUT.has(name) && !name.startsWith(".env"));
  await inChunks(names, (name) => cp(join(from, name), join(to, name), { recursive: true }));
  await linkFolder(join(from, "node_modules"), join(to, "node_modules"));
  await copyBuildCache(from, to);
}

/** Spares a build in the copy most of its work, if the project was built. */
export async function copyBuildCache(from: string, to: string): Promise<void> {
  if (existsSync(join(from, BUILD_CACHE)))
    await cp(join(from, BUILD_CACHE), join(to, BUILD_CACHE), { recursive: true });
}

/** The bundler follows no symbolic link out of its tree, but a hard link is a file like any other. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => cp(source, target));
  }
}
