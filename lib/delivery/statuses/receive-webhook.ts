import "server-only";
import { unlessDuplicate } from "@/lib/platform/database/db";
import type { CourierNews } from "@/lib/delivery/couriers/driver";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { AppError } from "@/lib/platform/http/errors";
import { applyStatus } from "@/lib/delivery/statuses/apply-status";
import { Order } from "@/models/order";
import { isPacked, parcelStateOf, SOLD } from "@/lib/orders/lifecycle/rules";

/**
 * Does with a parcel what its courier tells of it. Returns the products that this touched. Throws NOT_FOUND for a parcel
 * that the shop does not know, and PARCEL_STATE for a second consignment of one.
 */
export async function receiveWebhook(courier: Courier, news: CourierNews | null): Promise<string[]> {
  if (!news) return [];
  const { consignmentId, status } = news;
  const orderId = (await findByConsignment(consignmentId)) ?? (await adoptConsignment(courier, news));
  if (!status) return [];
  const word = { courier, consignmentId, status: status.word, at: status.at };
  return (await applyStatus(orderId, word)).touched;
}

async function findByConsignment(consignmentId: string): Promise<string | null> {
  // The type is what the partial index asks for.
  const byId: Record<string, object> = { "parcel.consignmentId": { $eq: consignmentId, $type: "string" } };
  return (await Order.findOne(byId).select("_id").lean())?._id.toString() ?? null;
}

/** Gives the consignment to a parcel booked by a file, or whose booking's answer was lost. Returns the order's id. */
async function adoptConsignment(sender: Courier, { orderNumber, consignmentId }: CourierNews) {
  const unknown = new AppError("NOT_FOUND", { message: "There is no such parcel." });
  if (orderNumber === null) throw unknown;
  const byNumber: Record<string, object> = { orderNumber: { $eq: orderNumber, $type: "number" } };
  const order = await Order.findOne({ ...byNumber, ...SOLD })
    .select("parcel")
    .lean();
  const courier = order?.parcel?.courier;
  const state = parcelStateOf(order ?? {});
  if (!order || !isPacked(state) || (courier && courier !== sender)) throw unknown;
  const another = new AppError("PARCEL_STATE", { message: "This parcel is another consignment." });
  const write = Order.updateOne(
    {
      _id: order._id,
      "parcel.state": state,
      "parcel.consignmentId": { $exists: false },
      // Its booking was taken away here.
      "parcel.formerConsignments": { $ne: consignmentId },
    },
    [
      {
        $set: {
          "parcel.consignmentId": { $literal: consignmentId },
          "parcel.courier": { $ifNull: ["$parcel.courier", sender] },
          "parcel.pollAt": "$$NOW",
        },
      },
    ],
    { updatePipeline: true, timestamps: false },
  );
  if ((await unlessDuplicate(write))?.matchedCount === 1) return order._id.toString();
  // Somebody was faster with the very same, or it has another number.
  const now = await findByConsignment(consignmentId);
  if (now === order._id.toString()) return now;
  throw another;
}
