import { describe, expect, it } from "vitest";
import { createProduct } from "@/lib/catalogue/products/create-product";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { readUnit, requireProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

useDatabase();

const inputOf = (fields: Record<string, unknown> = {}) =>
  createProductSchema.parse({
    name: "Slim Denim",
    category: "Denim Pants",
    price: "৳ 1,250",
    image1: "/catalogue/denim.webp",
    ...fields,
  });

describe("createProduct", () => {
  it("stores what was entered, at version 1", async () => {
    const productId = await createProduct(inputOf({ sizes: "30,32", colors: "Indigo", stock: "plenty" }));
    expect(await requireProduct(productId)).toEqual({
      _id: productId,
      name: "Slim Denim",
      category: "Denim Pants",
      price: 1_250,
      fit: "",
      sizes: ["30", "32"],
      colors: ["Indigo"],
      stock: "plenty",
      image1: "/catalogue/denim.webp",
      image2: "",
      image3: "",
      version: 1,
    });
  });

  it.each([
    ["12", 12],
    ["০", 0],
    ["১২", 12],
  ])("counts the stock %j as %d pieces received", async (stock, pieces) => {
    const productId = await createProduct(inputOf({ stock }));
    expect(await readUnit(productId)).toMatchObject({ stock: pieces, received: pieces, sold: 0, held: 0 });
    expect(await StockUnit.countDocuments({ isUnpublished: true })).toBe(0);
  });

  it.each(["", "plenty", "12 pcs"])("does not track the stock %j", async (stock) => {
    const productId = await createProduct(inputOf({ stock }));
    expect(await StockUnit.countDocuments()).toBe(0);
    expect((await requireProduct(productId)).stock).toBe(stock);
  });

  it.each(["Slim Denim", "SLIM denim", "  slim   DENIM ", "ＳＬＩＭ Denim"])(
    "refuses the name %j that is taken",
    async (name) => {
      await createProduct(inputOf());
      const again = createProduct(inputOf({ name, stock: "5" }));
      await expect(again).rejects.toMatchObject({
        code: "NAME_TAKEN",
        fields: { name: expect.stringContaining("exists") },
      });
      expect(await Product.countDocuments()).toBe(1);
      expect(await StockUnit.countDocuments()).toBe(0);
    },
  );

  it("creates one product of ten with one name at once", async () => {
    const { done, codes } = await times(10, () => createProduct(inputOf({ stock: "5" })));
    expect(done).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["NAME_TAKEN"]));
    expect(await StockUnit.countDocuments()).toBe(1);
    expect(await codeOf(createProduct(inputOf({ name: "Another" })))).toBe("done");
  });
});
