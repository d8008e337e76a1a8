import "server-only";
import { CourierError } from "@/lib/delivery/couriers/courier-error";
import { bookingDriver, listBookable } from "@/lib/delivery/couriers/apis";
import { bookedWith } from "@/lib/delivery/couriers/rules";
import { connectDb } from "@/lib/platform/database/db";
import { invalidateStock } from "@/lib/catalogue/products/cache-invalidation";
import { applyStatus } from "@/lib/delivery/statuses/apply-status";
import { isFollowed } from "@/lib/delivery/statuses/rules";
import { Order } from "@/models/order";
import { isAwaitingPieces, isKeptForMoney, isSold, parcelStateOf } from "@/lib/orders/lifecycle/rules";
import { hasCome } from "@/lib/platform/time/clocks";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** The time between two polls of one parcel; webhooks come in between. */
const POLL_INTERVAL_MS = 30 * MINUTE_MS;
/** A small part of what a courier lets a shop ask within a minute. */
const MOST_OF_A_ROUND = 60;

/**
 * Asks couriers for the parcels whose turn it is: it brings the news that a webhook did not. Any instance may run it:
 * each parcel is one process's for a while. Ends where a courier does not answer.
 */
export async function pollStatuses(): Promise<void> {
  if (listBookable().length === 0) return;
  await connectDb();
  for (let count = 0; count < MOST_OF_A_ROUND; count += 1) {
    const order = await takeTurn();
    if (!order) return;
    try {
      await pollOne(order);
    } catch (error) {
      if (error instanceof CourierError) return;
      throw error;
    }
  }
}

/** The next parcel to be asked for, put off in the same write. */
async function takeTurn() {
  return await Order.findOneAndUpdate(
    hasCome({ field: "parcel.pollAt", furthestMs: POLL_INTERVAL_MS }),
    { $set: { "parcel.pollAt": new Date(Date.now() + POLL_INTERVAL_MS) } },
    { sort: { "parcel.pollAt": 1 }, timestamps: false, returnDocument: "after" },
  )
    .select("status deletedAt parcel")
    .lean();
}

type PolledOrder = NonNullable<Awaited<ReturnType<typeof takeTurn>>>;

async function pollOne(order: PolledOrder): Promise<void> {
  const { _id, status, parcel } = order;
  const { consignmentId, courierStatus, returned } = parcel ?? {};
  const courier = bookedWith(parcel);
  const state = parcelStateOf(order);
  const isOpen =
    isSold(status) &&
    isKeptForMoney(order) &&
    isFollowed({
      state,
      courier,
      status: courierStatus?.status ?? "",
      isLookedThrough: Boolean(returned),
    });
  if (!isOpen || !consignmentId || !courier) {
    await Order.updateOne({ _id }, { $unset: { "parcel.pollAt": 1 } }, { timestamps: false });
    return;
  }
  const mayComeBack = isAwaitingPieces({ state, isLookedThrough: false });
  const word = await bookingDriver(courier)?.readStatus(consignmentId, mayComeBack);
  if (!word) return;
  const { touched } = await applyStatus(_id.toString(), { courier, consignmentId, status: word, at: null });
  await invalidateStock(touched);
}
