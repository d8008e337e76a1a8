import "server-only";
import { notFound } from "next/navigation";
import { type Category, getCategoryBySlug } from "@/lib/categories";
import { dependOnShopFacts } from "@/lib/settings/depend-on-shop-facts";
import { categoriesInForce } from "@/lib/shop-categories";

/** The category that shoppers see at an address, or null. The page that asks is stale once the categories change. */
export async function findCategory(slug: string): Promise<Category | null> {
  await dependOnShopFacts();
  return getCategoryBySlug(categoriesInForce(), slug);
}

/** The same for a page of it: the missing page where there is none. The server leads on from the address of a deleted one. */
export async function requireCategory(slug: string): Promise<Category> {
  const category = await findCategory(slug);
  if (!category) notFound();
  return category;
}
