import { beforeEach, describe, expect, it, vi } from "vitest";
import { createProduct } from "@/lib/catalogue/products/create-product";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { restoreItem } from "@/lib/maintenance/deleted/restore-item";
import { processState } from "@/lib/platform/process-state.mjs";
import { readShopFacts } from "@/lib/settings/keep-shop-facts";
import { categoriesInForce } from "@/lib/shop-categories";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { check, rowsOf, runToEnd } from "@/testing/imports";
import { makeAdmin, signIn } from "@/testing/people";
import { makeProduct, requireProduct } from "@/testing/products";
import { makeRequest } from "@/testing/requests";
import { inHours, makeSale, startSale } from "@/testing/sales";
import { Coupon } from "@/models/coupon";
import { PANJABI } from "@/testing/own-category";
import { Product } from "@/models/product";
import { Sale } from "@/models/sale";

useDatabase();

let token: string;
beforeEach(async () => {
  token = await signIn(await makeAdmin());
  await create(PANJABI);
  await readShopFacts();
  return () => {
    delete processState.shopFacts;
  };
});

const create = async (json: object) =>
  await callRoute({ route: "categories", request: makeRequest({ method: "POST", token, json }) });
const call = async (method: string, path: string, json: object) =>
  await callRoute({
    route: "categories/[path]",
    params: { path },
    request: makeRequest({ method, token, json }),
  });
const remove = async (path = "panjabi", redirectTo = "caps") => await call("DELETE", path, { redirectTo });
const rename = async () => await call("PATCH", "panjabi", { version: 1, name: "Kurta" });
const HEAD = "Product id,Name,Category,Price,Picture 1";

const categoryOf = async (productId: string) => (await requireProduct(productId)).category;
const inputOf = (category: string) => ({
  ...createProductSchema.parse({
    name: "Silk",
    category: "Caps",
    price: 900,
    image1: "/catalogue/denim.webp",
  }),
  category,
});

describe("a product whose category is gone", () => {
  it.each([
    ["deleted", () => remove(), "Caps"],
    ["renamed", rename, "Kurta"],
  ])(
    "is brought back into the one in its place where that was %s, and says so",
    async (_how, lose, place) => {
      const { _id } = await makeProduct({ name: "Silk", category: "Panjabi" });
      await deleteProduct(_id);
      await lose();
      const { message } = await restoreItem({ kind: "product", id: _id });
      expect(message).toContain(`It is in ${place}, as there is no category Panjabi any more.`);
      expect(await categoryOf(_id)).toBe(place);
    },
  );

  it("goes there too where an undo puts the category back, and follows it through further ones", async () => {
    const { _id } = await makeProduct({ name: "Silk", category: "Panjabi" });
    const file = await check("products", `${HEAD}\n${_id},Silk,Belts,900,/catalogue/denim.webp`);
    await runToEnd("apply", file);
    await create({ ...PANJABI, path: "lungis", name: "Lungis" });
    await remove("panjabi", "lungis");
    await remove("lungis");
    expect((await runToEnd("undo", file)).counts).toMatchObject({ undone: 1, left: 0 });
    expect(await categoryOf(_id)).toBe("Caps");
  });

  it("is refused in a sentence where a checked file would put it there", async () => {
    const { _id } = await makeProduct({ name: "Linen", category: "Belts" });
    const file = await check(
      "products",
      `${HEAD}\n${_id},Linen,Panjabi,900,/catalogue/denim.webp\n,Silk,Panjabi,900,/catalogue/denim.webp`,
    );
    await remove();
    expect((await runToEnd("apply", file)).counts).toMatchObject({ applied: 0, refused: 2 });
    for (const { reasons } of await rowsOf(file))
      expect(reasons).toEqual(["Category: There is no category “Panjabi” any more."]);
    expect(await categoryOf(_id)).toBe("Belts");
  });

  it("goes there where a server that does not know yet writes it", async () => {
    const { _id } = await makeProduct({ category: "Belts" });
    await remove();
    const made = await createProduct(inputOf("Panjabi"));
    await updateProduct({ productId: _id, fields: { category: "Panjabi" } });
    expect([await categoryOf(made), await categoryOf(_id)]).toEqual(["Caps", "Caps"]);
  });

  it("goes there where the category is deleted while the product is brought back", async () => {
    const { _id } = await makeProduct({ name: "Silk", category: "Panjabi" });
    await deleteProduct(_id);
    const insertOne = Product.collection.insertOne.bind(Product.collection);
    vi.spyOn(Product.collection, "insertOne").mockImplementationOnce(async (document) => {
      await remove();
      return await insertOne(document);
    });
    await restoreItem({ kind: "product", id: _id });
    expect(await categoryOf(_id)).toBe("Caps");
  });

  it("is never left behind, whoever is first", async () => {
    const { _id } = await makeProduct({ category: "Belts" });
    for (let turn = 0; turn < 12; turn += 1) {
      await Product.updateOne({ _id }, { category: "Belts" });
      if (turn > 0) await create(PANJABI);
      await Promise.allSettled([
        turn % 2 === 0 ? remove() : null,
        updateProduct({ productId: _id, fields: { category: "Panjabi" } }),
        turn % 2 === 0 ? null : remove(),
      ]);
      await readShopFacts();
      expect(categoriesInForce().map(({ name }) => name)).toContain(await categoryOf(_id));
    }
  });
});

describe("codes and planned sales", () => {
  it.each([
    ["deleted", () => remove(), "Caps"],
    ["renamed", rename, "Kurta"],
  ])("are for the category in place of one that was %s", async (_how, lose, place) => {
    const coupon = { kind: "percent", value: 10 } as const;
    await Coupon.create({ ...coupon, code: "EID", categories: ["Panjabi", "Belts"] });
    await Coupon.create({ ...coupon, code: "BOTH", categories: ["Panjabi", place] });
    await Coupon.create({ ...coupon, code: "ALL" });
    const times = { startsAt: inHours(2), endsAt: inHours(3) };
    const planned = await makeSale({ ...times, categories: ["Panjabi"] });
    const running = await startSale({ categories: ["Panjabi"] });
    await lose();
    const coupons = await Coupon.find().sort({ code: 1 }).lean();
    expect(coupons.map(({ categories }) => categories)).toEqual([undefined, [place], ["Belts", place]]);
    const sales = await Sale.find({ _id: { $in: [planned._id, running._id] } })
      .sort({ startsAt: -1 })
      .lean();
    expect(sales.map(({ categories, version }) => [categories, version])).toEqual([
      [[place], planned.version + 1],
      [["Panjabi"], running.version],
    ]);
  });
});
