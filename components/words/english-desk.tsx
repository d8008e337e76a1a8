"use client";

import type { ReactNode } from "react";
import { deskKit } from "@/lib/words/en/desk-kit";
import { deskLabels } from "@/lib/words/en/desk-labels";
import { deskOrders } from "@/lib/words/en/desk-orders";
import { deskParcels } from "@/lib/words/en/desk-parcels";
import { deskPeople } from "@/lib/words/en/desk-people";
import { deskPrint } from "@/lib/words/en/desk-print";
import { deskQueue } from "@/lib/words/en/desk-queue";
import { deskReturns } from "@/lib/words/en/desk-returns";
import { deskReviews } from "@/lib/words/en/desk-reviews";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = {
  deskKit,
  deskLabels,
  deskOrders,
  deskParcels,
  deskPeople,
  deskPrint,
  deskQueue,
  deskReturns,
  deskReviews,
};

/** What the desk says in the browser, in English, beside what the pages of an account say. */
export function EnglishDesk({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
