import { createHmac } from "node:crypto";
import { getEnv } from "@/lib/env";
import { processState } from "@/lib/platform/process-state.mjs";

const SHORT_LENGTH = 12;

/** Notes for the request's line in the log whose bearer token was accepted: a short hash that only we can make. */
export function noteCaller(request: Request, userId: string): void {
  const requestId = request.headers.get("x-request-id") ?? "";
  // Absent under `next dev`.
  if (processState.callers?.has(requestId)) processState.callers.set(requestId, toShortHash(userId));
}

function toShortHash(userId: string): string {
  return createHmac("sha256", getEnv().JWT_SECRET)
    .update(`log ${userId}`)
    .digest("hex")
    .slice(0, SHORT_LENGTH);
}
