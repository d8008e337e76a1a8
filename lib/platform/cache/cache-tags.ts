import type { CategoryName } from "@/lib/categories";

/** Tags of the cached reads; a write names those that it makes stale. */
export const CACHE_TAGS = {
  /** On every cached read. */
  everything: "everything",
  products: "products",
  bestSellers: "best-sellers",
  product: (id: string) => `product:${id}`,
  category: (name: CategoryName) => `category:${name}`,
} as const;
