"use client";

import type { ReactNode } from "react";
import { buying } from "@/lib/words/en/buying";
import { goods } from "@/lib/words/en/goods";
import { units } from "@/lib/words/en/units";
import { values } from "@/lib/words/en/values";
import { loadOnce, ProvideWords } from "@/lib/words/of-browser";

const WORDS = { buying, goods, units, values };
const loadOpened = loadOnce(async () => (await import("@/lib/words/en/opened")).opened);

/** What a product's page says in the browser, in English. */
export function EnglishBuying({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS} loadOpened={loadOpened}>
      {children}
    </ProvideWords>
  );
}
