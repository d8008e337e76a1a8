// @ts-check
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endChild, startChild } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { ensureInstalled } from "./install.mjs";
import { readLock } from "./lock.mjs";
import { DATA_DIR, ROOT, SHOP_LOCK } from "./paths.mjs";
import { scriptCommand } from "./run-script.mjs";
import { loadSecrets } from "./secrets.mjs";
import { loadEnvFiles, shopEnvironment } from "./shop-environment.mjs";
import { takeShop } from "./shop-lock.mjs";

/**
 * Runs a script of the project on the shop's database: the one of MONGODB_URI, else the running
 * shop's, else one started for as long as the script takes. Returns the script's exit code.
 * @param {string} script
 * @param {string[]} args
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runWithDatabase(script, args, defer) {
  loadEnvFiles();
  await ensureInstalled(ROOT, { isDevNeeded: false });
  const mongodbUri =
    process.env.MONGODB_URI || (await findRunningDatabase()) || (await openDatabase(script, defer));
  return runScript({ script, args, mongodbUri }, defer);
}

/**
 * Runs a script that wants the database for itself, or says where the shop of this folder runs.
 * Returns the script's exit code.
 * @param {string} script
 * @param {string[]} args
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runOnOwnDatabase(script, args, defer) {
  loadEnvFiles();
  await ensureInstalled(ROOT, { isDevNeeded: false });
  const mongodbUri = await openDatabase(script, defer, process.env.MONGODB_URI);
  return runScript({ script, args, mongodbUri }, defer);
}

/**
 * @param {{ script: string, args: string[], mongodbUri: string }} job
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function runScript({ script, args, mongodbUri }, defer) {
  const secrets = await loadSecrets(join(DATA_DIR, "secrets.json"));
  const child = startChild({
    ...scriptCommand(script, args),
    cwd: ROOT,
    env: shopEnvironment({ port: 3000, mongodbUri, secrets }),
  });
  defer(() => endChild(child));
  await once(child, "exit");
  return child.exitCode ?? 1;
}

async function findRunningDatabase() {
  for (;;) {
    const shop = await readLock(SHOP_LOCK);
    if (shop === null) return null;
    if (shop.mongodbUri !== undefined) return shop.mongodbUri;
    // It is on its way up.
    await sleep(200);
  }
}

/**
 * Takes the shop's place in this folder, with its database or the given one.
 * @param {string} script
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {string} [givenUri]
 */
async function openDatabase(script, defer, givenUri) {
  const shop = await takeShop({ command: script });
  defer(() => shop.release());
  let mongodbUri = givenUri;
  if (!mongodbUri) {
    const database = await startDatabase(DATA_DIR, (child) => shop.noteChild("database", child));
    defer(database.stop);
    mongodbUri = database.uri;
  }
  await shop.note({ mongodbUri });
  return mongodbUri;
}
