"use client";

import { rememberShopFacts, type ShopFacts } from "@/lib/shop-facts";

/** Gives the components behind it the shop's facts, also in a document that has none: a page of the desk that is not found. */
export function RememberShopFacts({ facts }: { facts: ShopFacts }) {
  rememberShopFacts(facts);
  return null;
}
