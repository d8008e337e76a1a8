import type { Courier } from "@/lib/couriers/constants";
import type { Consignment } from "@/lib/couriers/driver";
import { isUnusualPhone } from "@/lib/orders/rules";

interface Limits {
  name: readonly [least: number, most: number];
  address: readonly [least: number, most: number];
  /** Whole BDT. */
  amount: number;
  isMobileAlone: boolean;
}

/** What the couriers' documents say. */
const LIMITS: Readonly<Record<Courier, Limits>> = {
  steadfast: { name: [1, 100], address: [1, 490], amount: 1_000_000, isMobileAlone: true },
  pathao: { name: [3, 100], address: [10, 220], amount: 1_000_000, isMobileAlone: true },
  redx: { name: [1, 100], address: [1, 500], amount: 1_000_000, isMobileAlone: true },
  other: { name: [1, 100], address: [1, 500], amount: 1_000_000, isMobileAlone: false },
  own: { name: [1, 100], address: [1, 500], amount: 1_000_000, isMobileAlone: false },
};

/** Why a parcel is not to be booked with a courier: what he would refuse, and what is booked already. */
export function listProblems(courier: Courier, consignment: Consignment): string[] {
  const { name, phone, address, amount } = consignment;
  const limits = LIMITS[courier];
  const problems = listBookings(courier, consignment);
  if (limits.isMobileAlone && isUnusualPhone(phone)) problems.push(`${phone} is no mobile of Bangladesh`);
  problems.push(...lengthProblems("The name", name, limits.name));
  problems.push(...lengthProblems("The address", address, limits.address));
  if (amount > limits.amount) problems.push(`${amount} BDT is more than ${limits.amount}`);
  return problems;
}

/** What is booked already would be carried and collected for twice. */
function listBookings(courier: Courier, consignment: Consignment): string[] {
  const { courier: taken, trackingCode, consignmentId, isBeingBooked } = consignment;
  if (trackingCode) return [`It has the tracking code ${trackingCode} already`];
  if (consignmentId) return [`It is consignment ${consignmentId} already`];
  if (isBeingBooked) return ["It is being booked with Steadfast"];
  return taken && taken !== courier ? ["It is meant for another courier"] : [];
}

function lengthProblems(what: string, text: string, [least, most]: Limits["name"]): string[] {
  const { length } = text;
  if (length > most) return [`${what} has ${length} characters, ${most} at most`];
  return length < least ? [`${what} has ${length} characters, ${least} at least`] : [];
}
