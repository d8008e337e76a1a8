import "server-only";
import type { AdvanceNoteDto, OrderDto } from "@/lib/orders/dto";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { isInShop, isSold, isUndecided, parcelStateOf } from "@/lib/orders/lifecycle/rules";
import { cashToCollect, type Charged } from "@/lib/orders/payment";
import { advanceAccount } from "@/lib/shop-facts";
import type { AdvanceAccount } from "@/lib/site";

export interface StoredAdvanceNote {
  id: { toString: () => string };
  wallet: AdvanceAccount["wallet"];
  amount: number;
  digits: string;
  notFoundAt?: Date | null;
}

interface Payable extends Charged {
  status: string;
  parcel?: { state?: ParcelState | null } | null;
  advanceNote?: StoredAdvanceNote | null;
}

/** Whole BDT that a customer can say to have sent: what is due, until the courier has the parcel; then 0. */
export function mostAhead(order: Payable): number {
  const isOpen = isUndecided(order.status) || (isSold(order.status) && isInShop(parcelStateOf(order)));
  return isOpen ? cashToCollect(order) : 0;
}

/**
 * Where an advance can be sent now, and what was said of one; nothing where there is neither, or nothing can be sent any
 * more: then the courier collects all of it, or nothing is due.
 */
export function toPayAhead(order: Payable): Pick<OrderDto, "payAhead"> {
  const most = mostAhead(order);
  if (most === 0) return {};
  const to = advanceAccount();
  const { advanceNote } = order;
  if (!to && !advanceNote) return {};
  return { payAhead: { to, most, note: advanceNote ? toAdvanceNote(advanceNote) : null } };
}

export const toAdvanceNote = ({
  id,
  wallet,
  amount,
  digits,
  notFoundAt,
}: StoredAdvanceNote): AdvanceNoteDto => ({
  id: id.toString(),
  wallet,
  amount,
  digits,
  isNotFound: Boolean(notFoundAt),
});
