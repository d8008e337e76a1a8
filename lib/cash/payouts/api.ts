import { callProtected } from "@/lib/platform/http/client";
import type { ParcelOrderDto } from "@/lib/delivery/parcels/dto";
import type { PayoutCheckDto, PayoutDto } from "@/lib/cash/payouts/dto";

/** As it was typed: the shop reads it. */
export interface PayoutDraft {
  courier: string;
  reference: string;
  day: string;
  total: string;
  charges: string;
}

const ignoreProgress = (): void => undefined;

/** Has a payout's file checked: nothing changes. Throws ApiError. */
export async function checkPayoutFile(
  { courier, total, charges }: PayoutDraft,
  file: Blob,
): Promise<PayoutCheckDto> {
  const query = new URLSearchParams({ courier, total, ...(charges && { charges }) });
  return await callProtected<PayoutCheckDto>(`/payouts/check?${query.toString()}`, {
    method: "POST",
    file,
    onProgress: ignoreProgress,
    isIdempotent: true,
  });
}

interface RecordOptions {
  draft: PayoutDraft;
  file: Blob;
  digest: string;
  onPart: (payout: PayoutDto) => void;
}

/** Records what was checked, piece by piece; the same payout sent twice is one. Throws ApiError. */
export async function recordPayoutFile({ draft, file, digest, onPart }: RecordOptions): Promise<PayoutDto> {
  const { charges, ...rest } = draft;
  const query = new URLSearchParams({ ...rest, ...(charges && { charges }), digest });
  const first = await callProtected<PayoutDto>(`/payouts?${query.toString()}`, {
    method: "POST",
    file,
    onProgress: ignoreProgress,
    isIdempotent: true,
  });
  return await goOn(first, onPart);
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

const runPiece = (payoutId: string, to: "recorded" | "undone"): Promise<PayoutDto> =>
  callProtected<PayoutDto>(`/payouts/${payoutId}`, { method: "PATCH", body: { to }, isIdempotent: true });

interface CashNote {
  from: number | null;
  to: number;
  reason: string;
}

/** Notes by hand what came in for a parcel. Throws ApiError. */
export async function noteCashOf(orderId: string, note: CashNote): Promise<ParcelOrderDto> {
  return await callProtected<ParcelOrderDto>(`/orders/${orderId}/cash`, { method: "PATCH", body: note });
}
