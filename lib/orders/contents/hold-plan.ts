import "server-only";
import type { Types } from "mongoose";
import { type ContentsPlan, refused, type StoredLine } from "@/lib/orders/contents/plan-change";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { holdStock } from "@/lib/stock/hold-stock";
import { StockUnit } from "@/models/stock-unit";

interface HoldPlanOptions {
  /** The owner of the entries: a new order, or a change of one. */
  holderId: Types.ObjectId;
  plan: ContentsPlan;
}

/**
 * Holds what a plan needs. Journaled, each: an order must not be committed behind holds that a killed database has lost.
 * Throws OUT_OF_STOCK, told beside the line.
 */
export async function holdPlan({ holderId, plan: { lines, demands } }: HoldPlanOptions): Promise<void> {
  const hold = () => holdStock({ orderId: holderId, demands, isJournaled: true });
  let missing = await hold();
  if (!missing) return;
  const isShort = (line: StoredLine) => line.unitId?.equals(missing) ?? false;
  const line = lines.find(isShort);
  // Pieces that an admin has just counted may be on their way.
  if (line && (await applyPendingEdit(line.productId))) missing = await hold();
  if (!missing) return;
  const unit = await StockUnit.findById(missing).select("stock").lean();
  const left = unit?.stock ?? 0;
  const index = lines.findLastIndex(isShort);
  const name = `“${lines[index]?.productName ?? ""}”`;
  const howMany = left === 0 ? "none is left" : `only ${left} more can be had`;
  throw refused(index, `There is not enough of ${name}: ${howMany}.`);
}
