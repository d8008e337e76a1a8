import { createHmac } from "node:crypto";
import { getEnv } from "@/lib/env";

const SHORT_LENGTH = 12;

// Set by scripts/server/request-log.mjs; absent under `next dev` and where requests are not logged.
const shared = globalThis as typeof globalThis & { shopCallers?: Map<string, string | undefined> };

/** Notes for the request's line in the log whose bearer token was accepted: a short hash that only we can make. */
export function noteCaller(request: Request, userId: string): void {
  const requestId = request.headers.get("x-request-id") ?? "";
  if (shared.shopCallers?.has(requestId)) shared.shopCallers.set(requestId, toShortHash(userId));
}

function toShortHash(userId: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET)
    .update(`log ${userId}`)
    .digest("hex")
    .slice(0, SHORT_LENGTH);
}
