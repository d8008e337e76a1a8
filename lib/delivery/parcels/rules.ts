import type { ParcelState } from "@/lib/orders/lifecycle";
import { isOwing } from "@/lib/orders/lifecycle/rules";

interface WithCash {
  state: ParcelState;
  cashExpected?: number | null | undefined;
}

/** Whole BDT that the courier owes for a parcel in this state. */
export const cashDue = ({ state, cashExpected }: WithCash): number =>
  isOwing(state) ? (cashExpected ?? 0) : 0;
