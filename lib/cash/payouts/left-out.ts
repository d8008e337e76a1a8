import "server-only";
import { Payout } from "@/models/payout";

/** Whole BDT by the id of the order. */
export type LeftOut = ReadonlyMap<string, number>;

/** Payouts whose rows come to more than what was paid and kept. */
export const listIncomplete = () => {
  const missing: Record<string, object> = { missing: { $gt: 0, $type: "number" } };
  return Payout.find({ ...missing, state: "recorded" })
    .select("courier missing rows.orderId rows.amount rows.state")
    .lean();
};

type IncompletePayout = Awaited<ReturnType<typeof listIncomplete>>[number];

/** Spreads what payouts left out over the parcels of their rows, the first rows first, no parcel more than its row. */
export function spreadLeftOut(payouts: readonly Pick<IncompletePayout, "missing" | "rows">[]): LeftOut {
  const leftOut = new Map<string, number>();
  for (const { missing, rows } of payouts) {
    let rest = missing ?? 0;
    for (const { orderId, amount, state } of rows) {
      const part = Math.min(rest, amount ?? 0);
      if (!orderId || state !== "recorded" || part === 0) continue;
      const id = orderId.toString();
      leftOut.set(id, (leftOut.get(id) ?? 0) + part);
      rest -= part;
    }
  }
  return leftOut;
}

/** The cash of each order that a payout named and its courier still owes. */
export const readLeftOut = async (): Promise<LeftOut> => spreadLeftOut(await listIncomplete());
