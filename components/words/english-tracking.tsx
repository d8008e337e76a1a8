"use client";

import type { ReactNode } from "react";
import { goods } from "@/lib/words/en/goods";
import { orders } from "@/lib/words/en/orders";
import { reviews } from "@/lib/words/en/reviews";
import { units } from "@/lib/words/en/units";
import { values } from "@/lib/words/en/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { goods, orders, reviews, units, values };

/** What the page of an order's link says in the browser, in English. */
export function EnglishTracking({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
