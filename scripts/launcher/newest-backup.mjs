// @ts-check
import { readOutput, startChild } from "./child.mjs";
import { ROOT } from "./paths.mjs";
import { scriptCommand } from "./run-script.mjs";
import { shopEnvironment } from "./shop-environment.mjs";

/** An address that is never used: reading a backup needs no database. */
const NO_DATABASE = "mongodb://127.0.0.1:1/none";

/**
 * The name of this shop's newest complete backup, as a person types it; null where there is none.
 * @param {import("./secrets.mjs").Secrets} secrets
 * @returns {Promise<string | null>}
 */
export async function findNewestBackup(secrets) {
  const env = shopEnvironment({ port: 3000, mongodbUri: NO_DATABASE, secrets });
  const child = startChild({ ...scriptCommand("scripts/backup/newest.ts"), cwd: ROOT, env, output: "pipe" });
  return (await readOutput(child, "stdout")).trim() || null;
}
