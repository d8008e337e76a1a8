import "server-only";
import { stockRank } from "@/lib/products/rules";
import { Product } from "@/models/product";

/** Gives the products of an older database the number that their stock is sorted by. */
export async function rankStocks(): Promise<void> {
  const unranked = await Product.find({ stockRank: { $exists: false } })
    .select("stock")
    .lean();
  for (const { _id, stock } of unranked) {
    await Product.updateOne({ _id, stock }, { stockRank: stockRank(stock) }, { timestamps: false });
  }
}
