import { measureDeskReads } from "@/tools/bench/desk";
import { measureNumberReads } from "@/tools/bench/numbers";
import { onOwnDatabase } from "@/tools/bench/own-database";
import type { Phase } from "@/tools/bench/phase";
import { measureGrowth } from "@/tools/bench/phases/growth";
import { auditPages } from "@/tools/bench/phases/lighthouse";
import { measureKept } from "@/tools/bench/phases/kept";
import { measureOrders } from "@/tools/bench/phases/orders";
import { measureMorning } from "@/tools/bench/phases/morning";
import { measureSearch } from "@/tools/bench/phases/search";
import { measurePages } from "@/tools/bench/phases/pages";

export const PHASES = {
  pages: { says: "what a slow phone waits for on home, category and product", run: measurePages },
  kept: {
    says: "kept pages beside a bare server that sends the same bytes: requests, processor time",
    run: measureKept,
  },
  growth: { says: "what gets slower with more products and more orders", run: measureGrowth },
  orders: { says: "50 shoppers order at once, alone and while others browse", run: measureOrders },
  desk: {
    says: "what the admin waits for on 20,000 orders, and by which index",
    run: onOwnDatabase(measureDeskReads),
  },
  morning: { says: "45 orders worked through by hand at two phones: taps and seconds", run: measureMorning },
  numbers: {
    says: "what numbers and cash take on 200,000 orders of two years",
    run: onOwnDatabase(measureNumberReads),
  },
  search: {
    says: "the search by itself with 96, 4,800 and 48,000 products, and the pages made from it",
    run: measureSearch,
  },
  lighthouse: { says: "Lighthouse's scores of home, category and product", run: auditPages },
} satisfies Record<string, Phase>;

export type PhaseName = keyof typeof PHASES;
