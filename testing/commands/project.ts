import { existsSync, statSync } from "node:fs";
import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { isInstalled } from "@/scripts/launcher/install.mjs";
import { CACHE_DIR, ROOT } from "@/scripts/launcher/paths.mjs";
import { makeTestDataFolder } from "@/scripts/launcher/temporary-folder.mjs";
import { copyBuildCache, linkFolder } from "@/tools/stress/broken/copy-tree";

/** A copy of the project, or of a part of it, with data, cache and build of its own, and without tests. */
export interface Project {
  /** Its folder, while the tests of the file run. */
  readonly root: string;
}

interface ProjectOptions {
  /** A build needs the packages as files: the bundler follows no symbolic link out of the project. */
  canBuild?: boolean;
}

/** Every command needs these. */
const ALWAYS = ["package.json", "package-lock.json", "tsconfig.json"];
/** Commands that work on the database need these too. */
export const SCRIPTS = ["demo", "lib", "models", "scripts"];
/** Commands that build and serve the shop need these as well. */
export const SHOP = [
  ...SCRIPTS,
  "app",
  "components",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "public",
  "server",
];
/** Parts that are fetched once for this machine: a newer libc for the embedded engine, a browser, another Node. */
const FETCHED = /^(?:glibc|chromium-.*|node-\d+)$/;
const COPY_TIMEOUT_MS = 120_000;

/** Gives the tests of this file a project that has these files and folders of ours. */
export function useProject(names: string[], { canBuild = false }: ProjectOptions = {}): Project {
  const cleanups: (() => unknown)[] = [];
  const project = { root: "" };
  beforeAll(async () => {
    const defer = (cleanup: () => unknown) => cleanups.push(cleanup);
    await requirePackages();
    project.root = await makeTestDataFolder(defer, canBuild ? findParent() : tmpdir());
    await copyInto(project.root, [...ALWAYS, ...names]);
    const packages = [join(ROOT, "node_modules"), join(project.root, "node_modules")] as const;
    await (canBuild ? linkFolder(...packages) : symlink(...packages));
    if (canBuild && names.includes("app")) await copyBuildCache(ROOT, project.root);
  }, COPY_TIMEOUT_MS);
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  }, COPY_TIMEOUT_MS);
  return project;
}

/** Requires the packages first: a command would install missing ones, through a link, into everybody's folder. */
export async function requirePackages(root = ROOT): Promise<void> {
  if (!(await isInstalled(root)))
    throw new Error("The packages are not those of package-lock.json: run npm ci before you test commands.");
}

/** Copies a test of ours into the project. */
export async function addTest({ root }: Project, path: string): Promise<void> {
  await cp(join(ROOT, path), join(root, path));
}

/** Writes a file of the project. */
export async function writeInto({ root }: Project, path: string, content: string): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A folder for temporary files on the disk of the project: hard links cross no disks. */
function findParent(): string {
  const { dev } = statSync(ROOT);
  return (
    ["/var/tmp", "/tmp"].find((folder) => existsSync(folder) && statSync(folder).dev === dev) ?? tmpdir()
  );
}

async function copyInto(root: string, names: string[]): Promise<void> {
  const options = { recursive: true, filter: (path: string) => !/\.(?:test|spec)\.tsx?$/.test(path) };
  for (const name of names) await cp(join(ROOT, name), join(root, name), options);
  await mkdir(join(root, ".cache"));
  const cached = existsSync(CACHE_DIR) ? await readdir(CACHE_DIR) : [];
  for (const name of cached.filter((entry) => FETCHED.test(entry)))
    await symlink(join(CACHE_DIR, name), join(root, ".cache", name));
  // With the embedded engine's data in place, the launcher ignores a mongod on this machine's PATH.
  await mkdir(join(root, ".data/db"), { recursive: true });
}
