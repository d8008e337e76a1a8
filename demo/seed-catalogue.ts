import { AppError } from "@/lib/platform/http/errors";
import { createProduct } from "@/lib/catalogue/products/create-product";
import { createProductSchema } from "@/lib/catalogue/products/schema";
import { Milestone } from "@/models/milestone";
import type { DemoProduct } from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";

const CATALOGUE_SEEDED = "demo catalogue seeded";

/** Adds the demo products once in the life of a database; returns how many. What an admin deletes stays deleted. */
export async function seedDemoCatalogueOnce(): Promise<number> {
  if (await Milestone.exists({ _id: CATALOGUE_SEEDED })) return 0;
  return await seedDemoCatalogue();
}

/** Adds the demo products that are missing; returns how many. Those that are there stay as they are. */
export async function seedDemoCatalogue(): Promise<number> {
  let added = 0;
  // The first of the list is added last, and so is the newest.
  for (const product of mixCategories(DEMO_PRODUCTS).toReversed()) {
    if (await addUnlessNameTaken(product)) added += 1;
  }
  await Milestone.updateOne({ _id: CATALOGUE_SEEDED }, {}, { upsert: true });
  return added;
}

/** The first of each category, then the second of each, …: so that the newest are of all kinds. */
function mixCategories(products: DemoProduct[]): DemoProduct[] {
  const rank = (product: DemoProduct) =>
    products.filter(({ category }) => category === product.category).indexOf(product);
  return products.toSorted((a, b) => rank(a) - rank(b));
}

async function addUnlessNameTaken(product: unknown): Promise<boolean> {
  try {
    await createProduct(createProductSchema.parse(product));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "NAME_TAKEN") return false;
    throw error;
  }
}
