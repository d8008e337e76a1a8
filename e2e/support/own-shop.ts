import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { endChild } from "../../scripts/launcher/child.mjs";
import { startDatabase } from "../../scripts/launcher/database.mjs";
import { findFreePort } from "../../scripts/launcher/port.mjs";
import { prepareDatabase } from "../../scripts/launcher/prepare.mjs";
import { makeSecrets } from "../../scripts/launcher/secrets.mjs";
import { startServer, waitUntilServing } from "../../scripts/launcher/shop-server.mjs";
import { makeTestDataFolder } from "../../scripts/launcher/temporary-folder.mjs";
import { testEnvironment } from "../../scripts/launcher/test-environment.mjs";
import { expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { Caller, readFormToken } from "./api";
import { postAuth } from "./auth";
import { demoAdmin, type Person } from "./people";

/** A second shop of the same build, on a database that a test may stop, with the limits that customers meet. */
export interface OwnShop {
  address: string;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  /** Ends its process without a chance to close anything. */
  killDatabase: () => Promise<void>;
  /** Its process stands still, with all its connections open, until it is thawed. */
  freezeDatabase: () => void;
  thawDatabase: () => void;
  /** Asks the server to end, and waits until it has. */
  stopServer: () => Promise<void>;
  /** Returns as soon as the server listens, also without a database. */
  startServer: () => Promise<void>;
  /** One more server on the same database. */
  startSecondServer: () => Promise<{ address: string; stop: () => Promise<void> }>;
  /** The admin, where the shop has the demo's catalogue. */
  admin: Person;
  close: () => Promise<void>;
}

interface OwnShopOptions {
  /** Fills the shop with the demo's products. */
  hasCatalogue?: boolean;
  /** A way to the database that a test can make slow: takes its address and returns another one. */
  link?: (databaseUri: string) => Promise<string>;
  environment?: Record<string, string>;
}

export async function openOwnShop(options: OwnShopOptions = {}): Promise<OwnShop> {
  const cleanups: (() => unknown)[] = [];
  const folder = await makeTestDataFolder((cleanup) => cleanups.push(cleanup));
  let engine: ChildProcess | undefined;
  const start = () => startDatabase(folder, (child) => (engine = child));
  let database = await start();
  const mongodbUri = (await options.link?.(database.uri)) ?? database.uri;
  const secrets = makeSecrets();
  const port = await findFreePort();
  const { SMTP_URL = "", GOOGLE_ISSUER = "", GOOGLE_CLIENT_ID = "", GOOGLE_CLIENT_SECRET = "" } = process.env;
  // One address for browsers and for calls: limits are counted by it, and a name may stand for two.
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...testEnvironment({ port, mongodbUri, secrets }),
    NEXTAUTH_URL: address,
    SMTP_URL,
    GOOGLE_ISSUER,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    ...options.environment,
  };
  await prepareDatabase({ ...env, MONGODB_URI: database.uri }, options.hasCatalogue ? secrets : null);
  let server = launchServer(env);
  await waitUntilServing(server, port);
  return {
    address,
    stopDatabase: () => database.stop(),
    startDatabase: async () => {
      database = await start();
    },
    killDatabase: async () => {
      engine?.kill("SIGKILL");
      // Nor is it started again before the test wants it.
      await database.stop();
    },
    freezeDatabase: () => void engine?.kill("SIGSTOP"),
    thawDatabase: () => void engine?.kill("SIGCONT"),
    stopServer: () => endChild(server),
    startServer: async () => {
      server = launchServer(env);
      await waitUntilListening(`${address}/api/health/live`);
    },
    startSecondServer: async () => {
      const secondPort = await findFreePort();
      const second = launchServer({ ...env, PORT: String(secondPort) });
      await waitUntilServing(second, secondPort);
      return { address: `http://127.0.0.1:${secondPort}`, stop: () => endChild(second) };
    },
    admin: demoAdmin(secrets.DEMO_ADMIN_PASSWORD),
    close: async () => {
      await endChild(server);
      await database.stop();
      for (const cleanup of cleanups) await cleanup();
    },
  };
}

function launchServer(env: Record<string, string | undefined>) {
  const server = startServer(env, "pipe");
  server.stdout?.resume();
  server.stderr?.resume();
  return server;
}

async function waitUntilListening(liveAddress: string): Promise<void> {
  for (;;) {
    const live = await fetch(liveAddress).catch(() => null);
    if (live?.ok) return;
    await sleep(50);
  }
}

/** Signs a person in to such a shop, who is registered first if they are new. */
export async function signInTo(
  { address }: Pick<OwnShop, "address">,
  playwright: PlaywrightWorkerArgs["playwright"],
  { isNew = false, ...person }: Person & { isNew?: boolean },
): Promise<Caller> {
  const context = await playwright.request.newContext({ baseURL: address });
  if (isNew) expect((await context.post("/api/users", { data: person })).status()).toBe(200);
  await readFormToken(context);
  await postAuth(context, "callback/credentials", { ...person });
  const { token } = await (await context.post("/api/jwt", { data: { email: person.email } })).json();
  return new Caller(context, person, token);
}
