import "server-only";
import type { SalePreview } from "@/lib/catalogue/sales/dto";
import { refuseOverlap } from "@/lib/catalogue/sales/refuse-overlap";
import { salePrice } from "@/lib/catalogue/sales/rules";
import type { SaleInput } from "@/lib/catalogue/sales/schema";
import { inScope } from "@/lib/catalogue/sales/scope";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";
import { Product } from "@/models/product";

const MOST_ROWS = 10;
const AT_ONCE = 1_000;

/** What a sale would do if it began now; nothing changes. Throws SALE_OVERLAP. */
export async function previewSale(planned: SaleInput, saleId?: string): Promise<SalePreview> {
  await refuseOverlap(planned, { saleId });
  const preview: SalePreview = { count: 0, skipped: 0, rows: [] };
  const products = Product.find({ ...inScope(planned), ...PUBLISHED })
    .sort({ _id: -1 })
    .select("name price")
    .lean();
  for await (const { _id, name, price } of products.cursor({ batchSize: AT_ONCE })) {
    const reduced = salePrice(price, planned);
    if (reduced === null) {
      preview.skipped += 1;
      continue;
    }
    preview.count += 1;
    if (preview.rows.length < MOST_ROWS)
      preview.rows.push({ _id: _id.toString(), name, price, salePrice: reduced });
  }
  return preview;
}
