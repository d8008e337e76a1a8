import "server-only";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { AppError } from "@/lib/platform/http/errors";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { COURIER } from "@/lib/orders/events";
import { moveParcel } from "@/lib/delivery/parcels/move-parcel";
import { stepsTo } from "@/lib/delivery/statuses/rules";
import { Order } from "@/models/order";
import { WITH_PARCEL } from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface CourierWord {
  courier: Courier;
  consignmentId: string;
  status: string;
  /** The time by the courier's clock; null where it does not say. */
  at: Date | null;
}

interface AppliedStatus {
  /** `ignored` is what was said before, or is older than that. */
  outcome: "moved" | "noted" | "ignored";
  touched: string[];
}

const IGNORED: AppliedStatus = { outcome: "ignored", touched: [] };

/**
 * Moves a parcel to where its courier says that it is, forwards alone, and notes the word. The same word again, and an
 * older one, change nothing. Throws UNAVAILABLE where others change the order all the time.
 */
export async function applyStatus(orderId: string, word: CourierWord): Promise<AppliedStatus> {
  const touched: string[] = [];
  return await retryRaced<AppliedStatus>(async () => {
    const order = await Order.findOne({
      _id: orderId,
      ...WITH_PARCEL,
      "parcel.consignmentId": word.consignmentId,
    })
      .select("parcel")
      .lean();
    if (!order?.parcel?.state || isKnown(order.parcel.courierStatus, word)) return IGNORED;
    const steps = stepsTo(order.parcel.state, word);
    try {
      let from = order.parcel.state;
      for (const to of steps) {
        const courier = to === PARCEL_STEPS.handOver.to ? { courier: word.courier } : {};
        touched.push(...(await moveParcel({ by: COURIER, orderId, input: { from, to, ...courier } })));
        from = to;
      }
    } catch (error) {
      if (error instanceof AppError && error.code === "PARCEL_STATE") return RACED;
      // It was waited for already.
      if (error instanceof AppError && error.code === "IN_PROGRESS") return refuseForNow();
      throw error;
    }
    await note(orderId, word);
    return { outcome: steps.length > 0 ? "moved" : "noted", touched };
  }, refuseForNow);
}

function refuseForNow(): never {
  throw new AppError("UNAVAILABLE", { retryAfterSeconds: 30 });
}

interface KnownStatus {
  status: string;
  at?: Date | null;
}

function isKnown(known: KnownStatus | null | undefined, { status, at }: CourierWord): boolean {
  if (!known) return false;
  if (at && known.at && at < known.at) return true;
  return known.status === status && (!at || !known.at || at.getTime() === known.at.getTime());
}

/** Unless a later word was noted meanwhile. A word without a time leaves that of the last one. */
async function note(orderId: string, { consignmentId, status, at }: CourierWord): Promise<void> {
  await Order.updateOne(
    {
      _id: orderId,
      "parcel.consignmentId": consignmentId,
      ...(at && { "parcel.courierStatus.at": { $not: { $gt: at } } }),
    },
    { $set: { "parcel.courierStatus.status": status, ...(at && { "parcel.courierStatus.at": at }) } },
    { timestamps: false },
  );
}
