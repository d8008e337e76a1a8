import "server-only";
import { createHash } from "node:crypto";
import type { PayoutCheckDto, PayoutRowDto } from "@/lib/cash/payouts/dto";
import { matchRows } from "@/lib/cash/payouts/match-rows";
import { readPayoutLines } from "@/lib/cash/payouts/read-rows";
import { isRecordable } from "@/lib/cash/payouts/rules";
import type { CheckPayoutInput } from "@/lib/cash/payouts/schema";

interface CheckPayoutOptions {
  payout: CheckPayoutInput;
  bytes: Uint8Array;
}

/** Says of each row of a courier's file what it would bring. Nothing is written. Throws BAD_CSV and BODY_TOO_LARGE. */
export async function checkPayout({ payout, bytes }: CheckPayoutOptions): Promise<PayoutCheckDto> {
  const { courier, total, charges } = payout;
  const rows = await matchRows(courier, await readPayoutLines(bytes));
  const sum = sumOf(rows);
  return {
    digest: digestOf({ courier, total, charges, rows }),
    rows,
    sum,
    recordable: sumOf(rows.filter(({ outcome }) => isRecordable(outcome))),
    difference: sum - charges - total,
  };
}

const sumOf = (rows: PayoutRowDto[]): number => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** SHA-256 of the rows as they were seen, so that nothing else is recorded. A parcel may move meanwhile. */
function digestOf({ rows, ...payout }: CheckPayoutInput & { rows: PayoutRowDto[] }): string {
  const seen = rows.map(({ row, orderId, amount, outcome, due, received }) => [
    row,
    orderId,
    amount,
    outcome,
    due,
    received,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([payout, seen]))
    .digest("hex");
}
