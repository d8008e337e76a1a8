"use client";

import type { ReactNode } from "react";
import { deskKit } from "@/lib/words/bn/desk-kit";
import { deskLabels } from "@/lib/words/bn/desk-labels";
import { deskOrders } from "@/lib/words/bn/desk-orders";
import { deskParcels } from "@/lib/words/bn/desk-parcels";
import { deskPeople } from "@/lib/words/bn/desk-people";
import { deskPrint } from "@/lib/words/bn/desk-print";
import { deskQueue } from "@/lib/words/bn/desk-queue";
import { deskReturns } from "@/lib/words/bn/desk-returns";
import { deskReviews } from "@/lib/words/bn/desk-reviews";
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

/** What the desk says in the browser, in Bangla, beside what the pages of an account say. */
export function BanglaDesk({ children }: { children: ReactNode }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      {children}
    </ProvideWords>
  );
}
