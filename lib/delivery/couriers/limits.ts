import type { CourierLimits } from "@/lib/delivery/couriers/courier";
import type { Consignment, Lack } from "@/lib/delivery/couriers/driver";
import { COURIER_FACTS, type Courier } from "@/lib/delivery/couriers/registry";
import { isUnusualPhone } from "@/lib/orders/rules";

/** The reasons not to book a parcel with a courier: facts that it would refuse, and earlier bookings. */
export function listProblems(courier: Courier, consignment: Consignment): string[] {
  const { name, phone, address, amount } = consignment;
  const limits = COURIER_FACTS[courier].limits;
  const problems = listBookings(courier, consignment);
  if (limits.isMobileAlone && isUnusualPhone(phone)) problems.push(`${phone} is no mobile of Bangladesh`);
  problems.push(...lengthProblems("The name", name, limits.name));
  problems.push(...lengthProblems("The address", address, limits.address));
  if (amount > limits.amount) problems.push(`${amount} BDT is more than ${limits.amount}`);
  return problems;
}

const LACK_LABELS: Readonly<Record<Lack, string>> = {
  city: "The address names no district",
  zone: "The address names no zone that we know",
};

/** The facts that a courier's file needs and the address does not tell. */
export const listLacks = (courier: Courier, consignment: Consignment): Lack[] =>
  COURIER_FACTS[courier].needs.filter((lack) => consignment[lack] === "");

export const lackInWords = (lack: Lack): string => LACK_LABELS[lack];

/** The bookings that stand in the way: couriers would carry the parcel, and collect its cash, twice. */
function listBookings(courier: Courier, consignment: Consignment): string[] {
  const { courier: taken, trackingCode, consignmentId, beingBookedWith } = consignment;
  if (trackingCode) return [`It has the tracking code ${trackingCode} already`];
  if (consignmentId) return [`It is consignment ${consignmentId} already`];
  if (beingBookedWith) return [`It is being booked with ${COURIER_FACTS[beingBookedWith].labelInWords}`];
  return taken && taken !== courier ? ["It is meant for another courier"] : [];
}

function lengthProblems(what: string, text: string, [least, most]: CourierLimits["name"]): string[] {
  const { length } = text;
  if (length > most) return [`${what} has ${length} characters, ${most} at most`];
  return length < least ? [`${what} has ${length} characters, ${least} at least`] : [];
}
