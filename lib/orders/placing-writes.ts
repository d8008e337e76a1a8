import "server-only";
import { UNJOURNALED } from "@/lib/unjournaled";
import { WriteBatcher } from "@/lib/write-batcher";
import { Order } from "@/models/order";

/** Writes orders that are being placed: a commit follows, and it waits for the journal. */
export const placingWrites = new WriteBatcher({
  name: "orders that are being placed",
  model: Order,
  writeConcern: UNJOURNALED,
});

/** Commits orders, and so waits for the journal. */
export const commitWrites = new WriteBatcher({ name: "commits of orders", model: Order });
