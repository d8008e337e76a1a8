import type { CategoryName } from "@/lib/categories";

/** Tags of the cached reads; a write names those that it makes stale. */
export const CACHE_TAGS = {
  /** On every cached read. */
  everything: "everything",
  /** Of no cached read: published after a change of the settings, so that each server reads them again. */
  settings: "settings",
  /** On every page and document that shows facts of the shop: stale once this server has read the changed ones. */
  shopFacts: "shop-facts",
  /** On every page that shows one of the texts that the owner has set. */
  shopPages: "shop-pages",
  /** On the home page alone. */
  homeLayout: "home-layout",
  products: "products",
  /** On every page that shows a collection, or leads to one. */
  collections: "collections",
  bestSellers: "best-sellers",
  product: (id: string) => `product:${id}`,
  category: (name: CategoryName) => `category:${name}`,
} as const;
