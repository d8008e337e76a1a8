import "server-only";
import type { Types } from "mongoose";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";

interface UnitTotals {
  _id: { unitId: Types.ObjectId; status: string };
  pieces: number;
}

/**
 * Writes into every stock unit what its orders say: pending ones hold, Confirmed ones are sold, and what came in and is
 * neither can be ordered. No request may be running on this database. Can be repeated.
 */
export async function recountUnits(): Promise<void> {
  const totals = await Order.aggregate<UnitTotals>([
    { $match: { status: { $in: ["pending", "Confirmed"] } } },
    { $unwind: "$cartItems" },
    { $match: { "cartItems.unitId": { $type: "objectId" } } },
    {
      $group: {
        _id: { unitId: "$cartItems.unitId", status: "$status" },
        pieces: { $sum: "$cartItems.quantity" },
      },
    },
  ]).allowDiskUse(true);
  const pieces = new Map(
    totals.map(({ _id, pieces: count }) => [`${_id.unitId.toString()} ${_id.status}`, count]),
  );
  for await (const unit of StockUnit.find().lean().cursor()) {
    const held = pieces.get(`${unit._id.toString()} pending`) ?? 0;
    const sold = (unit.soldEarlier ?? 0) + (pieces.get(`${unit._id.toString()} Confirmed`) ?? 0);
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
