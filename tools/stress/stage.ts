import { setTimeout as sleep } from "node:timers/promises";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { runMigrationsBeforeStart } from "@/lib/maintenance/migrations/run-migrations";
import { startChild } from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { findFreePort } from "@/scripts/launcher/port.mjs";
import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import { serverCommand, waitUntilServing } from "@/scripts/launcher/shop-server.mjs";
import { makeTemporaryFolder } from "@/scripts/launcher/temporary-folder.mjs";
import { testEnvironment } from "@/scripts/launcher/test-environment.mjs";
import { type Killable, startKillable } from "@/testing/killable";
import { openKillableDatabase } from "@/testing/killable-database";
import { SteadfastDouble } from "@/testing/steadfast-double";
import { openSlowProxy } from "@/testing/slow-proxy";
import { Clients, LOST } from "@/tools/stress/clients";
import { startDoubles } from "@/tools/stress/doubles";
import { inTurn, pick, range } from "@/tools/stress/many";
import { openFront } from "@/tools/stress/nginx/front";
import { SECRETS } from "@/tools/stress/secrets";
import { makeShoppers } from "@/tools/stress/shoppers";

/** So often one of several servers behind nginx dies. */
const KILLED_EVERY_MS = 20_000;
/** One address places more orders here in a minute than a street does in a year. */
const UNLIMITED = { RATE_LIMIT_FACTOR: "100000" };
/** As a shop is that goes live: who calls says from where, as a proxy would. */
const LIMITED = { RATE_LIMIT_FACTOR: "1", NEWCOMER_SHARE_PERCENT: "5", TRUSTED_PROXIES: "1" };

/**
 * Each with a shop of its own: nobody is told anything, people are told of their orders, its database can be slowed down,
 * its limits are those of a shop that is open.
 */
export const SHOP_KINDS = ["plain", "telling", "slow", "limited"] as const;

export type ShopKind = (typeof SHOP_KINDS)[number];

/** A shop of its own, and who calls it: servers of a build on one database, none of which is anybody else's. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** How a shop is set up, whatever is tried on it. */
export interface Setup {
  servers?: number;
  /** All servers behind nginx, one of which is killed every now and then. */
  isBehindNginx?: boolean;
}

interface StageOptions extends Setup {
  /** The folder of another build. */
  root?: string;
  kind?: ShopKind;
  defer: Defer;
}

/** Opens a shop from the build at hand, or another one; its data are in a temporary folder. */
export async function openStage({ root = ROOT, kind = "plain", defer, ...setup }: StageOptions) {
  const { database, uri: ownUri, socketPath } = await openKillableDatabase(await makeTemporaryFolder(defer));
  defer(database.stop);
  /** What stands between the servers and the database, if that is to answer late. */
  const proxy = kind === "slow" ? await openSlowProxy(socketPath) : null;
  if (proxy) defer(proxy.close);
  const uri = proxy?.uri ?? ownUri;
  /** What the servers take for Steadfast; it outlives them. */
  const courier = new SteadfastDouble();
  await courier.start();
  defer(() => courier.stop());
  /** What they take for the ways out to people, if they are to tell anybody. */
  const gateways = await startDoubles();
  defer(gateways.close);
  const ports: number[] = [];
  for (const _ of range(setup.servers ?? 2)) ports.push(await findFreePort());
  const environmentOf = (port: number) => ({
    ...testEnvironment({ port, mongodbUri: uri, secrets: SECRETS }),
    ...courier.environment,
    ...(kind === "limited" ? LIMITED : UNLIMITED),
    ...(kind === "telling" && gateways.environment),
    ...(setup.isBehindNginx && { TRUSTED_PROXIES: "1" }),
  });
  Object.assign(process.env, environmentOf(inTurn(ports, 0)));
  await connectDb(uri);
  defer(disconnectDb);
  await createIndexes();
  // As before every start of a shop: scripts/prepare.ts.
  await runMigrationsBeforeStart();
  const servers = ports.map((port) => startServer({ root, port, env: environmentOf(port) }));
  for (const server of servers) defer(server.stop);
  /** When all servers and the database can be asked. */
  const whenReady = async () => {
    await Promise.all([...servers, database].map((one) => one.whenReady()));
  };
  await whenReady();
  const front = setup.isBehindNginx ? await openRestlessFront({ ports, servers, defer }) : null;
  const asked = front ? [front.port] : ports;
  const clients = new Clients(asked, inTurn(await makeShoppers(1, "admin"), 0));
  const close = async () => {
    await front?.close();
    await Promise.all(servers.map((server) => server.stop()));
    await disconnectDb();
    await proxy?.close();
    await database.stop();
    await courier.stop();
  };
  /** An empty folder, until the end of the run. */
  const makeFolder = () => makeTemporaryFolder(defer);
  /** Whether a server dies now and then, and takes the processor to start again. */
  const isRestless = front !== null;
  /** Answers die with a server that were on their way. */
  const mayBeLost = isRestless ? [LOST, "no answer"] : [];
  const shop = { makeFolder, mongodbUri: uri, servers, database, proxy, courier, gateways, whenReady, close };
  return Object.assign(clients, { ...shop, isRestless, mayBeLost });
}

interface RestlessFrontOptions {
  ports: number[];
  servers: Killable[];
  defer: Defer;
}

/** nginx in front of all servers, one of which, whichever it is, dies again and again. */
async function openRestlessFront({ ports, servers, defer }: RestlessFrontOptions) {
  const port = await findFreePort();
  const end = await openFront({ home: await makeTemporaryFolder(defer), port, upstreams: ports });
  defer(end);
  const over = new AbortController();
  const killing = killNowAndThen(servers, over.signal);
  // Told when it is awaited below.
  killing.catch(() => undefined);
  const close = async () => {
    over.abort();
    await killing;
    await end();
  };
  return { port, close };
}

async function killNowAndThen(servers: Killable[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await sleep(KILLED_EVERY_MS, undefined, { signal: over }).catch(() => undefined);
    if (!over.aborted) await pick(servers).kill();
  }
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
