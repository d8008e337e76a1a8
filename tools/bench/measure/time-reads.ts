import { performance } from "node:perf_hooks";

const WARM_UPS = 3;
const RUNS = 15;

/** How long each of these reads takes, by its name, in milliseconds. */
export async function timeReads(
  reads: Record<string, () => Promise<unknown>>,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (const [name, read] of Object.entries(reads)) times.set(name, await timeRead(read));
  return times;
}

async function timeRead(read: () => Promise<unknown>): Promise<number[]> {
  for (let run = 0; run < WARM_UPS; run += 1) await read();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times;
}
