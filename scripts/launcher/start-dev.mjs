// @ts-check
import { join } from "node:path";
import { END_WITH_LAUNCHER, endChild, startChild } from "./child.mjs";
import { openShop } from "./open-shop.mjs";
import { ROOT } from "./paths.mjs";
import { watchServer } from "./shop-server.mjs";

/**
 * Starts the demo shop for developers, on the same data; every change of the code shows at once.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function startDev(defer) {
  const { port, env, gaveUp, noteChild, welcome } = await openShop("npm run dev", defer);

  const server = startChild({
    command: process.execPath,
    args: [
      ...END_WITH_LAUNCHER,
      join(ROOT, "node_modules/next/dist/bin/next"),
      "dev",
      "--port",
      String(port),
    ],
    cwd: ROOT,
    env,
  });
  defer(() => endChild(server));
  noteChild("server", server);
  welcome();
  return Promise.race([watchServer(server), gaveUp]);
}
