import "server-only";
import { takeOverBooking } from "@/lib/delivery/bookings/reserve-booking";
import { findSent, sendBookings } from "@/lib/delivery/bookings/send-bookings";
import { bookingDriver, listBookable } from "@/lib/delivery/couriers/apis";
import { bookingCourier } from "@/lib/delivery/couriers/rules";
import { connectDb } from "@/lib/platform/database/db";
import { hasCome } from "@/lib/platform/time/clocks";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";
import { canTake, isSold, parcelStateOf } from "@/lib/orders/lifecycle/rules";

const AT_ONCE = 20;
/** More than any booking waits for its next try. */
const FURTHEST_MS = DAY_MS;

/** Goes on with bookings that broke off, or whose answer was lost. Any instance may run it, at any time, also at once. */
export async function sweepBookings(): Promise<void> {
  if (listBookable().length === 0) return;
  await connectDb();
  const open = await Order.find(hasCome({ field: "parcel.booking.retryAt", furthestMs: FURTHEST_MS }))
    .sort({ "parcel.booking.retryAt": 1 })
    .limit(AT_ONCE)
    .select("parcel.booking")
    .lean();
  for (const { _id, parcel } of open) {
    const driver = parcel?.booking ? bookingDriver(bookingCourier(parcel.booking)) : null;
    const order = driver && (await takeOverBooking(_id));
    if (!order) continue;
    const isPacked = canTake(parcelStateOf(order), "handOver");
    const isStillWanted = isSold(order.status) && !order.deletedAt && isPacked && !order.parcel?.trackingCode;
    // A parcel that has gone another way meanwhile is looked up, and not booked.
    const [row] = isStillWanted ? await sendBookings(driver, [order]) : [await findSent(driver, order, "")];
    // The courier does not answer: the others would wait as long, each for itself.
    if (row?.outcome === "unsure") return;
  }
}
