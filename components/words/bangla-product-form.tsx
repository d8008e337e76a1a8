"use client";

import type { ReactNode } from "react";
import { buying } from "@/lib/words/bn/buying";
import { deskProduct } from "@/lib/words/bn/desk-product";
import { listing } from "@/lib/words/bn/listing";
import { loadOnce, ProvideWords } from "@/lib/words/of-browser";

const WORDS = { buying, deskProduct, listing };
const loadOpened = loadOnce(async () => (await import("@/lib/words/bn/opened")).opened);

/** What a product's form says in the browser, also of the shop, in Bangla. */
export function BanglaProductForm({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS} loadOpened={loadOpened}>
      {children}
    </ProvideWords>
  );
}
