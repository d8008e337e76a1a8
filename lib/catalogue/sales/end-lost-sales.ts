import "server-only";
import { restorePrices } from "@/lib/catalogue/sales/restore-prices";
import { Product } from "@/models/product";
import { Sale, SaleItem } from "@/models/sale";

/** Puts back the prices of sales that are not there: an archive may have been written before they were planned. */
export async function endLostSales(): Promise<void> {
  const held = await Product.find({ "sale.saleId": { $exists: true } })
    .select("sale.saleId")
    .lean();
  const known = new Set((await Sale.find().select("_id").lean()).map(({ _id }) => _id.toString()));
  const lost = new Map(
    held.flatMap(({ sale }) =>
      sale && !known.has(sale.saleId.toString()) ? [[sale.saleId.toString(), sale.saleId]] : [],
    ),
  );
  for (const saleId of lost.values()) {
    for await (const _changed of restorePrices({ _id: saleId }));
    await SaleItem.deleteMany({ saleId });
  }
}
