import { processState } from "@/lib/process-state.mjs";

/** Many times what a look needs, on a busy machine too. */
const CURRENT_MS = 10_000;

/** Notes that this server has just seen all that others have changed. */
export function noteLook(now = Date.now()): void {
  processState.lastLookAt = now;
}

/** False for a server that may be showing what others have changed a while ago, once it has begun to look. */
export function isLookCurrent(now = Date.now()): boolean {
  return now - (processState.lastLookAt ?? now) < CURRENT_MS;
}
