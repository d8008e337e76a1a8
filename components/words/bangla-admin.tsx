"use client";

import type { ReactNode } from "react";
import { BanglaDesk } from "@/components/words/bangla-desk";
import { deskCash } from "@/lib/words/bn/desk-cash";
import { deskCatalogue } from "@/lib/words/bn/desk-catalogue";
import { deskCodes } from "@/lib/words/bn/desk-codes";
import { deskProductList } from "@/lib/words/bn/desk-product-list";
import { deskProducts } from "@/lib/words/bn/desk-products";
import { deskSales } from "@/lib/words/bn/desk-sales";
import { deskStock } from "@/lib/words/bn/desk-stock";
import { deskUsers } from "@/lib/words/bn/desk-users";
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

/** What the desk says to admins in the browser, in Bangla, beside what it says to all. */
export function BanglaAdmin({ children }: { children: ReactNode }) {
  return (
    <BanglaDesk>
      <ProvideWords language="bn" words={WORDS}>
        {children}
      </ProvideWords>
    </BanglaDesk>
  );
}
