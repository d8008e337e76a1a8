import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Payout } from "@/models/payout";

/** Throws NOT_FOUND. */
export async function requirePayout(payoutId: string) {
  const payout = await Payout.findById(payoutId).lean();
  if (payout) return payout;
  throw new AppError("NOT_FOUND", { message: "There is no such payout." });
}

export type StoredPayout = Awaited<ReturnType<typeof requirePayout>>;
export type StoredRow = Pick<
  StoredPayout["rows"][number],
  "row" | "label" | "amount" | "outcome" | "orderId" | "orderNumber" | "due" | "received" | "state"
>;
