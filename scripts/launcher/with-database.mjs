// @ts-check
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runChild } from "./child.mjs";
import { DamagedDatabaseError } from "./damaged-database.mjs";
import { startDatabase } from "./database.mjs";
import { keepDiskReserve } from "./disk-reserve.mjs";
import { ensureInstalled } from "./install.mjs";
import { readLock } from "./lock.mjs";
import { findNewestBackup } from "./newest-backup.mjs";
import { DATA_DIR, ROOT, SHOP_LOCK } from "./paths.mjs";
import { replaceDamaged } from "./replace-damaged.mjs";
import { HOUR_MS } from "../../lib/platform/time/durations.mjs";
import { scriptCommand } from "./run-script.mjs";
import { loadSecrets } from "./secrets.mjs";
import { loadEnvFiles, shopEnvironment } from "./shop-environment.mjs";
import { takeShop } from "./shop-lock.mjs";

/**
 * Runs a script of the project on the shop's database: the one of MONGODB_URI, else the running shop's, else one
 * started for as long as the script takes. A script that has to be alone takes the shop's lock, or says where the
 * shop of this folder runs. A script that fills the database replaces a damaged one. Returns the script's exit code.
 * @param {{ script: string, args: string[], isAlone: boolean, isFilling?: boolean }} job
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function runWithDatabase({ script, args, isAlone, isFilling = false }, defer) {
  loadEnvFiles();
  await ensureInstalled(ROOT, { isDevNeeded: false });
  const givenUri = process.env.MONGODB_URI;
  const sharedUri = isAlone ? null : givenUri || (await findRunningDatabase());
  const secrets = await loadSecrets(join(DATA_DIR, "secrets.json"));
  /** @param {string} mongodbUri */
  const run = (mongodbUri) => {
    const env = shopEnvironment({ port: 3000, mongodbUri, secrets });
    return runChild({ ...scriptCommand(script, args), cwd: ROOT, env }, defer);
  };
  if (sharedUri !== null) return run(sharedUri);
  const shop = await takeShop({ command: script }, defer);
  try {
    const { mongodbUri, gaveUp } = await openDatabase(shop, defer);
    return await Promise.race([run(mongodbUri), gaveUp]);
  } catch (error) {
    if (!(error instanceof DamagedDatabaseError)) throw error;
    if (!isFilling) throw error.withBackup(await findNewestBackup(secrets));
    console.log(`${error.message}\n`);
    return replaceDamaged(error.folder, run, defer);
  }
}

async function findRunningDatabase() {
  for (;;) {
    const shop = await readLock(SHOP_LOCK);
    if (shop === null) return null;
    if (shop.mongodbUri !== undefined) return shop.mongodbUri;
    // The database is still starting.
    await sleep(200);
  }
}

/**
 * The address of the shop's database: the one of MONGODB_URI, else one started for this process, whose `gaveUp` rejects
 * once the database turns out to be damaged.
 * @param {Awaited<ReturnType<typeof takeShop>>} shop
 * @param {import("./run-launcher.mjs").Defer} defer
 */
async function openDatabase(shop, defer) {
  const given = process.env.MONGODB_URI;
  if (given) {
    await shop.note({ mongodbUri: given });
    return { mongodbUri: given, gaveUp: NEVER };
  }
  const database = await startDatabase(DATA_DIR, (child) => shop.noteChild("database", child));
  defer(database.stop);
  keepDiskReserve(DATA_DIR);
  // Once the launcher has given the reserve up, it makes it again when there is room.
  const keeping = setInterval(() => keepDiskReserve(DATA_DIR), HOUR_MS).unref();
  defer(() => clearInterval(keeping));
  await shop.note({ mongodbUri: database.uri });
  return { mongodbUri: database.uri, gaveUp: database.gaveUp };
}

/** @type {Promise<never>} */
const NEVER = new Promise(() => undefined);

/**
 * The same for processes that serve the shop: if the database is damaged, now or later, the error names the repair.
 * @param {Awaited<ReturnType<typeof takeShop>>} shop
 * @param {import("./secrets.mjs").Secrets} secrets
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function openShopDatabase(shop, secrets, defer) {
  const advise = async (/** @type {unknown} */ error) => {
    throw error instanceof DamagedDatabaseError ? error.withBackup(await findNewestBackup(secrets)) : error;
  };
  const { mongodbUri, gaveUp } = await openDatabase(shop, defer).catch(advise);
  const advised = gaveUp.catch(advise);
  advised.catch(() => undefined);
  return { mongodbUri, gaveUp: advised };
}
