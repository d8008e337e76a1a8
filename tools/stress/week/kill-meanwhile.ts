import { setTimeout as sleep } from "node:timers/promises";
import { range } from "@/tools/stress/count";
import type { Stage } from "@/tools/stress/stage";

const LONGEST_FUSE_MS = 1_500;

/** Does the work while servers die, and once the database. */
export async function killMeanwhile<Result>(
  { servers, database }: Stage,
  kills: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const working = work();
  for (const index of range(kills)) {
    await sleep(Math.random() * LONGEST_FUSE_MS);
    await servers[index % servers.length]?.kill();
    if (index === Math.floor(kills / 2)) await database.kill();
  }
  await Promise.all([...servers, database].map((one) => one.whenReady()));
  return await working;
}
