import { processState } from "@/lib/process-state.mjs";

/** Notes why a page failed: because the database is away, for which the server answers 503, or for another cause. */
export function notePageFailure(path: string, isDatabaseAway: boolean): void {
  // Absent under `next dev`.
  processState.noteTrouble?.(path, isDatabaseAway);
}
