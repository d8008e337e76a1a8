import "server-only";
import type { Types } from "mongoose";
import { Batcher } from "@/lib/platform/database/batcher";
import { claimedBy } from "@/lib/orders/cart/claimed-lines";
import { foldHolds } from "@/lib/stock/fold-holds";
import { publishStock } from "@/lib/stock/publish-stock";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { CartLine } from "@/models/cart-line";

export interface PlacedGoods {
  orderId: Types.ObjectId;
  productIds: Types.ObjectId[];
  unitIds: Types.ObjectId[];
}

const DEADLINE_MS = 2_500;

const finishing = new Batcher<PlacedGoods, null>({
  name: "orders that are placed",
  deadlineMs: DEADLINE_MS,
  work: finish,
});

/** What follows the commit of an order: its lines leave the cart, and the shop shows what is left. */
export async function finishPlacing(placed: PlacedGoods): Promise<void> {
  await finishing.run(placed);
}

async function finish(placed: PlacedGoods[]): Promise<null[]> {
  const orderIds = placed.map(({ orderId }) => orderId);
  await Promise.all([
    CartLine.deleteMany(claimedBy(orderIds), { writeConcern: UNJOURNALED }),
    publishStock(distinct(placed.flatMap(({ productIds }) => productIds))),
  ]);
  await foldHolds(orderIds, distinct(placed.flatMap(({ unitIds }) => unitIds)));
  return placed.map(() => null);
}

function distinct(ids: Types.ObjectId[]): Types.ObjectId[] {
  return [...new Map(ids.map((id) => [id.toString(), id])).values()];
}
