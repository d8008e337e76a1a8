import type { Types } from "mongoose";

export interface CashEntry {
  amount: number;
  payoutId?: Types.ObjectId | null;
  isReversal?: boolean | null;
}

/** The entries that stand: neither taken back nor taking back. */
export function listStanding(cash: readonly CashEntry[]): CashEntry[] {
  const reversed = new Set(cash.flatMap((entry) => (entry.isReversal ? [String(entry.payoutId)] : [])));
  return cash.filter(({ payoutId }) => !payoutId || !reversed.has(String(payoutId)));
}
