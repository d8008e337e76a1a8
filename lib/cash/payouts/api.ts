import { callProtected } from "@/lib/platform/http/client";
import type { Courier } from "@/lib/delivery/couriers/registry";
import type { PayoutCheckDto, PayoutDto } from "@/lib/cash/payouts/dto";

/** A payout as it was typed: the shop parses it. */
interface PayoutDraft {
  courier: Courier | "";
  reference: string;
  day: string;
  total: string;
  charges: string;
}

export type FilledPayout = PayoutDraft & { courier: Courier };

/** Has a payout's file checked: nothing changes. Throws ApiError. */
export async function checkPayoutFile(
  { courier, total, charges }: FilledPayout,
  file: Blob,
): Promise<PayoutCheckDto> {
  const query = { courier, total, charges };
  return await callProtected("POST /payouts/check", { query, file, retry: "idempotent" });
}

interface RecordOptions {
  draft: FilledPayout;
  file: Blob;
  digest: string;
  onPart: (payout: PayoutDto) => void;
}

/** Records what was checked, piece by piece; the same payout sent twice is one. Throws ApiError. */
export async function recordPayoutFile({ draft, file, digest, onPart }: RecordOptions): Promise<PayoutDto> {
  const query = { ...draft, digest };
  return await goOn(await callProtected("POST /payouts", { query, file, retry: "idempotent" }), onPart);
}

interface ChangeOptions {
  payoutId: string;
  to: "recorded" | "undone";
  onPart: (payout: PayoutDto) => void;
}

/** Goes on with a payout that broke off, or takes one back, piece by piece. Throws ApiError. */
export async function changePayout({ payoutId, to, onPart }: ChangeOptions): Promise<PayoutDto> {
  return await goOn(await runPiece(payoutId, to), onPart);
}

async function goOn(first: PayoutDto, onPart: (payout: PayoutDto) => void): Promise<PayoutDto> {
  let now = first;
  while (now.state === "recording" || now.state === "undoing") {
    onPart(now);
    now = await runPiece(now._id, now.state === "recording" ? "recorded" : "undone");
  }
  return now;
}

const runPiece = (id: string, to: "recorded" | "undone"): Promise<PayoutDto> =>
  callProtected("PATCH /payouts/{id}", { params: { id }, body: { to } });
