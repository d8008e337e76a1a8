import type { Read } from "@/tools/bench/growth/read";
import { repeat } from "@/tools/bench/measure/bounds";
import { costOf, type DatabaseCost } from "@/tools/bench/measure/database-cost";

const RUNS = 7;
const MAX_SECONDS = 15;
const COUNTED_RUNS = 2;

export interface Measured {
  name: string;
  milliseconds: number[];
  cost: DatabaseCost;
  headerBytes: number;
  /** Null when all answers were good. */
  trouble: number | null;
}

/** How long each read takes, and what the database does for it; of the same costs, without what else it did. */
export async function measureReads(reads: readonly Read[]): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const read of reads) {
    const first = await sendOnce(read);
    if (first.status === 404) continue;
    const answers = await repeat({ runs: RUNS, maxSeconds: MAX_SECONDS }, () => sendOnce(read));
    const costs = await repeat({ runs: COUNTED_RUNS, maxSeconds: MAX_SECONDS }, async () => {
      await read.prepare?.();
      return await costOf(read.send);
    });
    all.push({
      name: read.name,
      milliseconds: answers.map(({ wholeMs }) => wholeMs),
      // The sweeper may have come in between.
      cost: costs.toSorted((a, b) => a.commands - b.commands)[0] ?? (await costOf(async () => null)),
      headerBytes: first.rawHeaders.join("").length,
      trouble: [first, ...answers].find(({ status }) => status >= 400)?.status ?? null,
    });
  }
  return all;
}

async function sendOnce({ prepare, send }: Read) {
  await prepare?.();
  return await send();
}
