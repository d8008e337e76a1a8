import "server-only";
import type { Types } from "mongoose";
import { refused } from "@/lib/orders/contents/plan-change";
import { findUnits } from "@/lib/orders/find-units";
import { inProgress } from "@/lib/orders/in-progress";
import { readGoods } from "@/lib/orders/read-goods";
import type { SettledLine } from "@/lib/orders/settle-order";
import { isOptionMade } from "@/lib/stock/options";
import { stockOfOption } from "@/lib/stock/rules";

interface StoredLine extends SettledLine {
  _id: Types.ObjectId;
  productName: string;
}

/** Lines of an order with the stock units that count their options by now. Throws OUT_OF_STOCK for what is no longer made, and IN_PROGRESS. */
export async function linkLines<Line extends StoredLine>(lines: Line[]): Promise<Line[]> {
  const wanted = lines.map(({ productId, size, color }) => ({
    productId: productId.toString(),
    size,
    color,
  }));
  const goods = await readGoods(wanted.map(({ productId }) => productId));
  const unitOf = await findUnits(wanted, goods);
  return lines.map((line, index) => {
    const product = goods.products.find(({ _id }) => _id === line.productId.toString());
    if (!product || !isOptionMade(product, line))
      throw refused(index, `“${line.productName}” is no longer in the shop.`);
    const { size, color } = line;
    const unitId = unitOf({ productId: product._id, size, color });
    // An admin has changed what is counted since it was read.
    if (unitId === null && stockOfOption(product, line) !== null) throw inProgress();
    return { ...line, unitId: unitId ?? undefined };
  });
}
