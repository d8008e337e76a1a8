import { Types } from "mongoose";
import { countPieces } from "@/lib/orders/cart/rules";
import { groupBy } from "@/lib/platform/group-by";
import type { SettledLine } from "@/lib/orders/settle-order";
import type { StockDemand } from "@/lib/stock/hold-stock";

/** What is to be held of each stock unit before these pieces are taken. */
export function listDemands(taken: readonly SettledLine[]): StockDemand[] {
  const ofUnit = groupBy(
    taken.filter(({ unitId }) => unitId),
    ({ unitId }) => String(unitId),
  );
  return [...ofUnit].map(([unitId, lines]) => ({
    unitId: new Types.ObjectId(unitId),
    quantity: countPieces(lines),
  }));
}
