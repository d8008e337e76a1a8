import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@/lib/http/errors";
import { COURIER } from "@/lib/orders/events";
import { moveParcel } from "@/lib/parcels/move-parcel";
import { stepsTo } from "@/lib/tracking/rules";
import { Order } from "@/models/order";

const TRIES = 5;
const PAUSE_MS = 20;

export interface CourierWord {
  consignmentId: string;
  status: string;
  /** By the courier's clock; null where he does not say. */
  at: Date | null;
}

export interface AppliedStatus {
  /** `ignored` is what was said before, or is older than that. */
  outcome: "moved" | "noted" | "ignored";
  touched: string[];
}

const IGNORED: AppliedStatus = { outcome: "ignored", touched: [] };

/**
 * Moves a parcel to where its courier says that it is, forwards alone, and notes his word. The same word again, and an
 * older one, change nothing. Throws UNAVAILABLE where others change the order all the time.
 */
export async function applyStatus(orderId: string, word: CourierWord): Promise<AppliedStatus> {
  const touched: string[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await Order.findOne({
      _id: orderId,
      status: "Confirmed",
      deletedAt: null,
      "parcel.consignmentId": word.consignmentId,
    })
      .select("parcel")
      .lean();
    if (!order?.parcel?.state || isKnown(order.parcel.courierStatus, word)) return IGNORED;
    const steps = stepsTo(order.parcel.state, word.status);
    try {
      let from = order.parcel.state;
      for (const to of steps) {
        const courier = to === "handedOver" ? { courier: "steadfast" as const } : {};
        touched.push(...(await moveParcel({ by: COURIER, orderId, move: { from, to, ...courier } })));
        from = to;
      }
    } catch (error) {
      const isRaced =
        error instanceof AppError && (error.code === "PARCEL_STATE" || error.code === "IN_PROGRESS");
      if (!isRaced) throw error;
      await sleep(PAUSE_MS);
      continue;
    }
    await note(orderId, word);
    return { outcome: steps.length > 0 ? "moved" : "noted", touched };
  }
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
