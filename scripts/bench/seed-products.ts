import { CATEGORIES, type CategoryName } from "@/lib/catalog";
import { createProduct } from "@/lib/products/create-product";
import { createProductSchema } from "@/lib/products/schema";
import { Product } from "@/models/product";
import { DEMO_PRODUCTS } from "@/scripts/demo/products";
import { runWithDb } from "@/scripts/run-with-db";

const [slug = "wallets", wanted = "40"] = process.argv.slice(2);

/** Fills a category up with copies of demo products of every kind, each with its own pictures. */
async function fillUp(category: CategoryName, count: number): Promise<number> {
  const missing = Math.max(0, count - (await Product.countDocuments({ category })));
  for (let index = 0; index < missing; index += 1) {
    const source = DEMO_PRODUCTS[index % DEMO_PRODUCTS.length];
    const name = `${source?.name.slice(0, 60) ?? "Product"} ${missing - index}`;
    await createProduct(createProductSchema.parse({ ...source, name, category }));
  }
  return missing;
}

await runWithDb(async () => {
  const category = CATEGORIES.find((candidate) => candidate.slug === slug);
  if (!category) throw new Error(`There is no category ${slug}.`);
  console.log(`${await fillUp(category.name, Number(wanted))} products added to ${category.name}`);
});
