import type { ListedParcel } from "@/lib/delivery/parcels/api";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { isStanding, isVoid, type ParcelStepName, stateBefore } from "@/lib/orders/lifecycle/rules";

const RARE_STEPS: readonly ParcelStepName[] = ["deliverInPart", "lose"];

/**
 * Whether a step stands among the details of a parcel: rare ones, and that it was delivered where the cash of our own rider
 * says so too.
 */
export const isRareStep = (name: ParcelStepName, hasCash: boolean): boolean =>
  RARE_STEPS.includes(name) || (hasCash && name === "deliver");

/** Where the last step leads back to, of those that were made here first; undefined where it is final. */
export function stepBackOf({
  movedFrom,
  parcel,
  returns,
  exchangeOf,
}: ListedParcel): ParcelState | undefined {
  const isFinal = returns.some(isStanding) || (exchangeOf !== null && isVoid(parcel.state));
  return isFinal ? undefined : (movedFrom ?? stateBefore(parcel.state));
}
