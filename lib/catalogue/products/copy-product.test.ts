import { expect, it } from "vitest";
import { copyOf } from "@/lib/catalogue/products/copy-product";
import { createProduct } from "@/lib/catalogue/products/create-product";
import { getProductForAdmin } from "@/lib/catalogue/products/queries";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { makeProductByOption } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeProduct, requireProduct } from "@/testing/products";
import { startSale } from "@/testing/sales";

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

it("costs what the product did before its sale", async () => {
  const plain = await makeProduct({ price: 1_000 });
  const marked = await makeProduct({ price: 1_000, compareAtPrice: 1_500 });
  await startSale();
  const copies = await Promise.all([plain, marked].map(async ({ _id }) => await copyInSale(_id)));
  expect(copies.map(({ price, compareAtPrice }) => [price, compareAtPrice])).toEqual([
    [1_000, undefined],
    [1_000, 1_500],
  ]);
});

async function copyInSale(productId: string) {
  const product = await getProductForAdmin(productId);
  if (!product) throw new Error("There is no product.");
  expect(product.price).toBe(800);
  return await copy(product);
}

it("has another name in Bangla too, where the product has one", async () => {
  const product = await makeProduct({ nameBn: "টেস্ট ক্যাপ" });
  expect([(await copy(product)).nameBn, (await copy(product, 2)).nameBn]).toEqual([
    "টেস্ট ক্যাপ কপি",
    "টেস্ট ক্যাপ কপি ২",
  ]);
});

it("has a name that is not too long", async () => {
  const product = await makeProduct({ name: "x".repeat(100) });
  expect((await copy(product)).name).toBe(`${"x".repeat(95)} copy`);
});
