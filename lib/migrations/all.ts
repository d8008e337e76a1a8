import "server-only";
import { numberOlderOrders } from "@/lib/migrations/0001-number-orders";
import { rankStocks } from "@/lib/migrations/0002-rank-stocks";
import { writeSearchKeys } from "@/lib/migrations/0003-write-search-keys";
import { linkLinesToUnits } from "@/lib/migrations/0004-link-lines-to-units";
import { widenSearchKeys } from "@/lib/migrations/0005-widen-search-keys";
import { listParcels } from "@/lib/migrations/0006-list-parcels";
import { countReturns } from "@/lib/migrations/0007-count-returns";
import type { Migration } from "@/lib/migrations/migration";

/** Every migration there has been, in the order of their numbers. A new one comes last. */
export const MIGRATIONS: readonly Migration[] = [
  numberOlderOrders,
  rankStocks,
  writeSearchKeys,
  linkLinesToUnits,
  widenSearchKeys,
  listParcels,
  countReturns,
];
