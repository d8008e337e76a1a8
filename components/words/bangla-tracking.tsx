"use client";

import type { ReactNode } from "react";
import { orders } from "@/lib/words/bn/orders";
import { values } from "@/lib/words/bn/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { orders, values };

/** What the page of an order's link says in the browser, in Bangla. */
export function BanglaTracking({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
