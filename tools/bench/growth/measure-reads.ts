import type { Read } from "@/tools/bench/growth/read";
import { repeat } from "@/tools/bench/measure/bounds";
import { costOf, type DatabaseCost } from "@/tools/bench/measure/database-cost";
import { NoAnswer } from "@/tools/bench/measure/timed-get";

const RUNS = 7;
const MAX_SECONDS = 15;
const COUNTED_RUNS = 2;

export interface Measured {
  name: string;
  milliseconds: number[];
  cost: DatabaseCost;
  headerBytes: number;
  /** Null when all answers were good. */
  trouble: string | null;
  isAnswered: boolean;
}

const NO_COST: DatabaseCost = { commands: NaN, keys: NaN, documents: NaN, collectionScans: 0 };

/**
 * How long each read takes, and what the database does for it; of the same costs, without what else it did. One that gets
 * no answer is told as a trouble, and the others go on.
 */
export async function measureReads(reads: readonly Read[]): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const read of reads) {
    const startedAt = performance.now();
    const measured = await measureRead(read).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      const milliseconds = [performance.now() - startedAt];
      const { name } = read;
      return { name, milliseconds, cost: NO_COST, headerBytes: 0, trouble: error.reason, isAnswered: false };
    });
    if (measured) all.push(measured);
  }
  return all;
}

/** Null for what there is not. */
async function measureRead(read: Read): Promise<Measured | null> {
  const first = await sendOnce(read);
  if (first.status === 404) return null;
  const answers = await repeat({ runs: RUNS, maxSeconds: MAX_SECONDS }, () => sendOnce(read));
  const costs = await repeat({ runs: COUNTED_RUNS, maxSeconds: MAX_SECONDS }, async () => {
    await read.prepare?.();
    return await costOf(read.send);
  });
  const refused = [first, ...answers].find(({ status }) => status >= 400);
  return {
    name: read.name,
    milliseconds: answers.map(({ wholeMs }) => wholeMs),
    // The sweeper may have come in between.
    cost: costs.toSorted((a, b) => a.commands - b.commands)[0] ?? NO_COST,
    headerBytes: first.headerBytes,
    trouble: refused ? `answers ${refused.status}` : null,
    isAnswered: true,
  };
}

/** What is told of an answer: its body may be hundreds of megabytes, and goes. */
async function sendOnce({ prepare, send }: Read) {
  await prepare?.();
  const { status, wholeMs, rawHeaders } = await send();
  return { status, wholeMs, headerBytes: rawHeaders.join("").length };
}
