import "server-only";
import { takeOverBooking } from "@/lib/bookings/reserve-booking";
import { findSent, sendBookings } from "@/lib/bookings/send-bookings";
import { steadfastDriver } from "@/lib/couriers/steadfast/driver";
import { connectDb } from "@/lib/db";
import { runPeriodically } from "@/lib/run-periodically";
import { Order } from "@/models/order";

const SWEEP_INTERVAL_MS = 30_000;
const LONGEST_SWEEP_MS = 5 * 60_000;
const AT_ONCE = 20;

/** Goes on with bookings that broke off, or whose answer was lost. Any instance may run it, at any time, also at once. */
export async function sweepBookings(): Promise<void> {
  const driver = steadfastDriver();
  if (!driver) return;
  await connectDb();
  // The type is what the partial index asks for.
  const due: Record<string, object> = {
    "parcel.booking.retryAt": { $lte: new Date(), $type: "date" },
  };
  const open = await Order.find(due)
    .sort({ "parcel.booking.retryAt": 1 })
    .limit(AT_ONCE)
    .select("_id")
    .lean();
  for (const { _id } of open) {
    const order = await takeOverBooking(_id);
    if (!order) continue;
    const { state, trackingCode } = order.parcel ?? {};
    const isStillWanted =
      order.status === "Confirmed" && !order.deletedAt && state === "packed" && !trackingCode;
    // What has gone another way meanwhile is looked for, and not booked.
    const [row] = isStillWanted ? await sendBookings(driver, [order]) : [await findSent(driver, order, "")];
    // He does not answer: the others would wait as long, each for itself.
    if (row?.outcome === "unsure") return;
  }
}

export function startBookingSweeper(): void {
  runPeriodically({
    name: "bookings",
    intervalMs: SWEEP_INTERVAL_MS,
    deadlineMs: LONGEST_SWEEP_MS,
    work: () => sweepBookings(),
  });
}
