// @ts-check
import { buildIfNeeded } from "./build.mjs";
import { openShop } from "./open-shop.mjs";
import { keepServing } from "./shop-server.mjs";

/**
 * Brings a fresh clone to a running demo shop; throws when the server cannot start.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function startShop(defer) {
  const { port, env, gaveUp: databaseGaveUp, noteChild, welcome } = await openShop("npm start", defer);
  await buildIfNeeded();

  const server = keepServing({ port, env, onStart: (child) => noteChild("server", child) });
  defer(server.stop);
  const { gaveUp } = await Promise.race([server.serving, databaseGaveUp]);
  welcome();
  return Promise.race([gaveUp, databaseGaveUp]);
}
