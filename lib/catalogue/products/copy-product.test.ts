import { expect, it } from "vitest";
import { copyOf } from "@/lib/catalogue/products/copy-product";
import { createProduct } from "@/lib/catalogue/products/create-product";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { makeProductByOption } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeProduct, requireProduct } from "@/testing/products";

useDatabase();

const copy = async (product: Awaited<ReturnType<typeof makeProduct>>, count = 1) =>
  await requireProduct(await createProduct(createProductSchema.parse(copyOf(product, count))));

it("is a draft with the same fields and pictures, and without pieces", async () => {
  const product = await makeProduct({
    compareAtPrice: 1_500,
    description: "Cut wide.",
    image2: "https://pictures.example/back.webp",
    colorImages: { Black: "https://pictures.example/black.webp" },
  });
  const { _id, version: _version, ...fields } = product;
  expect(await copy(product)).toMatchObject({
    ...fields,
    name: `${product.name} copy`,
    isDraft: true,
    stock: "0",
  });
  expect((await copy(product, 2)).name).toBe(`${product.name} copy 2`);
});

it("counts the same sizes and colors, each with no piece", async () => {
  const product = await makeProductByOption();
  const { stockByOption = [] } = await copy(product);
  expect(stockByOption).toEqual(product.stockByOption?.map((row) => ({ ...row, stock: 0 })));
});

it("has a name that is not too long", async () => {
  const product = await makeProduct({ name: "x".repeat(100) });
  expect((await copy(product)).name).toBe(`${"x".repeat(95)} copy`);
});
