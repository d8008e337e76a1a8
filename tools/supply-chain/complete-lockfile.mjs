// @ts-check
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { completeLockfile } from "../../scripts/launcher/lockfile.mjs";
import { ROOT } from "../../scripts/launcher/paths.mjs";
import { LOCKFILES } from "./lockfiles.mjs";

// After "npm install": a registry that does not carry the optional packages of other systems makes
// npm leave them out of the lockfile, and "npm ci" then refuses it, here and everywhere.
for (const name of LOCKFILES) {
  const path = join(ROOT, name);
  const lockfile = JSON.parse(await readFile(path, "utf8"));
  const added = completeLockfile(lockfile.packages);
  if (added.length > 0) await writeFile(path, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(`${added.length} optional packages of other systems added to ${name}.`);
}
