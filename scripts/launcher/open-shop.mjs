// @ts-check
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { DATA_DIR } from "./paths.mjs";
import { checkPort, parsePort } from "./port.mjs";
import { prepareDatabase } from "./prepare.mjs";
import { loadSecrets } from "./secrets.mjs";
import { loadEnvFiles, shopEnvironment } from "./shop-environment.mjs";
import { takeShop } from "./shop-lock.mjs";
import { openShopDatabase } from "./with-database.mjs";

/**
 * Prepares everything that the demo shop needs before it can serve: this process's hold on the folder, a free port,
 * packages, secrets, a prepared database.
 * @param {string} command what the person typed
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function openShop(command, defer) {
  loadEnvFiles();
  const port = parsePort(process.env.PORT);
  const shop = await takeShop({ command, address: `http://localhost:${port}` }, defer);
  await checkPort(port, command);
  await ensureInstalled();
  const secrets = await loadSecrets(join(DATA_DIR, "secrets.json"));

  const { mongodbUri, gaveUp } = await openShopDatabase(shop, secrets, defer);
  const env = shopEnvironment({ port, mongodbUri, secrets });
  await Promise.race([prepareDatabase(env, secrets), gaveUp]);
  return { port, env, gaveUp, noteChild: shop.noteChild, welcome: () => printWelcome(env, secrets) };
}

/**
 * @param {import("./child.mjs").Environment} env
 * @param {import("./secrets.mjs").Secrets} secrets
 */
function printWelcome({ NEXTAUTH_URL }, { DEMO_ADMIN_PASSWORD, DEMO_CUSTOMER_PASSWORD }) {
  console.log(`
The shop is open:  ${NEXTAUTH_URL}

  customer   customer@tejgaon.example   ${DEMO_CUSTOMER_PASSWORD}
  admin      admin@tejgaon.example      ${DEMO_ADMIN_PASSWORD}

Ctrl-C closes it; everything is kept for the next start.
`);
}
