// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { endChild } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { ROOT } from "./paths.mjs";
import { checkPort, parsePort } from "./port.mjs";
import { prepareDatabase } from "./prepare.mjs";
import { loadEnvFiles } from "./shop-environment.mjs";
import { startServer, watchServer } from "./shop-server.mjs";

/**
 * Serves the build at hand in production; throws when the environment is not fit for it.
 * @param {import("./run-launcher.mjs").Defer} defer
 */
export async function serveShop(defer) {
  loadEnvFiles();
  const port = parsePort(process.env.PORT);
  await checkPort(port, "npm run serve");
  await prepareDatabase(process.env, null);
  if (!existsSync(join(ROOT, ".next/BUILD_ID"))) {
    throw new LauncherError("There is no build yet. Make it first: npm run build");
  }
  const server = startServer({ ...process.env, PORT: String(port) });
  defer(() => endChild(server));
  return watchServer(server);
}
