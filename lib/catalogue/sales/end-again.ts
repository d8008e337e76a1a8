import "server-only";
import type { Types } from "mongoose";
import { Product } from "@/models/product";
import { Sale } from "@/models/sale";

/** Has the prices of a sale that is over put back once more, for a product that still has one of them. */
export async function endAgain(saleId: Types.ObjectId): Promise<void> {
  await Sale.updateOne({ _id: saleId, state: "ended" }, { state: "ending", dueAt: new Date() });
}

/** The same for the sale of a product that was brought back; nothing where it is in none. */
export async function endSaleOf(productId: string): Promise<void> {
  const product = await Product.findById(productId).select("sale").lean();
  if (product?.sale) await endAgain(product.sale.saleId);
}
