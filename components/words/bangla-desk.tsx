"use client";

import type { ReactNode } from "react";
import { deskCash } from "@/lib/words/bn/desk-cash";
import { deskCatalogue } from "@/lib/words/bn/desk-catalogue";
import { deskCodes } from "@/lib/words/bn/desk-codes";
import { deskData } from "@/lib/words/bn/desk-data";
import { deskFirstSteps } from "@/lib/words/bn/desk-first-steps";
import { deskKit } from "@/lib/words/bn/desk-kit";
import { deskLabels } from "@/lib/words/bn/desk-labels";
import { deskOrders } from "@/lib/words/bn/desk-orders";
import { deskParcels } from "@/lib/words/bn/desk-parcels";
import { deskPeople } from "@/lib/words/bn/desk-people";
import { deskPrint } from "@/lib/words/bn/desk-print";
import { deskProductList } from "@/lib/words/bn/desk-product-list";
import { deskProducts } from "@/lib/words/bn/desk-products";
import { deskQueue } from "@/lib/words/bn/desk-queue";
import { deskReturns } from "@/lib/words/bn/desk-returns";
import { deskSales } from "@/lib/words/bn/desk-sales";
import { deskSettings } from "@/lib/words/bn/desk-settings";
import { deskStock } from "@/lib/words/bn/desk-stock";
import { deskUsers } from "@/lib/words/bn/desk-users";
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

/** What the desk says in the browser, in Bangla, beside what the pages of an account say. */
export function BanglaDesk({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
