import { expect, it } from "vitest";
import { rankStocks } from "@/lib/maintenance/migrations/0002-rank-stocks";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { useDatabase } from "@/testing/database";
import { makeProduct } from "@/testing/products";
import { DeletedDocument } from "@/models/deleted-document";
import { Product } from "@/models/product";

useDatabase();

it("ranks the products of an older database, and leaves the others alone", async () => {
  const [one, other] = [await makeProduct({ stock: "৫" }), await makeProduct({ stock: "8" })];
  await Product.updateOne({ _id: one._id }, { $unset: { stockRank: 1 } });
  await Product.updateOne({ _id: other._id }, { stockRank: 77 });
  await rankStocks.runPart(null);
  const ranks = await Product.find().sort({ _id: 1 }).select("stockRank").lean();
  expect(ranks.map(({ stockRank: rank }) => rank)).toEqual([5, 77]);
});

it("ranks those that were deleted and can be brought back", async () => {
  const { _id } = await makeProduct({ stock: "5" });
  await Product.updateOne({ _id }, { $unset: { stockRank: 1 } });
  await deleteProduct(_id);
  await rankStocks.runPart(null);
  expect((await DeletedDocument.findOne().lean())?.document).toMatchObject({ stockRank: 5 });
});
