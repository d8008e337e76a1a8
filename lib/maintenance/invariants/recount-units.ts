import "server-only";
import { sumPieces } from "@/lib/maintenance/invariants/sum-pieces";
import { StockUnit } from "@/models/stock-unit";
import { SOLD_STATUSES, UNDECIDED_STATUSES } from "@/lib/orders/lifecycle/rules";

/**
 * Writes into every stock unit what its orders say: pending ones hold, Confirmed ones are sold, and what came in and is
 * neither can be ordered. No request may be running on this database. Can be repeated.
 */
export async function recountUnits(): Promise<void> {
  const [pending, confirmed] = await Promise.all([sumPieces(UNDECIDED_STATUSES), sumPieces(SOLD_STATUSES)]);
  for await (const unit of StockUnit.find().lean().cursor()) {
    const held = pending.get(unit._id.toString()) ?? 0;
    const sold = (unit.soldEarlier ?? 0) + (confirmed.get(unit._id.toString()) ?? 0);
    const free = unit.received - held - sold;
    const isGone = unit.retiredAt !== null && unit.retiredAt !== undefined;
    const stock = isGone ? 0 : Math.max(0, free);
    const isRight = unit.stock === stock && unit.held === held && unit.sold === sold;
    if (isRight && unit.holds.length === 0 && unit.applied.length === 0) continue;
    await StockUnit.updateOne(
      { _id: unit._id },
      {
        $set: { stock, held, sold, received: stock + held + sold, holds: [], applied: [] },
        $inc: { revision: 1 },
      },
      { timestamps: false },
    );
  }
}
