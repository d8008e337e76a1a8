"use client";

import type { ReactNode } from "react";
import { goods } from "@/lib/words/bn/goods";
import { orders } from "@/lib/words/bn/orders";
import { reviews } from "@/lib/words/bn/reviews";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { goods, orders, reviews, units, values };

/** What the page of an order's link says in the browser, in Bangla. */
export function BanglaTracking({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
