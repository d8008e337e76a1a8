import "server-only";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import type { BookedParcelsDto, BookingRowDto } from "@/lib/delivery/bookings/dto";
import { type ReservedOrder, reserveBooking } from "@/lib/delivery/bookings/reserve-booking";
import { sendBookings, type SentRow } from "@/lib/delivery/bookings/send-bookings";
import { bookingDriver } from "@/lib/delivery/couriers/apis";
import type { Problem } from "@/lib/delivery/couriers/driver";
import { listProblems } from "@/lib/delivery/couriers/limits";
import { COURIER_FACTS, type Courier, FIRST_BOOKABLE } from "@/lib/delivery/couriers/registry";
import { AppError } from "@/lib/platform/http/errors";
import { readParcelOrders } from "@/lib/delivery/parcels/queries";
import { CONSIGNMENT_SELECT, toConsignment } from "@/lib/delivery/parcels/to-consignment";
import { readCouriersSettings } from "@/lib/delivery/settings/queries";
import { Order } from "@/models/order";
import { canTake, parcelStateOf, SOLD } from "@/lib/orders/lifecycle/rules";

interface BookParcelsOptions {
  actor: Actor;
  ids: string[];
  /** The first with an API unless given. */
  courier?: Courier | undefined;
}

/**
 * Books packed parcels with a courier over its API, and says of each what became of it. Each is written down before it is
 * sent, under our order's number, which the courier takes once: the next try finds out what became of one that broke off,
 * whoever makes it. Booked is not handed over: a rider may come for it tomorrow, or not at all. Throws NOT_FOUND where the
 * shop has no keys.
 */
export async function bookParcels({
  actor,
  ids,
  courier = FIRST_BOOKABLE,
}: BookParcelsOptions): Promise<BookedParcelsDto> {
  const driver = bookingDriver(courier);
  if (!driver)
    throw new AppError("NOT_FOUND", {
      message: `The shop has no keys of ${COURIER_FACTS[courier].labelInWords}.`,
    });
  const unique = [...new Set(ids)];
  const rows = new Map<string, SentRow>();
  const reserved: ReservedOrder[] = [];
  const problems = await findProblems(courier, unique);
  for (const id of unique) {
    const found = problems.get(id) ?? [];
    const order = found.length > 0 ? null : await reserveBooking({ orderId: id, actor, courier });
    if (order) reserved.push(order);
    else rows.set(id, toRefused(found.length > 0 ? found : [UNDER_WAY]));
  }
  const sent = reserved.length > 0 ? await sendBookings(driver, reserved) : [];
  for (const [index, { _id }] of reserved.entries()) {
    const row = sent[index];
    if (row) rows.set(_id.toString(), row);
  }
  return { rows: await toDtos(unique, rows), isAway: sent.some(({ isAway }) => isAway) };
}

/** Another process is at it. */
const UNDER_WAY: Problem = { kind: "underWay", words: "It is being booked already" };

const toRefused = (problems: readonly Problem[]): SentRow => ({
  outcome: "refused",
  message: `${problems.map(({ words }) => words).join("; ")}.`,
  kinds: problems.map(({ kind }) => kind),
});

/** The reasons why parcels cannot be sent, by order id. */
async function findProblems(courier: Courier, ids: string[]): Promise<Map<string, Problem[]>> {
  const [orders, { pieceGrams }] = await Promise.all([
    Order.find({ _id: { $in: ids }, ...SOLD })
      .select(CONSIGNMENT_SELECT)
      .lean(),
    readCouriersSettings(),
  ]);
  const byId = new Map(orders.map((order) => [order._id.toString(), order]));
  const problems = new Map<string, Problem[]>();
  for (const id of ids) {
    const order = byId.get(id);
    const isPacked = order !== undefined && canTake(parcelStateOf(order), "handOver");
    const found =
      order && isPacked
        ? listProblems(courier, { ...toConsignment(order, pieceGrams), beingBookedWith: undefined })
        : [];
    if (!order) problems.set(id, [{ kind: "gone", words: "This order no longer exists" }]);
    else if (!isPacked) problems.set(id, [{ kind: "notPacked", words: "This parcel is not packed" }]);
    else problems.set(id, found);
  }
  return problems;
}

async function toDtos(ids: string[], rows: Map<string, SentRow>): Promise<BookingRowDto[]> {
  const orders = new Map((await readParcelOrders(ids)).map((order) => [order._id, order]));
  return ids.map((orderId) => {
    const { outcome = "refused", message = "", kinds = [] } = rows.get(orderId) ?? {};
    return { orderId, outcome, message, kinds, order: orders.get(orderId) ?? null };
  });
}
