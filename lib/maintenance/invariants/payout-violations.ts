import type { Types } from "mongoose";
import { violationUnless } from "@/lib/maintenance/invariants/invariant-checks";
import { Payout } from "@/models/payout";

interface Brought {
  amount: number;
  payoutId?: Types.ObjectId | null;
}

const keyOf = (payoutId: Types.ObjectId, orderId: Types.ObjectId): string =>
  `payout ${payoutId.toString()}, order ${orderId.toString()}`;

/** Adds what the payouts among these entries of an order brought it. */
export function noteBrought(
  brought: Map<string, number>,
  orderId: Types.ObjectId,
  entries: readonly Brought[],
): void {
  for (const { payoutId, amount } of entries) {
    if (!payoutId) continue;
    const key = keyOf(payoutId, orderId);
    brought.set(key, (brought.get(key) ?? 0) + amount);
  }
}

/** Each row of a payout is in the ledger of its parcel, once, and nothing else is there. */
export async function violationsOfPayouts(brought: ReadonlyMap<string, number>): Promise<string[]> {
  const violations: string[] = [];
  const left = new Map(brought);
  for await (const { _id, state, rows } of Payout.find().lean().cursor()) {
    const name = `payout ${_id.toString()}`;
    violations.push(
      ...violationUnless(state === "recorded" || state === "undone", `${name}: still ${state}`),
    );
    if (state === "undone") continue;
    for (const row of rows) {
      if (row.state !== "recorded" || !row.orderId) continue;
      const key = keyOf(_id, row.orderId);
      violations.push(
        ...violationUnless(
          left.get(key) === row.amount,
          `${key}: ${row.amount} paid, but the order has ${left.get(key) ?? "nothing"} of it`,
        ),
      );
      left.delete(key);
    }
  }
  return [...violations, ...[...left].map(([key, amount]) => `${key}: has ${amount} that no row tells of`)];
}
