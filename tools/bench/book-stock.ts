import { Types } from "mongoose";
import { StockUnit } from "@/models/stock-unit";

interface Booking {
  status: string;
  cartItems: { unitId?: Types.ObjectId | null; quantity: number }[];
}

/** Books on the stock units what these orders hold or have sold, as if it had come in for them. */
export async function bookStock(orders: readonly Booking[]): Promise<void> {
  const taken = new Map<string, { held: number; sold: number }>();
  for (const { status, cartItems } of orders) {
    if (status === "Canceled") continue;
    for (const { unitId, quantity } of cartItems) {
      if (!unitId) continue;
      const of = taken.get(unitId.toString()) ?? { held: 0, sold: 0 };
      if (status === "pending") of.held += quantity;
      else of.sold += quantity;
      taken.set(unitId.toString(), of);
    }
  }
  const updates = [...taken].map(([unitId, { held, sold }]) => {
    const update = { $inc: { held, sold, received: held + sold, revision: 1 } };
    return { updateOne: { filter: { _id: new Types.ObjectId(unitId) }, update } };
  });
  if (updates.length > 0) await StockUnit.bulkWrite(updates, { timestamps: false });
}
