import { Types } from "mongoose";
import { afterEach, describe, expect, it } from "vitest";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { race } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();
afterEach(expectInvariants);

const takeOver = (product: ProductDto) => applyPendingEdit(new Types.ObjectId(product._id));

/** What a product has while the count of an edit is still to be taken over. */
const pending = (stock: number, edit: number) => ({
  pendingCounts: [{ size: "", color: "", stock }],
  pendingEdit: edit,
  stockEdits: edit,
});

/** A product as it is between its two writes: saved, and its count not taken over yet. */
async function makeHalfSavedProduct() {
  const product = await makeProduct({ stock: "10" });
  await StockUnit.deleteMany({ productId: product._id });
  await Product.updateOne({ _id: product._id }, { ...pending(10, 1), stockRevision: 0 });
  return product;
}

describe("a count that was saved and not taken over yet", () => {
  it("is counted once, also when pieces were ordered in between", async () => {
    const product = await makeHalfSavedProduct();
    await makeOrder(await makeUser(), { product, quantity: 2 });
    await takeOver(product);
    expect(await readUnit(product._id)).toMatchObject({ stock: 8, held: 2, received: 10 });
    expect((await requireProduct(product._id)).stock).toBe("8");
  });

  it("is counted once by all who take it over at once", async () => {
    const product = await makeHalfSavedProduct();
    const again = () => takeOver(product);
    const order = async () => void (await makeOrder(await makeUser(), { product, quantity: 2 }));
    await race([again, order, again, order, again]);
    await again();
    expect(await readUnit(product._id)).toMatchObject({ stock: 6, received: 10 });
  });

  it("is there for the order that finds too little", async () => {
    const product = await makeProduct({ stock: "1" });
    await Product.updateOne({ _id: product._id }, { stock: "50", ...pending(50, 2) });
    await makeOrder(await makeUser(), { product, quantity: 2 });
    expect(await readUnit(product._id)).toMatchObject({ stock: 48, held: 2, received: 50 });
  });
});

it("a slow take-over of an older count does not overwrite a newer one", async () => {
  const product = await makeProduct({ stock: "10" });
  await updateProduct({ productId: product._id, fields: { stock: "20" } });
  await updateProduct({ productId: product._id, fields: { stock: "5" } });
  await Product.updateOne({ _id: product._id }, pending(20, 2));
  await takeOver(product);
  expect(await readUnit(product._id)).toMatchObject({ stock: 5, received: 5 });
});
