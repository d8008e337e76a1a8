import "server-only";
import { Types } from "mongoose";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { Order } from "@/models/order";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** Earlier confirmed orders have long been delivered, outside of the shop's books. */
const RECENT_MS = 30 * DAY_MS;

/** Orders that were confirmed of late, before orders had parcels, are to be packed. */
export const listParcels: Migration = {
  number: 6,
  name: "list-parcels",
  async runPart() {
    const oldest = Types.ObjectId.createFromTime(Math.floor((Date.now() - RECENT_MS) / 1_000));
    await Order.updateMany(
      { status: "Confirmed", _id: { $gte: oldest }, parcel: { $exists: false } },
      [{ $set: { parcel: { state: "toPack", since: { $ifNull: ["$confirmedAt", "$orderTime"] } } } }],
      { updatePipeline: true, timestamps: false },
    );
    return null;
  },
};
