import "server-only";
import type { StoredPayout, StoredRow } from "@/lib/cash/payouts/read-payout";
import { Lease } from "@/lib/platform/jobs/lease";
import { Payout } from "@/models/payout";

const AT_ONCE = 8;
/** A page or server that was silent for so long is gone, and the sweeper goes on. */
export const PAYOUT_LEASE = new Lease({ field: "leaseUntil", ms: 10_000 });

interface RunInPiecesOptions {
  payout: StoredPayout;
  rows: StoredRow[];
  /** Does a row, once also if others do it too; returns the products that this touched. */
  work: (row: StoredRow) => Promise<string[]>;
  /** When to stop, by performance.now(); after a first part, so that repeated calls end on the slowest database too. */
  until: number;
}

/** Goes on with the rows where somebody has stopped, and writes down how far; `isDone` where none is left. */
export async function runInPieces({ payout, rows, work, until }: RunInPiecesOptions) {
  const { _id, state } = payout;
  const touched: string[] = [];
  const from = payout.done ?? 0;
  for (let at = from; at < rows.length; at += AT_ONCE) {
    if (at > from && performance.now() > until) return { touched, isDone: false };
    const part = rows.slice(at, at + AT_ONCE);
    touched.push(...(await Promise.all(part.map(work))).flat());
    await Payout.updateOne(
      { _id, state },
      [{ $set: { done: { $max: ["$done", at + part.length] }, ...PAYOUT_LEASE.taken } }],
      { updatePipeline: true },
    );
  }
  return { touched, isDone: true };
}
