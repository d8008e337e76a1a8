"use client";

import type { ReactNode } from "react";
import { account } from "@/lib/words/bn/account";
import { categories } from "@/lib/words/bn/categories";
import { frame } from "@/lib/words/bn/frame";
import { goods } from "@/lib/words/bn/goods";
import { ordering } from "@/lib/words/bn/ordering";
import { orders } from "@/lib/words/bn/orders";
import { reviews } from "@/lib/words/bn/reviews";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { account, categories, frame, goods, ordering, orders, reviews, units, values };

/** What the pages of an account say in the browser, in Bangla. */
export function BanglaAccount({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
