import { processState } from "@/lib/process-state.mjs";

/** Notes that a page failed because the database is away, so that the server answers 503 for it. */
export function noteDatabaseAway(): void {
  // Absent under `next dev`.
  if (processState.trouble) processState.trouble.databaseAwayAt = Date.now();
}
