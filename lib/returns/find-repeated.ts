import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import type { ReturnableOrder, StoredReturn } from "@/lib/returns/read-returnable";

interface Keyed {
  /** The Idempotency-Key behind the id of whoever sends it. */
  key: string;
  /** Of all that is sent with it. */
  digest: string;
}

/**
 * The return that was noted with this key before. Throws KEY_REUSED where something else was sent with it; returns of the time
 * before digests take any repeat for theirs.
 */
export function findRepeated({ returns }: ReturnableOrder, { key, digest }: Keyed): StoredReturn | undefined {
  const known = returns?.find((entry) => entry.key === key);
  if (!known?.digest || known.digest === digest) return known;
  throw new AppError("KEY_REUSED", {
    message: "This return is noted already, with other details than these. Please look at the order again.",
  });
}
