import "server-only";
import { isDuplicateKey } from "@/lib/db";
import type { SteadfastWebhook } from "@/lib/couriers/steadfast/webhook";
import { AppError } from "@/lib/http/errors";
import { applyStatus } from "@/lib/tracking/apply-status";
import { Order } from "@/models/order";

/**
 * Does with a parcel what Steadfast tells of it. Returns the products that this touched. Throws NOT_FOUND for a parcel
 * that the shop does not know, and PARCEL_STATE for a second consignment of one.
 */
export async function receiveWebhook(webhook: SteadfastWebhook): Promise<string[]> {
  if (!("consignment_id" in webhook)) return [];
  const { consignment_id: consignmentId, invoice } = webhook;
  const orderId =
    (await findByConsignment(consignmentId)) ?? (await adoptConsignment(invoice, consignmentId));
  if (!("status" in webhook)) return [];
  const word = { consignmentId, status: webhook.status, at: webhook.updated_at };
  return (await applyStatus(orderId, word)).touched;
}

async function findByConsignment(consignmentId: string): Promise<string | null> {
  // The type is what the partial index asks for.
  const byId: Record<string, object> = { "parcel.consignmentId": { $eq: consignmentId, $type: "string" } };
  return (await Order.findOne(byId).select("_id").lean())?._id.toString() ?? null;
}

/** Of a parcel that was booked by a file, or whose booking's answer was lost: the webhook says its number first. */
async function adoptConsignment(invoice: number | null, consignmentId: string): Promise<string> {
  const unknown = new AppError("NOT_FOUND", { message: "There is no such parcel." });
  if (invoice === null) throw unknown;
  const byNumber: Record<string, object> = { orderNumber: { $eq: invoice, $type: "number" } };
  const order = await Order.findOne({ ...byNumber, status: "Confirmed", deletedAt: null })
    .select("parcel")
    .lean();
  const { state = "toPack", courier } = order?.parcel ?? {};
  if (!order || state === "toPack" || (courier && courier !== "steadfast")) throw unknown;
  const another = new AppError("PARCEL_STATE", { message: "This parcel is another consignment." });
  try {
    const { matchedCount } = await Order.updateOne(
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
            "parcel.courier": { $ifNull: ["$parcel.courier", "steadfast"] },
            "parcel.pollAt": "$$NOW",
          },
        },
      ],
      { updatePipeline: true, timestamps: false },
    );
    if (matchedCount === 1) return order._id.toString();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // Somebody was faster with the very same, or it has another number.
  const now = await findByConsignment(consignmentId);
  if (now === order._id.toString()) return now;
  throw another;
}
