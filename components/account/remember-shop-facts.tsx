"use client";

import { rememberShopFacts, type ShopFacts } from "@/lib/shop-facts";

/** Gives the browser the facts of the shop, for all that the frame renders behind it. */
export function RememberShopFacts({ facts }: { facts: ShopFacts }) {
  rememberShopFacts(facts);
  return null;
}
