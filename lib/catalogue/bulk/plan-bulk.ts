import "server-only";
import { newPrice } from "@/lib/catalogue/bulk/rules";
import type { BulkSet } from "@/lib/catalogue/bulk/schema";
import { planFields, refusalOf } from "@/lib/catalogue/imports/plan-fields";
import { atFault, type PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { MAX_PRICE } from "@/lib/catalogue/products/rules";
import { formatBdt } from "@/lib/platform/text/format";
import { Product } from "@/models/product";
import { importErrors } from "@/lib/words/en/import-errors";

const AT_ONCE = 250;

/** Says of each product what the change makes of it, in the order of the ids; each is there once. */
export async function* planBulk(ids: readonly string[], set: BulkSet): AsyncGenerator<PlannedRow[]> {
  const once = [...new Set(ids)];
  for (let start = 0; start < once.length; start += AT_ONCE) {
    const batch = once.slice(start, start + AT_ONCE);
    const products = await Product.find({ _id: { $in: batch } }).lean();
    const byId = new Map(products.map((product) => [product._id.toString(), product]));
    const planned: PlannedRow[] = [];
    for (const [index, id] of batch.entries()) {
      const [row, product] = [start + index + 1, byId.get(id)];
      planned.push(product ? await planProduct(row, product, set) : atFault(row, id, importErrors.gone));
    }
    yield planned;
  }
}

type StoredProduct = Parameters<typeof planFields>[0]["product"];

async function planProduct(row: number, product: StoredProduct, set: BulkSet): Promise<PlannedRow> {
  const { price: _change, roundTo: _step, ...fields } = set;
  const price = newPrice(product.price, set);
  if (price < 1 || price > MAX_PRICE) return atFault(row, product.name, importErrors.price(formatBdt(price)));
  const planned = planFields({ row, product, fields: { ...fields, price } });
  if (planned.status !== "waiting") return planned;
  const refusal = await refusalOf(planned, product);
  return refusal ? atFault(row, product.name, ...refusal) : planned;
}
