import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endChild } from "../../scripts/launcher/child.mjs";
import { startDatabase } from "../../scripts/launcher/database.mjs";
import { findFreePort } from "../../scripts/launcher/port.mjs";
import { prepareDatabase } from "../../scripts/launcher/prepare.mjs";
import { makeSecrets } from "../../scripts/launcher/secrets.mjs";
import { startServer, waitUntilServing } from "../../scripts/launcher/shop-server.mjs";
import { testEnvironment } from "../../scripts/launcher/test-environment.mjs";

/** A second shop of the same build, on a database that a test may stop, with the limits that customers meet. */
export interface OwnShop {
  address: string;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openOwnShop(): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), "tejgaon-own-"));
  let database = await startDatabase(folder);
  const port = await findFreePort();
  const { SMTP_URL = "", GOOGLE_ISSUER = "", GOOGLE_CLIENT_ID = "", GOOGLE_CLIENT_SECRET = "" } = process.env;
  // One address for browsers and for calls: limits are counted by it, and a name may stand for two.
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...testEnvironment({ port, mongodbUri: database.uri, secrets: makeSecrets() }),
    NEXTAUTH_URL: address,
    SMTP_URL,
    GOOGLE_ISSUER,
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
  };
  await prepareDatabase(env, null);
  const server = startServer(env, "pipe");
  server.stdout?.resume();
  server.stderr?.resume();
  await waitUntilServing(server, port);
  return {
    address,
    stopDatabase: () => database.stop(),
    startDatabase: async () => {
      database = await startDatabase(folder);
    },
    close: async () => {
      await endChild(server);
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
