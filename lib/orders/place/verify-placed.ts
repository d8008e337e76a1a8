import "server-only";
import { Types } from "mongoose";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { inProgress } from "@/lib/orders/in-progress";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { PLACING } from "@/lib/orders/lifecycle/rules";

interface VerifyOptions {
  orderId: Types.ObjectId;
  /** The lines that it has claimed; the sweeper may have removed them by now. */
  lineIds: string[];
  /** Units that it holds pieces of. */
  unitIds: Types.ObjectId[];
}

/**
 * Looks whether an order that was just committed still has what it took before: its earlier steps wait for no journal, and
 * a database that was killed between them and the commit has lost some. Nobody has been told of the order yet, so one
 * that lacks something is undone. Throws IN_PROGRESS then: the shopper's client sends it again.
 */
export async function verifyPlaced({ orderId, lineIds, unitIds }: VerifyOptions): Promise<void> {
  const distinct = [...new Set(unitIds.map(String))].map((id) => new Types.ObjectId(id));
  const [loose, held] = await Promise.all([
    CartLine.countDocuments({ _id: { $in: lineIds }, orderId: { $ne: orderId } }),
    StockUnit.countDocuments({ _id: { $in: distinct }, "holds.orderId": orderId }),
  ]);
  if (loose === 0 && held === distinct.length) return;
  const { matchedCount } = await Order.updateOne(
    // One that somebody has changed by now has lost nothing: its holds are where the change has put them.
    { _id: orderId, status: ORDER_STEPS.commit.to, version: 0, settlement: { $exists: false } },
    { status: PLACING, leaseUntil: new Date(), $unset: { orderNumber: 1 } },
  );
  if (matchedCount > 0) await abandonOrder(orderId);
  throw inProgress();
}
