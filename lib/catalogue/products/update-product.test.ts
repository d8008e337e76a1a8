import { describe, expect, it } from "vitest";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import type { UpdateProductInput } from "@/lib/catalogue/products/schema";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder } from "@/testing/orders";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct, readUnit, requireProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();

const NOBODY = "65f000000000000000000001";

describe("updateProduct", () => {
  it("sets the fields that are given and leaves the others", async () => {
    const before = await makeProduct();
    const fields = { price: 1_400, image2: "/images/2.webp" };
    expect(await updateProduct({ productId: before._id, fields })).toEqual(["Denim Pants"]);
    expect(await requireProduct(before._id)).toEqual({ ...before, ...fields, version: 2 });
  });

  it("touches the product even when nothing is different", async () => {
    const product = await makeProduct();
    await Product.updateOne({ _id: product._id }, { updatedAt: new Date(0) }, { timestamps: false });
    await updateProduct({ productId: product._id, fields: {} });
    const after = await Product.findById(product._id).lean();
    expect(after?.updatedAt.getTime()).toBeGreaterThan(0);
    expect(after?.version).toBe(2);
  });

  it("keeps an old price above the price, against what is stored and what is sent", async () => {
    const { _id: productId } = await makeProduct({ price: 1_250 });
    const tried = async (fields: UpdateProductInput) => {
      const refused = await codeOf(updateProduct({ productId, fields }));
      const { price, compareAtPrice } = await requireProduct(productId);
      return [refused, price, compareAtPrice];
    };
    expect(await tried({ compareAtPrice: 1_250 })).toEqual(["INVALID_FIELDS", 1_250, undefined]);
    expect(await tried({ compareAtPrice: 1_500 })).toEqual(["done", 1_250, 1_500]);
    expect(await tried({ price: 1_500 })).toEqual(["INVALID_FIELDS", 1_250, 1_500]);
    expect(await tried({ price: 1_499 })).toEqual(["done", 1_499, 1_500]);
    expect(await tried({ price: 1_500, compareAtPrice: 1_800 })).toEqual(["done", 1_500, 1_800]);
    expect(await tried({ price: 1_900, compareAtPrice: 0 })).toEqual(["done", 1_900, undefined]);
  });

  it("names both categories when a product moves", async () => {
    const { _id: productId } = await makeProduct();
    const categories = await updateProduct({ productId, fields: { category: "Caps" } });
    expect(categories.toSorted()).toEqual(["Caps", "Denim Pants"]);
  });

  it("refuses a name that is taken without regard to case, and changes nothing", async () => {
    const [one, other] = [
      await makeProduct({ name: "Slim Denim" }),
      await makeProduct({ name: "Wide Denim" }),
    ];
    const rename = updateProduct({
      productId: other._id,
      fields: { name: "SLIM denim", price: 5, stock: "3" },
    });
    expect(await codeOf(rename)).toBe("NAME_TAKEN");
    expect(await requireProduct(other._id)).toEqual(other);
    expect(await requireProduct(one._id)).toEqual(one);
    expect(await readUnit(other._id)).toMatchObject({ stock: 10 });
  });

  it("lets a product keep its name in another case, and frees the name it gives up", async () => {
    const { _id: productId } = await makeProduct({ name: "Slim Denim" });
    await updateProduct({ productId, fields: { name: "SLIM DENIM" } });
    await updateProduct({ productId, fields: { name: "Narrow Denim" } });
    expect((await makeProduct({ name: "slim denim" })).name).toBe("slim denim");
  });

  it("refuses an edit of an older version, and says so when there is no product", async () => {
    const { _id: productId } = await makeProduct();
    await updateProduct({ productId, fields: { price: 1_300 }, expectedVersion: 1 });
    const stale = updateProduct({ productId, fields: { price: 1 }, expectedVersion: 1 });
    expect(await codeOf(stale)).toBe("STALE_VERSION");
    expect(await requireProduct(productId)).toMatchObject({ price: 1_300, version: 2 });
    const missing = { productId: NOBODY, fields: { price: 1 } };
    expect(await codeOf(updateProduct(missing))).toBe("NOT_FOUND");
    expect(await codeOf(updateProduct({ ...missing, expectedVersion: 1 }))).toBe("NOT_FOUND");
  });

  it("lets one of ten editors of one version win", async () => {
    const { _id: productId } = await makeProduct();
    const { done, codes } = await times(10, (index) =>
      updateProduct({ productId, fields: { stock: String(index + 20) }, expectedVersion: 1 }),
    );
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["STALE_VERSION"]));
    await expectInvariants();
  });
});

describe("the stock of an edited product", () => {
  it("books the difference as received, beside what orders hold", async () => {
    const product = await makeProduct({ stock: "10" });
    await makeOrder(await makeUser(), { product, quantity: 3 });
    await updateProduct({ productId: product._id, fields: { stock: "২০" } });
    expect(await readUnit(product._id)).toMatchObject({ stock: 20, held: 3, received: 23 });
    await updateProduct({ productId: product._id, fields: { stock: "0" } });
    expect(await readUnit(product._id)).toMatchObject({ stock: 0, held: 3, received: 3 });
    await expectInvariants();
  });

  it("keeps a text that is not tracked, also when a held piece comes back", async () => {
    const product = await makeProduct({ stock: "plenty" });
    await updateProduct({ productId: product._id, fields: { stock: "4" } });
    expect(await readUnit(product._id)).toMatchObject({ stock: 4, received: 4 });
    await updateProduct({ productId: product._id, fields: { stock: "on demand" } });
    expect((await requireProduct(product._id)).stock).toBe("on demand");
    await updateProduct({ productId: product._id, fields: { stock: "6" } });
    expect(await readUnit(product._id)).toMatchObject({ stock: 6, received: 6 });
  });

  it("leaves the count alone when the stock is not among the fields", async () => {
    const product = await makeProduct({ stock: "10" });
    const before = await readUnit(product._id);
    await updateProduct({ productId: product._id, fields: { name: "Other Denim" } });
    expect(await readUnit(product._id)).toEqual(before);
  });

  it("is set by a repeat of a save that did not live to set it", async () => {
    const product = await makeProduct({ stock: "10" });
    // A crash between the two writes of a save leaves the new text beside the old count.
    await Product.updateOne({ _id: product._id }, { stock: "50" });
    await updateProduct({ productId: product._id, fields: { stock: "50" } });
    expect(await readUnit(product._id)).toMatchObject({ stock: 50, received: 50 });
    await expectInvariants();
  });
});

describe("deleteProduct", () => {
  it("deletes the product once and says which category it leaves", async () => {
    const [product, other] = [await makeProduct({ category: "Caps" }), await makeProduct()];
    expect(await deleteProduct(product._id)).toBe("Caps");
    expect(await codeOf(deleteProduct(product._id))).toBe("NOT_FOUND");
    expect(await Product.countDocuments()).toBe(1);
    expect(await requireProduct(other._id)).toEqual(other);
  });

  it("keeps the count of what orders hold", async () => {
    const product = await makeProduct({ stock: "10" });
    await makeOrder(await makeUser(), { product, quantity: 3 });
    await deleteProduct(product._id);
    expect(await readUnit(product._id)).toMatchObject({ stock: 7, held: 3 });
    expect(await StockUnit.countDocuments({ isUnpublished: true })).toBe(0);
    await expectInvariants();
  });

  it("refuses a count that replaces another than the one seen, because orders took pieces meanwhile", async () => {
    const [user, product] = [await makeUser(), await makeProduct({ stock: "10" })];
    await makeOrder(user, { product, quantity: 4 });
    const edit = (seenStock: string) =>
      updateProduct({ productId: product._id, fields: { stock: "11" }, expectedVersion: 1, seenStock });
    expect(await codeOf(edit("10"))).toBe("STALE_VERSION");
    expect(await readUnit(product._id)).toMatchObject({ stock: 6, held: 4 });
    await edit("6");
    expect(await readUnit(product._id)).toMatchObject({ stock: 11, held: 4, received: 15 });
  });
});
