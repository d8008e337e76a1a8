import type { Types } from "mongoose";
import { StockUnit } from "@/models/stock-unit";

interface Booking {
  _id: Types.ObjectId;
  status: string;
  cartItems: { productId: Types.ObjectId; quantity: number }[];
}

interface Taken {
  productId: Types.ObjectId;
  sold: number;
  holds: { orderId: Types.ObjectId; quantity: number }[];
}

/** Books on the stock units what these orders hold or have sold, as if it had come in for them. */
export async function bookStock(orders: readonly Booking[]): Promise<void> {
  const updates = sumUp(orders).map(({ productId, sold, holds }) => {
    const held = holds.reduce((sum, hold) => sum + hold.quantity, 0);
    const update = { $inc: { sold, received: sold + held, revision: 1 }, $push: { holds: { $each: holds } } };
    return { updateOne: { filter: { productId, size: "", color: "" }, update } };
  });
  if (updates.length > 0) await StockUnit.bulkWrite(updates, { timestamps: false });
}

function sumUp(orders: readonly Booking[]): Taken[] {
  const taken = new Map<string, Taken>();
  for (const { _id, status, cartItems } of orders) {
    if (status === "Canceled") continue;
    for (const { productId, quantity } of cartItems) {
      const of = taken.get(productId.toString()) ?? { productId, sold: 0, holds: [] };
      if (status === "pending") of.holds.push({ orderId: _id, quantity });
      else of.sold += quantity;
      taken.set(productId.toString(), of);
    }
  }
  return [...taken.values()];
}
