import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { stockRank } from "@/lib/stock/rules";
import { DeletedDocument } from "@/models/deleted-document";
import { Product } from "@/models/product";

const UNRANKED = { stockRank: { $exists: false } };

/** Gives products, deleted ones too, the number that their stock is sorted by. */
export const rankStocks: Migration = {
  number: 2,
  name: "rank-stocks",
  async runPart() {
    const unranked = await Product.find(UNRANKED).select("stock").lean();
    for (const { _id, stock } of unranked) {
      await Product.updateOne({ _id, stock }, { stockRank: stockRank(stock) }, { timestamps: false });
    }
    const deleted = await DeletedDocument.find({ kind: "product", "document.stockRank": { $exists: false } })
      .select("document.stock")
      .lean();
    for (const { _id, document } of deleted) {
      await DeletedDocument.updateOne({ _id }, { "document.stockRank": stockRank(document.stock) });
    }
    return null;
  },
};
