import { setTimeout as sleep } from "node:timers/promises";

const PAUSE_MS = 300;
const LONGEST_MS = 120_000;

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
