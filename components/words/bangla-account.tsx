"use client";

import type { ReactNode } from "react";
import { account } from "@/lib/words/bn/account";
import { categories } from "@/lib/words/bn/categories";
import { ordering } from "@/lib/words/bn/ordering";
import { orders } from "@/lib/words/bn/orders";
import { values } from "@/lib/words/bn/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { account, categories, ordering, orders, values };

/** What the pages of an account say in the browser, in Bangla. */
export function BanglaAccount({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
