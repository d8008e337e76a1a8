import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { startChild } from "@/scripts/launcher/child.mjs";
import { findFreePort } from "@/scripts/launcher/port.mjs";
import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import { makeSecrets } from "@/scripts/launcher/secrets.mjs";
import { serverCommand, waitUntilServing } from "@/scripts/launcher/shop-server.mjs";
import { makeTemporaryFolder } from "@/scripts/launcher/temporary-folder.mjs";
import { testEnvironment } from "@/scripts/launcher/test-environment.mjs";
import { range } from "@/tools/stress/count";
import { type Killable, startKillable } from "@/testing/killable";
import { openKillableDatabase } from "@/testing/killable-database";
import { SteadfastDouble } from "@/testing/steadfast-double";
import { type Doubles, startDoubles } from "@/tools/stress/doubles";
import { type Basket, makeShoppers, type Shopper } from "@/tools/stress/shoppers";

// One address places more orders here in a minute than a street does in a year.
const RATE_LIMIT_FACTOR = "100000";
/** The same for every stage of a process, because this process signs the tokens. */
const SECRETS = makeSecrets();

/** An order that the shop has acknowledged, and for which basket. */
export interface Acknowledged {
  orderId: string;
  basket: Basket;
}

/** A shop of its own: servers of a build on one database, none of which is anybody else's. */
export interface Stage {
  ports: number[];
  mongodbUri: string;
  servers: Killable[];
  database: Killable;
  admin: Shopper;
  /** What the servers take for Steadfast; it outlives them. */
  courier: SteadfastDouble;
  /** What they take for the ways out to people, if they are to tell anybody. */
  gateways: Doubles;
  /** The codes of the answers to this scenario's clients that were not the final ones. */
  retries: string[];
  /** All orders that this shop has acknowledged. */
  acknowledged: Acknowledged[];
  /** When all servers and the database can be asked. */
  whenReady: () => Promise<void>;
  close: () => Promise<void>;
}

interface StageOptions {
  root: string;
  servers?: number;
  /** Whether its servers tell people of their orders. */
  isTelling?: boolean;
  defer: Defer;
}

/** Opens a shop from the build in that folder; its data are in a temporary one. */
export async function openStage({
  root,
  servers: count = 2,
  isTelling = false,
  defer,
}: StageOptions): Promise<Stage> {
  const folder = await makeTemporaryFolder(defer);
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { database, uri } = await openKillableDatabase(dataDir);
  defer(database.stop);
  const courier = new SteadfastDouble();
  await courier.start();
  defer(() => courier.stop());
  const gateways = await startDoubles();
  defer(gateways.close);
  const ports: number[] = [];
  for (const _ of range(count)) ports.push(await findFreePort());
  const environments = ports.map((port) => ({
    ...testEnvironment({ port, mongodbUri: uri, secrets: SECRETS }),
    ...courier.environment,
    RATE_LIMIT_FACTOR,
    ...(isTelling && gateways.environment),
  }));
  Object.assign(process.env, environments[0]);
  await connectDb(uri);
  defer(disconnectDb);
  await createIndexes();
  const servers = ports.map((port, index) => startServer({ root, port, env: environments[index] ?? {} }));
  for (const server of servers) defer(server.stop);
  const whenReady = async () => {
    await Promise.all([...servers, database].map((one) => one.whenReady()));
  };
  await whenReady();
  const [admin] = await makeShoppers(1, "admin");
  if (!admin) throw new Error("There is no admin.");
  const close = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await disconnectDb();
    await database.stop();
    await courier.stop();
  };
  const told = { retries: [], acknowledged: [] };
  return { ports, mongodbUri: uri, servers, database, admin, courier, gateways, ...told, whenReady, close };
}

interface ServerOptions {
  root: string;
  port: number;
  env: Record<string, string>;
}

function startServer({ root, port, env }: ServerOptions): Killable {
  return startKillable({
    start() {
      const command = serverCommand({ ...process.env, ...env });
      const child = startChild({ ...command, cwd: root, output: "pipe" });
      child.stdout?.resume();
      child.stderr?.on("data", (chunk: Buffer) => reportBugs(chunk.toString()));
      return child;
    },
    waitUntilReady: (child) => waitUntilServing(child, port),
  });
}

/** Of what the servers complain about under fire, most is the fire; a bug has a name of its own. */
function reportBugs(text: string): void {
  for (const line of text.split("\n")) if (line.includes("unexpected error")) console.error(line);
}
