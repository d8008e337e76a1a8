import "server-only";
import { fileTooLarge } from "@/lib/platform/csv/decode-csv";
import { readLimited } from "@/lib/platform/http/read-body";
import { MAX_PAYOUT_BYTES } from "@/lib/cash/payouts/constants";

/** The uploaded bytes, never more than MAX_PAYOUT_BYTES; throws BODY_TOO_LARGE, BAD_REQUEST and TIMEOUT. */
export async function readPayoutUpload(request: Request): Promise<Uint8Array> {
  return await readLimited(request, {
    maxBytes: MAX_PAYOUT_BYTES,
    tooLarge: () => fileTooLarge(MAX_PAYOUT_BYTES),
  });
}
