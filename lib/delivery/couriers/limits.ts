import type { CourierLimits } from "@/lib/delivery/couriers/courier";
import {
  type Consignment,
  type Lack,
  type Misfit,
  MISFITS,
  type Problem,
} from "@/lib/delivery/couriers/driver";
import { COURIER_FACTS, type Courier } from "@/lib/delivery/couriers/registry";
import { isUnusualPhone } from "@/lib/platform/text/phone";
import { AppError } from "@/lib/platform/http/errors";

/** The reasons not to book a parcel with a courier: facts that it would refuse, and earlier bookings. */
export function listProblems(courier: Courier, consignment: Consignment): Problem[] {
  const { phone, amount } = consignment;
  const limits = COURIER_FACTS[courier].limits;
  const problems = listBookings(courier, consignment);
  if (limits.isMobileAlone && isUnusualPhone(phone))
    problems.push({ kind: "phone", words: `${phone} is no mobile of Bangladesh` });
  const misfits = findMisfits(courier, consignment);
  for (const kind of MISFITS) {
    const words = misfits[kind];
    if (words) problems.push({ kind, words });
  }
  if (amount > limits.amount)
    problems.push({ kind: "amount", words: `${amount} BDT is more than ${limits.amount}` });
  return problems;
}

const LACK_LABELS: Readonly<Record<Lack, string>> = {
  city: "The address names no district",
  zone: "The address names no zone that we know",
};

/** The facts that a courier's file needs and the address does not tell. */
export const listLacks = (courier: Courier, consignment: Consignment): Lack[] =>
  COURIER_FACTS[courier].needs.filter((lack) => consignment[lack] === "");

export const toProblem = (lack: Lack): Problem => ({ kind: lack, words: LACK_LABELS[lack] });

/** The bookings that stand in the way: couriers would carry the parcel, and collect its cash, twice. */
function listBookings(courier: Courier, consignment: Consignment): Problem[] {
  const { courier: taken, trackingCode, consignmentId, beingBookedWith } = consignment;
  if (trackingCode) return [{ kind: "tracked", words: `It has the tracking code ${trackingCode} already` }];
  if (consignmentId) return [{ kind: "consigned", words: `It is consignment ${consignmentId} already` }];
  if (beingBookedWith) {
    const { labelInWords } = COURIER_FACTS[beingBookedWith];
    return [{ kind: "beingBooked", words: `It is being booked with ${labelInWords}` }];
  }
  return taken && taken !== courier
    ? [{ kind: "anotherCourier", words: "It is meant for another courier" }]
    : [];
}

/** What a courier would refuse for its length, with the reason for each. */
function findMisfits(
  courier: Courier,
  texts: Partial<Record<Misfit, string | undefined>>,
): Partial<Record<Misfit, string>> {
  const found: Partial<Record<Misfit, string>> = {};
  for (const misfit of MISFITS) {
    const problem = lengthProblem(misfit, texts[misfit], COURIER_FACTS[courier].limits[misfit]);
    if (problem) found[misfit] = problem;
  }
  return found;
}

/** Throws INVALID_FIELDS. */
export function requireMisfitsGone(courier: Courier, texts: Parameters<typeof findMisfits>[1]): void {
  const fields = findMisfits(courier, texts);
  if (Object.keys(fields).length > 0) throw new AppError("INVALID_FIELDS", { fields });
}

function lengthProblem(
  misfit: Misfit,
  text: string | undefined,
  [least, most]: CourierLimits[Misfit],
): string | undefined {
  if (text === undefined) return undefined;
  const { length } = text;
  if (length > most) return `The ${misfit} has ${length} characters, ${most} at most`;
  return length < least ? `The ${misfit} has ${length} characters, ${least} at least` : undefined;
}
