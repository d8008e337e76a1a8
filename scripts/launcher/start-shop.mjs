// @ts-check
import { buildIfNeeded } from "./build.mjs";
import { endChild } from "./child.mjs";
import { openShop } from "./open-shop.mjs";
import { startServer, waitUntilServing, watchServer } from "./shop-server.mjs";

/**
 * From a fresh clone to the running demo shop; throws when the server ends by itself.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function startShop(defer) {
  const { port, env, noteChild, welcome } = await openShop("npm start", defer);
  await buildIfNeeded();

  const server = startServer(env);
  defer(() => endChild(server));
  noteChild("server", server);
  await waitUntilServing(server, port);
  welcome();
  return watchServer(server);
}
