// @ts-check
import { once } from "node:events";
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { endChild, startChild } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { ROOT } from "./paths.mjs";
import { findFreePort } from "./port.mjs";
import { prepareDatabase } from "./prepare.mjs";
import { makeSecrets } from "./secrets.mjs";
import { startServer, waitUntilServing } from "./shop-server.mjs";
import { makeTemporaryFolder } from "./temporary-folder.mjs";
import { testEnvironment } from "./test-environment.mjs";

/**
 * Builds the shop if its code changed, serves it on a database and a port of its own, and runs
 * Playwright against it. Returns Playwright's exit code.
 * @param {string[]} args for Playwright
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {import("./child.mjs").Environment} [extraEnv]
 */
export async function runBrowserTests(args, defer, extraEnv = {}) {
  await buildIfNeeded();
  const folder = await makeTemporaryFolder(defer);
  const database = await startDatabase(folder);
  defer(database.stop);
  const secrets = makeSecrets();
  const port = await findFreePort();
  const env = {
    ...process.env,
    ...testEnvironment({ port, mongodbUri: database.uri, secrets }),
    // All browsers of a run share one address, and do in a minute what shoppers do in an hour.
    RATE_LIMIT_FACTOR: "20",
  };
  await prepareDatabase(env, secrets);
  const server = startServer(env);
  defer(() => endChild(server));
  await waitUntilServing(server, port);

  const playwright = startChild({
    command: process.execPath,
    args: [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", ...args],
    cwd: ROOT,
    env: { ...env, ...secrets, BASE_URL: `http://localhost:${port}`, ...extraEnv },
  });
  defer(() => endChild(playwright));
  await once(playwright, "exit");
  return playwright.exitCode ?? 1;
}
