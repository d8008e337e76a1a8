"use client";

import type { ReactNode } from "react";
import { buying } from "@/lib/words/bn/buying";
import { values } from "@/lib/words/bn/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { buying, values };

/** What a product's page says in the browser, in Bangla. */
export function BanglaBuying({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
