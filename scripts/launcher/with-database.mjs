// @ts-check
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runChild } from "./child.mjs";
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
 * shop's, else one started for as long as the script takes. One that wants to be alone takes the
 * shop's place, or says where the shop of this folder runs. Returns the script's exit code.
 * @param {{ script: string, args: string[], isAlone: boolean }} job
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runWithDatabase({ script, args, isAlone }, defer) {
  loadEnvFiles();
  await ensureInstalled(ROOT, { isDevNeeded: false });
  const givenUri = process.env.MONGODB_URI;
  const sharedUri = isAlone ? null : givenUri || (await findRunningDatabase());
  const mongodbUri = sharedUri ?? (await openShopDatabase(await takeShop({ command: script }, defer), defer));
  const secrets = await loadSecrets(join(DATA_DIR, "secrets.json"));
  const env = shopEnvironment({ port: 3000, mongodbUri, secrets });
  return runChild({ ...scriptCommand(script, args), cwd: ROOT, env }, defer);
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
 * The address of the shop's database: the one of MONGODB_URI, else one started for this process.
 * @param {Awaited<ReturnType<typeof takeShop>>} shop
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function openShopDatabase(shop, defer) {
  let mongodbUri = process.env.MONGODB_URI;
  if (!mongodbUri) {
    const database = await startDatabase(DATA_DIR, (child) => shop.noteChild("database", child));
    defer(database.stop);
    mongodbUri = database.uri;
  }
  await shop.note({ mongodbUri });
  return mongodbUri;
}
