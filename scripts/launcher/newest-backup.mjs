// @ts-check
import { readOutput, startChild } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { scriptCommand } from "./run-script.mjs";
import { shopEnvironment } from "./shop-environment.mjs";

/** None is asked: a backup is read without a database. */
const NO_DATABASE = "mongodb://127.0.0.1:1/none";

/**
 * The newest backup of this shop that is whole, as a person types its name; null where there is none.
 * @param {import("./secrets.mjs").Secrets} secrets
 * @returns {Promise<string | null>}
 */
export async function findNewestBackup(secrets) {
  const env = shopEnvironment({ port: 3000, mongodbUri: NO_DATABASE, secrets });
  const child = startChild({ ...scriptCommand("scripts/backup/newest.ts"), cwd: ROOT, env, output: "pipe" });
  return (await readOutput(child, "stdout")).trim() || null;
}
