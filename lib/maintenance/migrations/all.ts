import "server-only";
import { rankStocks } from "@/lib/maintenance/migrations/0002-rank-stocks";
import { linkLinesToUnits } from "@/lib/maintenance/migrations/0004-link-lines-to-units";
import { listParcels } from "@/lib/maintenance/migrations/0006-list-parcels";
import { dateAdvances } from "@/lib/maintenance/migrations/0008-date-advances";
import { shareNewcomers } from "@/lib/maintenance/migrations/0009-share-newcomers";
import { renameQuestions } from "@/lib/maintenance/migrations/0010-rename-questions";
import { dropHandOverIndex } from "@/lib/maintenance/migrations/0013-drop-hand-over-index";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { widenSearchKeys, writeSearchKeys } from "@/lib/maintenance/migrations/search-keys";
import { numberOrders } from "@/lib/orders/place/next-order-number";
import { forgetNumbers } from "@/lib/reports/numbers/refresh-numbers";

/** A migration of one part. */
const inOne = (work: () => Promise<unknown>) => async (): Promise<null> => {
  await work();
  return null;
};

/** Every migration there has been, in the order of their numbers. A new one comes last. */
export const MIGRATIONS: readonly Migration[] = [
  // Orders that were placed before orders had numbers get one each, oldest first.
  { number: 1, name: "number-orders", runPart: inOne(numberOrders) },
  rankStocks,
  writeSearchKeys,
  linkLinesToUnits,
  widenSearchKeys,
  listParcels,
  // Sums that were kept before they told apart what customers sent back are counted anew, by and by.
  { number: 7, name: "count-returns", runPart: inOne(forgetNumbers) },
  dateAdvances,
  shareNewcomers,
  renameQuestions,
  // Sums that took what payouts left out as received are counted anew.
  { number: 11, name: "count-left-out", runPart: inOne(forgetNumbers) },
  // Sums that were kept before they told discounts, charges and costs apart are counted anew.
  { number: 12, name: "count-profit", runPart: inOne(forgetNumbers) },
  dropHandOverIndex,
];
