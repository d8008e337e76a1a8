import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { forgetNumbers } from "@/lib/reports/numbers/refresh-numbers";
import { Order } from "@/models/order";

const NOTED = { $filter: { input: "$events", cond: { $eq: ["$$this.kind", "advanced"] } } };

/** When what is noted was noted; by the staff who placed the order, with it. */
const NOTED_AT = { $ifNull: [{ $max: { $map: { input: NOTED, in: "$$this.at" } } }, "$orderTime"] };

/** Dates advances from before their changes were kept on their last day, and has the sums counted anew. */
export const dateAdvances: Migration = {
  number: 8,
  name: "date-advances",
  async runPart() {
    await Order.updateMany(
      { "advance.amount": { $gt: 0 }, advances: { $exists: false } },
      [{ $set: { advances: [{ at: NOTED_AT, amount: "$advance.amount" }] } }],
      { updatePipeline: true, timestamps: false },
    );
    await forgetNumbers();
    return null;
  },
};
