"use client";

import type { ReactNode } from "react";
import { account } from "@/lib/words/en/account";
import { categories } from "@/lib/words/en/categories";
import { frame } from "@/lib/words/en/frame";
import { goods } from "@/lib/words/en/goods";
import { ordering } from "@/lib/words/en/ordering";
import { orders } from "@/lib/words/en/orders";
import { reviews } from "@/lib/words/en/reviews";
import { units } from "@/lib/words/en/units";
import { values } from "@/lib/words/en/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { account, categories, frame, goods, ordering, orders, reviews, units, values };

/** What the pages of an account say in the browser, in English. */
export function EnglishAccount({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
