// @ts-check
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describeBrowsers, resolveBrowsers } from "./browsers.mjs";
import { buildIfNeeded } from "./build.mjs";
import { endChild, runChild } from "./child.mjs";
import { startDatabase } from "./database.mjs";
import { CACHE_DIR, ROOT } from "./paths.mjs";
import { findFreePort } from "./port.mjs";
import { prepareDatabase } from "./prepare.mjs";
import { makeSecrets } from "./secrets.mjs";
import { startServer, waitUntilServing } from "./shop-server.mjs";
import { makeTestDataFolder } from "./temporary-folder.mjs";
import { testEnvironment } from "./test-environment.mjs";

/**
 * Builds the shop if its code changed, serves it on a database and a port of its own, and runs
 * Playwright against it. Returns Playwright's exit code.
 * @param {string[]} args for Playwright
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {{ serverEnv?: Record<string, string>, playwrightEnv?: Record<string, string> }} [more]
 */
export async function runBrowserTests(args, defer, { serverEnv = {}, playwrightEnv = {} } = {}) {
  const isNewestAlone = playwrightEnv.TEST_SCREENS === "one";
  console.log(describeBrowsers(await resolveBrowsers(), { isNewestAlone }));
  await buildIfNeeded();
  const folder = await makeTestDataFolder(defer);
  const database = await startDatabase(folder);
  defer(database.stop);
  const secrets = makeSecrets();
  const port = await findFreePort();
  const env = {
    ...process.env,
    ...testEnvironment({ port, mongodbUri: database.uri, secrets }),
    // All browsers of a run share one address, and do in a minute what shoppers do in an hour.
    RATE_LIMIT_FACTOR: "20",
    // By it next-auth would believe the Host header, if it had no address of its own: it must change nothing.
    AUTH_TRUST_HOST: "true",
    // Where the tests themselves listen: e2e/support/loopback-setup.ts.
    SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
    GOOGLE_ISSUER: `http://127.0.0.1:${await findFreePort()}`,
    GOOGLE_CLIENT_ID: "shop-under-test",
    GOOGLE_CLIENT_SECRET: randomBytes(24).toString("base64url"),
    ...serverEnv,
  };
  await prepareDatabase(env, secrets);
  const serverLog = join(folder, "server.log");
  const server = startServer(env, "pipe");
  defer(() => endChild(server));
  keepOutput(server, serverLog);
  await waitUntilServing(server, port);

  // The profiles of the browsers, beside the database.
  const temporary = join(folder, "tmp");
  await mkdir(temporary);
  const playwright = {
    command: process.execPath,
    args: [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", ...args],
    cwd: ROOT,
    env: {
      ...env,
      ...secrets,
      BASE_URL: `http://localhost:${port}`,
      SERVER_LOG: serverLog,
      TMPDIR: temporary,
      // Else it lies in that folder, and all tests are compiled anew in every run.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(CACHE_DIR, "playwright"),
      ...playwrightEnv,
    },
  };
  return runChild(playwright, defer);
}

/**
 * Writes what the server says into a file, which the tests search for secrets, and its troubles onto the terminal too.
 * @param {import("node:child_process").ChildProcess} server
 * @param {string} path
 */
function keepOutput({ stdout, stderr }, path) {
  const file = createWriteStream(path, { mode: 0o600 });
  for (const output of [stdout, stderr]) output?.on("data", (chunk) => file.write(chunk));
  stderr?.on("data", (chunk) => process.stderr.write(chunk));
}
