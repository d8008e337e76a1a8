import { setTimeout as sleep } from "node:timers/promises";
import { canReachDatabaseAnew } from "@/lib/health/fresh-ping";
import { inChunks } from "@/scripts/stress/in-chunks";
import { VITAL_ADDRESSES } from "@/scripts/stress/outage/addresses";
import { isSuccess, visit } from "@/scripts/stress/outage/visit";
import type { Stage } from "@/scripts/stress/stage";

const PAUSE_MS = 50;
/** What is not back by then does not come back by itself. */
const PATIENCE_MS = 30_000;
const VISITORS = 10;

/**
 * How long it takes from the first answer of the database to a client that is new until every server answers every
 * vital address; null when one does not come back.
 */
export async function measureRecovery({ ports, mongodbUri }: Stage): Promise<number | null> {
  while (!(await canReachDatabaseAnew(mongodbUri))) await sleep(PAUSE_MS);
  const since = performance.now();
  const backAt = await Promise.all(ports.map((port) => whenBack(port, since)));
  return backAt.includes(null) ? null : Math.max(...backAt.map(Number));
}

async function whenBack(port: number, since: number): Promise<number | null> {
  for (;;) {
    const told = await Promise.all(VITAL_ADDRESSES.map((path) => visit(port, path)));
    const passed = performance.now() - since;
    if (told.every(isSuccess)) return passed;
    if (passed > PATIENCE_MS) return null;
    await sleep(PAUSE_MS);
  }
}

/** The addresses that a server does not answer as it should, of all. */
export async function listDead({ ports }: Stage, addresses: string[]): Promise<string[]> {
  const asked = ports.flatMap((port) => addresses.map((path) => ({ port, path })));
  const told = await inChunks(
    asked,
    async ({ port, path }) => ({ path, told: await visit(port, path) }),
    VISITORS,
  );
  return told.flatMap(({ path, told: status }) => (isSuccess(status) ? [] : [`${path} is dead: ${status}`]));
}
