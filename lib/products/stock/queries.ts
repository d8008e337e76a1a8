import "server-only";
import { groupBy } from "@/lib/group-by";
import { AppError } from "@/lib/http/errors";
import { optionKey } from "@/lib/products/options";
import { getProduct } from "@/lib/products/queries";
import { parseStock } from "@/lib/products/rules";
import type { Shelf } from "@/lib/products/shelf-schema";
import { StockAlert } from "@/models/stock-alert";
import { StockUnit } from "@/models/stock-unit";

/** What is on the shelf of each option that is counted, in the product's order. Throws NOT_FOUND. */
export async function readShelf(productId: string): Promise<Shelf> {
  const product = await getProduct(productId);
  if (!product) throw new AppError("NOT_FOUND", { message: "This product is no longer in the shop." });
  const whole = parseStock(product.stock) === null ? [] : [{ size: "", color: "", stock: 0 }];
  const rows = product.stockByOption ?? whole;
  const asked = await StockAlert.find({ state: "waiting", productId, endsAt: { $gt: new Date() } })
    .hint("waiting")
    .select("-_id size color")
    .lean();
  const askedOf = groupBy(asked, optionKey);
  const units = await StockUnit.find({ productId, retiredAt: null })
    .select("size color stock held holds.quantity")
    .lean();
  const unitOf = new Map(units.map((unit) => [optionKey(unit), unit]));
  return rows.map(({ size, color, stock }) => {
    const key = optionKey({ size, color });
    const unit = unitOf.get(key);
    const wanted = product.stockByOption ? (askedOf.get(key)?.length ?? 0) : asked.length;
    const waiting = unit?.holds.reduce((sum, { quantity }) => sum + quantity, unit.held) ?? 0;
    return { size, color, stock: unit?.stock ?? stock, waiting, wanted };
  });
}
