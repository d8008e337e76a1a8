import "server-only";
import { IN_SHOP } from "@/lib/orders/lifecycle/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { isSameOption } from "@/lib/stock/options";
import { readShelf } from "@/lib/stock/queries";
import type { Shelf } from "@/lib/stock/schema";
import { Order } from "@/models/order";

/**
 * What lies on the shelf of each option that is counted, in the product's order: what can be ordered, what pending orders
 * hold, and what is sold and not handed over. Throws NOT_FOUND.
 */
export async function readWholeShelf(productId: string): Promise<Shelf> {
  const [rows, toSend] = await Promise.all([readShelf(productId), listToSend(productId)]);
  return rows.map((row) => {
    // A product that is counted as one has one row.
    const isWhole = row.size === "" && row.color === "";
    const own = toSend.filter((line) => isWhole || isSameOption(line, row));
    return { ...row, toSend: own.reduce((sum, { quantity }) => sum + quantity, 0) };
  });
}

async function listToSend(productId: string) {
  // Orders that were deleted before a deletion gave their pieces back lie there, too.
  const orders = await Order.find({ ...IN_SHOP, "cartItems.productId": productId })
    .hint(engineHint({ "parcel.state": 1, deletedAt: 1, _id: 1, "parcel.courier": 1 }))
    .select("cartItems.productId cartItems.size cartItems.color cartItems.quantity")
    .lean();
  return orders
    .flatMap(({ cartItems }) => cartItems)
    .filter((line) => line.productId.toString() === productId);
}
