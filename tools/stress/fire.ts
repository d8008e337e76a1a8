import { setTimeout as sleep } from "node:timers/promises";
import { inTurn, range } from "@/tools/stress/many";
import type { Basket } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const LONGEST_FUSE_MS = 1_500;
const WAVE_FUSE_MS = 200;
/** With more of them the test would be of its own patience. */
const MOST_UNFINISHED = 100;
const PAUSE_MS = 300;
const LONGEST_MS = 120_000;

interface Kills {
  kills: number;
  fuseMs?: number;
}

/** Does the work while servers die in turn, and once the database. */
export async function killMeanwhile<Result>(
  stage: Stage,
  kills: Kills,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), killInTurn(stage, kills)]);
  return result;
}

async function killInTurn(
  { servers, database, whenReady }: Stage,
  { kills, fuseMs = LONGEST_FUSE_MS }: Kills,
): Promise<void> {
  for (const index of range(kills)) {
    await sleep(Math.random() * fuseMs);
    await inTurn(servers, index).kill();
    if (index === Math.floor(kills / 2)) await database.kill();
  }
  await whenReady();
}

interface WaveOptions<Result> {
  stage: Stage;
  baskets: Basket[];
  /** One behind each wave. */
  kills: (() => Promise<unknown>)[];
  /** What becomes of a basket; `place` is its own in its wave. */
  serve: (basket: Basket, place: number) => Promise<Result>;
}

/** Shoppers come in waves, and amid each of them something dies. */
export async function serveInWaves<Result>(options: WaveOptions<Result>): Promise<Result[]> {
  const { stage, baskets, kills, serve } = options;
  const perWave = Math.ceil(baskets.length / kills.length);
  const clients: Promise<Result>[] = [];
  const unfinished = new Set<Promise<Result>>();
  for (const [index, kill] of kills.entries()) {
    await stage.whenReady();
    while (unfinished.size > MOST_UNFINISHED) await sleep(WAVE_FUSE_MS);
    for (const [place, basket] of baskets.slice(index * perWave, (index + 1) * perWave).entries()) {
      const client = serve(basket, place);
      const end = () => unfinished.delete(client);
      clients.push(client);
      unfinished.add(client);
      client.then(end, end);
    }
    await sleep(Math.random() * WAVE_FUSE_MS);
    await kill();
  }
  const results = await Promise.all(clients);
  await stage.whenReady();
  return results;
}

/** This process' own reads and writes are under fire too. */
export async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const endsAt = Date.now() + LONGEST_MS; ;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > endsAt) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
