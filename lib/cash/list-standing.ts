import type { Types } from "mongoose";

export interface CashEntry {
  amount: number;
  payoutId?: Types.ObjectId | null;
  isReversal?: boolean | null;
}

/**
 * The entries that stand: neither taken back nor taking back. What takes a payout back names it; what names none takes
 * back all that was noted by hand before it.
 */
export function listStanding(cash: readonly CashEntry[]): CashEntry[] {
  const reversed = new Set(cash.flatMap((entry) => (entry.isReversal ? [String(entry.payoutId)] : [])));
  const takenBack = cash.findLastIndex(({ payoutId, isReversal }) => isReversal && !payoutId);
  return cash.filter(({ payoutId }, index) =>
    payoutId ? !reversed.has(String(payoutId)) : index > takenBack,
  );
}
