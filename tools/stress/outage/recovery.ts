import { setTimeout as sleep } from "node:timers/promises";
import { canPingOverFreshConnection } from "@/lib/platform/health/fresh-connection";
import { visit } from "@/tools/stress/call";
import { inChunks } from "@/tools/stress/many";
import { VITAL_ADDRESSES } from "@/tools/stress/outage/addresses";
import type { Stage } from "@/tools/stress/stage";

const PAUSE_MS = 50;
/** One that came a moment too early waits for its 503 for as long as an answer may take. */
const ASKED_EVERY_MS = 250;
/** As long as a refusal asks its client to wait. */
const ASKED_AGAIN_MS = 1_000;
/** What is not back by then does not come back by itself: a healthy shop on a busy machine took 25 s for some answers. */
const PATIENCE_MS = 60_000;
const VISITORS = 10;

/**
 * How long it takes from the first answer of the database to a client that is new until every server has answered every
 * vital address; null when one does not come back.
 */
export async function measureRecovery({ ports, mongodbUri }: Stage): Promise<number | null> {
  while (!(await canPingOverFreshConnection(mongodbUri))) await sleep(PAUSE_MS);
  return await measureVitals(ports);
}

/** How long it takes until every server has answered every vital address: on a healthy shop, how slow the machine is. */
export async function measureVitals(ports: number[]): Promise<number | null> {
  const asked = ports.flatMap((port) => VITAL_ADDRESSES.map((path) => ({ port, path })));
  const times = await Promise.all(asked.map(({ port, path }) => whenAnswered(port, path)));
  return times.includes(null) ? null : Math.max(...times.map(Number));
}

async function whenAnswered(port: number, path: string): Promise<number | null> {
  const since = performance.now();
  const answers: number[] = [];
  const ask = async () => {
    if (isSuccess(await visit(port, path, { agent: false }))) answers.push(performance.now() - since);
  };
  while (answers.length === 0 && performance.now() - since < PATIENCE_MS) {
    void ask();
    await sleep(ASKED_EVERY_MS);
  }
  return answers[0] ?? null;
}

const isSuccess = (told: string): boolean => /^2\d\d$/.test(told);

/** The addresses that a server does not answer as it should, however often it is asked. */
export async function listDead({ ports }: Stage, addresses: string[]): Promise<string[]> {
  const asked = ports.flatMap((port) => addresses.map((path) => ({ port, path })));
  const told = await inChunks(
    asked,
    async ({ port, path }) => ({ path, last: await askUntilAnswered(port, path) }),
    VISITORS,
  );
  return told.flatMap(({ path, last }) => (isSuccess(last) ? [] : [`${path} is dead: ${last}`]));
}

/** What the last visit was told: a busy machine may refuse one with 503, and a dead address answers none. */
async function askUntilAnswered(port: number, path: string): Promise<string> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const told = await visit(port, path, { agent: false });
    if (isSuccess(told) || performance.now() > endsAt) return told;
    await sleep(ASKED_AGAIN_MS);
  }
}
