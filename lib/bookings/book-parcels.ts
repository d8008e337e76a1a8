import "server-only";
import type { Actor } from "@/lib/audit-log/audit-action";
import type { BookedParcelsDto, BookingRowDto } from "@/lib/bookings/dto";
import { type ReservedOrder, reserveBooking } from "@/lib/bookings/reserve-booking";
import { sendBookings, type SentRow } from "@/lib/bookings/send-bookings";
import type { BookingDriver } from "@/lib/couriers/driver";
import { steadfastDriver } from "@/lib/couriers/steadfast/driver";
import { AppError } from "@/lib/http/errors";
import { readParcelOrders } from "@/lib/parcels/queries";
import { CONSIGNMENT_SELECT, toConsignment } from "@/lib/parcels/to-consignment";
import { Order } from "@/models/order";

interface BookParcelsOptions {
  actor: Actor;
  ids: string[];
}

/**
 * Books packed parcels with Steadfast over its API, and says of each what became of it. Each is written down before it is
 * sent, under our order's number, which Steadfast takes once: what breaks off is found out by the next try, whoever makes
 * it. Booked is not handed over: a rider may come for it tomorrow, or not at all. Throws NOT_FOUND where the shop has no keys.
 */
export async function bookParcels({ actor, ids }: BookParcelsOptions): Promise<BookedParcelsDto> {
  const driver = steadfastDriver();
  if (!driver) throw new AppError("NOT_FOUND", { message: "The shop has no keys of Steadfast." });
  const unique = [...new Set(ids)];
  const rows = new Map<string, SentRow>();
  const reserved: ReservedOrder[] = [];
  const problems = await listProblems(driver, unique);
  for (const id of unique) {
    const problem = problems.get(id);
    const order = problem ? null : await reserveBooking(id, actor);
    if (order) reserved.push(order);
    else rows.set(id, { outcome: "refused", message: problem ?? "It is being booked already." });
  }
  const sent = reserved.length > 0 ? await sendBookings(driver, reserved) : [];
  for (const [index, { _id }] of reserved.entries()) {
    const row = sent[index];
    if (row) rows.set(_id.toString(), row);
  }
  return { rows: await toDtos(unique, rows), isAway: sent.some(({ isAway }) => isAway) };
}

/** What each is not to be sent for. */
async function listProblems(driver: BookingDriver, ids: string[]): Promise<Map<string, string>> {
  const orders = await Order.find({ _id: { $in: ids }, status: "Confirmed", deletedAt: null })
    .select(CONSIGNMENT_SELECT)
    .lean();
  const byId = new Map(orders.map((order) => [order._id.toString(), order]));
  const problems = new Map<string, string>();
  for (const id of ids) {
    const order = byId.get(id);
    const isPacked = order?.parcel?.state === "packed";
    const found =
      order && isPacked ? driver.listProblems({ ...toConsignment(order), isBeingBooked: false }) : [];
    if (!order) problems.set(id, "This order no longer exists.");
    else if (!isPacked) problems.set(id, "This parcel is not packed.");
    else if (found.length > 0) problems.set(id, `${found.join("; ")}.`);
  }
  return problems;
}

async function toDtos(ids: string[], rows: Map<string, SentRow>): Promise<BookingRowDto[]> {
  const orders = new Map((await readParcelOrders(ids)).map((order) => [order._id, order]));
  return ids.map((orderId) => {
    const { outcome = "refused", message = "" } = rows.get(orderId) ?? {};
    return { orderId, outcome, message, order: orders.get(orderId) ?? null };
  });
}
