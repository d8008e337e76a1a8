import { Product } from "@/models/product";
import { Sale } from "@/models/sale";

/** No product has the price of a sale that is over, or not there. */
export async function violationsOfSales(): Promise<string[]> {
  const held = await Product.find({ "sale.saleId": { $exists: true } })
    .select("sale.saleId")
    .lean();
  const open = await Sale.find({ state: { $ne: "ended" } })
    .select("_id")
    .lean();
  const known = new Set(open.map(({ _id }) => _id.toString()));
  return held.flatMap(({ _id, sale }) =>
    known.has(sale?.saleId.toString() ?? "")
      ? []
      : [`product ${_id.toString()}: still has the price of a sale that is over`],
  );
}
