import "server-only";
import { CourierError } from "@/lib/couriers/courier-error";
import type { BookingDriver } from "@/lib/couriers/driver";
import { steadfastDriver } from "@/lib/couriers/steadfast/driver";
import { connectDb } from "@/lib/db";
import { invalidateStock } from "@/lib/products/cache-invalidation";
import { runPeriodically } from "@/lib/run-periodically";
import { applyStatus } from "@/lib/tracking/apply-status";
import { isFollowed } from "@/lib/tracking/rules";
import { Order } from "@/models/order";

const ROUND_INTERVAL_MS = 60_000;
const LONGEST_ROUND_MS = 10 * 60_000;
/** Of one parcel; webhooks come between. */
const POLL_INTERVAL_MS = 30 * 60_000;
/** A small part of what Steadfast lets a shop ask within a minute. */
const MOST_OF_A_ROUND = 60;

/**
 * Asks Steadfast for the parcels whose turn it is: what its webhook did not bring, this does. Any instance may run it: each
 * parcel is one process's for a while. Ends where Steadfast does not answer.
 */
export async function pollStatuses(): Promise<void> {
  const driver = steadfastDriver();
  if (!driver) return;
  await connectDb();
  for (let count = 0; count < MOST_OF_A_ROUND; count += 1) {
    const order = await takeTurn();
    if (!order) return;
    try {
      await pollOne(driver, order);
    } catch (error) {
      if (error instanceof CourierError) return;
      throw error;
    }
  }
}

/** The next parcel to be asked for, put off in the same write. */
async function takeTurn() {
  // The type is what the partial index asks for.
  const due: Record<string, object> = { "parcel.pollAt": { $lte: new Date(), $type: "date" } };
  return await Order.findOneAndUpdate(
    due,
    { $set: { "parcel.pollAt": new Date(Date.now() + POLL_INTERVAL_MS) } },
    { sort: { "parcel.pollAt": 1 }, timestamps: false, returnDocument: "after" },
  )
    .select("status deletedAt parcel")
    .lean();
}

type PolledOrder = NonNullable<Awaited<ReturnType<typeof takeTurn>>>;

async function pollOne(driver: BookingDriver, order: PolledOrder): Promise<void> {
  const { _id, status, deletedAt, parcel } = order;
  const { state, consignmentId, courierStatus, returned } = parcel ?? {};
  const isOpen =
    status === "Confirmed" &&
    !deletedAt &&
    isFollowed({
      state: state ?? "toPack",
      status: courierStatus?.status ?? "",
      isLookedThrough: Boolean(returned),
    });
  if (!isOpen || !consignmentId) {
    await Order.updateOne({ _id }, { $unset: { "parcel.pollAt": 1 } }, { timestamps: false });
    return;
  }
  const isComingBack = state === "returning" || state === "partlyDelivered";
  const word = await driver.readStatus(consignmentId, isComingBack);
  if (!word) return;
  const { touched } = await applyStatus(_id.toString(), { consignmentId, status: word, at: null });
  await invalidateStock(touched);
}

export function startStatusPoller(): void {
  runPeriodically({
    name: "status polling",
    intervalMs: ROUND_INTERVAL_MS,
    deadlineMs: LONGEST_ROUND_MS,
    work: () => pollStatuses(),
  });
}
