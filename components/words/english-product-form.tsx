"use client";

import type { ReactNode } from "react";
import { buying } from "@/lib/words/en/buying";
import { deskProduct } from "@/lib/words/en/desk-product";
import { listing } from "@/lib/words/en/listing";
import { loadOnce, ProvideWords } from "@/lib/words/of-browser";

const WORDS = { buying, deskProduct, listing };
const loadOpened = loadOnce(async () => (await import("@/lib/words/en/opened")).opened);

/** What a product's form says in the browser, also of the shop, in English. */
export function EnglishProductForm({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS} loadOpened={loadOpened}>
      {children}
    </ProvideWords>
  );
}
