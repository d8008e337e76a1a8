import { getCategoryByName, listCategories } from "@/lib/categories";
import { readStoredCategories } from "@/lib/settings/categories/stored-categories";
import { Product } from "@/models/product";

/** Every product is in a category that there is. */
export async function violationsOfCategories(): Promise<string[]> {
  const categories = listCategories((await readStoredCategories()).categories);
  const used = await Product.distinct("category");
  return used
    .filter((name) => getCategoryByName(categories, name) === null)
    .map((name) => `products are in the category ${name}, which there is not`);
}
