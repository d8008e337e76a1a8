import "server-only";
import { groupBy } from "@/lib/platform/group-by";
import { optionKey } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { readCountedProduct } from "@/lib/stock/read-counted-product";
import { toTaka } from "@/lib/stock/rules";
import type { Shelf } from "@/lib/stock/schema";
import { StockAlert } from "@/models/stock-alert";
import { StockUnit } from "@/models/stock-unit";
import { engineHint } from "@/lib/platform/database/engine-hint";

/**
 * The pieces of each counted option that can be ordered, those that pending orders hold, and their cost, in the product's order.
 * Orders know what else lies on the shelf: see lib/orders/read-shelf.ts. Throws NOT_FOUND.
 */
export async function readShelf(productId: string): Promise<Omit<Shelf[number], "toSend">[]> {
  const product = await readCountedProduct(productId);
  const edit = product.costEdits ?? 0;
  const whole = parseStock(product.stock) === null ? [] : [{ size: "", color: "", stock: 0 }];
  const rows = product.stockByOption ?? whole;
  const asked = await StockAlert.find({ state: "waiting", productId, endsAt: { $gt: new Date() } })
    .hint(engineHint("waiting"))
    .select("-_id size color")
    .lean();
  const askedOf = groupBy(asked, optionKey);
  const units = await StockUnit.find({ productId, retiredAt: null })
    .select("size color stock held received holds.quantity cost")
    .lean();
  const unitOf = new Map(units.map((unit) => [optionKey(unit), unit]));
  return rows.map(({ size, color, stock }) => {
    const key = optionKey({ size, color });
    const unit = unitOf.get(key);
    const wanted = product.stockByOption ? (askedOf.get(key)?.length ?? 0) : asked.length;
    const waiting = unit?.holds.reduce((sum, { quantity }) => sum + quantity, unit.held) ?? 0;
    return {
      size,
      color,
      stock: unit?.stock ?? stock,
      waiting,
      received: unit?.received ?? stock,
      wanted,
      ...(unit?.cost && unit.cost.edit === edit && { cost: toTaka(unit.cost.paisa) }),
    };
  });
}
