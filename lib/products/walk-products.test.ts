import { expect, it } from "vitest";
import { listProducts } from "@/lib/products/queries";
import { writeProductList } from "@/lib/products/walk-products";
import { useDatabase } from "@/lib/testing/database";
import { Product } from "@/models/product";

useDatabase();

async function write(): Promise<string> {
  let json = "";
  for await (const part of writeProductList()) json += part;
  return json;
}

it("writes every product once, newest first, as the list has them", async () => {
  expect(await write()).toBe("[]");
  await Product.insertMany(
    Array.from({ length: 1_001 }, (_, index) => ({
      name: `টুপি ${index}`,
      nameKey: `${index}`,
      category: "Caps",
      price: 500,
      image1: "/catalogue/x.webp",
      stockRank: 0,
    })),
  );
  const json = await write();
  expect(json).toBe(JSON.stringify(await listProducts()));
  expect(JSON.parse(json)).toHaveLength(1_001);
});
