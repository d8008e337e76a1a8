"use client";

import type { ReactNode } from "react";
import { buying } from "@/lib/words/bn/buying";
import { goods } from "@/lib/words/bn/goods";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import { loadOnce, ProvideWords } from "@/lib/words/of-browser";

const WORDS = { buying, goods, units, values };
const loadOpened = loadOnce(async () => (await import("@/lib/words/bn/opened")).opened);

/** What a product's page says in the browser, in Bangla. */
export function BanglaBuying({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS} loadOpened={loadOpened}>
      {children}
    </ProvideWords>
  );
}
