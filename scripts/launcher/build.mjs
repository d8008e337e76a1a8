// @ts-check
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { END_WITH_LAUNCHER } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { readLock } from "./lock.mjs";
import { CACHE_DIR, ROOT, SHOP_LOCK } from "./paths.mjs";
import { runStep } from "./run-step.mjs";
import { hashSources } from "./source-hash.mjs";
import { withLock } from "./with-lock.mjs";
import { writeAtomically } from "./write-atomically.mjs";

const BUILD_DIR = join(ROOT, ".next");
const RECORD = join(BUILD_DIR, "built-from");

/** Variables that a build must not see: it works with any database, and no secret may get into its files. */
const RUNTIME_VARIABLES = [
  "MONGODB_URI",
  "NEXTAUTH_URL",
  "NEXTAUTH_SECRET",
  "JWT_SECRET",
  "ADMIN_EMAILS",
  "PORT",
];

/** Builds the shop, unless the build at hand was made from the same sources. */
export async function buildIfNeeded() {
  await withLock(join(CACHE_DIR, "build.lock"), async (onStart) => {
    const hash = (await hashSources(ROOT)) + (process.env.NEXT_EXTRAS === "off" ? " without extras" : "");
    if ((await builtFrom()) === hash) return;
    await refuseWhileServed();
    // An interrupted build has no record, and so does not count.
    await rm(RECORD, { force: true });
    await build(ROOT, onStart);
    await mkdir(BUILD_DIR, { recursive: true });
    await writeAtomically(RECORD, hash, 0o644);
  });
}

/**
 * Builds the shop whose sources are in that folder.
 * @param {string} root
 * @param {import("./with-lock.mjs").NoteChild} [onStart]
 */
export async function build(root, onStart) {
  await runStep({
    label: "Building the shop",
    command: process.execPath,
    args: [...END_WITH_LAUNCHER, join(root, "node_modules/next/dist/bin/next"), "build"],
    cwd: root,
    env: buildEnvironment(),
    ...(onStart && { onStart }),
  });
}

async function builtFrom() {
  return readFile(RECORD, "utf8").catch(() => null);
}

async function refuseWhileServed() {
  const shop = await readLock(SHOP_LOCK);
  if (shop === null || shop.owner.pid === process.pid || shop.command !== "npm start") return;
  throw new LauncherError(
    `The code has changed, but the shop runs from this folder's build at ${shop.address} (process ${shop.owner.pid}). Stop it first.`,
  );
}

function buildEnvironment() {
  /** @type {import("./child.mjs").Environment} */
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };
  for (const name of RUNTIME_VARIABLES) delete env[name];
  return env;
}
