"use client";

import type { ReactNode } from "react";
import { orders } from "@/lib/words/en/orders";
import { values } from "@/lib/words/en/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { orders, values };

/** What the page of an order's link says in the browser, in English. */
export function EnglishTracking({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
