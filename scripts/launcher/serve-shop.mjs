// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { LauncherError } from "./failure.mjs";
import { ROOT } from "./paths.mjs";
import { checkPort, parsePort } from "./port.mjs";
import { prepareDatabase } from "./prepare.mjs";
import { loadEnvFiles } from "./shop-environment.mjs";
import { keepServing } from "./shop-server.mjs";

/**
 * Serves the existing build in production; throws when the environment does not allow it, or the server cannot start.
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
  const server = keepServing({
    port,
    env: { ...process.env, PORT: String(port) },
    // Its database may be on another machine, and start later.
    readyTimeoutMs: Infinity,
  });
  defer(server.stop);
  const { gaveUp } = await server.serving;
  console.log("The shop is open.");
  return gaveUp;
}
