import "server-only";
import { Types } from "mongoose";
import { Batcher } from "@/lib/platform/database/batcher";
import { claimedBy } from "@/lib/orders/cart/claimed-lines";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { foldHolds } from "@/lib/stock/fold-holds";
import { publishStock } from "@/lib/stock/publish-stock";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { CartLine } from "@/models/cart-line";

interface PlacedGoods {
  orderId: Types.ObjectId;
  productIds: string[];
  unitIds: Types.ObjectId[];
}

const finishing = new Batcher<PlacedGoods, null>({
  name: "orders that are placed",
  work: finish,
});

interface FinishOptions {
  orderId: Types.ObjectId;
  lines: readonly { productId: { toString(): string } }[];
  unitIds: Types.ObjectId[];
}

/** Follows the commit of an order: its lines leave the cart, and the shop shows what is left. Returns its products. */
export async function finishPlacing({ lines, ...placed }: FinishOptions): Promise<string[]> {
  const productIds = [...new Set(lines.map(({ productId }) => productId.toString()))];
  await runPostCommit(() => finishing.run({ ...placed, productIds }), null);
  return productIds;
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

const distinct = (ids: { toString(): string }[]): Types.ObjectId[] =>
  [...new Set(ids.map(String))].map((id) => new Types.ObjectId(id));
