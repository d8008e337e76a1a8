import "server-only";
import type { ProblemKind } from "@/lib/words/en/desk-parcels";
import { CourierError } from "@/lib/delivery/couriers/courier-error";
import type { BookedRow, BookingDriver } from "@/lib/delivery/couriers/driver";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { dropBooking, saveBooked, saveRefused, saveUnsure } from "@/lib/delivery/bookings/finish-booking";
import type { ReservedOrder } from "@/lib/delivery/bookings/reserve-booking";
import { toConsignment } from "@/lib/delivery/parcels/to-consignment";
import { readCouriersSettings } from "@/lib/delivery/settings/queries";
import type { PieceGrams } from "@/lib/delivery/settings/schema";

export interface SentRow {
  outcome: "booked" | "refused" | "unsure";
  message: string;
  /** What each reason is that the shop has found out by itself. */
  kinds?: ProblemKind[];
  /** The courier does not answer, or wants no call now. */
  isAway?: boolean;
}

const BOOKED: SentRow = { outcome: "booked", message: "" };
const nameOf = ({ courier }: BookingDriver): string => COURIER_FACTS[courier].label;
const anothers = (driver: BookingDriver): string =>
  `${nameOf(driver)} already has a parcel of this number that was not booked here. If it is this one, paste its tracking code.`;
const noNumber = (driver: BookingDriver): string =>
  `${nameOf(driver)} has this parcel, but does not say its number. Paste its tracking code.`;
const taken = (driver: BookingDriver): string =>
  `${nameOf(driver)} gives a number or code that another parcel has. Look it up on its page.`;

const isRepeat = ({ parcel }: ReservedOrder): boolean => (parcel?.booking?.tries ?? 0) > 1;

function openBooking({ _id, phone, parcel }: ReservedOrder) {
  if (!parcel?.booking) throw new Error("This order is not reserved.");
  return { _id, phone, booking: parcel.booking };
}

/** Sends reserved parcels to the courier in one call and saves what they say of each. A row for each, in their order. */
export async function sendBookings(driver: BookingDriver, orders: ReservedOrder[]): Promise<SentRow[]> {
  const { pieceGrams } = await readCouriersSettings();
  let rows: BookedRow[];
  try {
    rows = await driver.book(orders.map((order) => toReserved(order, pieceGrams)));
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    return await Promise.all(orders.map((order) => saveFailure(order, error)));
  }
  const sent: SentRow[] = [];
  for (const [index, order] of orders.entries()) sent.push(await saveRow(driver, order, rows[index]));
  return sent;
}

/** The consignment as it was reserved: the courier is told to collect the amount that was written down. */
function toReserved(order: ReservedOrder, pieceGrams: PieceGrams) {
  const consignment = toConsignment(order, pieceGrams);
  return { ...consignment, amount: order.parcel?.booking?.amount ?? consignment.amount };
}

/** Saves for a parcel that the whole call failed. A repeat stays unsure: an earlier call may have booked it. */
async function saveFailure(order: ReservedOrder, { kind, message }: CourierError): Promise<SentRow> {
  const isAway = kind !== "refused";
  if (kind === "unsure" || isRepeat(order)) {
    await saveUnsure(openBooking(order));
    return { outcome: "unsure", message, isAway };
  }
  await saveRefused(openBooking(order), message);
  return { outcome: "refused", message, isAway };
}

async function saveRow(
  driver: BookingDriver,
  order: ReservedOrder,
  row: BookedRow = { outcome: "unsure", message: "" },
): Promise<SentRow> {
  if (row.outcome === "booked")
    return (await saveBooked(openBooking(order), row)) ? BOOKED : await refuse(order, taken(driver));
  if (row.outcome === "unsure") {
    await saveUnsure(openBooking(order));
    return row;
  }
  // An earlier try of ours may have arrived, and then it is this one.
  if (isRepeat(order)) return await findSent(driver, order, row.outcome === "refused" ? row.message : "");
  return await refuse(order, row.outcome === "known" ? anothers(driver) : row.message);
}

async function refuse(order: ReservedOrder, message: string): Promise<SentRow> {
  await saveRefused(openBooking(order), message);
  return { outcome: "refused", message };
}

/** Takes the consignment that an earlier try has made. Without one, it is refused for the reason given, or dropped. */
export async function findSent(
  driver: BookingDriver,
  order: ReservedOrder,
  problem: string,
): Promise<SentRow> {
  try {
    const found = await driver.find(order.orderNumber ?? 0);
    if (found?.consignmentId)
      return (await saveBooked(openBooking(order), found)) ? BOOKED : await refuse(order, taken(driver));
    if (found) return await refuse(order, noNumber(driver));
    if (problem) return await refuse(order, problem);
    await dropBooking(openBooking(order));
    return {
      outcome: "refused",
      message: `${nameOf(driver)} does not have this parcel. Please book it again.`,
    };
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    await saveUnsure(openBooking(order));
    return { outcome: "unsure", message: error.message, isAway: error.kind !== "refused" };
  }
}
