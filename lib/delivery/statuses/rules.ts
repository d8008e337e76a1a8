import type { CourierMeaning } from "@/lib/delivery/couriers/courier";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { PARCEL_STEPS, type ParcelState } from "@/lib/orders/lifecycle";
import { canTake, isAwaitingPieces, isComingBack, isOnItsWay, isPacked } from "@/lib/orders/lifecycle/rules";

/** A courier's last word for where a parcel is; empty as long as there is none. */
interface Word {
  courier: Courier | null;
  status: string;
}

const statusesOf = ({ courier }: Word) => courier && COURIER_FACTS[courier].statuses;

/** The way from where a parcel is to what its courier says, forwards alone; none where the word moves nothing. */
export function stepsTo(state: ParcelState, word: Word): ParcelState[] {
  const end = statusesOf(word)?.endOf(word.status);
  if (!end) return [];
  if (canTake(state, "deliver")) return [end];
  // One that the courier calls cancelled before it got it is still here.
  return canTake(state, "handOver") && !isComingBack(end) ? [PARCEL_STEPS.handOver.to, end] : [];
}

/** Whether the courier says that pieces are back in the shop. */
export const isReturnReceived = (word: Word): boolean =>
  statusesOf(word)?.isReturnReceived(word.status) ?? false;

interface Followed extends Word {
  state: ParcelState;
  /** Whether somebody has looked at what came back. */
  isLookedThrough: boolean;
}

/** Whether its courier has more to say of a parcel. */
export function isFollowed({ state, isLookedThrough, ...word }: Followed): boolean {
  if (isPacked(state) && isOnItsWay(state)) return true;
  return isAwaitingPieces({ state, isLookedThrough }) && !isReturnReceived(word);
}

/** What a courier's word means; null for one that nobody knows. */
export const meaningOf = (word: Word): CourierMeaning | null =>
  statusesOf(word)?.meaningOf(word.status) ?? null;
