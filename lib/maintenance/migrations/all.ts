import "server-only";
import { numberOlderOrders } from "@/lib/maintenance/migrations/0001-number-orders";
import { rankStocks } from "@/lib/maintenance/migrations/0002-rank-stocks";
import { writeSearchKeys } from "@/lib/maintenance/migrations/0003-write-search-keys";
import { linkLinesToUnits } from "@/lib/maintenance/migrations/0004-link-lines-to-units";
import { widenSearchKeys } from "@/lib/maintenance/migrations/0005-widen-search-keys";
import { listParcels } from "@/lib/maintenance/migrations/0006-list-parcels";
import { countReturns } from "@/lib/maintenance/migrations/0007-count-returns";
import type { Migration } from "@/lib/maintenance/migrations/migration";

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
