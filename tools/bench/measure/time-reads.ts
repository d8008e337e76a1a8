import { performance } from "node:perf_hooks";
import { repeat } from "@/tools/bench/measure/bounds";

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
  await repeat({ runs: WARM_UPS }, read);
  return await repeat({ runs: RUNS }, async () => {
    const start = performance.now();
    await read();
    return performance.now() - start;
  });
}
