import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/platform/http/errors";

/** The Idempotency-Key header, or a key of its own for a call without one. Throws BAD_REQUEST. */
export function readIdempotencyKey(request: Request): string {
  return findIdempotencyKey(request) ?? randomUUID();
}

/** The Idempotency-Key header; undefined for a call without one. Throws BAD_REQUEST. */
export function findIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (/^[\w-]{8,128}$/.test(key)) return key;
  throw new AppError("BAD_REQUEST", { message: "Idempotency-Key must be 8 to 128 letters, digits, - or _." });
}
