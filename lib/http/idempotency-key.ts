import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/http/errors";

/** The Idempotency-Key header, or a key of its own for a call without one. Throws BAD_REQUEST. */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get("idempotency-key");
  if (key === null) return randomUUID();
  if (/^[\w-]{8,128}$/.test(key)) return key;
  throw new AppError("BAD_REQUEST", { message: "Idempotency-Key must be 8 to 128 letters, digits, - or _." });
}
