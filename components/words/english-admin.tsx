"use client";

import type { ReactNode } from "react";
import { EnglishDesk } from "@/components/words/english-desk";
import { deskCash } from "@/lib/words/en/desk-cash";
import { deskCatalogue } from "@/lib/words/en/desk-catalogue";
import { deskCodes } from "@/lib/words/en/desk-codes";
import { deskProductList } from "@/lib/words/en/desk-product-list";
import { deskProducts } from "@/lib/words/en/desk-products";
import { deskSales } from "@/lib/words/en/desk-sales";
import { deskStock } from "@/lib/words/en/desk-stock";
import { deskUsers } from "@/lib/words/en/desk-users";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = {
  deskCash,
  deskCatalogue,
  deskCodes,
  deskProductList,
  deskProducts,
  deskSales,
  deskStock,
  deskUsers,
};

/** What the desk says to admins in the browser, in English, beside what it says to all. */
export function EnglishAdmin({ children }: { children: ReactNode }) {
  return (
    <EnglishDesk>
      <ProvideWords language="en" words={WORDS}>
        {children}
      </ProvideWords>
    </EnglishDesk>
  );
}
