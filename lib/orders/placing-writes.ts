import "server-only";
import type { InferSchemaType } from "mongoose";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { rawCollectionOf } from "@/lib/platform/database/raw-collection";
import { WriteBatcher } from "@/lib/platform/database/write-batcher";
import { Lease } from "@/lib/platform/jobs/lease";
import { Order } from "@/models/order";

/**
 * Far above what a checkout takes. Where the database holds one up for longer, as an election of its primary may, the
 * order is undone, and its commit finds that.
 */
export const PLACING_LEASE = new Lease({ field: "leaseUntil", ms: 15_000 });

export type StoredOrder = InferSchemaType<typeof Order.schema>;

const storedOrders = rawCollectionOf(Order);

/** Writes orders that are being placed: a commit follows, and it waits for the journal. */
export const placingWrites = new WriteBatcher({
  name: "orders that are being placed",
  into: storedOrders,
  writeConcern: UNJOURNALED,
});

/** Commits orders, and so waits for the journal. */
export const commitWrites = new WriteBatcher({ name: "commits of orders", into: storedOrders });
