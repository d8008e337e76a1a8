"use client";

import type { ReactNode } from "react";
import { deskCash } from "@/lib/words/en/desk-cash";
import { deskCatalogue } from "@/lib/words/en/desk-catalogue";
import { deskCodes } from "@/lib/words/en/desk-codes";
import { deskData } from "@/lib/words/en/desk-data";
import { deskFirstSteps } from "@/lib/words/en/desk-first-steps";
import { deskKit } from "@/lib/words/en/desk-kit";
import { deskLabels } from "@/lib/words/en/desk-labels";
import { deskOrders } from "@/lib/words/en/desk-orders";
import { deskParcels } from "@/lib/words/en/desk-parcels";
import { deskPeople } from "@/lib/words/en/desk-people";
import { deskPrint } from "@/lib/words/en/desk-print";
import { deskProductList } from "@/lib/words/en/desk-product-list";
import { deskProducts } from "@/lib/words/en/desk-products";
import { deskQueue } from "@/lib/words/en/desk-queue";
import { deskReturns } from "@/lib/words/en/desk-returns";
import { deskSales } from "@/lib/words/en/desk-sales";
import { deskSettings } from "@/lib/words/en/desk-settings";
import { deskStock } from "@/lib/words/en/desk-stock";
import { deskUsers } from "@/lib/words/en/desk-users";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = {
  deskCash,
  deskCatalogue,
  deskCodes,
  deskData,
  deskFirstSteps,
  deskKit,
  deskLabels,
  deskOrders,
  deskParcels,
  deskPeople,
  deskPrint,
  deskProductList,
  deskProducts,
  deskQueue,
  deskReturns,
  deskSales,
  deskSettings,
  deskStock,
  deskUsers,
};

/** What the desk says in the browser, in English, beside what the pages of an account say. */
export function EnglishDesk({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
