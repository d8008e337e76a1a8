// @ts-check
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { relativeToProject } from "./damaged-database.mjs";
import { startDatabase } from "./database.mjs";

/**
 * Fills a new database beside a damaged one. Only after success it renames the damaged folder, to a name with the
 * time, and puts the new one in its place. An interrupted run can begin again. Returns the exit code of the work.
 * @param {string} folder the damaged one
 * @param {(mongodbUri: string) => Promise<number>} fill
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function replaceDamaged(folder, fill, defer) {
  const draft = join(dirname(folder), "restoring");
  const filled = join(draft, "db");
  await rm(draft, { recursive: true, force: true });
  await mkdir(filled, { recursive: true, mode: 0o700 });
  const database = await startDatabase(draft);
  defer(database.stop);
  const code = await fill(database.uri);
  await database.stop();
  if (code === 0) {
    const aside = `${folder}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
    const isThere = existsSync(folder);
    if (isThere) await rename(folder, aside);
    await rename(filled, folder);
    if (isThere)
      console.log(
        `The damaged folder is set aside: ${relativeToProject(aside)}. Delete it when nobody needs it any more.`,
      );
  }
  await rm(draft, { recursive: true, force: true });
  return code;
}
