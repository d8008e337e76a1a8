import { setTimeout as sleep } from "node:timers/promises";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { drillNewest, drillUri } from "@/lib/maintenance/backup/drill";
import { makeBackup } from "@/lib/maintenance/backup/make-backup";
import { PERIODIC_JOBS } from "@/lib/maintenance/periodic-jobs";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { readMemory } from "@/tools/bench/measure/memory";
import { ask } from "@/tools/bench/measure/timed-get";
import { inTurn } from "@/tools/stress/many";
import type { Stage } from "@/tools/stress/stage";

/** Long enough for the largest. */
const PATIENCE_MS = 600_000;
const LOOK_EVERY_MS = 50;
const BYTES_PER_MIB = 1_048_576;
/** What asks the disk or couriers. */
const NOT_OF_THE_DATABASE = ["disk", "parcel statuses"];

/** What is done with the whole shop: how long it took, and what it had or made. */
export interface Chore {
  name: string;
  milliseconds: number;
  /** MiB, where that is what counts: what was sent or written. */
  mebibytes?: number;
  /** How much more memory the server had at most, in MiB. */
  grownMib?: number;
  trouble?: string;
}

/** Backup, drill, exports, each periodic job and a start. */
export async function measureChores(stage: Stage): Promise<Chore[]> {
  const server = inTurn(stage.servers, 0);
  await stage.renewAdmin();
  const chores = [
    await measureStream("all orders, bare", server.pid(), () =>
      send(stage, { method: "GET", path: "/allOrders" }),
    ),
    await measureStream("export of orders", server.pid(), () =>
      send(stage, { method: "POST", path: "/exports/orders", body: "{}" }),
    ),
    ...(await measureSweeps()),
    ...(await measureBackup(stage)),
  ];
  const start = await time("start of a server, until it is ready", async () => {
    await server.kill();
    await server.whenReady();
  });
  return [...chores, start];
}

async function time(name: string, work: () => Promise<unknown>): Promise<Chore> {
  const start = performance.now();
  await work();
  return { name, milliseconds: performance.now() - start };
}

interface Sent {
  method: string;
  path: string;
  body?: string;
}

async function send({ base, admin }: Stage, { method, path, body }: Sent) {
  return await ask(`${base}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${admin.token}`, "Content-Type": "application/json" },
    ...(body && { body }),
    agent: false,
    timeoutMs: PATIENCE_MS,
  });
}

/** A long answer, and the memory of the server meanwhile. */
async function measureStream(
  name: string,
  pid: number | undefined,
  work: () => ReturnType<typeof ask>,
): Promise<Chore> {
  const before = await readMemory(pid);
  let most = before;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await readMemory(pid));
      await sleep(LOOK_EVERY_MS);
    }
  })();
  const start = performance.now();
  const { status, body } = await work();
  const milliseconds = performance.now() - start;
  over.abort();
  await watching;
  const trouble = status === 200 ? {} : { trouble: `answers ${status}` };
  return { name, milliseconds, mebibytes: body.length / BYTES_PER_MIB, grownMib: most - before, ...trouble };
}

/** Each job for the second time, as it comes again and again: the first has what was filled in to do. */
async function measureSweeps(): Promise<Chore[]> {
  const chores: Chore[] = [];
  for (const { name, work } of PERIODIC_JOBS.filter((job) => !NOT_OF_THE_DATABASE.includes(job.name))) {
    await work();
    chores.push(await time(`job: ${name}`, async () => void (await work())));
  }
  return chores;
}

async function measureBackup(stage: Stage): Promise<Chore[]> {
  const folder = await stage.makeFolder();
  const file = join(folder, "growth.gz");
  await reconnect(stage.mongodbUri);
  const backup = await time("backup", async () => await makeBackup(file));
  await reconnect(drillUri(stage.mongodbUri));
  const problems: string[] = [];
  const drill = await time("drill: restored and proved", async () => {
    problems.push(...(await drillNewest(folder)).problems);
  });
  await reconnect(stage.mongodbUri);
  const trouble = problems[0] === undefined ? {} : { trouble: problems[0] };
  return [
    { ...backup, mebibytes: (await stat(file)).size / BYTES_PER_MIB },
    { ...drill, ...trouble },
  ];
}

/** With the patience of whoever works on the whole shop. */
async function reconnect(uri: string): Promise<void> {
  await disconnectDb();
  await connectDb(uri, "operator");
}
